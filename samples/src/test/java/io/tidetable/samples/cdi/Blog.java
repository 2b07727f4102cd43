package io.tidetable.samples.cdi;

import io.tidetable.repository.TableRepository;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;

@ApplicationScoped
class Blog {
    private final TableRepository<Entry> entries;
    private final TableRepository<Comment> comments;

    @Inject
    Blog(TableRepository<Entry> entries, TableRepository<Comment> comments) {
        this.entries = entries;
        this.comments = comments;
    }

    String publish(Entry entry, Comment first) {
        entries.createTableIfAbsent();
        comments.createTableIfAbsent();
        entries.insert(entry);
        comments.insert(first);
        return entries.all().count() + " entry, " + comments.all().count() + " comment";
    }
}
