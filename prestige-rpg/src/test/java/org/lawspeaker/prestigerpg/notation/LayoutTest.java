package org.lawspeaker.prestigerpg.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.DAN;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.state.StandBy;
import org.lawspeaker.prestigerpg.view.PrestigeView;

/** Positions and views, written with names and read again. */
class LayoutTest {
  private static PrestigeNotation notation(Scene scene) {
    return new PrestigeNotation(scene.cards());
  }

  private static JsonNode whole(Scene scene) {
    return notation(scene).state(scene.state());
  }

  private static JsonNode seen(Scene scene, Viewer viewer) {
    return notation(scene).view(PrestigeView.of(scene.state(), viewer));
  }

  /** The position, and what everybody sees of it, reads back. */
  private static void assertReadsBack(Scene scene) {
    assertThat(notation(scene).readState(whole(scene))).isEqualTo(Checked.ok(scene.state()));
    for (int seat = 0; seat < scene.state().sheets().size(); seat++) {
      assertReadsBack(scene, Seat.of(seat));
    }
    assertReadsBack(scene, Onlooker.SPECTATOR);
  }

  private static void assertReadsBack(Scene scene, Viewer viewer) {
    PrestigeView view = PrestigeView.of(scene.state(), viewer);

    assertThat(notation(scene).readView(notation(scene).view(view))).isEqualTo(Checked.ok(view));
  }

  private static List<String> problems(Scene scene, JsonNode json) {
    return notation(scene).readState(json).problems().stream().map(Problem::toString).toList();
  }

  private static Scene fog() {
    return Scene.ofReference(4).faces("ripper").event("t-is-the-fog-of-war");
  }

  @Test
  void aTableOfSixReadsBack() {
    assertReadsBack(Scene.of(6).faces("dummy").set(ANN, "attack-5").hand(BEN, "trip").turns());
  }

  @Test
  void questsReadBackAndAreHiddenFromOthers() {
    Scene scene = Scene.ofReference(3).faces("ripper").sheet(ANN, sheet -> sheet.withQuest(0));
    scene.sheet(BEN, sheet -> sheet.withQuest(3)).clock(clock -> clock.withQuest(12)).turns();

    assertReadsBack(scene);
    assertThat(whole(scene).at("/sheets/2/quest").textValue()).isEqualTo("slayer");
    assertThat(seen(scene, BEN).at("/sheets/2/quest").textValue()).isEqualTo("unseen");
    assertThat(seen(scene, BEN).at("/sheets/1/quest").textValue()).isEqualTo("on-the-brink");
    assertThat(seen(scene, BEN).at("/sheets/0/quest").isMissingNode()).isTrue();
  }

  @Test
  void everythingAboutAnEncounterReadsBack() {
    Scene scene = Scene.ofReference(4).faces("emperor-lich").last().fallenBefore(DAN, CID);
    scene.foe(
        foe -> foe.withPhase(1).withTokens(Pile.of(50, 0)).withPlayers(Scene.seats(DAN, CID)));
    scene.foe(foe -> foe.withClaimers(Scene.seats(BEN, ANN)).withChest(Pile.of(0, 1)).withSince(7));
    scene.event("a-song-from-home").hand(DAN, "attack-20").set(ANN, "attack-5").turns();

    assertReadsBack(scene);
    assertThat(whole(scene).at("/foe/players").toString()).isEqualTo("[3,0]");
    assertThat(whole(scene).at("/foe/claimers").toString()).isEqualTo("[1,2]");
    assertThat(whole(scene).at("/foe/event").textValue()).isEqualTo("a-song-from-home");
    assertThat(whole(scene).at("/foe/chest").toString()).isEqualTo("[\"attack-5\",\"attack-10\"]");
  }

  @Test
  void anEncounterThatIsKilledReadsBack() {
    Scene scene = Scene.of(3).faces("swarm").items(ANN, "healing-potion").tokens(0, 0, 0);
    scene.foe(foe -> foe.withOver(true).withKiller(CID.index())).ends().asks("end", ANN);

    assertReadsBack(scene);
    assertThat(whole(scene).at("/foe/killer").intValue()).isZero();
    assertThat(whole(scene).at("/foe/over").booleanValue()).isTrue();
  }

  @Test
  void tokensThatAttackByThemselvesReadBack() {
    Scene scene = Scene.ofReference(3).faces("emperor-lich").initiative(1, 3, 2);
    scene.character(BEN, "orn-hammerfist").randomAttacks();

    assertReadsBack(scene.asks("strike", BEN));
    assertThat(whole(scene).at("/strike/hits/1/by").toString()).isEqualTo("[1]");
  }

  @Test
  void attacksOnTheStackReadBack() {
    Scene scene = Scene.of(3).faces("swarm").set(ANN, "i-think-he-called-you-ugly-too");
    scene.set(BEN, "hammer-of-orn").riders(BEN, "focus-strength").hand(CID, "rally", "shove");
    scene.turns().passesUntil("token").plays("ann: token 1", "ann: player seat-1");
    scene.passesUntil("special").plays("ben: choose special", "ben: token 2", "cid: play shove");
    scene.plays("ben: accept");

    assertReadsBack(scene);
    JsonNode stack = whole(scene).at("/stack");
    assertThat(stack.at("/0/token").intValue()).isZero();
    assertThat(stack.at("/0/named").intValue()).isEqualTo(1);
    assertThat(stack.at("/0/checked").booleanValue()).isTrue();
    assertThat(stack.at("/0/value").intValue()).isEqualTo(10);
    assertThat(stack.at("/1/mode").textValue()).isEqualTo("special");
    assertThat(stack.at("/1/flat").intValue()).isEqualTo(5);
    assertThat(stack.at("/1/riders/0/card").textValue()).isEqualTo("focus-strength");
    assertThat(stack.at("/1/named").isMissingNode()).isTrue();
    assertThat(whole(scene).at("/in-force").size()).isEqualTo(1);
  }

  @Test
  void whatLiesFaceDownReadsBackAndOthersDoNotSeeIt() {
    Scene scene = fog().set(ANN, "attack-5").hand(DAN, "feint").set(BEN, "attack-10").turns();
    scene.passesUntil("announce").plays("ann: choose focus-strength");
    scene.plays("ben: choose believe", "cid: choose believe", "dan: choose believe");
    scene.passesUntil("announce").plays("ben: choose attack-20");
    scene.plays("ann: choose believe", "cid: choose believe", "dan: choose believe");

    assertReadsBack(scene);
    assertThat(whole(scene).at("/sheets/2/riders/0/under").textValue()).isEqualTo("attack-5");
    assertThat(seen(scene, CID).at("/sheets/2/riders/0/under").textValue()).isEqualTo("unseen");
    assertThat(whole(scene).at("/stack/0/under").textValue()).isEqualTo("attack-10");
    assertThat(seen(scene, BEN).at("/stack/0/under").textValue()).isEqualTo("attack-10");
    assertThat(seen(scene, CID).at("/stack/0/under").textValue()).isEqualTo("unseen");
    assertThat(whole(scene).at("/stack/0/card").textValue()).isEqualTo("attack-20");
  }

  @Test
  void cardsThatAreBuriedReadBackAndAreCounted() {
    Scene scene = fog().hand(BEN, "attack-5", "attack-5").set(ANN, "attack-20").turns();
    scene.plays("dan: pass", "ben: play edge-out hiding attack-5 on seat-2");

    assertReadsBack(scene);
    assertThat(whole(scene).at("/piles/buried").toString()).isEqualTo("[\"attack-5\"]");
    assertThat(seen(scene, CID).at("/piles/buried").toString()).isEqualTo("[\"1 unseen\"]");
    assertThat(whole(scene).at("/piles/deck").toString()).doesNotContain("unseen");
  }

  @Test
  void secondSetCardsReadBack() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "opportunity-fire").set(BEN, "attack-5");
    scene.hand(ANN, "attack-20", "attack-10").hand(CID, "feint").turns().passesUntil("stand-in");
    scene.plays("ann: card attack-20", "ann: card attack-10");

    assertReadsBack(scene);
    assertThat(seen(scene, CID).at("/sheets/2/set").toString()).isEqualTo("[\"unseen second\"]");
  }

  @Test
  void itemsReadBack() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, "old-crown", "healing-potion").turned(BEN);
    scene.sheet(
        ANN,
        sheet ->
            sheet.withItems(
                ImmutableList.of(
                    sheet.items().get(0).withUsed(true), sheet.items().get(1).withTipped(true))));

    assertReadsBack(scene.hand(CID, "trip").turns());
  }

  // ------------------------------------------------------------------ what cannot be read

  private static ObjectNode spoilt(String at) {
    JsonNode json = whole(Scene.of(3).faces("swarm").hand(ANN, "attack-5").turns());
    return (ObjectNode) (at.isEmpty() ? json : json.at(at));
  }

  private static List<String> problems(JsonNode json) {
    return problems(Scene.of(3), json);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3 | '/foe/players/0: there are seats 0 to 2, not \"3\"'",
        "-1 | '/foe/players/0: there are seats 0 to 2, not \"-1\"'",
      })
  void aPlayerWhoIsATokenSitsAtTheTable(int seat, String problem) {
    ObjectNode json = spoilt("");
    ((ObjectNode) json.at("/foe")).putArray("players").add(seat);

    assertThat(problems(json)).containsExactly(problem);
  }

  @Test
  void tokensAreNotBelowNothing() {
    ObjectNode json = spoilt("");
    ((ObjectNode) json.at("/foe")).putArray("tokens").add(-1).add(0).add(5);

    assertThat(problems(json)).containsExactly("/foe/tokens/0: 0 or more Life Points");
  }

  @Test
  void twoSeatsAreTooFew() {
    JsonNode json = whole(Scene.of(3).faces("swarm").hand(BEN, "attack-5").setting());
    ((ObjectNode) json.at("/sheets")).remove("2"); // where nothing is asked of Ann

    assertThat(problems(json)).containsExactly("/sheets: 3 to 6 seats, not 2");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 999})
  void soManyCardsMayBeUnseen(int unseen) {
    Scene scene = Scene.of(3).faces("dummy").hand(ANN, "attack-5").turns();
    ObjectNode json = (ObjectNode) seen(scene, ANN);
    ((ObjectNode) json.at("/piles")).putArray("deck").add(unseen + " unseen");

    assertThat(notation(scene).readView(json).orThrow().piles().deck()).isEqualTo(unseen);
  }

  @ParameterizedTest
  @CsvSource({"attack-5, 100", "attack-5, 0"})
  void moreCopiesThereAreNot(String card, int copies) {
    Scene scene = Scene.of(3).faces("dummy").hand(ANN, "attack-5").turns();
    ObjectNode json = (ObjectNode) seen(scene, ANN);
    ((ObjectNode) json.at("/piles")).putArray("discards").add(copies + " " + card);

    assertThat(notation(scene).readView(json).problems())
        .extracting(Problem::toString)
        .containsExactly("/piles/discards/0: 1 to 99 copies, not " + copies);
  }

  @ParameterizedTest
  @CsvSource({"attack-5, 99", "attack-5, 1"})
  void soManyCopiesThereMayBe(String card, int copies) {
    Scene scene = Scene.of(3).faces("dummy").hand(ANN, "attack-5").turns();
    ObjectNode json = (ObjectNode) seen(scene, ANN);
    ((ObjectNode) json.at("/piles")).putArray("discards").add(copies + " " + card);

    assertThat(notation(scene).readView(json).orThrow().piles().open().discards().size())
        .isEqualTo(copies);
  }

  @Test
  void aViewerIsASeatTheArbiterOrASpectator() {
    Scene scene = Scene.of(3).faces("dummy").hand(ANN, "attack-5").turns();
    ObjectNode json = (ObjectNode) seen(scene, Onlooker.SPECTATOR);
    assertThat(json.get("viewer").textValue()).isEqualTo("spectator");

    json.put("viewer", "3");
    assertThat(notation(scene).readView(json).problems())
        .extracting(Problem::toString)
        .containsExactly("/viewer: there are seats 0 to 2, not \"3\"");
  }

  @Test
  void aWholePositionHasAllItsSetCards() {
    Scene scene = Scene.of(3).faces("dummy").set(BEN, "attack-5").hand(ANN, "feint").turns();
    PrestigeView view = PrestigeView.of(scene.state(), ANN);

    assertThat(view.sheets().get(2).isWhole()).isTrue();
    assertThat(view.sheets().get(1).isWhole()).isFalse();
    assertThat(view.sheets().get(0).isWhole()).isTrue();
    assertThat(view.piles().open().deck()).isEqualTo(Bag.empty());
  }

  @Test
  void aRiderThatHasJoinedFaceDownReadsBackAndOthersDoNotSeeIt() {
    Scene scene = fog().set(ANN, "attack-10").hand(DAN, "feint");
    StandBy rider = new StandBy(1, scene.numberOf("focus-strength"), scene.fromDeck("attack-5"));
    scene.clock(clock -> clock.withNextId(20));
    scene.sheet(ANN, sheet -> sheet.withRiders(ImmutableList.of(rider))).turns();
    scene.passesUntil("announce").plays("ann: choose attack-20");
    scene.plays("ben: choose believe", "cid: choose believe", "dan: choose believe");

    assertReadsBack(scene);
    assertThat(whole(scene).at("/stack/0/riders/0/under").textValue()).isEqualTo("attack-5");
    assertThat(seen(scene, ANN).at("/stack/0/riders/0/under").textValue()).isEqualTo("attack-5");
    assertThat(seen(scene, CID).at("/stack/0/riders/0/under").textValue()).isEqualTo("unseen");
    assertThat(seen(scene, CID).at("/stack/0/riders/0/card").textValue())
        .isEqualTo("focus-strength");
  }
}
