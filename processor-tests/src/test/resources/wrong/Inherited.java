import io.tidetable.annotations.*;
import java.util.*;

abstract class Keyed<K, V> {
    // ! [TYPE] Lists.id: no property holds this type (found List<String>): annotate it @AsJson, @ConvertedBy(a codec) or @Ignore
    // ! [TYPE_VARIABLE] Raws.id: no class stands for a type variable (found K): say in the extends clause what it is, or annotate it @Ignore
    @PartitionKey K id;
    // ! [TYPE] Lists.indexed: no property holds this type (found Map<String, ?>): annotate it @AsJson, @ConvertedBy(a codec) or @Ignore
    // ! [TYPE_VARIABLE] Raws.indexed: no class stands for a type variable (found V): say in the extends clause what it is, or annotate it @Ignore
    @SecondaryIndex V indexed;
}

@Table("Lists")
class Lists extends Keyed<List<String>, Map<String, ?>> {
    @RowKey int n;
}

@SuppressWarnings("rawtypes")
@Table("Raws")
class Raws extends Keyed {
    @RowKey int n;
}

@Table("Opens")
// ! [CLASS_KIND] Open: entities are records and classes that can be made (found: generic class): let it be a record, or a class that is not abstract, not inner and has no type parameters
final class Open<T extends Comparable<T>> {
    // ! [TYPE_VARIABLE] Open.id: no class stands for a type variable (found T): say in the extends clause what it is, or annotate it @Ignore
    @PartitionKey T id;
    @RowKey int n;

    class Within {
        @Table("Deeps")
        // ! [CLASS_KIND] Open.Within.Deep: entities are records and classes that can be made (found: inner class): let it be a record, or a class that is not abstract, not inner and has no type parameters
        class Deep {
            @PartitionKey String id;
            @RowKey int n;
        }
    }
}
