package io.tidetable.samples.cdi;

import com.azure.data.tables.TableServiceClientBuilder;
import io.tidetable.Tables;
import io.tidetable.repository.TableRepository;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Produces;
import jakarta.enterprise.inject.spi.InjectionPoint;
import java.lang.reflect.ParameterizedType;

@ApplicationScoped
class TablesProducer {
    @Produces
    @ApplicationScoped
    Tables tables(TableServiceClientBuilder client) {
        return Tables.connect(client);
    }

    @Produces
    @Dependent
    @SuppressWarnings("unchecked") // the class is that of the point
    <T> TableRepository<T> repository(InjectionPoint point, Tables tables) {
        ParameterizedType wanted = (ParameterizedType) point.getType();
        return tables.repository((Class<T>) wanted.getActualTypeArguments()[0]);
    }
}
