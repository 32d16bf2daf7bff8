package org.lawspeaker.hofordeals.faces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.Slain;
import org.lawspeaker.hofordeals.moves.SeatMove;
import org.lawspeaker.hofordeals.skills.OwnTurn;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Offering;
import org.lawspeaker.testkit.coverage.Shows;

/** What choices say of arranged positions. Seat 1 of three is active. */
class ChoiceTest {
  private static final Seat BEN = Seat.of(1);

  @Test
  void everyMoveAndEveryStepThatAsksReads() {
    assertThat(leaves(SeatMove.class)).isNotEmpty().allMatch(Choices.ALL::knowsMove);
    assertThat(leaves(Choosing.class)).isNotEmpty().allMatch(Choices.ALL::knowsStep);
    assertThat(leaves(Offering.class)).isNotEmpty().allMatch(Choices.ALL::knowsStep);
    assertThat(leaves(OwnTurn.class)).isNotEmpty().allMatch(Choices.ALL::knowsStep);
  }

  private static List<Class<?>> leaves(Class<?> family) {
    List<Class<?>> leaves = new ArrayList<>();
    if (family.isSealed()) {
      for (Class<?> kind : family.getPermittedSubclasses()) {
        leaves.addAll(leaves(kind));
      }
    } else {
      leaves.add(family);
    }
    return leaves;
  }

  private static Seen at(String step, String hero, String more) {
    return new Seen(
        Scene.of(
            3,
            """
            step: %s
            turn: {active: "1"}
            clock: {level: 3}
            sites: {c2: {card: old-mill, cubes: 2}, c4: {card: blood-altar, cubes: 1}}
            decks: {row: [battle-cry, hunt, silken-robes, champion, long-sword, shield-wall]}
            heroes: {1: {%s}}
            %s
            """
                .formatted(step, hero, more)),
        BEN);
  }

  @Test
  void movingSaysWhatItCostsAndWhatIsThere() {
    Seen seen = at("explore", "food: 1, health: 4", "");

    assertThat(seen.reads("go c2"))
        .isEqualTo("Go to c2, Old Mill | costs 1 Food; 2 uses, sells Wanderer");
    assertThat(seen.reads("go b3"))
        .isEqualTo("Go to b3, face down | costs 1 Food; will be turned up");
    assertThat(seen.choice("go c2").pieces()).containsExactly(seen.piece("map", "old-mill").uid());
  }

  @Test
  void movingWithoutFoodCostsHealthAndTheLastOfItTheLife() {
    assertThat(at("explore", "food: 0, health: 4", "").reads("go b3"))
        .isEqualTo("Go to b3, face down | costs 1 Health; you have no Food; will be turned up");
    assertThat(at("explore", "food: 0, health: 1", "").reads("go b3"))
        .isEqualTo(
            "Go to b3, face down | costs 1 Health; you have no Food; you die; will be turned up"
                + " !");
    assertThat(at("explore", "food: 0, health: 2", "").reads("go b3"))
        .isEqualTo("Go to b3, face down | costs 1 Health; you have no Food; will be turned up");
  }

  @Test
  void activatingSaysWhatItCostsAndDoes() {
    Seen seen = at("explore", "space: c4, health: 9", "");

    assertThat(seen.reads("activate"))
        .isEqualTo("Activate Blood Altar | 1 of 1 use; pay 3 Health; gain 6 Fame");
    assertThat(at("explore", "space: c4, health: 3", "").reads("activate"))
        .isEqualTo("Activate Blood Altar | 1 of 1 use; pay 3 Health; you die; gain 6 Fame !");
    assertThat(at("explore", "food: 1", "").reads("activate"))
        .isEqualTo("Activate Town | choose: gain 2 Health, or gain 2 Food");
  }

  @Test
  void goingOnSaysWhyTheEncounterHereIsNotActivated() {
    String none = "Go on to the Acquire step | you activate nothing in this turn";

    assertThat(at("explore", "space: c4, health: 9", "").reads("done")).isEqualTo(none);
    assertThat(standingOn("{card: old-mill, cubes: 0}").reads("done"))
        .isEqualTo(none + "; Old Mill has no use left");
    assertThat(standingOn("{card: test-of-strength, cubes: 1}").reads("done"))
        .isEqualTo(
            none
                + "; activate Test of Strength only if 2 or more Soldier cards are bound to your"
                + " weapon");
    assertThat(standingOn("{card: demon-trader, cubes: 1}").reads("done"))
        .isEqualTo(none + "; Demon Trader asks: pay 4 Token Shards");
  }

  private static Seen standingOn(String site) {
    return new Seen(
        Scene.of(
            3,
            """
            step: explore
            turn: {active: "1"}
            clock: {level: 2}
            sites: {c2: %s}
            heroes: {1: {space: c2}}
            """
                .formatted(site)),
        BEN);
  }

  @Test
  void playingAndBindingSayWhatTheyGive() {
    Seen seen =
        at(
            "explore",
            "hand: [hunt, rally, champion], bound: [{id: 1, card: hack, power: 1}],"
                + " gear: {side: banner}",
            "");

    assertThat(seen.reads("play hunt")).isEqualTo("Play Hunt | gain 1 Effort and 1 Food");
    assertThat(seen.reads("play rally")).isEqualTo("Play Rally | gain 1 Effort; draw 2 cards");
    assertThat(seen.reads("bind champion")).isEqualTo("Bind Champion | 6 Power; 2 of 3 bound");
  }

  @Test
  void fatigueSaysThatItsPriceInHealthKills() {
    Setup health = Setup.of(3).with("fatigue", "health");
    String zones =
        "{step: fatigue, turn: {active: '1'}, heroes: {1: {health: %d, bound: [{id: 1, card: hack,"
            + " power: 1}]}}}";

    assertThat(new Seen(Scene.of(health, zones.formatted(1)), BEN).reads("pay"))
        .isEqualTo("Pay for 1 bound card | 1 Health of 1; you die !");
    assertThat(new Seen(Scene.of(health, zones.formatted(2)), BEN).reads("pay"))
        .isEqualTo("Pay for 1 bound card | 1 Health of 2");
  }

  @Test
  void fatigueSaysWhatItCostsAndWhatRefusingGivesUp() {
    Seen seen =
        at("fatigue", "effort: 3, bound: [{id: 1, card: hack, power: 1}], hand: [vanguard]", "");

    assertThat(seen.reads("pay")).isEqualTo("Pay for 1 bound card | 1 Effort of 3");
    assertThat(seen.reads("refuse"))
        .isEqualTo(
            "Do not pay, and discard the bound cards | 1 card to your discard pile; on to the"
                + " Explore step !");
    assertThat(seen.reads("bind vanguard"))
        .isEqualTo("Bind Vanguard | 2 Power; 2 of 3 bound; raises what this step costs");
  }

  /** A Camp Kit pays for two cards. */
  @Test
  @Shows("HOF-FATIGUE-01")
  void bindingRaisesNoPriceThatTheCampKitPays() {
    String kit = "gear: {side: camp-kit}, hand: [vanguard, hunt]";
    String one = kit + ", bound: [{id: 1, card: hack, power: 1}]";
    String two =
        kit + ", bound: [{id: 1, card: hack, power: 1}, {id: 2, card: champion, power: 6}]";

    assertThat(at("fatigue", kit, "").reads("bind vanguard"))
        .isEqualTo("Bind Vanguard | 2 Power; 1 of 3 bound");
    assertThat(at("fatigue", one, "").reads("bind vanguard"))
        .isEqualTo("Bind Vanguard | 2 Power; 2 of 3 bound");
    assertThat(at("fatigue", two, "").reads("bind vanguard"))
        .isEqualTo("Bind Vanguard | 2 Power; 3 of 3 bound; raises what this step costs");
  }

  @Test
  void buyingSaysThePriceAndWhatBecomesOfTheOldCard() {
    Seen seen = at("acquire", "effort: 7, gear: {weapon: twin-daggers, head: merchant-seal}", "");

    assertThat(seen.reads("buy long-sword"))
        .isEqualTo("Buy Long Sword | costs 3 of 7 Effort; stashes Twin Daggers for 2 Fame");
    assertThat(seen.reads("buy shield-wall"))
        .isEqualTo("Buy Shield Wall | costs 1 of 7 Effort; when you flee: gain 1 Health");
    assertThat(seen.reads("buy flourish")).isEqualTo("Buy Flourish | costs 3 of 7 Effort");
    assertThat(seen.reads("done")).isEqualTo("End your turn | 7 Effort is lost");
  }

  @Test
  void assigningSaysWhatItDoesToTheEnemy() {
    Seen seen =
        new Seen(
            Battle.assigning(
                Battle.bound("vanguard 1", "vanguard 2", "champion 5"), "3-of-scales", "1-of-dust"),
            BEN);

    assertThat(seen.reads("assign vanguard to 3-of-scales"))
        .isEqualTo("Assign Vanguard (1 of 2) to 3 of Scales | 1 Power, ignored: it still needs 3");
    assertThat(seen.reads("assign vanguard.2 to 1-of-dust"))
        .isEqualTo("Assign Vanguard (2 of 2) to 1 of Dust | 2 Power: defeats it");
    assertThat(seen.reads("strike 1-of-dust with weapon"))
        .isEqualTo("Assign Rusty Axe to 1 of Dust | 1 Power: defeats it");
    assertThat(seen.choice("assign vanguard.2 to 1-of-dust").pieces())
        .containsExactly("bound-1-2", "enemy-2");
    assertThat(seen.reads("done"))
        .isEqualTo("Assign nothing more | you defeat nothing; left: 3 of Scales and 1 of Dust");
  }

  @Test
  void assigningMoreThanEnoughSaysThatItIsNotNeeded() {
    Scene scene =
        Battle.assigning(Battle.bound("vanguard 2", "champion 5"), "1-of-dust")
            .then("assign vanguard to 1-of-dust");

    assertThat(new Seen(scene, BEN).reads("assign champion to 1-of-dust"))
        .isEqualTo("Assign Champion to 1 of Dust | 5 Power: it is defeated without");
  }

  @Test
  void endingTheRoundSaysWhoIsDefeated() {
    Seen seen =
        new Seen(
            Battle.assigning(Battle.bound("hack 1"), "1-of-dust").then("assign hack to 1-of-dust"),
            BEN);

    assertThat(seen.reads("done")).isEqualTo("Assign nothing more | you defeat 1 of Dust and win");
  }

  @Test
  void pushingAndFleeingSayWhatTheyCost() {
    Seen seen =
        new Seen(
            Battle.continuing("food: 5, " + Battle.bound("hack 1"), "4-of-plague", "5-of-scales"),
            BEN);

    assertThat(seen.reads("push"))
        .isEqualTo(
            "Push: fight another round | costs 3 Food; resolve 2 Pain cards, then draw and bind 1"
                + " card");
    assertThat(seen.reads("flee"))
        .isEqualTo(
            "Flee: the combat is lost | resolve 5 Pain cards; bound cards are used up; on to the"
                + " Acquire step");
  }

  @Test
  void equalEnemiesAreToldApart() {
    Seen seen =
        new Seen(Battle.assigning(Battle.bound("champion 5"), "2-of-skulls", "2-of-skulls"), BEN);

    assertThat(seen.choice("assign champion to 2-of-skulls").label())
        .isEqualTo("Assign Champion to 2 of Skulls (1 of 2)");
    assertThat(seen.choice("assign champion to 2-of-skulls.2").label())
        .isEqualTo("Assign Champion to 2 of Skulls (2 of 2)");
  }

  @Test
  void theLootOfARoyaltySaysWhatItCosts() {
    Seen seen =
        new Seen(
            Slain.jack(Setup.of(3).with("exchange-rate", "2"), "shards: 4", "0: {shards: 1}"), BEN);

    assertThat(seen.reads("loot relic"))
        .isEqualTo("Acquire a Relic | costs 5 of 6 Token Shards; drawn when all have chosen");
    assertThat(seen.reads("loot exchange"))
        .isEqualTo(
            "Exchange all your Token Shards | 6 Token Shards for 12 Effort to spend in the"
                + " Dealer's Row");
    assertThat(seen.reads("pass")).isEqualTo("Pass | you keep 6 Token Shards");
  }

  @Test
  void partsOfAnEffectAreReadAsOrders() {
    Seen seen = new Seen(at("explore", "food: 1, effort: 1", "").position().then("activate"), BEN);

    assertThat(seen.reads("choose option 1")).isEqualTo("Gain 2 Health | by Town");
    assertThat(seen.reads("choose option 2")).isEqualTo("Gain 2 Food | by Town");
    Seen may =
        new Seen(
            at("explore", "food: 1, hand: [fast-talk]", "").position().then("play fast-talk"), BEN);
    assertThat(may.reads("choose option 1")).isEqualTo("Pay 1 Food: draw 1 card | by Fast Talk");
    assertThat(may.reads("choose option 2")).isEqualTo("Do nothing | by Fast Talk");
  }

  @Test
  void destroyingWhatWasAcquiredIsGrave() {
    Seen seen =
        new Seen(
            at("explore", "hand: [purge, strive], discard: [champion, strive]", "")
                .position()
                .then("play purge"),
            BEN);

    assertThat(seen.reads("choose strive")).isEqualTo("Destroy Strive of your hand");
    assertThat(seen.choice("choose strive").pieces())
        .containsExactly(seen.piece("hand-1", "strive").uid());
    assertThat(seen.reads("choose discarded strive"))
        .isEqualTo("Destroy Strive of your discard pile");
    assertThat(seen.choice("choose discarded strive").pieces())
        .containsExactly(seen.piece("discard-1", "strive").uid());
    assertThat(seen.reads("choose champion")).isEqualTo("Destroy Champion of your discard pile !");
    assertThat(seen.reads("decline")).isEqualTo("Destroy nothing more");
  }

  @Test
  void theKingIsFoughtOrRetreatedFrom() {
    Seen seen =
        new Seen(
            Scene.of(
                3,
                """
                turn: {active: "1", stage: explore}
                clock: {level: 3}
                sites: {c2: {card: king}, b3: {card: bone-pit, cubes: 2}}
                board: {royalty: king-of-dust, king: 11}
                heroes: {1: {space: b3}}
                agenda: [course, explore, {king-attack: {state: asked}}]
                """),
            BEN);

    assertThat(seen.reads("fight"))
        .isEqualTo("Fight the King | fight King of Dust, 7 Power, with minions of 4 Power or more");
    assertThat(seen.reads("retreat"))
        .isEqualTo("Retreat from the King | resolve 4 Pain cards; your Explore step goes on");
  }
}
