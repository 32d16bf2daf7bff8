package org.lawspeaker.command.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Iterator;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.play.Played;
import org.lawspeaker.engine.play.Referee;
import org.lawspeaker.engine.play.Roster;
import org.lawspeaker.examples.embercourt.Court;
import org.lawspeaker.examples.embercourt.EmberCourt;
import org.lawspeaker.examples.embercourt.EmberCourtProvider;
import org.lawspeaker.examples.embercourt.EmberMove;
import org.lawspeaker.examples.embercourt.Sight;

/** The server is used as its clients use it: over HTTP. */
class GameServerTest extends ServerTest {
  private static final EmberCourt COURT = new EmberCourtProvider().game();

  private static final String COURT_OF_SEED_SEVEN =
      "{\"game\": \"ember-court\", \"seats\": 2, \"seed\": \"7\"}";

  /** The match of this file, played beside the server's: knows everything. */
  private Referee<Court, EmberMove, Sight> truth(Client client) {
    Referee<Court, EmberMove, Sight> truth =
        Referee.open(COURT, Setup.of(2), Roster.<Court, EmberMove, Sight>empty()).orThrow();
    catchUp(truth, client);
    return truth;
  }

  /** Plays what the server has kept. */
  private void catchUp(Referee<Court, EmberMove, Sight> truth, Client client) {
    ImmutableList<String> kept = server().kept(client.match());
    for (String line : kept.subList(truth.history().size(), kept.size())) {
      String move = json(line).at("/made/move").asText();
      truth.submit(COURT.notation().readMove(truth.state(), move).orThrow());
    }
  }

  private static JsonNode json(String text) {
    return Document.json("line", text).orThrow().root();
  }

  @Test
  void twoClientsPlayAWholeMatchAndNeitherGetsMoreThanItMayKnow() {
    ImmutableList<Client> clients = server().open(COURT_OF_SEED_SEVEN);
    Referee<Court, EmberMove, Sight> truth = truth(clients.get(0));
    Random choices = new Random(3);

    while (!truth.pending().isOver()) {
      for (int i = 0; i < 2; i++) {
        assertThatItGetsWhatItMayKnow(truth, Seat.of(i), standing(clients.get(i)));
      }
      Seat seat = truth.pending().owing().iterator().next();
      JsonNode moves = standing(clients.get(seat.index())).get("moves");
      String text = moves.get(choices.nextInt(moves.size())).get("move").asText();

      Client.Answer made = clients.get(seat.index()).move(text);
      catchUp(truth, clients.get(0));

      assertThat(made.status()).isEqualTo(200);
      assertThatItGetsWhatItMayKnow(truth, seat, standing(clients.get(seat.index())));
    }
    JsonNode first = standing(clients.get(0)).get("ended");
    JsonNode second = standing(clients.get(1)).get("ended");
    assertThat(first.at("/because/clause").asText()).isEqualTo("EMB-END-01");
    assertThat(ImmutableList.of(first.get("result").asText(), second.get("result").asText()))
        .containsExactlyInAnyOrder("won", "lost");
  }

  private static JsonNode standing(Client client) {
    return client.at("?with=view").body();
  }

  private static void assertThatItGetsWhatItMayKnow(
      Referee<Court, EmberMove, Sight> truth, Seat seat, JsonNode got) {
    ImmutableList.Builder<String> events = ImmutableList.builder();
    for (Played<Court, EmberMove> ply : truth.history()) {
      for (Event event : ply.transition().events()) {
        boolean mayKnow = event.audience().isEmpty() || event.audience().contains(seat);
        if (mayKnow && !event.toldMore().contains(seat)) {
          events.add(event.citation() + " " + event.kind() + " " + event.facts());
        }
      }
    }
    ImmutableList.Builder<String> moves = ImmutableList.builder();
    for (EmberMove move : COURT.legalMoves(truth.state())) {
      if (move.by().equals(seat)) {
        moves.add(COURT.notation().move(truth.state(), move));
      }
    }
    assertThat(got.at("/viewer/seat").asInt()).isEqualTo(seat.index());
    assertThat(got.get("view")).isEqualTo(COURT.notation().view(COURT.view(truth.state(), seat)));
    assertThat(got.get("view").get("hands").properties())
        .filteredOn(
            hand -> !hand.getValue().isEmpty() && !hand.getValue().toString().contains("unseen"))
        .allSatisfy(hand -> assertThat(hand.getKey()).isEqualTo("" + seat.index()));
    assertThat(texts(got.get("moves"))).isEqualTo(moves.build());
    assertThat(told(got.get("told"))).isEqualTo(events.build());
    assertThat(got.has("asks")).isEqualTo(truth.pending().owing().contains(seat));
  }

  private static ImmutableList<String> texts(JsonNode moves) {
    return ImmutableList.copyOf(moves.findValuesAsText("move"));
  }

  private static ImmutableList<String> told(JsonNode lines) {
    ImmutableList.Builder<String> told = ImmutableList.builder();
    for (JsonNode line : lines) {
      ImmutableMap.Builder<String, String> facts = ImmutableMap.builder();
      line.get("facts")
          .properties()
          .forEach(fact -> facts.put(fact.getKey(), fact.getValue().asText()));
      told.add(
          line.get("clause").asText()
              + " "
              + line.get("kind").asText()
              + " "
              + facts.buildOrThrow());
    }
    return told.build();
  }

  @Test
  void anIllegalMoveIsAnsweredWithItsClause() {
    ImmutableList<Client> clients = open("connect-four", 2);
    for (int i = 0; i < 6; i++) {
      assertThat(clients.get(i % 2).move("drop 1").status()).isEqualTo(200);
    }

    Client.Answer refused = clients.get(0).move("drop 1");

    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.body().at("/forbidden/0"))
        .hasToString(
            "{\"because\":{\"clause\":\"C4-DROP-03\",\"says\":\"A column holds six discs.\"},"
                + "\"code\":\"column-full\",\"facts\":{\"column\":\"1\"}}");
  }

  @Test
  void aSeatIsAskedWithTheClausesThatAsk() {
    ImmutableList<Client> clients = open("connect-four", 2);

    assertThat(standing(clients.get(0)).get("asks").at("/because/0"))
        .hasToString(
            "{\"clause\":\"C4-TURN-01\",\"says\":\"Seat 0 begins; the seats take turns.\"}");
    assertThat(standing(clients.get(1)).has("asks")).isFalse();
  }

  @Test
  void whyATextIsNoMoveIsNotSaidWhileOthersChooseInSecret() {
    Client client = open("ember-court", 2).get(0);
    for (String text : ImmutableList.of("seat 0: sing", "seat 1: sing", "sing")) {
      Client.Answer bad = client.move(text);
      assertThat(bad.status()).isEqualTo(400);
      assertThat(bad.body())
          .hasToString(
              "{\"problems\":[{\"place\":\"/move\",\"message\":\"this is no move here\"}]}");
    }
  }

  @Test
  void whatNamesNobodyDoesNotTellWhetherOthersHaveChosen() {
    ImmutableList<Client> clients = open("ember-court", 3);
    Client.Answer before = clients.get(0).move("seal 9");
    for (Client other : clients.subList(1, 3)) {
      String first = standing(other).at("/moves/0/move").asText();
      assertThat(other.move(first).status()).isEqualTo(200);
    }

    Client.Answer after = clients.get(0).move("seal 9");
    assertThat(after.status()).isEqualTo(before.status()).isEqualTo(422);
    assertThat(after.body()).isEqualTo(before.body());
  }

  @Test
  void aMoveOfAnotherSeatIsNotEvenJudged() {
    ImmutableList<Client> clients = open("ember-court", 2);

    for (int card = 1; card <= 9; card++) {
      Client.Answer refused = clients.get(0).move("seat 1: seal " + card);
      assertThat(refused.status()).isEqualTo(403);
      assertThat(refused.body())
          .hasToString(
              "{\"problems\":[{\"place\":\"/move\",\"message\":\"this is no move of seat 0\"}]}");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"version\": 1, \"move\": \"drop nine\"}|[seat N: ]drop N: a number is wanted, not"
            + " \"nine\"",
        "{\"move\": 3, \"seat\": 1}|expected text, found the number 3; put it in quotes",
        "{\"move\": 3, \"seat\": 1}|unknown key \"seat\". Known: version, move",
        "{}|missing key \"move\"",
      })
  void whatIsNoMoveIsAnsweredWithEveryProblem(String body, String problem) {
    Client.Answer bad = open("connect-four", 2).get(0).postAt("/moves", body);

    assertThat(bad.status()).isEqualTo(400);
    assertThat(bad.body().get("problems").findValuesAsText("message")).contains(problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"game\": \"connect-four\", \"seed\": \"x\"}|a whole number is wanted",
        "{\"game\": \"connect-four\", \"seats\": 3}|2 can play, not 3",
        "{\"game\": \"connect-four\", \"options\": {\"x\": \"1\"}}|unknown; there are no options",
        "{\"seats\": 2}|missing key \"game\"",
      })
  void aMatchThatCannotBePlayedIsRefused(String wish, String problem) {
    Client.Answer bad = stranger().post("/matches", wish);

    assertThat(bad.status()).isEqualTo(400);
    assertThat(bad.body().get("problems").findValuesAsText("message")).containsExactly(problem);
  }

  @Test
  void whatIsNoJsonIsAnsweredWithItsPlace() {
    Client.Answer bad = stranger().post("/matches", "{\"game\": \n oh");

    assertThat(bad.status()).isEqualTo(400);
    assertThat(bad.body().at("/problems/0/place").asText()).isEqualTo("body:2:2");
  }

  @Test
  void onlyAKeyOfTheMatchOpensIt() {
    ImmutableList<Client> clients = open("connect-four", 2);

    String match = clients.get(0).match();
    assertThat(stranger().with(match, "").standing().status()).isEqualTo(401);
    assertThat(stranger().with(match, "0").move("drop 1").status()).isEqualTo(401);
    assertThat(clients.get(0).get("/matches/aaaaaaaaaaaa").status()).isEqualTo(404);
    assertThat(clients.get(0).key()).matches("[0-9a-f]{32}").isNotEqualTo(clients.get(1).key());
  }

  @Test
  void theGamesAreListedWithTheirOptions() {
    Client.Answer games = stranger().get("/games");

    assertThat(games.status()).isEqualTo(200);
    assertThat(games.body().get("games").findValuesAsText("id"))
        .contains("connect-four", "ember-court", "hand-of-destiny");
    assertThat(games.body().at("/games/3/options/0/name").asText()).isEqualTo("difficulty");
    assertThat(games.body().at("/games/3/options/0/values/0").asText()).isEqualTo("casual");
  }

  @Test
  void aClickOnAnOlderListIsRefusedAndNothingHappens() {
    ImmutableList<Client> clients = open("connect-four", 2);
    int older = standing(clients.get(0)).get("version").asInt();
    clients.get(0).move("drop 1");
    clients.get(1).move("drop 1");

    Client.Answer stale = clients.get(0).move(older, "drop 2");

    assertThat(stale.status()).isEqualTo(409);
    assertThat(standing(clients.get(1)).at("/told").size()).isEqualTo(2);
  }

  @Test
  void aViewerIsToldWhenItsStandingChanges() {
    ImmutableList<Client> clients = open("connect-four", 2);
    Iterator<String> events =
        clients.get(1).events().filter(line -> line.startsWith("data")).iterator();
    assertThat(events.next()).isEqualTo("data: {\"version\":1}");

    clients.get(0).move("drop 1");

    assertThat(events.next()).isEqualTo("data: {\"version\":2}");
  }

  @Test
  void aProgramAnswersAPerson() {
    Client client =
        server()
            .open("{\"game\": \"connect-four\", \"players\": [\"person\", \"mcts:20\"]}")
            .get(0);
    Iterator<String> events = client.events().filter(line -> line.startsWith("data")).iterator();
    events.next();
    client.move("drop 1");

    assertThat(events.next()).isEqualTo("data: {\"version\":2}");
    assertThat(events.next()).isEqualTo("data: {\"version\":3}");
    assertThat(standing(client).get("moves")).isNotEmpty();
  }

  @Test
  void aStrategyThatComesWithAGameIsOfferedAndDecides() {
    JsonNode offers = stranger().get("/games").body().get("games");
    JsonNode ordeals =
        ImmutableList.copyOf(offers).stream()
            .filter(game -> game.get("id").asText().equals("hof-ordeals"))
            .findFirst()
            .orElseThrow();
    assertThat(ordeals.get("players").toString()).contains("\"strategy:relics\"");

    String wish = "{\"game\": \"%s\", \"players\": [\"strategy:relics\", \"person\"]}";
    assertThat(stranger().post("/matches", wish.formatted("hof-ordeals")).status()).isEqualTo(201);
    assertThat(stranger().post("/matches", wish.formatted("connect-four")).status()).isEqualTo(400);
  }

  @Test
  void whyTellsOfAnyOwnMoveAndChangesNothing() {
    Client client = open("connect-four", 2).get(0);

    assertThat(client.why("drop 3").body().get("legal").asBoolean()).isTrue();
    assertThat(client.why("drop 3").at("/choice/label")).contains("column 3");
    assertThat(client.why("drop 9").at("/forbidden/0/because/clause")).isEqualTo("C4-SETUP-01");
    assertThat(standing(client).get("version").asInt()).isEqualTo(1);
  }

  @Test
  void aPositionIsAQuestionThatIsAnsweredByWhatMayBeDone() {
    Client client = open("connect-four", 2).get(0);
    String ruling = client.at("/position").at("/ruling");

    Client.Answer answer = stranger().ask(ruling);

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.at("/answers/0/asks")).isEqualTo("What may be done here?");
    assertThat(answer.at("/answers/0/decided-by/0/clause")).isEqualTo("C4-TURN-01");
    assertThat(answer.at("/answers/0/choices/asked/asks")).isEqualTo("Into which column?");
    assertThat(answer.at("/answers/0/choices/moves/6/does")).isEqualTo("Drop a disc into column 7");
    assertThat(answer.body().at("/answers/0").has("legal")).isFalse();
  }

  @Test
  void theRulebookIsReadByChaptersByWordsAndByClause() {
    assertThat(stranger().get("/games/connect-four/rules").at("/chapters/0/title"))
        .isEqualTo("Setup");
    assertThat(
            stranger()
                .get("/games/connect-four/rules?q=holds+six")
                .at("/chapters/0/clauses/0/clause"))
        .isEqualTo("C4-DROP-03");
    assertThat(stranger().get("/games/connect-four/rules/c4-drop-03").at("/says"))
        .isEqualTo("A column holds six discs.");
    assertThat(stranger().get("/games/connect-four/rules/C4-DROP-99").status()).isEqualTo(404);
  }

  @Test
  void aCatalogueThatIsKnownIsNotSentAgain() {
    Client.Answer first = stranger().get("/games/ember-court/catalogue");
    String tag = first.whole().headers().firstValue("ETag").orElseThrow();
    Client.Answer again =
        stranger()
            .send(
                stranger()
                    .request("/games/ember-court/catalogue")
                    .header("If-None-Match", tag)
                    .build());

    assertThat(first.at("/faces/0/id")).startsWith("ember");
    assertThat(again.status()).isEqualTo(304);
  }
}
