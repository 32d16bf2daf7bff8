package org.lawspeaker.command.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.modelcontextprotocol.spec.McpSchema;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What the SDK's own client is told. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class McpServiceTest {
  private static final String SEVENTH =
      """
      game: connect-four
      asks: May I drop a seventh disc into a column?
      given:
        moves: [drop 1, drop 1, drop 1, drop 1, drop 1, drop 1]
      """;

  private PipedClient service;

  @BeforeAll
  void start() {
    service = PipedClient.start();
  }

  @AfterAll
  void stop() throws InterruptedException {
    service.stop();
  }

  private static ObjectNode arguments() {
    return PipedClient.JSON.createObjectNode();
  }

  private static ObjectNode question(String yaml) {
    return arguments().put("question", yaml);
  }

  private static String text(McpSchema.CallToolResult result) {
    return ((McpSchema.TextContent) result.content().get(0)).text();
  }

  private JsonNode answer(String tool, ObjectNode arguments) {
    McpSchema.CallToolResult result = service.call(tool, arguments);
    assertThat(result.isError()).as(text(result)).isNotEqualTo(true);
    return PipedClient.JSON.valueToTree(result.structuredContent());
  }

  private List<String> mistakes(String tool, ObjectNode arguments) {
    McpSchema.CallToolResult result = service.call(tool, arguments);
    assertThat(result.isError()).isTrue();
    return text(result).lines().toList();
  }

  @Test
  void saysHowToAsk() {
    assertThat(service.client().getServerInfo().name()).isEqualTo("lawspeaker");
    assertThat(service.client().getServerInstructions()).contains("ask_ruling", "cite the clause");
  }

  @Test
  void theExampleOfTheInstructionsIsAnswered() {
    String instructions = service.client().getServerInstructions();
    String example = instructions.substring(instructions.indexOf("game: "));
    JsonNode answer = answer("ask_ruling", question(example.substring(0, example.indexOf("\n\n"))));

    assertThat(answer.at("/answers/0/decided-by/0/clause").textValue()).isEqualTo("C4-DROP-03");
  }

  @Test
  void everyToolOnlyReads() {
    assertThat(service.client().listTools().tools())
        .allMatch(tool -> tool.annotations().readOnlyHint());
  }

  @Test
  void everyToolDescribesItsArguments() {
    assertThat(service.client().listTools().tools())
        .hasSize(10)
        .allSatisfy(tool -> assertThat(tool.description()).endsWith("."))
        .allSatisfy(
            tool ->
                assertThat(tool.inputSchema())
                    .containsEntry("type", "object")
                    .containsEntry("additionalProperties", false)
                    .containsKey("properties"));
  }

  @Test
  void theArgumentsOfASearchHaveTheirLimits() {
    assertThat(
            service.client().listTools().tools().stream()
                .filter(tool -> tool.name().equals("search_rules"))
                .map(tool -> PipedClient.JSON.<JsonNode>valueToTree(tool.inputSchema()))
                .map(schema -> schema.at("/properties/most")))
        .singleElement()
        .satisfies(
            most -> assertThat(most.get("default").intValue()).isEqualTo(20),
            most -> assertThat(most.get("maximum").intValue()).isEqualTo(100));
  }

  @Test
  void textAndDataSayTheSame() throws Exception {
    McpSchema.CallToolResult result = service.call("list_games", arguments());

    assertThat(PipedClient.JSON.readTree(text(result)))
        .isEqualTo(PipedClient.JSON.valueToTree(result.structuredContent()));
  }

  @Test
  void listsTheGames() {
    assertThat(answer("list_games", arguments()).get("games").findValuesAsText("game"))
        .contains("connect-four", "hand-of-destiny", "thorgal");
  }

  @Test
  void describesTheOptionsOfAGame() {
    JsonNode game = answer("describe_game", arguments().put("game", "hand-of-destiny"));

    assertThat(game.get("options").findValuesAsText("name")).contains("difficulty");
    assertThat(game.get("seats").textValue()).isEqualTo("1");
  }

  @Test
  void describesThePositionsOfAGame() {
    JsonNode written = answer("describe_position", arguments().put("game", "connect-four"));

    assertThat(written.at("/position/$defs").findValue("rows")).isNotNull();
    assertThat(written.at("/moves/0").textValue()).isEqualTo("[seat N: ]drop N");
    assertThat(written.get("events").properties()).isNotEmpty();
  }

  @Test
  void findsTheClauseThatFitsBestFirst() {
    JsonNode found =
        answer("search_rules", arguments().put("game", "connect-four").put("words", "column"));

    assertThat(found.at("/clauses/0/clause").textValue()).isEqualTo("C4-DROP-03");
    assertThat(found.get("found").intValue()).isEqualTo(found.get("clauses").size());
  }

  @Test
  void findsNoMoreClausesThanAreWanted() {
    JsonNode found =
        answer("search_rules", arguments().put("game", "hand-of-destiny").put("most", 3));

    assertThat(found.get("clauses")).hasSize(3);
    assertThat(found.get("found").intValue()).isGreaterThan(300);
  }

  @Test
  void readsARulingWithItsQuestionAndItsReason() {
    JsonNode ruling =
        answer("read_clause", arguments().put("game", "hand-of-destiny").put("id", "hod-q-07"));

    assertThat(ruling.get("kind").textValue()).isEqualTo("ruling");
    assertThat(ruling.at("/left-open/option").textValue()).isEqualTo("deck-flip");
    assertThat(ruling.at("/left-open/question").textValue()).endsWith("?");
    assertThat(ruling.at("/left-open/why").textValue()).isNotBlank();
    assertThat(ruling.get("shown-by").toString()).contains("OptionsTest#");
  }

  @Test
  void namesTheCardsOfAClause() {
    JsonNode clause =
        answer("read_clause", arguments().put("game", "ember-court").put("id", "EMB-BURN-01"));

    assertThat(clause.get("cards").toString()).contains("a 7");
    assertThat(clause.get("shown-by").toString()).contains("rulings/ember-court.yaml");
  }

  @Test
  void findsCards() {
    JsonNode found =
        answer("search_cards", arguments().put("game", "ember-court").put("words", "counts 7"));

    assertThat(found.at("/cards/0/name").textValue()).isEqualTo("a 7");
    assertThat(found.at("/cards/0/citations/0").textValue()).isEqualTo("EMB-STOKE-02");
  }

  @Test
  void setsUpAPosition() {
    JsonNode position = answer("set_up_position", question(SEVENTH));

    assertThat(position.at("/state/rows/0").textValue()).isEqualTo("o......");
    assertThat(position.at("/asked/seats/0").intValue()).isZero();
    assertThat(position.at("/asked/because").findValuesAsText("clause")).contains("C4-TURN-01");
  }

  @Test
  void tellsEveryMistakeOfAPositionWithItsPlace() {
    assertThat(
            mistakes(
                "set_up_position",
                question(
                    """
                    game: hand-of-destiny
                    asks: What now?
                    setup: {options: {hero: galathar}}
                    given:
                      position:
                        row: [chieftan, watcher]
                        strength: [phase-wurm]
                    """)))
        .hasSizeGreaterThanOrEqualTo(2)
        .anySatisfy(
            line -> assertThat(line).startsWith("question:6").contains("\"chieftan\"", "chieftain"))
        .anySatisfy(line -> assertThat(line).startsWith("question:7").contains("phase-worm"));
  }

  @Test
  void listsLegalMovesWithWhatTheyDo() {
    JsonNode moves = answer("legal_moves", question(SEVENTH).put("most", 1));

    assertThat(moves.get("found").intValue()).isEqualTo(6);
    assertThat(moves.at("/moves/0/move").textValue()).isEqualTo("drop 2");
    assertThat(moves.at("/moves/0/does").textValue()).isEqualTo("Drop a disc into column 2");
  }

  @Test
  void answersWithTheDecidingClause() {
    JsonNode answer = answer("ask_ruling", question(SEVENTH + "when: [drop 1]")).at("/answers/0");

    assertThat(answer.get("legal").booleanValue()).isFalse();
    assertThat(answer.at("/decided-by/0/clause").textValue()).isEqualTo("C4-DROP-03");
    assertThat(answer.at("/decided-by/0/says").textValue()).isEqualTo("A column holds six discs.");
  }

  @Test
  void aReceiptStillHolds() {
    ObjectNode receipt =
        (ObjectNode)
            answer("ask_ruling", question(SEVENTH + "when: [drop 1]")).at("/answers/0/receipt");
    JsonNode checked = answer("check_receipt", arguments().set("receipt", receipt));

    assertThat(checked.get("holds").booleanValue()).isTrue();
    assertThat(checked.get("answer").textValue()).isEqualTo("illegal by C4-DROP-03");
  }

  @Test
  void asksOneOfTheWholeGamesWithSecrets() {
    JsonNode answer =
        answer(
                "ask_ruling",
                question(
                    """
                    game: thorgal
                    asks: May he oppose?
                    setup: {options: {faction-0: outlaws, faction-1: vikings}}
                    given:
                      position:
                        step: opposing
                        sides: {1: {party: [vikings-thorgal-aegirsson], bane: {pool: 1}}}
                        lands: [smugglers-cove]
                        journey: {destination: smugglers-cove}
                    when: [oppose vikings-thorgal-aegirsson]
                    then: {illegal: [THO-OPP-06]}
                    """))
            .at("/answers/0");

    assertThat(answer.get("holds").booleanValue()).isTrue();
    assertThat(answer.at("/decided-by/0/clause").textValue()).isEqualTo("THO-OPP-06");
  }

  @Test
  void aReceiptOfOtherRulesDoesNotHold() {
    ObjectNode receipt =
        (ObjectNode)
            answer("ask_ruling", question(SEVENTH + "when: [drop 1]")).at("/answers/0/receipt");
    receipt.put("rules-version", "0");
    JsonNode checked = answer("check_receipt", arguments().set("receipt", receipt));

    assertThat(checked.get("holds").booleanValue()).isFalse();
    assertThat(checked.at("/changes/0").textValue()).startsWith("rules-version: was 0, is ");
  }

  @Test
  void namesTheClauseThatWasProbablyMeant() {
    assertThat(
            mistakes("read_clause", arguments().put("game", "connect-four").put("id", "C4-DRP-3")))
        .containsExactly(
            "arguments /id: the rulebook has no \"C4-DRP-3\"; did you mean C4-DROP-03?");
  }
}
