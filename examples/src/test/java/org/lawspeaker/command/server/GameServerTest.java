package org.lawspeaker.command.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.Played;
import org.lawspeaker.engine.play.Referee;
import org.lawspeaker.engine.play.Roster;
import org.lawspeaker.examples.embercourt.Court;
import org.lawspeaker.examples.embercourt.EmberCourt;
import org.lawspeaker.examples.embercourt.EmberCourtProvider;
import org.lawspeaker.examples.embercourt.EmberMove;
import org.lawspeaker.examples.embercourt.Sight;

/** The server is used as its clients use it: over HTTP. */
class GameServerTest {
  private static final int SEED = 7;
  private static final String MATCH = "/matches/1";
  private static final String MOVES = MATCH + "/moves";
  private static final EmberCourt COURT = new EmberCourtProvider().game();

  private final GameServer server = GameServer.start(new Lobby(new Random(SEED)), 0);
  private final Client stranger = Client.of(server);

  @AfterEach
  void close() {
    server.close();
  }

  /** The clients of a new match, in seat order. */
  private ImmutableList<Client> open(String game) {
    return open(game, 2);
  }

  private ImmutableList<Client> open(String game, int seats) {
    String wish = "{\"game\": \"" + game + "\", \"seats\": " + seats + "}";
    Reply opened = stranger.post("/matches", wish);
    assertThat(opened.status()).isEqualTo(201);
    assertThat(opened.body().get("match").asText()).isEqualTo("1");
    ImmutableList.Builder<Client> seated = ImmutableList.builder();
    opened.body().get("keys").forEach(key -> seated.add(stranger.withKey(key.asText())));
    return seated.build();
  }

  /** The match that the server plays, played beside it: draws the same, and knows everything. */
  private static Referee<Court, EmberMove, Sight> truth() {
    Random random = new Random(SEED);
    Referee<Court, EmberMove, Sight> truth =
        Referee.open(COURT, Setup.of(2), Roster.<Court, EmberMove, Sight>empty().withNature(random))
            .orThrow();
    truth.run();
    for (int i = 0; i < 4; i++) {
      random.nextLong(); // two keys of two numbers
    }
    return truth;
  }

  @Test
  void twoClientsPlayAWholeMatchAndNeitherGetsMoreThanItMayKnow() {
    ImmutableList<Client> clients = open("ember-court");
    Referee<Court, EmberMove, Sight> truth = truth();
    Random choices = new Random(3);

    while (!truth.pending().isOver()) {
      for (int i = 0; i < 2; i++) {
        assertThatItGetsWhatItMayKnow(truth, Seat.of(i), clients.get(i).get(MATCH).body());
      }
      Seat seat = truth.pending().owing().iterator().next();
      JsonNode moves = clients.get(seat.index()).get(MATCH).body().get("moves");
      String text = moves.get(choices.nextInt(moves.size())).asText();

      Reply made = clients.get(seat.index()).move(MOVES, text);
      truth.submit(COURT.notation().readMove(truth.state(), text).orThrow());
      truth.run();

      assertThat(made.status()).isEqualTo(200);
      assertThatItGetsWhatItMayKnow(truth, seat, made.body());
    }
    JsonNode first = clients.get(0).get(MATCH).body().get("ended");
    JsonNode second = clients.get(1).get(MATCH).body().get("ended");
    assertThat(first.at("/because/clause").asText()).isEqualTo("EMB-END-01");
    assertThat(ImmutableList.of(first.get("result").asText(), second.get("result").asText()))
        .containsExactlyInAnyOrder("won", "lost");
  }

  private static void assertThatItGetsWhatItMayKnow(
      Referee<Court, EmberMove, Sight> truth, Seat seat, JsonNode got) {
    ImmutableList.Builder<String> events = ImmutableList.builder();
    for (Played<Court, EmberMove> ply : truth.history()) {
      for (Event event : ply.transition().events()) {
        boolean mayKnow = event.audience().isEmpty() || event.audience().contains(seat);
        if (mayKnow && !event.toldMore().contains(seat)) {
          events.add(event.says());
        }
      }
    }
    ImmutableList.Builder<String> moves = ImmutableList.builder();
    for (EmberMove move : COURT.legalMoves(truth.state())) {
      if (move.by().equals(seat)) {
        moves.add(COURT.notation().move(truth.state(), move));
      }
    }
    assertThat(got.get("seat").asInt()).isEqualTo(seat.index());
    assertThat(got.get("view")).isEqualTo(COURT.notation().view(COURT.view(truth.state(), seat)));
    assertThat(got.get("view").get("hands").properties())
        .filteredOn(hand -> !hand.getValue().toString().contains("unseen"))
        .allSatisfy(hand -> assertThat(hand.getKey()).isEqualTo("" + seat.index()));
    assertThat(texts(got.get("moves"))).isEqualTo(moves.build());
    assertThat(got.get("told").findValuesAsText("says")).isEqualTo(events.build());
    assertThat(got.has("asks")).isEqualTo(truth.pending().owing().contains(seat));
  }

  private static ImmutableList<String> texts(JsonNode list) {
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    list.forEach(text -> texts.add(text.asText()));
    return texts.build();
  }

  @Test
  void anIllegalMoveIsAnsweredWithItsClause() {
    ImmutableList<Client> clients = open("connect-four");
    for (int i = 0; i < 6; i++) {
      assertThat(clients.get(i % 2).move(MOVES, "drop 1").status()).isEqualTo(200);
    }

    Reply refused = clients.get(0).move(MOVES, "drop 1");

    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.body().at("/forbidden/0"))
        .hasToString(
            "{\"because\":{\"clause\":\"C4-DROP-03\",\"says\":\"A column holds six discs.\"},"
                + "\"code\":\"column-full\",\"facts\":{\"column\":\"1\"}}");
  }

  @Test
  void aSeatIsAskedWithTheClausesThatAsk() {
    ImmutableList<Client> clients = open("connect-four");

    assertThat(clients.get(0).get(MATCH).body().get("asks").at("/because/0"))
        .hasToString(
            "{\"clause\":\"C4-TURN-01\",\"says\":\"Seat 0 begins; the seats take turns.\"}");
    assertThat(clients.get(1).get(MATCH).body().has("asks")).isFalse();
  }

  @Test
  void whyATextIsNoMoveIsNotSaidWhileOthersChooseInSecret() {
    Client client = open("ember-court").get(0);
    for (String text : ImmutableList.of("seat 0: sing", "seat 1: sing", "sing")) {
      Reply bad = client.move(MOVES, text);
      assertThat(bad.status()).isEqualTo(400);
      assertThat(bad.body())
          .hasToString(
              "{\"problems\":[{\"place\":\"/move\",\"message\":\"this is no move here\"}]}");
    }
  }

  @Test
  void whatNamesNobodyDoesNotTellWhetherOthersHaveChosen() {
    ImmutableList<Client> clients = open("prestige-rpg", 3);
    Reply before = clients.get(0).move(MOVES, "set healing-potion");
    for (Client other : clients.subList(1, 3)) {
      String first = other.get(MATCH).body().at("/moves/0").asText();
      assertThat(other.move(MOVES, first).status()).isEqualTo(200);
    }

    Reply after = clients.get(0).move(MOVES, "set healing-potion");
    assertThat(after.status()).isEqualTo(before.status()).isEqualTo(422);
    assertThat(after.body()).isEqualTo(before.body());
  }

  @Test
  void aMoveOfAnotherSeatIsNotEvenJudged() {
    ImmutableList<Client> clients = open("ember-court");

    for (int card = 1; card <= 9; card++) {
      Reply refused = clients.get(0).move(MOVES, "seat 1: seal " + card);
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
        "{\"move\": \"drop nine\"}|[seat N: ]drop N: a number is wanted, not \"nine\"",
        "{\"move\": 3, \"seat\": 1}|expected text, found the number 3; put it in quotes",
        "{\"move\": 3, \"seat\": 1}|unknown key \"seat\". Known: move",
        "{}|missing key \"move\"",
      })
  void whatIsNoMoveIsAnsweredWithEveryProblem(String body, String problem) {
    Reply bad = open("connect-four").get(0).post(MOVES, body);

    assertThat(bad.status()).isEqualTo(400);
    assertThat(bad.body().get("problems").findValuesAsText("message")).contains(problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"game\": \"chess\"}|no game \"chess\"",
        "{\"game\": \"connect-four\", \"seats\": 3}|2 can play, not 3",
        "{\"game\": \"connect-four\", \"options\": {\"x\": \"1\"}}|unknown; there are no options",
        "{\"seats\": 2}|missing key \"game\"",
      })
  void aMatchThatCannotBePlayedIsRefused(String wish, String problem) {
    Reply bad = stranger.post("/matches", wish);

    assertThat(bad.status()).isEqualTo(400);
    assertThat(bad.body().get("problems").findValuesAsText("message")).containsExactly(problem);
  }

  @Test
  void whatIsNoJsonIsAnsweredWithItsPlace() {
    Reply bad = stranger.post("/matches", "{\"game\": \n oh");

    assertThat(bad.status()).isEqualTo(400);
    assertThat(bad.body().at("/problems/0/place").asText()).isEqualTo("body:2");
  }

  @Test
  void onlyAKeyOfTheMatchOpensIt() {
    ImmutableList<Client> clients = open("connect-four");

    assertThat(stranger.get(MATCH).status()).isEqualTo(401);
    assertThat(stranger.withKey("0").move(MOVES, "drop 1").status()).isEqualTo(401);
    assertThat(clients.get(0).get("/matches/2").status()).isEqualTo(404);
    assertThat(clients.get(0).key()).matches("[0-9a-f]{32}").isNotEqualTo(clients.get(1).key());
  }

  @Test
  void theGamesAreListedWithTheirOptions() {
    Reply games = stranger.get("/games");

    assertThat(games.status()).isEqualTo(200);
    assertThat(games.body().get("games").findValuesAsText("id"))
        .contains("connect-four", "ember-court", "hand-of-destiny");
    assertThat(games.body().at("/games/3/options/0/name").asText()).isEqualTo("difficulty");
    assertThat(games.body().at("/games/3/options/0/values/0").asText()).isEqualTo("casual");
  }
}
