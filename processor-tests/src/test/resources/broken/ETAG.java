import io.tidetable.annotations.*;
import java.util.*;

@Table("Things")
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        // ! [ETAG] Thing.number: the token is a String (found Long): let it be a String
        @ETag Long number,
        // ! [ETAG] Thing.etag: @ETag stands once in a class (found on number too): remove it from one of them
        @ETag String etag,
        // ! [ETAG] Thing.optional: the token is a String (found Optional<String>): let it be a String
        // ! [ETAG] Thing.optional: @ETag stands once in a class (found on number too): remove it from one of them
        @ETag Optional<String> optional) {}
