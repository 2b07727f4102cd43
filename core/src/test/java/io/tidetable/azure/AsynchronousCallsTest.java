package io.tidetable.azure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.core.http.HttpMethod;
import com.azure.core.http.HttpPipeline;
import com.azure.core.http.HttpPipelineBuilder;
import com.azure.core.http.HttpRequest;
import com.azure.core.http.HttpResponse;
import com.azure.core.http.policy.FixedDelay;
import com.azure.core.http.policy.RetryPolicy;
import com.azure.core.util.Context;
import java.io.IOException;
import java.time.Duration;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Mono;

/** The policy in a pipeline that runs asynchronously does as in one that does not. */
class AsynchronousCallsTest {
    private final ScriptedService service = new ScriptedService();
    private final HttpPipeline pipeline = new HttpPipelineBuilder()
            .policies(
                    new RetryPolicy(new FixedDelay(2, Duration.ofMillis(1))),
                    TableService.policy(),
                    TableService.policy())
            .httpClient(service)
            .build();

    private static HttpRequest request(HttpMethod method) {
        return new HttpRequest(method, "http://127.0.0.1:1/a/T()?$format=application/json%3Bodata%3Dfullmetadata");
    }

    private HttpResponse send(Call call, HttpMethod method) {
        return Objects.requireNonNull(
                pipeline.send(request(method), new Context(Call.KEY, call)).block());
    }

    @Test
    void aLostAnswerOfAWriteIsNotSentAgain() {
        Call call = new Call(Call.Kind.WRITE);
        service.breaks(new IOException("reset")).answers(204, "");
        HttpResponse own = send(call, HttpMethod.POST);
        assertThat(own.getStatusCode()).isEqualTo(400);
        assertThat(own.getBodyAsString().block()).contains("Not sent again");
        assertThat(call.end(null).fate()).isEqualTo(Call.Fate.UNKNOWN);
        assertThat(service.sent()).hasSize(1);
    }

    @Test
    void theAnswerOfATransactionIsKeptAndTheSdkGetsThatOfItsOneAction() {
        Call call = new Call(Call.Kind.TRANSACTION);
        service.answersParts("204 No Content|ETag: W/\"7\"|", "204 No Content|ETag: W/\"8\"|");
        HttpResponse handedOn = send(call, HttpMethod.POST);
        Call.Result result = call.end(null);
        assertThat(result.fate()).isEqualTo(Call.Fate.ANSWERED);
        byte[] kept = Objects.requireNonNull(result.answer()).body();
        assertThat(BatchAnswer.of(kept).parts())
                .extracting(BatchAnswer.Part::etag)
                .containsExactly("W/\"7\"", "W/\"8\"");
        assertThat(BatchAnswer.of(Objects.requireNonNull(
                                handedOn.getBodyAsByteArray().block()))
                        .parts())
                .extracting(BatchAnswer.Part::status)
                .containsExactly(204);
    }

    @Test
    void aPageIsKeptAndTheSdkGetsAnEmptyOne() {
        Call call = new Call(Call.Kind.PAGE);
        String rows = "{\"value\":[{\"PartitionKey\":\"p\",\"RowKey\":\"r\"}]}";
        service.answers(500, "").answers(200, rows, "x-ms-continuation-NextPartitionKey", "1!4!cA--");
        HttpResponse handedOn = send(call, HttpMethod.GET);
        assertThat(handedOn.getBodyAsString().block()).isEqualTo("{\"value\":[]}");
        assertThat(handedOn.getHeaders().get(Continuations.NEXT_PARTITION)).isNull();
        assertThat(Objects.requireNonNull(call.end(null).answer()).body())
                .asString()
                .isEqualTo(rows);
        assertThat(service.sent()).allSatisfy(sent -> assertThat(sent.line()).contains("minimalmetadata"));
    }

    @Test
    void aTryThatOthersGiveUpIsUnknown() {
        HttpPipeline silent = new HttpPipelineBuilder()
                .policies(TableService.policy())
                .httpClient(request -> Mono.never())
                .build();
        Call call = new Call(Call.Kind.WRITE);
        Mono<HttpResponse> given = silent.send(request(HttpMethod.POST), new Context(Call.KEY, call))
                .timeout(Duration.ofMillis(50));
        assertThatThrownBy(given::block).hasMessageContaining("TimeoutException");
        assertThat(call.end(null).fate()).isEqualTo(Call.Fate.UNKNOWN);
    }

    @Test
    void whatTheGatewayHasGivenUpIsNotSentAnyMore() {
        Call call = new Call(Call.Kind.WRITE);
        assertThat(call.end(null).fate()).isEqualTo(Call.Fate.NOT_TRIED);
        service.answers(204, "");
        assertThat(send(call, HttpMethod.POST).getStatusCode()).isEqualTo(400);
        assertThat(service.sent()).isEmpty();
    }
}
