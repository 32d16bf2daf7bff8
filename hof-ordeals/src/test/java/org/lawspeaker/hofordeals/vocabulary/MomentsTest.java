package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.testkit.coverage.Shows;

/** Every moment: a card that gains 7 Fame at it gains them then, and not before. */
class MomentsTest {
  private static final String GEAR = "gear: {side: test-card}";

  /**
   * A moment.
   *
   * @param before what is done before it
   * @param at what brings it about
   */
  private record When(HofOrdeals game, String zones, String before, String at) {}

  private static String ability(Moment on) {
    return "abilities: [{on: "
        + on.name().toLowerCase(Locale.ROOT).replace('_', '-')
        + ", effects: [{gain: {what: fame, amount: 7}}]}]";
  }

  private static When worn(Moment on, String zones, String before, String at) {
    return new When(Played.gear(ability(on)), zones, before, at);
  }

  private static HofOrdeals skill(Moment on, String type) {
    return OwnPack.with(
        "skills",
        "{name: Test Card, type: %s, archetypes: [wanderer], cost: 1, %s, provenance: house}"
            .formatted(type, ability(on)));
  }

  private static Map<Moment, When> all() {
    Map<Moment, When> all = new EnumMap<>(Moment.class);
    cards(all);
    turn(all);
    combat(all);
    return all;
  }

  private static void cards(Map<Moment, When> all) {
    String turn = Played.TURN;
    all.put(
        Moment.PLAYED,
        new When(
            skill(Moment.PLAYED, "action"),
            turn.formatted("hand: [test-card, strive]"),
            "play strive",
            "play test-card"));
    all.put(
        Moment.DRAWN,
        new When(
            skill(Moment.DRAWN, "action"),
            turn.formatted(
                "hand: [rally], deck: {bag: [test-card, strive]}, discard: [6 strive, 2 forage,"
                    + " hack]"),
            "play rally",
            "draw test-card"));
    all.put(
        Moment.ACQUIRED,
        new When(
            skill(Moment.ACQUIRED, "action"),
            "decks: {row: [hunt, rally, rally, veteran, veteran, test-card]}\n"
                + turn.formatted("effort: 4").replace("explore", "acquire"),
            "",
            "buy test-card"));
    all.put(
        Moment.STASHED,
        worn(
            Moment.STASHED,
            "decks: {row: [hunt, rally, rally, veteran, veteran, whetstone]}\n"
                + turn.formatted(GEAR + ", effort: 4, space: c3")
                    .replace("space: c2, ", "")
                    .replace("explore", "acquire"),
            "",
            "buy whetstone"));
    all.put(
        Moment.DESTROYED,
        new When(
            skill(Moment.DESTROYED, "action"),
            turn.formatted("hand: [clean-slate, purge], discard: [test-card]"),
            "play purge",
            "choose test-card"));
    all.put(
        Moment.USED,
        worn(
            Moment.USED,
            turn.formatted(GEAR + ", hand: [strive]"),
            "play strive",
            "use test-card"));
    all.put(
        Moment.ANY_TIME,
        worn(
            Moment.ANY_TIME,
            turn.formatted(GEAR + ", hand: [strive]"),
            "play strive",
            "use test-card"));
  }

  private static void turn(Map<Moment, When> all) {
    String turn = Played.TURN.formatted(GEAR + ", food: 3, health: 3");
    String town = turn.replace("space: c2", "space: c3").replace("began: 7", "began: 12");
    all.put(Moment.REVEALED, worn(Moment.REVEALED, town, "go b3", "reveal shrine"));
    all.put(Moment.ACTIVATED, worn(Moment.ACTIVATED, turn, "", "activate"));
    all.put(
        Moment.EXPLORE_STARTS,
        worn(Moment.EXPLORE_STARTS, turn.replace("explore", "fatigue"), "", "done"));
    all.put(
        Moment.TURN_ENDS, worn(Moment.TURN_ENDS, turn.replace("explore", "acquire"), "", "done"));
    all.put(
        Moment.AMBUSHED,
        new When(
            skill(Moment.AMBUSHED, "action"),
            town.replace(GEAR, "hand: [test-card]"),
            "go b3; reveal roadside-trap",
            "play test-card"));
    all.put(
        Moment.HARMED,
        worn(Moment.HARMED, turn.replace("food: 3", "food: 0"), "", "go b2; reveal shrine"));
    all.put(
        Moment.LEVEL_BEGINS,
        worn(
            Moment.LEVEL_BEGINS,
            turn.replace("explore", "acquire") + "clock: {builder: \"1\"}\n",
            "done; by chance; choose space c3; choose space c2; choose space b2; choose space b3;"
                + " choose space d3; choose space d2; choose space c4",
            "choose space b4"));
    all.put(
        Moment.FIRST_MET,
        new When(
            OwnPack.changed(
                "[{on: first-met, effects: [{lose: {what: food, amount: 2, who: each-player}}]}]",
                "[{on: first-met, effects: [{gain: {what: fame, amount: 7}}]}]"),
            town.replace(GEAR, "gear: {}"),
            "go b3; reveal jack",
            "turn up jack-of-dust"));
  }

  private static void combat(Map<Moment, When> all) {
    String fight = Played.fight(GEAR + ", food: 3, " + Battle.bound("veteran 3"), "3-of-scales");
    String dust = Played.fight(GEAR + ", food: 3, " + Battle.bound("veteran 3"), "3-of-dust");
    String camp = Played.TURN.formatted(GEAR + ", food: 3").replace("old-mill", "bandit-camp");
    all.put(
        Moment.COMBAT_STARTS,
        worn(Moment.COMBAT_STARTS, camp, "activate; draw 1-of-dust", "draw 1-of-plague"));
    all.put(
        Moment.STRUCK,
        new When(
            skill(Moment.STRUCK, "action"),
            camp.replace(GEAR, "deck: {bag: [test-card, hack]}, discard: [7 strive, 2 forage]"),
            "activate; draw 1-of-dust; draw 1-of-plague; draw hack",
            "draw test-card"));
    all.put(
        Moment.MINION_REVEALED,
        new When(
            OwnPack.with(
                "minions",
                "{name: Test Card, suit: dust, rank: 1, pain: 1, "
                    + ability(Moment.MINION_REVEALED)
                    + ", provenance: house}"),
            camp.replace(GEAR, "gear: {}"),
            "activate; draw 1-of-dust",
            "draw test-card"));
    all.put(
        Moment.DEFEATED,
        new When(
            OwnPack.with(
                "minions",
                "{name: Test Card, suit: dust, rank: 1, pain: 1, "
                    + ability(Moment.DEFEATED)
                    + ", provenance: house}"),
            dust.replace(GEAR, "gear: {}").replace("3-of-dust, power: 3", "test-card, power: 1"),
            "strike test-card with weapon",
            "done"));
    all.put(
        Moment.ASSIGNED,
        new When(
            skill(Moment.ASSIGNED, "attack"),
            dust.replace(GEAR, "gear: {}").replace("card: veteran", "card: test-card"),
            "",
            "assign test-card to 3-of-dust"));
    all.put(Moment.USED_IN_COMBAT, worn(Moment.USED_IN_COMBAT, fight, "", "use test-card"));
    all.put(Moment.PUSHED, worn(Moment.PUSHED, fight, "done", "push"));
    all.put(Moment.FLED, worn(Moment.FLED, fight, "done", "flee"));
    all.put(
        Moment.PAINED,
        worn(
            Moment.PAINED,
            fight.replace("3-of-scales, power: 3", "1-of-scales, power: 1"),
            "done; flee",
            "draw hunger"));
    all.put(Moment.WON, worn(Moment.WON, dust, "assign veteran to 3-of-dust", "done"));
    all.put(
        Moment.COMBAT_ENDS,
        worn(Moment.COMBAT_ENDS, fight, "done; flee; draw hunger", "draw hunger"));
    all.put(
        Moment.DYING,
        worn(Moment.DYING, fight.replace("food: 3", "health: 1"), "done; flee", "draw scratch"));
  }

  @TestFactory
  @Shows({"HOF-ENEMY-06", "HOF-PLAY-11"})
  Stream<DynamicTest> setOffWhatIsToHappenThen() {
    Map<Moment, When> all = all();
    return Arrays.stream(Moment.values())
        .map(
            moment ->
                dynamicTest(moment.says(), () -> check(Objects.requireNonNull(all.get(moment)))));
  }

  private static void check(When when) {
    Played played = Played.of(when.game(), when.zones());
    for (String move : moves(when.before())) {
      if (move.equals("by chance")) {
        played.scene().chance();
      } else {
        played.then(move);
      }
    }
    assertThat(told(played)).isZero();
    played.then(moves(when.at())).scene().chance();
    assertThat(told(played)).isEqualTo(1);
  }

  /** How often the 7 Fame were gained. */
  private static long told(Played played) {
    return played.scene().events().stream()
        .filter(event -> event.says().equals("seat 1 gains 7 Fame"))
        .count();
  }

  private static String[] moves(String moves) {
    return Arrays.stream(moves.split("; ")).filter(each -> !each.isEmpty()).toArray(String[]::new);
  }
}
