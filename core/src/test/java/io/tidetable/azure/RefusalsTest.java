package io.tidetable.azure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.core.exception.HttpResponseException;
import io.tidetable.error.ServiceException;
import io.tidetable.error.TableNotFoundException;
import io.tidetable.store.Outcome;
import io.tidetable.store.PageRequest;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Transaction;
import io.tidetable.store.Write;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** What the service refuses, in the words of the store and of io.tidetable.error. */
class RefusalsTest {
    private static final RowKey KEY = new RowKey("p", "r");
    private static final Write WRITE = new Write.Insert(Row.of(KEY, Map.of("Secret", "s3cr3t")));
    private static final Transaction ONE = new Transaction("p", List.of(WRITE));
    private static final Transaction TWO =
            new Transaction("p", List.of(WRITE, new Write.Upsert(Row.of(new RowKey("p", "s"), Map.of()))));

    private final ScriptedService service = new ScriptedService();
    private final TableGateway gateway = service.gateway();

    private static Outcome.Refused refused(Outcome outcome) {
        return (Outcome.Refused) outcome;
    }

    @Test
    void aRowThatExists() {
        service.refuses(409, "EntityAlreadyExists", "The specified entity already exists.");
        Outcome.Refused refused = refused(gateway.send(WRITE));
        assertThat(refused.status()).isEqualTo(409);
        assertThat(refused.code()).isEqualTo("EntityAlreadyExists");
        assertThat(refused.action()).isZero();
        assertThat(refused.cause()).isInstanceOf(HttpResponseException.class);
    }

    @Test
    void aDeleteOfNothingIsSeenThoughTheSdkSwallowsIt() {
        service.refuses(404, "ResourceNotFound", "The specified resource does not exist.");
        Outcome.Refused refused = refused(gateway.send(new Write.Delete(KEY, Write.ANY)));
        assertThat(refused.status()).isEqualTo(404);
        assertThat(refused.cause()).isInstanceOf(HttpResponseException.class);
    }

    @Test
    void theActionOfAnOnlyActionIsTheFirst() {
        service.answersParts(ScriptedService.refusedPart(
                412,
                "UpdateConditionNotSatisfied",
                "The update condition specified in the request was not satisfied."));
        Outcome.Refused refused = refused(gateway.send(ONE));
        assertThat(refused.action()).isZero();
        assertThat(refused.status()).isEqualTo(412);
        assertThat(refused.code()).isEqualTo("UpdateConditionNotSatisfied");
    }

    @Test
    void theActionOfSeveralIsInTheMessage() {
        service.answersParts(
                ScriptedService.refusedPart(409, "EntityAlreadyExists", "1:The specified entity already exists."));
        assertThat(refused(gateway.send(TWO)).action()).isEqualTo(1);
    }

    @Test
    void orUnknownWhereTheServiceDoesNotSay() {
        service.answersParts(
                ScriptedService.refusedPart(400, "InvalidInput", "One of the request inputs is not valid."));
        assertThat(refused(gateway.send(TWO)).action()).isEqualTo(-1);
        ScriptedService large = new ScriptedService()
                .refuses(413, "RequestBodyTooLarge", "The request body is too large and exceeds the maximum.");
        Outcome.Refused refused = refused(large.gateway().send(TWO));
        assertThat(refused.action()).isEqualTo(-1);
        assertThat(refused.status()).isEqualTo(413);
        assertThat(refused.code()).isEqualTo("RequestBodyTooLarge");
        assertThat(refused(large.gateway().send(ONE)).action()).isZero();
    }

    @Test
    void aPartThatFailedInTheServiceIsUnknown() {
        service.answersParts(
                ScriptedService.refusedPart(500, "InternalError", "0:Server encountered an internal error."));
        assertThat(gateway.send(TWO)).isInstanceOf(Outcome.Unknown.class);
    }

    @Test
    void aMissingTableIsNotAMissingRow() {
        service.refuses(404, "TableNotFound", "The table specified does not exist.");
        assertThatThrownBy(() -> gateway.read(KEY, List.of()))
                .isInstanceOf(TableNotFoundException.class)
                .hasMessageContaining("createTableIfAbsent()");
        assertThatThrownBy(() -> gateway.send(WRITE)).isInstanceOf(TableNotFoundException.class);
        assertThatThrownBy(() -> gateway.page(new PageRequest("", List.of(), 1, null)))
                .isInstanceOf(TableNotFoundException.class);
        service.answersParts(ScriptedService.refusedPart(404, "TableNotFound", "0:The table specified does not exist."))
                .answers(500, "");
        ScriptedService batch = new ScriptedService()
                .answersParts(
                        ScriptedService.refusedPart(404, "TableNotFound", "0:The table specified does not exist."));
        assertThatThrownBy(() -> batch.gateway().send(ONE)).isInstanceOfSatisfying(TableNotFoundException.class, e -> {
            assertThat(e.table()).contains("Posts");
            assertThat(e.partitionKey()).contains("p");
        });
    }

    @Test
    void aMissingRowReadsAsNull() {
        service.refuses(404, "ResourceNotFound", "The specified resource does not exist.");
        assertThat(gateway.read(KEY, List.of())).isNull();
    }

    @Test
    void aTableThatIsBeingDeletedIsNeverReportedAsThere() {
        service.refuses(409, "TableBeingDeleted", "The specified table is being deleted.");
        assertThatThrownBy(gateway::createTable)
                .isInstanceOfSatisfying(
                        ServiceException.class, e -> assertThat(e.code()).isEqualTo("TableBeingDeleted"))
                .hasMessageContaining("409 TableBeingDeleted): wait until that is over");
        assertThatThrownBy(() -> gateway.send(WRITE)).isInstanceOf(ServiceException.class);
    }

    @Test
    void aTableThatIsThereIsNotCreated() {
        service.refuses(409, "TableAlreadyExists", "The table specified already exists.")
                .answers(204, "");
        assertThat(gateway.createTable()).isFalse();
        assertThat(gateway.createTable()).isTrue();
    }

    @Test
    void aWrongCredentialIsNamedAndNoValueIsTold() {
        service.refuses(403, "AuthenticationFailed", "Server failed to authenticate the request.");
        assertThatThrownBy(() -> gateway.send(WRITE))
                .isInstanceOfSatisfying(ServiceException.class, e -> {
                    assertThat(e.status()).isEqualTo(403);
                    assertThat(e.code()).isEqualTo("AuthenticationFailed");
                    assertThat(e.partitionKey()).contains("p");
                    assertThat(e.rowKey()).contains("r");
                })
                .hasMessageContaining("Posts: the insert of the row (\"p\", \"r\")")
                .hasMessageContaining("check the credential")
                .hasMessageNotContaining("s3cr3t");
    }

    @Test
    void xmlIsUnderstoodToo() {
        service.answers(403, "\uFEFF<?xml version=\"1.0\"?><m:error><m:code>AuthorizationFailure</m:code></m:error>");
        assertThatThrownBy(() -> gateway.read(KEY, List.of()))
                .isInstanceOfSatisfying(
                        ServiceException.class, e -> assertThat(e.code()).isEqualTo("AuthorizationFailure"));
    }

    @Test
    void xmlUnderItsOwnTypeIsNoErrorOfTheMachine() {
        service.answers(
                403, "<m:error><m:code>AuthorizationFailure</m:code></m:error>", "Content-Type", "application/xml");
        List<ThrowingCallable> calls = List.of(
                gateway::createTable,
                () -> gateway.read(KEY, List.of()),
                () -> gateway.page(new PageRequest("", List.of(), 1, null)),
                () -> gateway.send(WRITE),
                () -> gateway.send(new Write.Delete(KEY, Write.ANY)),
                () -> gateway.send(TWO));
        for (ThrowingCallable call : calls) {
            assertThatThrownBy(call)
                    .isInstanceOfSatisfying(
                            ServiceException.class, e -> assertThat(e.code()).isEqualTo("AuthorizationFailure"))
                    .hasMessageContaining("check the credential")
                    .hasCauseInstanceOf(HttpResponseException.class);
        }
    }

    @Test
    void theCodeIsThatOfTheErrorItselfNotOfWhatLedToIt() {
        service.answers(
                404,
                "{\"odata.error\":{\"code\":\"TableNotFound\",\"message\":{\"value\":\"t\"},"
                        + "\"innererror\":{\"code\":\"ResourceNotFound\",\"message\":\"1:u\"}}}");
        assertThatThrownBy(() -> gateway.read(KEY, List.of())).isInstanceOf(TableNotFoundException.class);
    }
}
