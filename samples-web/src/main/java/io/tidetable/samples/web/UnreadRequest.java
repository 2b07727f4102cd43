package io.tidetable.samples.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;
import org.jspecify.annotations.Nullable;

/**
 * The page for what Tomcat could not read and gave to no application: an address with {@code %2F} in its path or with
 * {@code [}, or one of many thousand characters. It holds nothing of what was asked for.
 */
final class UnreadRequest extends ErrorReportValve {
    private static final String PAGE = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
              <meta charset="utf-8">
              <meta name="viewport" content="width=device-width, initial-scale=1">
              <title>That address cannot be read</title>
              <link rel="icon" href="data:,">
              <link rel="stylesheet" href="/style.css">
            </head>
            <body>
            <main class="wide">
              <h1>That address cannot be read</h1>
              <p>It is too long, or it holds a sign that no address here has, such as a slash written as %2F.
                The code of an earthquake is letters and digits, such as ci37868143.</p>
              <p>Go to <a href="/">the newest earthquakes</a>.</p>
            </main>
            </body>
            </html>
            """;

    @Override
    protected void report(Request request, Response response, @Nullable Throwable failure) {
        if (response.getStatus() != Response.SC_BAD_REQUEST) {
            super.report(request, response, failure);
        } else if (response.getContentWritten() == 0 && response.setErrorReported()) {
            write(response);
        }
    }

    private static void write(Response response) {
        response.setHeader("Content-Security-Policy", Safety.POLICY);
        response.setHeader("X-Content-Type-Options", "nosniff");
        response.setContentType("text/html");
        response.setCharacterEncoding("utf-8");
        try {
            response.getReporter().write(PAGE);
            response.finishResponse();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
