package org.lawspeaker.gloomkilforth.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.testkit.coverage.Shows;

/** The Strongest and the Weakest, searched decks, X, and abilities in place of Actions. */
class RanksAndSearchesTest {
  /** At Night one hero gains a gold: the Strongest, or the Weakest. */
  private static Scene night(String who, int seats, String heroes) {
    GloomOfKilforth game =
        OwnPack.instead(
            "Silent Hour",
            "{name: Silent Hour, location: Old Wood, event: [{gain: {what: gold, amount: 5, who: "
                + who
                + "}}], provenance: house}");
    return Scene.of(
            game,
            Setup.of(seats),
            "turn-of: %d\nclock: {first: \"%d\", taken: true}\nheroes: {%s}"
                .formatted(seats / 3, seats - 1, heroes))
        .then("camp", "draw silent-hour");
  }

  @Test
  @Shows({"GOK-DEF-06", "GOK-SKILL-07"})
  void theStrongestHasTheHighestSkill() {
    Scene scene =
        night(
            "strongest",
            3,
            "0: {camped: true, gold: 0, skills: [brawler, shield-drill]},"
                + " 1: {at: frostmaw, gold: 0, skills: [killer]}, 2: {camped: true, gold: 0}");

    assertThat(scene.hero(1).gold()).isEqualTo(5); // level 2 beats two skills of level 1
    assertThat(scene.hero(0).gold()).isZero();
    assertThat(scene.hero(2).gold()).isZero();
  }

  @Test
  @Shows({"GOK-DEF-07", "GOK-SKILL-07"})
  void theWeakestHasTheLowestSkill() {
    Scene scene =
        night(
            "weakest",
            3,
            "0: {camped: true, gold: 0, skills: [brawler]},"
                + " 1: {at: frostmaw, gold: 0, skills: [killer]}, 2: {camped: true, gold: 0}");

    assertThat(scene.hero(2).gold()).isEqualTo(5); // has none, which is level 0
    assertThat(scene.hero(0).gold()).isZero();
  }

  @Test
  @Shows("GOK-DEF-08")
  void theFirstHeroDecidesATie() {
    Scene scene =
        night(
            "strongest",
            3,
            "0: {camped: true, gold: 0, skills: [brawler]},"
                + " 1: {at: frostmaw, gold: 0, skills: [sermon]}, 2: {camped: true, gold: 0}");

    assertThat(scene.asked()).isEqualTo(2);
    assertThat(scene.moves()).containsExactlyInAnyOrder("choose seat 0", "choose seat 1");
    assertThat(scene.then("choose seat 0").hero(0).gold()).isEqualTo(5);
  }

  @Test
  @Shows("GOK-DEF-09")
  void aSingleHeroIsBoth() {
    assertThat(night("strongest", 1, "0: {gold: 0}").hero(0).gold()).isEqualTo(5);
    assertThat(night("weakest", 1, "0: {gold: 0, skills: [killer]}").hero(0).gold()).isEqualTo(5);
  }

  private static Scene map(String others) {
    return Scene.of(
            3, "turn-of: 1\nheroes: {1: {at: green-meadows, loot: [old-map]}%s}".formatted(others))
        .then("resolve old-map");
  }

  @Test
  @Shows("GOK-DECK-04")
  void whatASearchDoesNotLookForIsDiscardedUnresolved() {
    Scene scene = map("").then("draw market-day", "draw farmer");
    assertThat(scene.hero(1).gold()).isEqualTo(1); // the Event would give 2
    assertThat(scene.site("green-meadows").encounters().isEmpty()).isTrue();
    assertThat(scene.state().decks().encounters(Terrain.PLAINS).discard().size()).isEqualTo(2);

    scene.then("draw plague-cart");

    assertThat(scene.site("green-meadows").encounters().contains(Scene.card("plague-cart")))
        .isTrue();
    assertThat(scene.state().decks().encounters(Terrain.PLAINS).discard().size()).isEqualTo(2);
    assertThat(scene.window()).isEqualTo("action");
  }

  @Test
  @Shows({"GOK-DECK-05", "GOK-Q-41"})
  void aSearchEndsWithTheDeck() {
    String rest =
        String.join(
            ", ",
            Scene.GAME.cards().pack.encounters().stream()
                .filter(each -> each.terrain().toString().contains("PLAINS"))
                .map(each -> Scene.GAME.cards().index.name(Scene.GAME.cards().number(each.name())))
                .filter(each -> !List.of("farmer", "market-day", "harvest-feast").contains(each))
                .toList());
    Scene scene =
        map(
            ", 0: {hand: [harvest-feast]}}\nplaces: {long-acre: {encounters: [%s]}"
                .formatted(rest));
    scene.then("draw farmer", "draw market-day");

    assertThat(scene.window()).isEqualTo("action");
    assertThat(scene.site("green-meadows").encounters().isEmpty()).isTrue();
    assertThat(scene.state().decks().encounters(Terrain.PLAINS).deck().size()).isEqualTo(2);
  }

  @Test
  @Shows({"GOK-DEF-10", "GOK-Q-65"})
  void xIsAnyNumberThatCanBePaidAndDoesSomething() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  1: {race: elf, profession: wizard, hp: 1, gold: 2, assets: [second-breath]}
                """)
            .then("resolve second-breath");
    assertThat(scene.moves()).containsExactly("choose option 1", "choose option 2");

    scene.then("choose option 2");

    assertThat(scene.hero(1).gold()).isZero();
    assertThat(scene.hero(1).hp()).isEqualTo(3);
  }

  @Test
  @Shows({"GOK-TERM-01", "GOK-Q-105"})
  void anAbilityMayStandInPlaceOfAnAction() {
    String light = "turn-of: 1\nheroes: {1: {at: old-wood, assets: [guiding-light], %s}}";
    Scene scene = Scene.of(2, light.formatted("ap: 1")).then("act with guiding-light");
    assertThat(scene.hero(1).ap()).isZero();
    Scene typed = Scene.of(2, light.formatted("ap: 0, moves: {search: 1}"));
    assertThat(typed.moves()).contains("act with guiding-light");
    assertThat(
            Scene.of(2, light.formatted("ap: 0, moves: {move: 1}"))
                .refused("act with guiding-light"))
        .containsExactly("GOK-TURN-06");
  }

  @Test
  @Shows({"GOK-TERM-14", "GOK-SKILL-06"})
  void aSkillThatSomebodyHasIsNotGained() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 1
                heroes:
                  1: {at: spire-tor, fate: 0, hand: [farmer, kobold], assets: [local-hero]}
                  2: {at: frostmaw, skills: [sermon]}
                places: {spire-tor: {encounters: [hermit-cave]}}
                """)
            .then("confront hermit-cave with influence", "roll 2 of 5", "decline")
            .then("take gold", "keep card", "accept", "choose option 1")
            .then("discard farmer", "discard kobold");

    assertThat(scene.moves()).containsExactlyInAnyOrder("choose small-mercies", "decline");
    assertThat(scene.refused("choose sermon")).containsExactly("GOK-SKILL-06");
  }

  @Test
  @Shows("GOK-DECK-04")
  void aRewardDeckIsSearchedLikewise() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes: {1: {at: bone-fields, fate: 0}}
                places: {bone-fields: {encounters: [seal-the-rift]}}
                """)
            .then("confront seal-the-rift with study", "roll 3 of 3")
            .then("take gold", "keep card", "accept", "draw cloak-pin", "draw gilded-sword");

    assertThat(scene.hero(1).hand().count(Scene.card("gilded-sword"))).isEqualTo(1);
    assertThat(scene.state().decks().rewards(RewardType.ITEM).discard().size()).isEqualTo(1);
  }
}
