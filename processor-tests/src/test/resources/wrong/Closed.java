import io.tidetable.annotations.*;
import java.util.*;

@Table("Faces")
// ! [CLASS_KIND] Face: entities are records and classes that can be made (found: interface): let it be a record, or a class that is not abstract, not inner and has no type parameters
sealed interface Face permits Face.Eye {
    @Table("Eyes")
    // ! [TYPE] Face.Eye.other: no property holds this type (found Face): annotate it @AsJson, @ConvertedBy(a codec) or @Ignore
    // ! [TYPE] Face.Eye.nothing: no property holds this type (found Void): annotate it @AsJson, @ConvertedBy(a codec) or @Ignore
    // ! [TYPE] Face.Eye.run: no property holds this type (found Runnable[]): annotate it @AsJson, @ConvertedBy(a codec) or @Ignore
    record Eye(@PartitionKey String id, @RowKey int n, Face other, Void nothing, Runnable[] run) implements Face {}
}

@Table("Notes")
// ! [CLASS_KIND] Note: entities are records and classes that can be made (found: interface): let it be a record, or a class that is not abstract, not inner and has no type parameters
@interface Note {
    String value() default "";
}

@Table("Choices")
// ! [CLASS_KIND] Choice: entities are records and classes that can be made (found: enum): let it be a record, or a class that is not abstract, not inner and has no type parameters
enum Choice {
    A;

    @PartitionKey String id;
}
