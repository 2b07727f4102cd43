package io.tidetable.samples;

import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.query.Page;
import io.tidetable.repository.Query;
import io.tidetable.repository.TableRepository;
import java.io.PrintStream;
import java.time.LocalDate;
import java.util.List;

/** Newest first: the reverse chronological key answers "the latest ten" in one request, however many there are. */
public final class S01_NewestPosts {
    private S01_NewestPosts() {}

    /** Runs on an embedded service. */
    public static void main(String[] args) {
        run(Tables.connect(EmbeddedTables.create().clientBuilder()), System.out);
    }

    static void run(Tables tables, PrintStream out) {
        TableRepository<Post> posts = tables.repository(Post.class);
        posts.createTableIfAbsent();
        posts.insert(Post.of("azure", "2014-06-14T08:00:00Z", "Tables are cheap"));
        posts.insert(Post.of("azure", "2014-06-16T09:30:00Z", "Keys are everything"));
        posts.insert(Post.of("azure", "2014-06-16T17:45:00Z", "One request is enough"));
        posts.insert(Post.of("azure", "2014-06-15T12:00:00Z", "Partitions scale"));
        posts.insert(Post.of("other", "2014-06-17T00:00:00Z", "Not of this blog"));

        Query<Post> ofBlog = posts.where(Post_.blog.is("azure"));
        print(out, "The three newest", ofBlog.limit(3).list());

        Query<Post> ofDay = ofBlog.and(Post_.published.on(LocalDate.of(2014, 6, 16)));
        print(out, "On 16 June 2014", ofDay.list());
        out.println("  read as " + ofDay.explain().access());

        Page<Post> first = ofBlog.page(2);
        print(out, "The first page of two", first.items());
        print(
                out,
                "The page behind it",
                ofBlog.page(2, first.next().orElseThrow()).items());
    }

    private static void print(PrintStream out, String heading, List<Post> posts) {
        out.println(heading);
        posts.forEach(post -> out.println("  " + post.published() + "  " + post.title()));
    }
}
