package org.lawspeaker.command.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.google.common.collect.ImmutableList;
import java.net.URLEncoder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.play.GameRecord;

/** What else there is to be had of a match: replay, record, text, position, undo. */
class MatchPagesTest extends ServerTest {
  private static final JsonMapper JSON = new JsonMapper();

  /** Wins as seat 0 in the first column. */
  private static void playConnectFour(ImmutableList<Client> clients) {
    for (int i = 0; i < 7; i++) {
      clients.get(i % 2).move(i % 2 == 0 ? "drop 1" : "drop 2");
    }
  }

  @Test
  void aReplayShowsWhatTheViewerHasSeenFromTheFirstPositionOn() {
    ImmutableList<Client> clients = open("connect-four", 2);
    playConnectFour(clients);
    Client viewer = clients.get(1);
    int plies = viewer.standing().body().path("plies").asInt();

    assertThat(plies).isEqualTo(8);
    assertThat(viewer.at("/replay?ply=0").body().path("told")).isEmpty();
    assertThat(viewer.at("/replay?ply=3").body().path("told")).hasSize(3);
    assertThat(viewer.at("/replay?ply=7").body().path("scene"))
        .isEqualTo(viewer.standing().body().path("scene"));
    assertThat(viewer.at("/replay?ply=8").status()).isEqualTo(404);
  }

  @Test
  void whatOthersHaveSeenIsOpenWhenTheMatchIsOver() {
    ImmutableList<Client> clients = open("connect-four", 2);
    assertThat(clients.get(0).at("/replay?ply=0&as=1").status()).isEqualTo(403);
    playConnectFour(clients);

    assertThat(clients.get(0).at("/replay?ply=0&as=1").at("/viewer/seat")).isEqualTo("1");
    assertThat(clients.get(0).at("/replay?ply=0&as=watch").body().at("/viewer").has("seat"))
        .isFalse();
    assertThat(clients.get(0).at("/replay?ply=0&as=me").status()).isEqualTo(400);
  }

  @Test
  void aPositionNamesVersionsAndTheSeedWhenNoChanceIsToCome() {
    ImmutableList<Client> clients = open("connect-four", 2);
    assertThat(clients.get(0).at("/position").at("/ruling"))
        .startsWith("# match " + clients.get(0).match() + ", version 1 of this viewer\n")
        .contains("\n# connect-four, rules 1, cards none, content ")
        .doesNotContain("seed");

    playConnectFour(clients);

    String seed = clients.get(0).standing().at("/setup/seed");
    assertThat(clients.get(0).at("/position").at("/ruling")).contains(", seed " + seed + "\n");
  }

  @Test
  void theRecordIsTheHostsUntilTheMatchIsOver() {
    JsonNode opened = stranger().post("/matches", "{\"game\": \"connect-four\"}").body();
    String match = opened.path("match").asText();
    Client host = stranger().with(match, opened.path("host").asText());
    Client watcher = stranger().with(match, opened.path("watch").asText());
    ImmutableList<Client> clients =
        ImmutableList.of(
            watcher.with(match, opened.at("/seats/0/key").asText()),
            watcher.with(match, opened.at("/seats/1/key").asText()));

    assertThat(clients.get(0).at("/record").status()).isEqualTo(403);
    assertThat(host.at("/record").status()).isEqualTo(200);
    playConnectFour(clients);

    GameRecord record = GameRecord.read("record", watcher.at("/record").text()).orThrow();
    assertThat(record.moves()).hasSize(7);
    assertThat(watcher.standing().at("/ended/results/0")).isEqualTo("won");
    assertThat(watcher.standing().body().at("/setup").has("seed")).isTrue();
    assertThat(host.move(1, "drop 1").status()).isEqualTo(403);
  }

  @Test
  void aMatchThatWasKeptElsewhereGoesOn() {
    JsonNode opened = stranger().post("/matches", "{\"game\": \"ember-court\"}").body();
    String match = opened.path("match").asText();
    Client seat = stranger().with(match, opened.at("/seats/0/key").asText());
    seat.move(seat.standing().at("/moves/0/move"));
    String record = seat.with(match, opened.path("host").asText()).at("/record").text();

    Client again = server().open(wish(record)).get(0);

    assertThat(again.standing().body().path("scene"))
        .isEqualTo(seat.standing().body().path("scene"));
    assertThat(again.standing().at("/setup/is-seed-chosen")).isEqualTo("true");
  }

  @Test
  void aRecordThatDoesNotGoAsItSaysIsRefused() {
    JsonNode opened = stranger().post("/matches", "{\"game\": \"connect-four\"}").body();
    Client host = stranger().with(opened.path("match").asText(), opened.path("host").asText());
    String record =
        host.at("/record").text() + "{\"by\":\"seat 1\",\"move\":\"drop 1\",\"check\":\"0\"}\n";

    Client.Answer bad = stranger().post("/matches", wish(record));

    assertThat(bad.status()).isEqualTo(400);
    assertThat(bad.at("/problems/0/place")).startsWith("/record/moves/0");
  }

  private static String wish(String record) {
    return JSON.createObjectNode().put("record", record).toString();
  }

  @Test
  void aDecisionIsTakenBackIfNothingWasLearnedByIt() {
    Client client = open("hand-of-destiny", 1).get(0);
    String before = client.at("?with=view").at("/view");
    assertThat(client.postAt("/undo", "").problems())
        .isEqualTo("you have not decided anything yet");
    client.move("attack front");

    Client.Answer undone = client.postAt("/undo", "");

    assertThat(undone.status()).isEqualTo(200);
    assertThat(undone.at("/version")).isEqualTo("3");
    assertThat(undone.body().path("told").findValuesAsText("kind")).endsWith("took-back");
    assertThat(client.at("?with=view").at("/view")).isEqualTo(before);
  }

  @Test
  void onlyWhatIsNewIsToldIfThatIsAskedFor() {
    ImmutableList<Client> clients = open("connect-four", 2);
    playConnectFour(clients);

    JsonNode told = clients.get(0).at("?since=5").body().path("told");
    assertThat(told.at("/0/seq").asInt()).isEqualTo(6);
    assertThat(clients.get(0).at("?since=99").body().path("told")).isEmpty();
    assertThat(clients.get(0).at("?since=-1").status()).isEqualTo(400);
    assertThat(clients.get(0).at("?since=x").status()).isEqualTo(400);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "connect-four",
        "ember-court",
        "gloom-kilforth",
        "hand-of-destiny",
        "hof-ordeals",
        "prestige-rpg",
        "thorgal"
      })
  void theTextPageHasQuestionMovesTableAndLog(String game) {
    Client client = server().open("{\"game\": \"" + game + "\"}").get(0);
    Client.Answer page = client.at("/text");

    assertThat(page.status()).isEqualTo(200);
    assertThat(page.text()).contains("\nTable\n", "\nLog\n");
    for (JsonNode move : client.standing().body().path("moves")) {
      assertThat(page.text()).contains("\n  " + move.path("move").asText());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "connect-four",
        "ember-court",
        "gloom-kilforth",
        "hand-of-destiny",
        "hof-ordeals",
        "prestige-rpg",
        "thorgal"
      })
  void aPositionBecomesAQuestionThatIsAnswered(String game) {
    ImmutableList<Client> clients = server().open("{\"game\": \"" + game + "\"}");
    for (Client client : clients) {
      String move = client.standing().at("/moves/0/move");
      if (!move.isEmpty()) {
        Client.Answer position = client.at("/position?move=" + URLEncoder.encode(move, UTF_8));
        assertThat(position.at("/ruling")).contains("game: " + game, "when:", "# match ");
        Client.Answer answer =
            client.post(
                "/ask", JSON.createObjectNode().put("ruling", position.at("/ruling")).toString());

        assertThat(answer.text()).contains("\"legal\":true");
        return;
      }
    }
    throw new AssertionError("nobody is asked anything");
  }

  @Test
  void namesAreShownAsTheyWereSaid() {
    Client client =
        server().open("{\"game\": \"connect-four\", \"names\": [\"Ann\", \"<b>Ben\"]}").get(0);

    assertThat(client.standing().at("/setup/names/1")).isEqualTo("<b>Ben");
    assertThat(
            server()
                .stranger()
                .post("/matches", "{\"game\": \"connect-four\", \"names\": [\"\", \"x\"]}")
                .status())
        .isEqualTo(400);
  }
}
