package io.tidetable.embedded.protocol;

/** The words that go with a status. */
final class Reason {
    private Reason() {}

    static String of(int status) {
        return switch (status) {
            case 200 -> "OK";
            case 201 -> "Created";
            case 204 -> "No Content";
            case 400 -> "Bad Request";
            case 403 -> "Forbidden";
            case 404 -> "Not Found";
            case 405 -> "Method Not Allowed";
            case 409 -> "Conflict";
            case 412 -> "Precondition Failed";
            case 414 -> "URI Too Long";
            case 413 -> "Request Entity Too Large";
            case 415 -> "Unsupported Media Type";
            case 501 -> "Not Implemented";
            case 503 -> "Service Unavailable";
            default -> "Internal Server Error";
        };
    }
}
