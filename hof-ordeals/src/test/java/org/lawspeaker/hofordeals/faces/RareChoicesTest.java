package org.lawspeaker.hofordeals.faces;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.Slain;
import org.lawspeaker.testkit.coverage.Shows;

/** How choices read that come seldom. */
class RareChoicesTest {
  private static final Seat BEN = Seat.of(1);

  /** Seat 1 of three explores at an Encounter on c2. */
  private static Scene at(String encounter, int level, String hero, String more) {
    return at(Setup.of(3), encounter, level, hero, more);
  }

  private static Scene at(Setup setup, String encounter, int level, String hero, String more) {
    return Scene.of(
        setup,
        """
        step: explore
        clock: {level: %d}
        turn: {active: "1", began: 7}
        sites: {c2: {card: %s, cubes: 2}}
        heroes: {1: {space: c2, %s}}
        %s
        """
            .formatted(level, encounter, hero, more));
  }

  private static void reads(Scene scene, String move, String text) {
    assertThat(new Seen(scene, BEN).reads(move)).isEqualTo(text);
  }

  private static void touches(Scene scene, String move, String piece) {
    assertThat(new Seen(scene, BEN).choice(move).pieces()).containsExactly(piece);
  }

  @Test
  void cardsThatAreDestroyed() {
    Scene purge = at("old-mill", 1, "hand: [purge, hunt], discard: [hack]", "").then("play purge");
    Scene forge = at("the-forge", 2, "hand: [champion]", "").then("activate");

    reads(purge, "choose hunt", "Destroy Hunt of your hand !");
    reads(purge, "choose hack", "Destroy Hack of your discard pile");
    reads(purge, "decline", "Destroy nothing more");
    reads(forge, "choose champion", "Destroy Champion of your hand | gain 5 Fame !");
    touches(purge, "choose hack", "discard-1-hack");
    touches(purge, "choose hunt", "hand-1-hunt");
  }

  /** Champion has 5 Power and costs 7; a Curse has neither value nor cost. */
  @Test
  @Shows({"HOF-Q-16", "HOF-CARD-46"})
  void cardsThatAreDestroyedForTheirBaseValue() {
    String hero = "hand: [champion, bad-luck], discard: [summon-companion]";
    Scene value = at("the-forge", 2, hero, "").then("activate");
    Setup costs = Setup.of(3).with("base-value", "cost");
    Scene cost = at(costs, "the-forge", 2, hero, "").then("activate");

    reads(value, "choose champion", "Destroy Champion of your hand | gain 5 Fame !");
    reads(value, "choose bad-luck", "Destroy Bad Luck of your hand | gain 0 Fame");
    reads(cost, "choose champion", "Destroy Champion of your hand | gain 7 Fame !");
    reads(cost, "choose bad-luck", "Destroy Bad Luck of your hand | gain 0 Fame");
    reads(
        cost,
        "choose discarded summon-companion",
        "Destroy Summon Companion of your discard pile | gain 4 Fame !");
    assertThat(cost.then("choose champion").hero(1).fame()).isEqualTo(7);
  }

  @Test
  void cardsThatPayACost() {
    Scene scene =
        at("old-mill", 1, "hand: [hunt, hack], gear: {side: lucky-coin}", "")
            .then("use lucky-coin");

    reads(scene, "choose hunt", "Discard Hunt | the cost of Lucky Coin");
    touches(scene, "choose hunt", "hand-1-hunt");
  }

  @Test
  void cardsThatAreTakenBack() {
    Scene scene = at("old-mill", 1, "hand: [recall], discard: [strive]", "").then("play recall");

    reads(scene, "choose strive", "Take back Strive, into your hand");
    touches(scene, "choose strive", "discard-1-strive");
  }

  @Test
  void equipmentThatIsLost() {
    Scene dead =
        Battle.continuing("health: 1, gear: {head: iron-helm, side: banner}", "1-of-dust")
            .then("flee", "draw scratch");
    Scene stash = at("pawn-shop", 1, "gear: {head: iron-helm, side: banner}", "").then("activate");

    reads(dead, "choose iron-helm", "Destroy Iron Helm | lost by your death, without Fame");
    touches(dead, "choose iron-helm", "board-1-head");
    Scene covered =
        at("pawn-shop", 1, "gear: {off-hand: conjured-shield}, covered: {off-hand: lantern}", "")
            .then("activate");

    reads(stash, "choose banner", "Stash Banner | gain 3 Fame");
    touches(stash, "choose banner", "board-1-side");
    reads(covered, "choose lantern", "Stash Lantern | gain 1 Fame");
    touches(covered, "choose lantern", "board-1-off-hand-under");
  }

  /** Only one card lies on top of another, and ordinary Equipment stashes both. */
  @Test
  @Shows({"HOF-CARD-16", "HOF-ACQUIRE-08", "HOF-Q-51"})
  void equipmentThatIsInTheWay() {
    Scene one = buys("[conjured-shield, shield]", "gear: {off-hand: lantern}");
    Scene two =
        buys("[shield, hunt]", "gear: {off-hand: conjured-shield}, covered: {off-hand: lantern}");

    assertThat(new Seen(one, BEN).reads("buy conjured-shield"))
        .contains("; goes on top of Lantern;")
        .doesNotContain("stashes");
    assertThat(new Seen(one, BEN).reads("buy shield")).contains("; stashes Lantern for 1 Fame;");
    assertThat(new Seen(two, BEN).reads("buy shield"))
        .contains("; stashes Conjured Shield and Lantern for 3 Fame;");
    assertThat(one.then("buy conjured-shield").hero(1).fame()).isZero();
    assertThat(two.then("buy shield").hero(1).fame()).isEqualTo(3);
  }

  private static Scene buys(String row, String hero) {
    return Scene.of(
        3,
        """
        step: acquire
        turn: {active: "1"}
        decks: {row: %s}
        heroes: {1: {effort: 9, %s}}
        """
            .formatted(row, hero));
  }

  @Test
  void cardsThatLeaveTheWeapon() {
    Scene scene =
        Scene.of(
                3,
                """
                step: acquire
                turn: {active: "1"}
                decks: {row: [war-maul, hunt, rally, rally, cutpurse, lantern]}
                heroes: {1: {effort: 9, bound: [{id: 1, card: veteran, power: 3},
                  {id: 2, card: veteran, power: 3}]}}
                """)
            .then("buy war-maul")
            .chance();

    reads(scene, "choose bound veteran", "Discard Veteran (1 of 2) from the weapon | 3 Power");
    reads(scene, "choose bound veteran.2", "Discard Veteran (2 of 2) from the weapon | 3 Power");
    touches(scene, "choose bound veteran.2", "bound-1-2");
  }

  @Test
  void relicsThatAreKept() {
    Scene scene =
        at("dealer-s-table", 3, "shards: 6, gear: {head: iron-helm}", "")
            .then("activate", "draw dragonbone-helm", "draw endless-purse");

    reads(
        scene,
        "choose dragonbone-helm",
        "Keep Dragonbone Helm | whenever you would lose Health, lose 2 less; stashes Iron Helm for"
            + " 1 Fame; the rest goes under the Relic deck");
    reads(
        scene,
        "choose endless-purse",
        "Keep Endless Purse | at the start of your Explore step: gain 1 Effort; goes to your side"
            + " slot; the rest goes under the Relic deck");
    touches(scene, "choose endless-purse", "draft-endless-purse");
  }

  @Test
  void theEndOfAnExchange() {
    Scene scene = Slain.jack(Setup.of(3), "shards: 3", "").then("loot exchange");

    reads(scene, "done", "End the Exchange | 5 Effort is lost !");
  }

  @Test
  void encountersThatComeBack() {
    Scene scene =
        at("beyond-the-13th-gate", 3, "food: 0", "board: {used: [the-crossroad, roadside-trap]}")
            .then("activate");

    reads(
        scene,
        "choose the-crossroad",
        "Bring back The Crossroad | if fewer than 3 Encounters besides the Town are revealed, fight"
            + " 1 minion; otherwise gain 2 Food");
    touches(scene, "choose the-crossroad", "used-encounters-the-crossroad");
  }

  /** The cubes bound how often another Encounter is activated; whether it is paid is seen then. */
  @Test
  @Shows("HOF-CARD-40")
  void encountersThatAreActivatedFromAfar() {
    Scene test =
        Scene.of(
                3,
                """
                step: explore
                turn: {active: "1"}
                clock: {level: 2}
                sites: {c2: {card: test-of-endurance, cubes: 1}, b2: {card: caravan, cubes: 1},
                  d2: {card: old-mill, cubes: 3}, b3: {card: demon-trader, cubes: 2}}
                heroes: {1: {space: c2, shards: 4, hand: [2 hunt]}}
                """)
            .then("play hunt", "play hunt", "activate");

    reads(test, "choose space b2", "Activate b2, Caravan | gain 2 Food, then draw 1 card");
    reads(test, "choose space d2", "Activate d2, Old Mill, 2 times | gain 3 Food");
    assertThat(new Seen(test, BEN).reads("choose space b3"))
        .startsWith("Activate b3, Demon Trader, up to 2 times | pay 4 Token Shards each time; ");
  }

  /** The Blood Altar asks for 3 Health each time (HOF-Q-19). */
  @Test
  @Shows("HOF-Q-19")
  void whoPaysTheLastHealthFromAfarDies() {
    Scene first = altar(3);
    Scene second = altar(6).then("choose space b3");

    reads(
        first,
        "choose space b3",
        "Activate b3, Blood Altar, up to 2 times | pay 3 Health each time; you die; gain 6 Fame !");
    reads(
        altar(6),
        "choose space b3",
        "Activate b3, Blood Altar, up to 2 times | pay 3 Health each time; gain 6 Fame");
    reads(
        second, "accept", "Activate Blood Altar once more | pay 3 Health: gain 6 Fame; you die !");
    assertThat(second.then("accept").told()).anyMatch(told -> told.contains("seat 1 is dead"));
  }

  private static Scene altar(int health) {
    return Scene.of(
            3,
            """
            step: explore
            turn: {active: "1"}
            clock: {level: 3}
            sites: {c2: {card: test-of-endurance, cubes: 1}, b3: {card: blood-altar, cubes: 2}}
            heroes: {1: {space: c2, health: %d, hand: [2 hunt]}}
            """
                .formatted(health))
        .then("play hunt", "play hunt", "activate");
  }

  @Test
  void lossesBeforeAnElixir() {
    String lightning =
        """
        step: explore
        turn: {active: "0", began: 7}
        sites: {c2: {card: call-lightning, cubes: 2}}
        heroes: {0: {space: c2}, 1: {health: %d, gear: {side: health-elixir}}}
        """;
    Scene hurt = Scene.of(2, lightning.formatted(3)).then("activate");
    reads(hurt, "pass", "Use nothing now");
    Scene dying = Scene.of(2, lightning.formatted(2)).then("activate");
    dying.then("seat 1: pass", "seat 1: choose option 1");
    hurt.then("seat 1: pass", "seat 1: choose option 1");

    reads(hurt, "pass", "Lose the Health | 2 Health of 3");
    reads(dying, "pass", "Lose the Health | 2 Health of 2; you die !");
  }

  @Test
  void abilitiesThatAreOfferedAndOrdered() {
    Scene crown =
        at("bandit-camp", 1, "gear: {head: devil-s-crown}", "")
            .then("activate", "draw 1-of-dust", "draw 2-of-scales");

    reads(crown, "accept", "Use Devil's Crown | take 1 Curse, then each enemy loses 1 Power");
    reads(crown, "decline", "Do without Devil's Crown");
    touches(crown, "accept", "board-1-head");
  }

  @Test
  void groupsOfMinions() {
    Scene scene =
        at("devil-s-choice", 2, "food: 0", "")
            .then("activate", "draw 1-of-dust", "draw 1-of-dust", "draw 2-of-scales")
            .then("draw 4-of-plague");

    reads(
        scene,
        scene.moves().get(0),
        "Put 1 of Dust (2 of 2) into group 1, with 1 of Dust (1 of 2)");
    reads(scene, scene.moves().get(1), "Put 1 of Dust (2 of 2) into group 2, a new one");
  }

  @Test
  void theNextLevel() {
    Scene scene =
        Slain.jack(Setup.of(3), "food: 0", "").then("pass", "pass", "pass", "done").chance();
    reads(scene, "choose space a1", "Put the Town on a1");

    scene.then("choose space a1");
    reads(scene, "choose space b1", "Lay an Encounter on b1 | 7 to lay");
  }

  @Test
  void cardsOfACombat() {
    Scene strike =
        at("bandit-camp", 1, "deck: {bag: [2 boar-spear]}, discard: [7 strive, 2 forage, hack]", "")
            .then("activate", "draw 1-of-dust", "draw 1-of-dust", "draw boar-spear")
            .chance();

    reads(
        strike,
        "choose bound boar-spear.2",
        "Resolve Boar Spear (2 of 2) next | when this is drawn into a combat: gain 1 Food");
    touches(strike, "choose bound boar-spear.2", "bound-1-2");
    strike.then("choose bound boar-spear");
    reads(
        strike,
        "strike 1-of-dust.2 with weapon",
        "Assign Rusty Axe to 1 of Dust (2 of 2) | 1 Power: defeats it");
  }

  /** What is drawn into a combat does what it does when it is played. */
  @Test
  void aCardThatIsDrawnIntoACombatSaysWhatItDoes() {
    Scene strike =
        at(
                "bandit-camp",
                1,
                "deck: {bag: [rally, boar-spear]}, discard: [7 strive, 2 forage, hack], gear: {weapon:"
                    + " long-sword}",
                "")
            .then("activate", "draw 1-of-dust", "draw 1-of-dust")
            .chance();

    reads(strike, "choose bound rally", "Resolve Rally next | draw 2 cards");
  }

  /** Two players have paid: the first passes on what is not kept. */
  @Test
  void relicsThatArePassedOn() {
    Scene draft =
        Scene.of(
            3,
            """
            turn: {active: "2", stage: acquire}
            agenda: [course, {relic-draft: {payers: ["1", "0"], offered: [titan-maul, twin-fangs], seen: 2}}]
            """);

    assertThat(new Seen(draft, BEN).reads("choose titan-maul"))
        .endsWith("; the others are passed on");
  }

  /** The King's presence keeps nothing from being turned up. */
  @Test
  @Shows("HOF-REVEAL-01")
  void theKingMayStandWhereNobodyHasLooked() {
    Scene scene =
        Scene.of(
            3,
            """
            step: explore
            turn: {active: "1"}
            clock: {level: 3}
            sites: {c2: {card: king}}
            board: {royalty: king-of-dust, king: 11}
            heroes: {1: {space: c3, food: 1}}
            """);

    reads(
        scene, "go b3", "Go to b3, face down | costs 1 Food; will be turned up, the King is there");
    assertThat(scene.then("go b3").chance().told())
        .anyMatch(told -> told.contains("seat 1 reveals"));
  }
}
