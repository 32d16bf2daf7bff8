package org.lawspeaker.gloomkilforth.faces;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.gloomkilforth.confront.ConfrontTest;
import org.lawspeaker.gloomkilforth.deeds.Assaulting;
import org.lawspeaker.gloomkilforth.dice.Chances;
import org.lawspeaker.gloomkilforth.engagement.BattleOdds;
import org.lawspeaker.gloomkilforth.engagement.Engaging;
import org.lawspeaker.gloomkilforth.engagement.EvasionTest;
import org.lawspeaker.gloomkilforth.health.Harm;
import org.lawspeaker.gloomkilforth.journey.PlotTest;
import org.lawspeaker.gloomkilforth.round.Course;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.Progress;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.gloomkilforth.table.Cost;
import org.lawspeaker.gloomkilforth.table.Encounter;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.Plot;
import org.lawspeaker.gloomkilforth.table.Purpose;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Until;
import org.lawspeaker.gloomkilforth.table.Wording;

/** How things would go with what lies at a place: the odds of Tests and battles. */
final class Foresight {
  private Foresight() {}

  /** {@code Kobold, Enemy: Fight 2, HP 2; a battle is won with 81 %}. */
  static String of(Sight at, Seat seat, int card) {
    Encounter encounter = at.cards.encounter(card);
    String head = at.names.card(card) + ", " + encounter.type().says() + ": ";
    boolean isFoe = at.table().isEnemy(seat, card);
    List<String> parts = new ArrayList<>();
    Battle battle = at.table().battle();
    if (battle != null && battle.foe() == card) {
      parts.add(battle.hp() + " of " + battle.most() + " HP left in this battle");
    } else if (isFoe) {
      parts.add("Fight " + Foes.fight(at.table(), card));
      parts.add("HP " + Foes.health(at.table(), card));
      Surprise surprise = Engaging.surprise(at.table(), seat, card);
      parts.add("a battle is won with " + Percent.of(wins(at, seat, card, surprise)));
    } else {
      for (Attribute attribute : encounter.needs().keySet()) {
        boolean isOpen = isOpen(encounter, attribute, at.hero(seat).against(card));
        if (isOpen) {
          parts.add(
              attribute.says() + " needs " + test(at, seat, attribute, new ConfrontTest(card)));
        }
      }
    }
    if (!encounter.trap().isEmpty()) {
      parts.add("its Trap: " + Wording.of(encounter.trap()));
    }
    if (!at.table().isThere(seat, card)) {
      parts.add("evaded");
    }
    return head + String.join(", ", parts);
  }

  /**
   * Strangers are confronted with Influence alone; who has begun is bound to what it began with.
   */
  private static boolean isOpen(
      Encounter encounter, Attribute attribute, @Nullable Progress begun) { // GOK-CONFRONT-07
    return begun == null
        ? !encounter.isStranger() || attribute == Attribute.INFLUENCE
        : begun.attribute() == attribute;
  }

  static double wins(Sight at, Seat seat, int foe, Surprise surprise) {
    return BattleOdds.before(at.table(), seat, foe, surprise);
  }

  /** How likely a hero alone wins an Assault, which gathers the plots of the Ancient first. */
  static double assault(Sight at, Seat seat, int ancient) {
    return BattleOdds.before(Assaulting.gathered(at.table(), ancient), seat, ancient);
  }

  /** {@code 2 successes of 4 dice: 41 % (11/27)}. */
  static String test(Sight at, Seat seat, Attribute attribute, Purpose purpose) {
    Table table = at.table();
    Chances chances = Chances.of(table, seat, attribute, 0, purpose);
    return purpose
        .needed(table, seat, attribute)
        .map(needed -> Percent.of(chances, needed))
        .orElseGet(() -> Words.count(chances.dice(), "die", "dice"));
  }

  /** How likely a Hidden hero evades this foe. */
  static String evasion(Sight at, Seat seat, int foe) {
    return test(at, seat, Attribute.SNEAK, new EvasionTest(foe));
  }

  /**
   * How many HP a hero loses to the gloom if it makes Camp where it is, with what lessens the loss
   * by then (GOK-LOC-07).
   */
  static int gloom(Sight at, Seat seat) {
    int place = at.hero(seat).at();
    if (!at.view.sites().get(place).gloom() || Course.isLastDay(at.table())) { // GOK-DAY-06
      return 0;
    }
    Table night = new Table(at.cards, at.table().state(), WorkTable.Use.READING);
    night.end(Until.TURN);
    night.end(Until.NIGHT);
    return Math.max(0, night.side(place).loss() - Harm.spared(night, seat));
  }

  static String plot(Sight at, Seat seat, int card) {
    return at.names.card(card) + ", plot: " + clearing(at, seat, card);
  }

  /** What it takes to defeat a plot. */
  static String clearing(Sight at, Seat seat, int card) {
    Plot plot = (Plot) at.cards.card(card);
    List<String> parts = new ArrayList<>();
    if (!plot.cost().equals(Cost.NONE)) {
      parts.add(plot.cost().orders());
    }
    plot.test()
        .ifPresent(
            test ->
                parts.add(
                    test.attribute().says()
                        + " "
                        + test(at, seat, test.attribute(), new PlotTest(card))));
    return String.join(", then ", parts);
  }
}
