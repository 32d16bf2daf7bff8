package org.lawspeaker.command.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.testkit.fuzz.Hostile;
import org.lawspeaker.testkit.fuzz.HostileDocuments;

/** Whatever is sent, the answer is a message, and the next question is answered. */
class HostileMessagesTest {
  private static final Duration BUDGET = Duration.ofSeconds(20);
  private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":\"after\",\"method\":\"ping\"}";
  private static final int TEN_MEGABYTES = 10 * 1024 * 1024;

  private static Served served(String... lines) {
    return Assertions.assertTimeoutPreemptively(BUDGET, () -> Served.of(lines));
  }

  /** What is answered to this message; after it, the service still answers. */
  private static JsonNode answer(String line) {
    Served served = served(line, PING);
    assertThat(served.last().get("id").textValue()).isEqualTo("after");
    assertThat(served.last().has("result")).isTrue();
    return served.messages().get(1);
  }

  private static String mistake(String tool, String arguments) {
    JsonNode answer = answer(Served.call("call", tool, arguments));
    assertThat(answer.at("/result/isError").booleanValue()).as("%s", answer).isTrue();
    return answer.at("/result/content/0/text").textValue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"nonsense", "{", "[", "{\"jsonrpc\":", "\u0000", "{\"a\":1}{", "\"", "<xml/>"})
  void whatIsNoJsonIsAnError(String line) {
    JsonNode answer = answer(line);

    assertThat(answer.at("/error/code").intValue()).isIn(-32700, -32600);
    assertThat(answer.get("id").isNull()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"[]", "{}", "3", "null", "\"ping\"", "{\"jsonrpc\":\"2.0\"}", "[[]]"})
  void whatIsNoMessageIsAnError(String line) {
    assertThat(answer(line).at("/error/code").intValue()).isIn(-32700, -32600);
  }

  @Test
  void anEmptyLineIsNothing() {
    assertThat(answer("").get("id").textValue()).isEqualTo("after");
  }

  @Test
  void aMessageThatIsTooLongIsRefusedAndForgotten() {
    JsonNode answer = answer("x".repeat(LineTransport.LONGEST + 1));

    assertThat(answer.at("/error/message").textValue())
        .isEqualTo("longer than " + LineTransport.LONGEST + " characters");
  }

  @Test
  void aMessageThatIsNestedTooDeepIsAnError() {
    String deep = "[".repeat(100_000) + "]".repeat(100_000);

    assertThat(answer(Served.call("call", "list_games", deep)).has("error")).isTrue();
  }

  @Test
  void anUnknownToolIsAnError() {
    JsonNode answer = answer(Served.call("call", "rm", "{}"));

    assertThat(answer.at("/error/code").intValue()).isEqualTo(-32602);
    assertThat(answer.get("id").textValue()).isEqualTo("call");
  }

  @Test
  void anUnknownMethodIsAnError() {
    assertThat(
            answer("{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"files/read\"}")
                .at("/error/code")
                .intValue())
        .isEqualTo(-32601);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\",\"params\":3}",
        "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/roots/list_changed\"}",
        "{\"jsonrpc\":\"2.0\",\"id\":\"none\",\"result\":{}}",
        "{\"jsonrpc\":\"2.0\",\"method\":\"nothing\"}"
      })
  void whatIsOnlyToldIsNotAnswered(String line) {
    assertThat(answer(line).get("id").textValue()).isEqualTo("after");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\"}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":[1,2]}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":{}}}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":\"x\"}",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":{}}"
      })
  void aCallThatIsNoneIsAnError(String line) {
    JsonNode answer = answer(line);

    assertThat(answer.get("id").intValue()).isEqualTo(1);
    assertThat(answer.has("error")).isTrue();
  }

  @Test
  void nobodyIsAnsweredBeforeTheHandshake() {
    Served served = Served.raw(Served.call("early", "list_games", "{}") + "\n");

    assertThat(served.last().at("/error/code").intValue()).isEqualTo(-32600);
  }

  @Test
  void aHandshakeThatGoesWrongKeepsNobodyWaiting() {
    String lines =
        """
        {"jsonrpc":"2.0","id":1,"method":"initialize","params":"x"}
        {"jsonrpc":"2.0","method":"notifications/initialized"}
        """
            + PING
            + "\n";
    Served served = Assertions.assertTimeoutPreemptively(BUDGET, () -> Served.raw(lines));

    assertThat(served.messages()).hasSize(2);
    assertThat(served.messages().get(0).at("/error/code").intValue()).isEqualTo(-32603);
    assertThat(served.last().get("id").textValue()).isEqualTo("after");
  }

  @Test
  void tellsWhichArgumentsAreWrong() {
    assertThat(mistake("search_rules", "{\"games\": 3, \"most\": 1000}").lines())
        .anyMatch(line -> line.startsWith("arguments /games: unknown key \"games\""))
        .anyMatch(line -> line.equals("arguments: missing key \"game\""))
        .anyMatch(line -> line.startsWith("arguments /most: "));
  }

  @Test
  void namesTheGamesThatThereAre() {
    assertThat(mistake("describe_game", "{\"game\": \"../../etc/passwd\"}"))
        .startsWith("arguments /game: no game \"../../etc/passwd\" is installed; there are: ");
  }

  @Test
  void looksForNoLongWords() {
    String words = "a ".repeat(10_000);

    assertThat(mistake("search_rules", arguments("connect-four", words)))
        .isEqualTo("arguments /words: at most 200 characters, not 20000");
    assertThat(mistake("search_cards", arguments("connect-four", words)))
        .isEqualTo("arguments /words: at most 200 characters, not 20000");
  }

  private static String arguments(String game, String words) {
    return PipedClient.JSON.createObjectNode().put("game", game).put("words", words).toString();
  }

  private static String question(String yaml) {
    return PipedClient.JSON.createObjectNode().put("question", yaml).toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"set_up_position", "legal_moves", "ask_ruling"})
  void aTextOfTenMegabytesIsRefused(String tool) {
    assertThat(mistake(tool, question("#" + "x".repeat(TEN_MEGABYTES))))
        .isEqualTo("arguments:1: more than 4 MiB of text");
  }

  @ParameterizedTest
  @ValueSource(strings = {"set_up_position", "legal_moves", "ask_ruling"})
  void everyHostileQuestionIsRefusedWithItsPlace(String tool) {
    for (Hostile hostile : HostileDocuments.small()) {
      assertThat(mistake(tool, question(hostile.text())))
          .as(hostile.name())
          .matches("(?s)(arguments|question).*");
    }
  }

  @Test
  void everyHostileReceiptIsRefused() {
    for (String receipt : new String[] {"3", "null", "[]", "{}", "\"text\"", "{\"game\":\"x\"}"}) {
      assertThat(mistake("check_receipt", "{\"receipt\": " + receipt + "}"))
          .as(receipt)
          .startsWith("receipt");
    }
  }

  @Test
  void readsNoFile() {
    assertThat(
            mistake(
                "ask_ruling",
                question("{game: hand-of-destiny, asks: So, pack: pom.xml, when: [pass]}")))
        .startsWith("question /pack: no file is read here");
  }

  @Test
  void refusesAPackThatIsNone() {
    assertThat(
            mistake(
                "ask_ruling",
                PipedClient.JSON
                    .createObjectNode()
                    .put("question", "{game: hand-of-destiny, asks: So, when: [pass]}")
                    .put("pack", "cards: ../pom.xml")
                    .toString()))
        .startsWith("pack:1");
  }

  @Test
  void answersEveryQuestionThatWasPutBeforeTheEnd() {
    String[] calls = new String[50];
    for (int i = 0; i < calls.length; i++) {
      calls[i] = Served.call("call-" + i, "list_games", "{}");
    }

    assertThat(served(calls).messages()).hasSize(1 + calls.length);
  }

  @Test
  void saysNothingOfAllThisInTheLog() {
    assertThat(served("nonsense", Served.call("a", "rm", "{}"), "[]").log()).isEmpty();
  }
}
