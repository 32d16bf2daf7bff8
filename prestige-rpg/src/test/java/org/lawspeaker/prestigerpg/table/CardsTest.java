package org.lawspeaker.prestigerpg.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.REFERENCE;

import com.google.common.collect.ImmutableSet;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.testkit.coverage.Shows;

/** The cards of a pack, laid out for play. */
class CardsTest {
  private static final String RALLY = "{name: Rally, copies: 2,";

  private static Settings settings(Expansion... expansions) {
    return new Settings(
        3, ImmutableSet.copyOf(expansions), false, Settings.NO_MODULE, 0, false, 100, false, false);
  }

  @Test
  @Shows("PRE-Q-101")
  void cardsOfAnExpansionAreInTheDeckOnlyWithIt() {
    Cards cards = withRallyOf("relics-and-ruin");
    int rally = cards.names().findCard("rally").orElseThrow();

    assertThat(cards.isIn(settings(), rally)).isFalse();
    assertThat(cards.deck(settings()).count(rally)).isZero();
    assertThat(cards.deck(settings(Expansion.TOMBS_AND_TOMES)).count(rally)).isZero();
    assertThat(cards.isIn(settings(Expansion.RELICS_AND_RUIN), rally)).isTrue();
    assertThat(cards.deck(settings(Expansion.RELICS_AND_RUIN)).count(rally)).isEqualTo(2);
  }

  private static Cards withRallyOf(String expansion) {
    return SceneGame.altered(RALLY, RALLY + " expansion: " + expansion + ",");
  }

  @Test
  @Shows("PRE-Q-101")
  void encountersAreUsedWithAllThatTheyNeed() {
    Cards cards =
        SceneGame.altered(
            "name: Thief\n    prestige: 3",
            "name: Thief\n    prestige: 3\n    expansion: tombs-and-tomes\n"
                + "    needs: [relics-and-ruin]");
    int thief = cards.names().findEncounter("thief").orElseThrow();
    Expansion tombs = Expansion.TOMBS_AND_TOMES;
    Expansion relics = Expansion.RELICS_AND_RUIN;

    assertThat(cards.encounters(settings(tombs)).count(thief)).isZero();
    assertThat(cards.encounters(settings(relics)).count(thief)).isZero();
    assertThat(cards.encounters(settings(tombs, relics)).count(thief)).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-Q-101", "PRE-EVENT-01"})
  void eventsOfAnExpansionComeWithIt() {
    int fog = REFERENCE.names().findEvent("t-is-the-fog-of-war").orElseThrow();
    Expansion tombs = Expansion.TOMBS_AND_TOMES;
    Expansion relics = Expansion.RELICS_AND_RUIN;

    assertThat(REFERENCE.events(settings(relics)).count(fog)).isZero();
    assertThat(REFERENCE.events(settings(relics)).isEmpty()).isFalse();
    assertThat(REFERENCE.events(settings(relics, tombs)).count(fog)).isEqualTo(1);
    assertThat(REFERENCE.events(settings(tombs)).isEmpty()).isTrue();
  }

  @Test
  @Shows({"PRE-Q-105", "PRE-Q-101"})
  void windowsOpenOnTheCardsOfAnExpansionOnlyWithIt() {
    Cards cards =
        SceneGame.altered(
            "{name: Whetstone, copies: 1,",
            "{name: Whetstone, copies: 1, expansion: deeper-and-darker,");
    Scene without = Scene.with(cards, 3).faces("dummy").set(Scene.ANN, "feint");
    without.hand(Scene.BEN, "trip").turns().passes().asks("flipped", Scene.BEN).passes();
    without.asks("before-flip", Scene.BEN);

    Scene with = Scene.with(cards, 3, "deeper-and-darker=yes").faces("dummy");
    for (int seat = 0; seat < 3; seat++) {
      with.sheet(Seat.of(seat), sheet -> sheet.withAbilityUsed(true));
    }
    with.set(Scene.ANN, "feint").hand(Scene.BEN, "trip").turns().passes();
    with.asks("flipped", Scene.BEN).passes().asks("checked", Scene.BEN);
  }
}
