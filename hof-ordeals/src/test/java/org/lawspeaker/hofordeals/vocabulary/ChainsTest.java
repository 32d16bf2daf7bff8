package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.death.Harming;
import org.lawspeaker.hofordeals.moves.PickOption;
import org.lawspeaker.hofordeals.moves.Use;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.testkit.coverage.Shows;

/** Effects that wait for each other, are set off together, or lapse. */
class ChainsTest {
  private static final String LIGHTNING =
      """
      step: explore
      turn: {active: "1", began: 7}
      sites: {c2: {card: call-lightning, cubes: 2}}
      """;

  /** Whoever wears the test card hits the left neighbour hard when harmed. */
  private static Scene passedOn(int seats, String heroes) {
    HofOrdeals game =
        Played.gear(
            "abilities: [{on: harmed, effects: [{lose: {what: health, amount: 10, who:"
                + " left-neighbour}}]}]");
    return Scene.of(game, Setup.of(seats), LIGHTNING + "heroes: {" + heroes + "}").then("activate");
  }

  @Test
  @Shows("HOF-Q-108")
  void theDeadIsLeftOutOfWhatIsStillToCome() {
    Scene scene = passedOn(3, "1: {space: c2}, 2: {gear: {side: test-card}}");
    scene.then("seat 2: choose option 1").chance();

    assertThat(scene.hero(0).health()).isEqualTo(10);
    assertThat(scene.window()).isEqualTo("explore");
  }

  @Test
  @Shows("HOF-Q-108")
  void theOthersStillHaveTheirPart() {
    Scene scene = passedOn(4, "1: {space: c2}, 2: {gear: {side: test-card}}");
    scene.then("seat 2: choose option 1").chance();

    assertThat(scene.moves()).contains("choose option 1");
    assertThat(scene.then("seat 0: choose option 1").hero(0).health()).isEqualTo(8);
    assertThat(scene.hero(3).health()).isEqualTo(10);
  }

  @Test
  @Shows("HOF-Q-108")
  void whatIsLeftOfAnotherPlayersCardIsCarriedOut() {
    Played played =
        Played.action(
            "{lose: {what: health, amount: 10, who: left-neighbour}}, {gain: {what: fame, amount:"
                + " 3}}",
            "hand: [test-card]");
    played.then("play test-card").scene().chance();

    assertThat(played.me().fame()).isEqualTo(3);
    assertThat(played.scene().hero(2).health()).isEqualTo(10);
    assertThat(played.window()).contains("explore");
  }

  /** Seat 1 wears two cards that work at the start of the Explore step, both for the last Food. */
  private static Scene together() {
    String food = "{on: explore-starts, when: [{has-at-least: {what: food, amount: 1}}], effects: ";
    HofOrdeals game =
        Played.gear(
            "abilities: ["
                + food
                + "[{lose: {what: food, amount: 1}}]}, "
                + food
                + "[{gain: {what: fame, amount: 2}}]}]");
    return Scene.of(
            game,
            Setup.of(3),
            "{step: fatigue, turn: {active: '1'}, heroes: {1: {food: 1, gear: {side: test-card}}}}")
        .then("done");
  }

  @Test
  @Shows("HOF-Q-65")
  void thePlayerOrdersWhatIsSetOffTogether() {
    Scene scene = together();

    assertThat(scene.moves()).containsExactly("choose option 1", "choose option 2");
    assertThat(Scene.GAME.judge(scene.state(), PickOption.of(Seat.of(1), 2)))
        .isInstanceOf(Verdict.Illegal.class);
    assertThat(Scene.GAME.judge(scene.state(), PickOption.of(Seat.of(1), -1)))
        .isInstanceOf(Verdict.Illegal.class);
    assertThat(scene.then("choose option 2").hero(1).fame()).isEqualTo(2);
    assertThat(scene.hero(1).food()).isZero();
  }

  @Test
  @Shows("HOF-Q-65")
  void whatCannotWorkAnyMoreDoesNot() {
    Scene scene = together().then("choose option 1");

    assertThat(scene.hero(1).fame()).isZero();
    assertThat(scene.window()).isEqualTo("explore");
  }

  @Test
  @Shows("HOF-PLAY-12")
  void aRefusalSaysWhatTheAbilityNeeds() {
    Played played =
        Played.of(
            Played.gear(
                "abilities: [{on: used, when: [{health-at-most: 3}], effects: [{gain: {what: fame,"
                    + " amount: 1}}]}]"),
            Played.TURN.formatted("gear: {side: test-card}"));
    Verdict verdict =
        played.game().judge(played.scene().state(), Use.of(Seat.of(1), played.card("test-card")));

    assertThat(((Verdict.Illegal) verdict).violations())
        .singleElement()
        .satisfies(each -> assertThat(each.toString()).contains("your Health is 3 or less"));
  }

  @Test
  @Shows({"HOF-CARD-28", "HOF-PLAY-12"})
  void anAbilityOfAnyTimeIsRefusedWhereItsConditionDoesNotHold() {
    HofOrdeals game =
        OwnPack.with(
            "equipment",
            "{name: Test Card, slot: head, cost: 1, abilities: [{on: any-time, when:"
                + " [{health-at-most: 3}], effects: [{gain: {what: health, amount: 1}}]}],"
                + " provenance: house}");
    Scene scene =
        Scene.of(
            game,
            Setup.of(3),
            LIGHTNING
                + "heroes: {1: {space: c2}, 2: {gear: {side: health-elixir, head: test-card}}}");
    scene.then("activate");
    assertThat(scene.window()).isEqualTo("react");

    assertThat(scene.refused("seat 2: use test-card")).containsExactly("HOF-PLAY-12");
    scene.then("seat 2: use health-elixir");
    assertThat(scene.told()).contains("HOF-CARD-28: seat 2 uses Health Elixir");
  }

  @Test
  @Shows("HOF-DECK-08")
  void anyCardOfTheHandPaysACost() {
    Scene scene =
        Scene.of(2, Played.TURN.formatted("gear: {side: lucky-coin}, hand: [hack, strive, strive]"))
            .then("use lucky-coin");

    assertThat(scene.moves()).containsExactlyInAnyOrder("choose hack", "choose strive");
    assertThat(scene.refused("choose forage")).containsExactly("HOF-DECK-08");
    assertThat(scene.then("choose hack").told()).contains("HOF-DECK-08: seat 1 discards Hack");
    assertThat(scene.hero(1).effort()).isEqualTo(1);
  }

  @Test
  void nobodyFacesAMinionOutsideACombat() {
    Played played =
        Played.action(
            "{when: {all: [{facing: dust}], then: [{gain: {what: fame, amount: 1}}]}}",
            "hand: [test-card]");

    assertThat(played.then("play test-card").me().fame()).isZero();
  }

  @Test
  @Shows("HOF-Q-77")
  void aCardOfHandOrDiscardPileIsDestroyedAsACost() {
    Played played =
        Played.of(
                Played.gear(
                    "abilities: [{on: used, cost: {destroy: 1}, effects: [{gain: {what: fame,"
                        + " amount: 2}}]}]"),
                Played.TURN.formatted(
                    "gear: {side: test-card}, hand: [hack, strive], discard: [strive, forage]"))
            .then("use test-card");

    assertThat(played.scene().moves())
        .containsExactlyInAnyOrder(
            "choose hack", "choose strive", "choose discarded strive", "choose discarded forage");
    assertThat(played.scene().refused("choose veteran")).containsExactly("HOF-Q-77");
    played.then("choose forage");
    assertThat(played.names(played.scene().state().decks().box())).containsExactly("forage");
    assertThat(played.scene().told())
        .contains("HOF-Q-77: seat 1 destroys Forage of the discard pile");
    assertThat(played.me().fame()).isEqualTo(2);
  }

  @Test
  @Shows("HOF-Q-108")
  void whatIsLeftOfTheCardOfTheDeadConcernsTheOthersAlone() {
    Played played =
        Played.action(
            "{lose: {what: health, amount: 10}}, {gain: {what: food, amount: 3}}, {gain: {what:"
                + " food, amount: 2, who: each-opponent}}",
            "hand: [test-card]");
    played.then("play test-card").scene().chance();

    assertThat(played.me().food()).isZero();
    assertThat(played.scene().hero(0).food()).isEqualTo(2);
    assertThat(played.scene().hero(2).food()).isEqualTo(2);
  }

  /** The Chain Mail of seat 2 makes the loss 1 less. */
  @Test
  @Shows({"HOF-Q-73", "HOF-CARD-28"})
  void whatIsAboutToBeLostCountsWhatIsInForce() {
    Scene scene =
        Scene.of(
            3,
            LIGHTNING
                + "heroes: {1: {space: c2}, 2: {health: 8, gear: {side: health-elixir, body:"
                + " chain-mail}}}");
    scene.then("activate", "seat 2: pass", "seat 2: choose option 1");
    Table table = new Table(Scene.GAME.cards(), scene.state(), WorkTable.Use.READING);

    assertThat(table.top())
        .isInstanceOfSatisfying(
            Harming.class, harming -> assertThat(harming.lost(table)).isEqualTo(1));
    assertThat(scene.then("seat 2: pass").hero(2).health()).isEqualTo(7);
  }

  @Test
  @Shows("HOF-EFFORT-03")
  void anAbilityThatCostsSomethingIsOffered() {
    Scene scene =
        Scene.of(
                Played.gear(
                    "abilities: [{on: explore-starts, cost: {food: 1}, effects: [{gain: {what:"
                        + " fame, amount: 2}}]}]"),
                Setup.of(3),
                "{step: fatigue, turn: {active: '1'}, heroes: {1: {food: 1, gear: {side:"
                    + " test-card}}}}")
            .then("done");

    assertThat(scene.moves()).containsExactly("accept", "decline");
    assertThat(scene.then("accept").hero(1).food()).isZero();
    assertThat(scene.hero(1).fame()).isEqualTo(2);
  }

  /** Seat 0 dies of what seat 2 uses before it loses Health: the loss is still to come. */
  @Test
  @Shows({"HOF-Q-108", "HOF-Q-73"})
  void aLossIsNotForgottenWhenSomebodyElseDies() {
    HofOrdeals game =
        Played.gear(
            "abilities: [{on: any-time, limit: once-per-turn, effects: [{lose: {what: health,"
                + " amount: 10, who: left-neighbour}}]}]");
    Scene scene =
        Scene.of(
                game,
                Setup.of(3),
                LIGHTNING + "heroes: {1: {space: c2}, 2: {gear: {side: test-card}}}")
            .then("activate", "seat 2: pass", "seat 2: choose option 1", "seat 2: use test-card")
            .chance();

    assertThat(scene.told()).contains("HOF-HEALTH-03: seat 0 loses 10 Health");
    assertThat(scene.hero(2).health()).isEqualTo(8);
  }
}
