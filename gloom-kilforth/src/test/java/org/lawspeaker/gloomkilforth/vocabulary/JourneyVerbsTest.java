package org.lawspeaker.gloomkilforth.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.testkit.coverage.Shows;

/** What cards do to where heroes are: moves, places, gloom, Hidden tokens. */
class JourneyVerbsTest {
  private static String deed(String effects) {
    return "abilities: [{on: any-time, deed: true, cost: {veil: true}, effects: [%s]}]"
        .formatted(effects);
  }

  /** Seat 1 has a Captain with a Deed, and seat 2 a Magister that gives it gold at a moment. */
  private static Scene scene(String effects, String moment, String hero, String zones) {
    return Scene.of(
        OwnPack.instead(
            ImmutableMap.of(
                "Falling Tree",
                OwnPack.kept("Falling Tree", "forest"),
                "Will-o-the-Wisps",
                OwnPack.kept("Will-o-the-Wisps", "forest"),
                "Captain",
                OwnPack.titled("Captain", deed(effects)),
                "Magister",
                OwnPack.titled(
                    "Magister",
                    "abilities: [{on: "
                        + moment
                        + ", effects: [{gain: {what: gold, amount: 1}}]}]"))),
        Setup.of(3),
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw}
          1: {%s}
          2: {at: windrow, gold: 0, hidden: true, assets: [magister]}
        %s
        """
            .formatted(Scene.hero(hero, "gold: 0", "fate: 0", "assets: [captain]"), zones));
  }

  private static Scene scene(String effects, String hero, String zones) {
    return scene(effects, "camped", hero, zones);
  }

  @Test
  void inTheCityNoEncounterIsDrawnByACard() {
    String draw = "draw-encounter, {gain: {what: gold, amount: 1}}";

    assertThat(scene(draw, "at: old-wood", "").then("resolve captain").odds())
        .containsKey("draw grey-stalker");
    Scene city = scene(draw, "at: sprawl-city", "").then("resolve captain");
    assertThat(city.window()).isEqualTo("action");
    assertThat(city.hero(1).gold()).isEqualTo(1);
  }

  @Test
  @Shows("GOK-Q-42")
  void aDeckWithoutCardsGivesNoEncounter() {
    String events = "falling-tree, will-o-the-wisps";
    String forest = Scene.encountersBut(Terrain.FOREST, events.split(", "));
    Scene scene =
        scene(
            "{draw-encounter: {where: next-to-you}}",
            "at: sprawl-city, hand: [" + events + "]",
            "places: {kingsfield: {encounters: [" + forest + "]}}");

    scene.then("resolve captain");

    assertThat(scene.moves()).isNotEmpty();
    for (String move : scene.moves()) {
      String place = move.replace("choose place ", "");
      assertThat(scene.site(place).card()).isNotIn(forests());
    }
  }

  private static Iterable<Integer> forests() {
    return Scene.GAME.cards().pack.locations().stream()
        .filter(each -> each.terrain() == Terrain.FOREST)
        .map(each -> Scene.GAME.cards().number(each.name()))
        .toList();
  }

  @Test
  @Shows({"GOK-Q-97", "GOK-LOC-02"})
  void aLocationThatFallsIntoGloomInDaylightIsAMomentForAll() {
    Scene falls = scene("flip-location", "gloom-falls", "at: old-wood", "");
    Scene rises =
        scene(
            "{flip-location: {gloom: false}}",
            "gloom-falls",
            "at: old-wood",
            "places: {old-wood: {gloom: true}}");

    assertThat(falls.then("resolve captain").hero(2).gold()).isEqualTo(1);
    assertThat(falls.site("old-wood").gloom()).isTrue();
    assertThat(rises.then("resolve captain").hero(2).gold()).isZero();
    assertThat(rises.site("old-wood").gloom()).isFalse();
  }

  @Test
  @Shows("GOK-TERM-12")
  void whoMayChooseALocationOfOneTerrainChoosesAmongThose() {
    Scene forest = scene("{relocate-to: {terrain: forest}}", "at: old-wood", "");
    Scene any = scene("relocate-to", "at: old-wood", "");

    assertThat(forest.then("resolve captain").moves())
        .filteredOn(each -> each.startsWith("choose place "))
        .containsExactlyInAnyOrder(
            "choose place blessed-grove",
            "choose place shrouded-glade",
            "choose place whisper-thicket",
            "choose place thornwald",
            "choose place owlwater");
    assertThat(any.then("resolve captain").moves())
        .filteredOn(each -> each.startsWith("choose place "))
        .hasSize(24)
        .contains("choose place sprawl-city")
        .doesNotContain("choose place old-wood");
  }

  @Test
  @Shows("GOK-REQ-02")
  void toBeFoundIsAMomentOfWhoIsFound() {
    Scene scene = scene("{stop-hiding: {who: each-hero}}", "hidden-lost", "at: old-wood", "");

    scene.then("resolve captain");

    assertThat(scene.hero(2).hidden()).isFalse();
    assertThat(scene.hero(2).gold()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-Q-114", "GOK-BATTLE-13"})
  void whoMovesOutOfABattleEndsIt() {
    Scene scene =
        scene("take-move", "at: bone-fields", "places: {bone-fields: {encounters: [sulphur-imp]}}")
            .then("choose sulphur-imp", "done");
    assertThat(scene.state().battles()).hasSize(1);

    scene.then("resolve captain");
    scene.then(
        scene.moves().stream()
            .filter(each -> each.startsWith("choose place "))
            .findFirst()
            .orElseThrow());

    assertThat(scene.state().battles()).isEmpty();
    assertThat(scene.site("bone-fields").encounters().toArray())
        .containsExactly(Scene.card("sulphur-imp"));
  }

  @Test
  @Shows("GOK-Q-114")
  void whoIsPutWhereItIsLeavesNoBattle() {
    Scene scene =
        scene(
                "{relocate: {location: Bone Fields}}",
                "at: bone-fields, hp: 3, loot: [bandage]",
                "places: {bone-fields: {encounters: [sulphur-imp]}}")
            .then("choose sulphur-imp", "done", "resolve captain");

    assertThat(scene.state().battles()).hasSize(1);
  }
}
