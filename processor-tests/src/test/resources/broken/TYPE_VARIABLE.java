import io.tidetable.annotations.*;
import java.util.*;

abstract class Base<K, V> {
    // ! [TYPE_VARIABLE] Thing.id: no class stands for a type variable (found T): say in the extends clause what it is, or annotate it @Ignore
    // ! [TYPE_VARIABLE] Raw.id: no class stands for a type variable (found K): say in the extends clause what it is, or annotate it @Ignore
    @PartitionKey K id;
    @RowKey int n;
    // ! [TYPE_VARIABLE] Raw.value: no class stands for a type variable (found V): say in the extends clause what it is, or annotate it @Ignore
    V value;
    // ! [TYPE_VARIABLE] Raw.values: no class stands for a type variable (found List<V>): say in the extends clause what it is, or annotate it @Ignore
    @AsJson List<V> values;
}

@Table("Things")
// ! [CLASS_KIND] Thing: entities are records and classes that can be made (found: generic class): let it be a record, or a class that is not abstract, not inner and has no type parameters
class Thing<T> extends Base<T, String> {
    // ! [TYPE_VARIABLE] Thing.own: no class stands for a type variable (found T): say in the extends clause what it is, or annotate it @Ignore
    T own;
}

@Table("Raws")
@SuppressWarnings("rawtypes")
class Raw extends Base {}
