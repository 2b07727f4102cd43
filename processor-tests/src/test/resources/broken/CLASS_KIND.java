import io.tidetable.annotations.*;

@Table("Interfaces")
// ! [CLASS_KIND] Face: entities are records and classes that can be made (found: interface): let it be a record, or a class that is not abstract, not inner and has no type parameters
interface Face {}

@Table("Enums")
// ! [CLASS_KIND] Choice: entities are records and classes that can be made (found: enum): let it be a record, or a class that is not abstract, not inner and has no type parameters
enum Choice {
    ONE
}

@Table("Abstracts")
// ! [CLASS_KIND] Idea: entities are records and classes that can be made (found: abstract class): let it be a record, or a class that is not abstract, not inner and has no type parameters
abstract class Idea {
    @PartitionKey String id;
    @RowKey int n;
}

@Table("Generics")
// ! [CLASS_KIND] Box: entities are records and classes that can be made (found: generic class): let it be a record, or a class that is not abstract, not inner and has no type parameters
record Box<T>(@PartitionKey String id, @RowKey int n) {}

class Outer {
    @Table("Inners")
    // ! [CLASS_KIND] Outer.Inner: entities are records and classes that can be made (found: inner class): let it be a record, or a class that is not abstract, not inner and has no type parameters
    class Inner {
        @PartitionKey String id;
        @RowKey int n;
    }
}
