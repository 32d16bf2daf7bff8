package org.lawspeaker.gloomkilforth.turn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.moves.MoveTo;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.testkit.coverage.Shows;

/** What is an Action, and when it can be chosen. */
class ActionsTest {
  private static Scene hero(String says, String zones) {
    return hero(Scene.GAME, says, zones);
  }

  private static Scene hero(GloomOfKilforth game, String says, String zones) {
    return Scene.of(game, Setup.of(2), "turn-of: 1\nheroes: {1: {%s}}\n%s".formatted(says, zones));
  }

  @Test
  @Shows("GOK-ACTION-02")
  void thereAreNineActions() {
    assertThat(Arrays.stream(ActionType.values()).map(ActionType::says))
        .containsExactlyInAnyOrder(
            "Move", "Clear", "Search", "Hide", "Confront", "Rest", "Discover", "Market", "Regale");
    assertThat(hero("saga: 0, gold: 5, hp: 3, hand: [devil, kobold, farmer]", "").moves())
        .contains("move frostmaw", "hide", "market", "regale", "rest");
    assertThat(hero("at: ashen-waste, hand: [gilded-sword]", "").moves())
        .contains("search", "discover gilded-sword");
    assertThat(
            hero("at: green-meadows", "places: {green-meadows: {encounters: [remote-town]}}")
                .moves())
        .contains("confront remote-town with sneak");
    assertThat(hero("at: green-meadows", "places: {green-meadows: {obstacles: 1}}").moves())
        .contains("clear obstacle");
  }

  @Test
  @Shows({"GOK-ACTION-04", "GOK-Q-42", "GOK-Q-52"})
  void whatCannotBeCarriedOutIsNotChosen() {
    String all =
        String.join(
            ", ",
            Scene.GAME.cards().pack.encounters().stream()
                .filter(each -> each.terrain().toString().contains("PLAINS"))
                .map(each -> Scene.GAME.cards().index.name(Scene.GAME.cards().number(each.name())))
                .toList());
    GloomOfKilforth game = OwnPack.instead("Market Day", OwnPack.kept("Market Day", "plains"));
    String held =
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw, hand: [%s]}
          2: {at: frostmaw, hand: [%s]}
          3: {at: frostmaw, hand: [%s]}
          1: {at: green-meadows, hand: [%s]}
        """;
    Scene empty = Scene.of(game, Setup.of(4), held.formatted(Scene.hands(4, all)));
    Scene poor =
        hero("at: green-meadows, gold: 2", "places: {green-meadows: {plots: [altar-of-ruin]}}");

    assertThat(empty.refused("search")).containsExactly("GOK-Q-42");
    assertThat(poor.refused("clear plot altar-of-ruin")).containsExactly("GOK-Q-52");
    assertThat(poor.moves()).doesNotContain("clear plot altar-of-ruin");
  }

  @Test
  @Shows({"GOK-ACTION-04", "GOK-Q-52", "GOK-TERM-13"})
  void theApThatAPlotAsksForAreLeftOverOnceTheActionIsPaidFor() {
    String cult = "places: {green-meadows: {plots: [cult-of-ash]}}"; // spend 2 AP

    assertThat(hero("at: green-meadows, ap: 2", cult).refused("clear plot cult-of-ash"))
        .containsExactly("GOK-Q-52");
    assertThat(hero("at: green-meadows, ap: 0", cult).refused("clear plot cult-of-ash"))
        .contains("GOK-TURN-06");
    for (String enough : new String[] {"ap: 3", "ap: 1, moves: {search: 2}"}) {
      Scene scene = hero("race: orc, profession: wizard, at: green-meadows, " + enough, cult);
      assertThat(scene.then("clear plot cult-of-ash").hero(1).allAp()).isZero();
      assertThat(scene.site("green-meadows").plots().isEmpty()).isTrue();
    }
  }

  @Test
  @Shows({"GOK-ACTION-04", "GOK-TERM-01", "GOK-REQ-05"})
  void theApThatAnAbilityAsksForAreLeftOverOnceTheActionIsPaidFor() {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: as-action, cost: {ap: 1}, effects: [{gain: {what: gold, amount:"
                + " 3}}]}]");
    String hero = "turn-of: 1\nheroes: {1: {gold: 0, assets: [captain], ap: %d}}";

    assertThat(Scene.of(game, Setup.of(2), hero.formatted(1)).refused("act with captain"))
        .containsExactly("GOK-REQ-05");
    Scene two = Scene.of(game, Setup.of(2), hero.formatted(2)).then("act with captain");
    assertThat(two.hero(1).allAp()).isZero();
    assertThat(two.hero(1).gold()).isEqualTo(3);
  }

  private static GloomOfKilforth captainActs(String type) {
    return OwnPack.captain(
        "abilities: [{on: as-action, %s effects: [{gain: {what: gold, amount: 3}}]}, {on:"
                .formatted(type)
            + " action-starts, when: [{performs: confront}], effects: [{lose: {what: hp, amount:"
            + " 1}}]}]");
  }

  @Test
  @Shows({"GOK-TERM-01", "GOK-Q-105"})
  void anAbilityInPlaceOfAnActionIsOfNoTypeUnlessItNamesOne() {
    String hero = "turn-of: 1\nheroes: {1: {gold: 0, hp: 4, assets: [captain], %s}}";
    GloomOfKilforth any = captainActs("");
    GloomOfKilforth confront = captainActs("action: confront,");

    Scene plain = Scene.of(any, Setup.of(2), hero.formatted("ap: 1")).then("act with captain");
    assertThat(plain.hero(1).gold()).isEqualTo(3);
    assertThat(plain.hero(1).hp()).isEqualTo(4);
    Scene named = Scene.of(confront, Setup.of(2), hero.formatted("ap: 1")).then("act with captain");
    assertThat(named.hero(1).hp()).isEqualTo(3);

    String typed = hero.formatted("ap: 0, moves: {confront: 1}");
    assertThat(Scene.of(any, Setup.of(2), typed).refused("act with captain"))
        .containsExactly("GOK-TURN-06");
    assertThat(Scene.of(confront, Setup.of(2), typed).moves()).contains("act with captain");
  }

  @Test
  @Shows("GOK-Q-33")
  void nobodyIsAskedWhichApIsLostWhereAllAre() {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: any-time, deed: true, cost: {veil: true}, effects: [{lose: {what: ap,"
                + " amount: 2}}]}]");
    String hero = "turn-of: 1\nheroes: {1: {assets: [captain], ap: %d, moves: {move: 1}}}";

    Scene all = Scene.of(game, Setup.of(2), hero.formatted(1)).then("resolve captain");
    assertThat(all.window()).isEqualTo("action");
    assertThat(all.hero(1).allAp()).isZero();
    Scene some = Scene.of(game, Setup.of(2), hero.formatted(2)).then("resolve captain");
    assertThat(some.window()).isEqualTo("lose-ap");
  }

  @Test
  @Shows("GOK-ACTION-06")
  void aDayMayHaveFewerActionsThanApOrMore() {
    Scene more = hero("hp: 2, ap: 2, loot: [swift-boots, crowbar]", "");
    more.then("resolve swift-boots", "resolve crowbar");
    assertThat(more.hero(1).allAp()).isEqualTo(4);
    Scene fewer =
        hero("at: bone-fields, hp: 4, ap: 4", "places: {bone-fields: {encounters: [kobold]}}");
    assertThat(fewer.hero(1).hp()).isEqualTo(3); // its Trap
    assertThat(fewer.hero(1).allAp()).isEqualTo(3);
  }

  @Test
  @Shows("GOK-MOVE-03")
  void nobodyLeavesTheMap() {
    Scene scene = hero("at: scorched-hollow", "");
    assertThat(scene.place("scorched-hollow")).isEqualTo(4);
    assertThat(scene.moves().stream().filter(move -> move.startsWith("move ")))
        .hasSize(2)
        .doesNotContain("move vulture-pass"); // the next in the list, at the other edge
    for (int place : new int[] {-1, 25}) {
      Verdict verdict = Scene.GAME.judge(scene.state(), new MoveTo(Seat.of(1), place));
      assertThat(verdict.toString()).contains("GOK-MOVE-03");
    }
  }

  @Test
  @Shows("GOK-TURN-04")
  void aStrangerIsAnEnemyOfWhoHasItsTokenOnItAlone() {
    String zones =
        """
        turn-of: %d
        heroes:
          2: {at: green-meadows, gold: 0, enemies: [farmer]}
          1: {race: orc, profession: wizard, at: green-meadows, gold: 0}
        places: {green-meadows: {encounters: [farmer]}}
        """;
    assertThat(Scene.of(3, zones.formatted(2)).window()).isEqualTo("engage");
    assertThat(Scene.of(3, zones.formatted(1)).window()).isEqualTo("action");
    String kobold = zones.formatted(1).replace("enemies: [farmer]", "").replace("farmer", "kobold");
    assertThat(Scene.of(3, kobold).window()).isEqualTo("engage");
  }
}
