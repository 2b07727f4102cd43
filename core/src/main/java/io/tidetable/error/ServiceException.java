package io.tidetable.error;

import org.jspecify.annotations.Nullable;

/**
 * Any other refusal or failure of the service: authentication, throttling, network, time-out; the cause is the SDK
 * exception.
 */
public final class ServiceException extends TidetableException {
    private final int status;
    private final String code;

    public ServiceException(String message, int status, String code, Place place, @Nullable Throwable cause) {
        super(message, place, cause);
        this.status = status;
        this.code = code;
    }

    /** HTTP status, 0 where no answer came. */
    public int status() {
        return status;
    }

    /** Error code of the service, empty where none came. */
    public String code() {
        return code;
    }
}
