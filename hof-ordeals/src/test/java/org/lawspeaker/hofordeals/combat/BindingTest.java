package org.lawspeaker.hofordeals.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.testkit.coverage.Shows;

/** Binding from the hand, and the Binding Limit. */
class BindingTest {
  private static Scene turn(String step, String hero) {
    return Scene.of(3, "{step: %s, turn: {active: '2'}, heroes: {2: {%s}}}".formatted(step, hero));
  }

  @Test
  @Shows({"HOF-BIND-01", "HOF-BIND-04", "HOF-POWER-02"})
  void putsAnAttackCardToTheWeapon() {
    Scene scene = turn("explore", "hand: [hack, veteran]").then("bind veteran");

    assertThat(scene.hero(2).bound()).extracting(bound -> bound.power()).containsExactly(3);
    assertThat(Battle.names(scene.hero(2).hand())).containsExactly("hack");
    assertThat(scene.hero(2).played().isEmpty()).isTrue();
  }

  @Test
  @Shows("HOF-BIND-06")
  void isPossibleInEveryStepBeforeRest() {
    for (String step : new String[] {"fatigue", "explore", "acquire"}) {
      assertThat(turn(step, "hand: [hack]").allowed("bind hack")).contains("HOF-BIND-06");
    }
  }

  @Test
  @Shows({"HOF-BIND-02", "HOF-WEAPON-09"})
  void refusesMoreCardsThanTheBindingLimit() {
    String three = "hand: [hack], " + Battle.bound("veteran 3", "vanguard 2", "vanguard 2");

    assertThat(turn("explore", three).refused("bind hack")).containsExactly("HOF-BIND-02");
    assertThat(turn("explore", three + ", gear: {weapon: sabres}").allowed("bind hack"))
        .contains("HOF-BIND-01");
  }

  @Test
  @Shows("HOF-Q-76")
  void refusesActionCards() {
    assertThat(turn("explore", "hand: [strive]").refused("bind strive"))
        .containsExactly("HOF-Q-76");
  }

  @Test
  @Shows("HOF-Q-81")
  void refusesToPlayAnAttackCardWithoutBinding() {
    assertThat(turn("explore", "hand: [hack]").refused("play hack")).containsExactly("HOF-Q-81");
  }

  @Test
  @Shows("HOF-Q-102")
  void countsACardBoundEarlierAsNotPlayedInThisTurn() {
    Scene scene = turn("explore", "hand: [hack], " + Battle.bound("veteran 3")).then("bind hack");

    assertThat(Battle.names(scene.state().turn().played())).containsExactly("hack");
  }

  @Test
  @Shows("HOF-Q-102")
  void knowsInTheNextTurnWhatWasBoundBefore() {
    Scene now =
        Scene.of(
                3,
                "{step: explore, turn: {active: '2'}, heroes: {2: {hand: [hack]}, 0: {%s}}}"
                    .formatted(Battle.bound("veteran 3")))
            .then("bind hack");

    assertThat(now.hero(2).bound()).extracting(Bound::kept).containsExactly(false);

    Scene next = now.then("done", "done").chance();

    assertThat(next.state().turn().active()).isEqualTo(Seat.of(0));
    assertThat(next.hero(2).bound()).extracting(Bound::kept).containsExactly(false);
    assertThat(next.hero(0).bound()).extracting(Bound::kept).containsExactly(true);
  }

  @Test
  @Shows("HOF-WEAPON-02")
  void findsThreeValuesOnTheRustyAxe() {
    var axe = Scene.GAME.cards().pack.rustyAxe();

    assertThat(axe.power()).isEqualTo(1);
    assertThat(axe.binding()).isEqualTo(3);
    assertThat(axe.strike()).isEqualTo(2);
  }

  @Test
  @Shows({"HOF-WEAPON-04", "HOF-WEAPON-06"})
  void allowsAShieldBesideAOneHandedWeaponOnly() {
    String shield = "health: 9, gear: {off-hand: shield, weapon: ";
    Scene sword = struck(shield + "long-sword}");
    Scene maul = struck(shield + "war-maul}");

    assertThat(sword.hero(1).health()).isEqualTo(9);
    assertThat(maul.hero(1).health()).isEqualTo(8);
  }

  private static Scene struck(String hero) {
    return Battle.continuing(hero, "1-of-dust").then("flee", "draw scratch");
  }
}
