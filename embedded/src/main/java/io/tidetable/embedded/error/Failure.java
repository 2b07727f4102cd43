package io.tidetable.embedded.error;

/** The errors of the table service, each with its status, code and text. */
public enum Failure {
    ATOM_FORMAT_NOT_SUPPORTED(415, "AtomFormatNotSupported", "Atom format is not supported."),
    AUTHENTICATION_FAILED(
            403,
            "AuthenticationFailed",
            "Server failed to authenticate the request. Make sure the value of Authorization header is formed correctly"
                    + " including the signature."),
    DIFFERENT_PARTITIONS(
            400,
            "CommandsInBatchActOnDifferentPartitions",
            "All commands in a batch must operate on same entity group."),
    DUPLICATE_PROPERTIES(400, "DuplicatePropertiesSpecified", "A property is specified more than one time."),
    ENTITY_ALREADY_EXISTS(409, "EntityAlreadyExists", "The specified entity already exists."),
    ENTITY_TOO_LARGE(400, "EntityTooLarge", "The entity is larger than the maximum allowed size (1MB)."),
    INTERNAL_ERROR(500, "InternalError", "Server encountered an internal error. Please try again after some time."),
    INVALID_DUPLICATE_ROW(
            400,
            "InvalidDuplicateRow",
            "The batch request contains multiple changes with same row key. An entity can appear only once in a batch"
                    + " request."),
    INVALID_INPUT(400, "InvalidInput", "One of the request inputs is not valid."),
    INVALID_RESOURCE_NAME(400, "InvalidResourceName", "The specifed resource name contains invalid characters."),
    INVALID_URL(400, "RequestUrlFailedToParse", "The url in the request could not be parsed."),
    JSON_VERBOSE_NOT_SUPPORTED(415, "JsonVerboseFormatNotSupported", "JSON verbose format is not supported."),
    KEY_TOO_LARGE(400, "KeyValueTooLarge", "The key property value exceeds the maximum allowed size (1KB)."),
    MEDIA_TYPE_NOT_SUPPORTED(415, "MediaTypeNotSupported", "None of the provided media types are supported"),
    METHOD_NOT_ALLOWED(405, "MethodNotAllowed", "The requested method is not allowed on the specified resource."),
    MISSING_HEADER(400, "MissingRequiredHeader", "An HTTP header that's mandatory for this request is not specified."),
    NOT_IMPLEMENTED(501, "NotImplemented", "The requested operation is not implemented on the specified resource."),
    OPERATION_TIMED_OUT(500, "OperationTimedOut", "Operation could not be completed within the specified time."),
    OUT_OF_RANGE(400, "OutOfRangeInput", "One of the request inputs is out of range."),
    PROPERTIES_NEED_VALUE(400, "PropertiesNeedValue", "The values are not specified for all properties in the entity."),
    PROPERTY_NAME_INVALID(400, "PropertyNameInvalid", "The property name is invalid."),
    PROPERTY_NAME_TOO_LONG(400, "PropertyNameTooLong", "The property name exceeds the maximum allowed length (255)."),
    PROPERTY_VALUE_TOO_LARGE(
            400,
            "PropertyValueTooLarge",
            "The property value exceeds the maximum allowed size (64KB). If the property value is a string, it is"
                    + " UTF-16 encoded and the maximum number of characters should be 32K or less."),
    REQUEST_BODY_TOO_LARGE(
            413, "RequestBodyTooLarge", "The request body is too large and exceeds the maximum permissible limit."),
    REQUEST_URL_TOO_LONG(414, "RequestUriTooLong", "The request URI is too long."),
    RESOURCE_NOT_FOUND(404, "ResourceNotFound", "The specified resource does not exist."),
    SERVER_BUSY(503, "ServerBusy", "The server is busy."),
    TABLE_ALREADY_EXISTS(409, "TableAlreadyExists", "The table specified already exists."),
    TABLE_BEING_DELETED(409, "TableBeingDeleted", "The specified table is being deleted. Try operation later."),
    TABLE_NOT_FOUND(404, "TableNotFound", "The table specified does not exist."),
    TOO_MANY_PROPERTIES(
            400,
            "TooManyProperties",
            "The entity contains more properties than allowed. Each entity can include up to 252 properties to store"
                    + " data. Each entity also has 3 system properties."),
    UPDATE_CONDITION_NOT_SATISFIED(
            412, "UpdateConditionNotSatisfied", "The update condition specified in the request was not satisfied."),
    X_METHOD_INCORRECT_VALUE(400, "XMethodIncorrectValue", "The specified X-HTTP-Method is invalid."),
    X_METHOD_NOT_USING_POST(
            400, "XMethodNotUsingPost", "The request uses X-HTTP-Method with an HTTP verb other than POST.");

    private final int status;
    private final String code;
    private final String text;

    Failure(int status, String code, String text) {
        this.status = status;
        this.code = code;
        this.text = text;
    }

    /** The HTTP status. */
    public int status() {
        return status;
    }

    /** The error code, as in {@code EntityAlreadyExists}. */
    public String code() {
        return code;
    }

    /** The text that goes with the code, unless a case has one of its own. */
    public String text() {
        return text;
    }

    /** This failure with its usual text. */
    public ServiceError error() {
        return new ServiceError(this, text);
    }

    /** This failure with a text of its own. */
    public ServiceError error(String ownText) {
        return new ServiceError(this, ownText);
    }
}
