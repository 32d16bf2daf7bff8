package org.lawspeaker.thorgal.journey;

import java.util.List;
import java.util.Locale;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.thorgal.occasions.Happening;
import org.lawspeaker.thorgal.party.Destroying;
import org.lawspeaker.thorgal.state.Attribute;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.table.Occasion;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Journey step 3: strength against difficulty, attribute by attribute (THO-RES-05), without a
 * choice of anybody (THO-RES-10).
 */
public record Resolution() implements ThorgalFrame {
  private static final Citation COUNTED = Citation.of("THO-RES-01");
  private static final Citation SUCCEEDS = Citation.of("THO-RES-06");
  private static final Citation BY_TEXT = Citation.of("THO-GEN-03");
  private static final Citation FAILS = Citation.of("THO-RES-07");
  private static final Citation DESTROYED = Citation.of("THO-RES-08");
  private static final Citation LOST = Citation.of("THO-Q-38");

  @Override
  public void run(Table table) {
    table.pop();
    if (table.journey.stage() == Journey.Stage.NONE) {
      return;
    }
    boolean lost = table.journey.stage() == Journey.Stage.LOST;
    boolean success = !lost && succeeds(table);
    if (table.isTelling()) {
      tell(table, lost, success);
    }
    table.journey =
        table.journey.withStage(success ? Journey.Stage.SUCCEEDED : Journey.Stage.FAILED);
    Happening.announceBefore(
        table,
        success ? Occasion.JOURNEY_SUCCEEDS : Occasion.JOURNEY_FAILS,
        table.clock.destiny(),
        () -> settleOpposers(table, success));
  }

  /** The outcome is fixed first, then what becomes of the opposing companion (THO-Q-46). */
  private static void settleOpposers(Table table, boolean success) {
    if (!success) {
      Opposing.sendBack(table);
      return;
    }
    List<Integer> ids =
        table.journey.opposers().stream().map(each -> each.companion().id()).toList();
    Destroying.together(table, ids, DESTROYED);
  }

  private static void tell(Table table, boolean lost, boolean success) {
    Attributes strength = Weighing.strength(table);
    Attributes difficulty = Weighing.difficulty(table);
    table.tell(
        COUNTED,
        "weighed",
        "strength " + said(strength) + " against difficulty " + said(difficulty),
        "strength",
        strength.toString(),
        "difficulty",
        difficulty.toString());
    if (lost) {
      table.tell(LOST, "journey-fails", "the destination is gone, and the journey fails");
    } else if (success) {
      Citation why = succeedsBy(strength, difficulty);
      table.tell(why, "journey-succeeds", "the journey succeeds");
    } else {
      weigh(table, strength, difficulty);
      table.tell(FAILS, "journey-fails", "the journey fails");
    }
  }

  private static String said(Attributes symbols) {
    return symbols.isNone() ? "0" : symbols.says();
  }

  /** In which attributes that are compared the party is too weak. */
  private static void weigh(Table table, Attributes strength, Attributes difficulty) {
    if (table.isWeighing()) {
      for (Attribute attribute : Attribute.values()) {
        int lack = difficulty.of(attribute) - strength.of(attribute);
        if (lack > 0 && isCompared(table, attribute)) {
          String name = attribute.name().toLowerCase(Locale.ROOT);
          table.weigh(SUCCEEDS, "success needs " + lack + " more " + name);
        }
      }
    }
  }

  /** At least as strong in every attribute that is compared (THO-RES-06). */
  public static boolean succeeds(Table table) {
    Attributes strength = Weighing.strength(table);
    Attributes difficulty = Weighing.difficulty(table);
    for (int i = 0; i < 3; i++) {
      Attribute attribute = Attribute.of(i);
      if (strength.of(attribute) < difficulty.of(attribute) && isCompared(table, attribute)) {
        return false;
      }
    }
    return true;
  }

  /** Whether no text leaves this attribute out. */
  public static boolean isCompared(Table table, Attribute attribute) {
    return !table.changes().any(Disregard.class, (from, each) -> each.attribute() == attribute);
  }

  /** The rule if the party is strong enough in all of them, else the text that leaves one out. */
  private static Citation succeedsBy(Attributes strength, Attributes difficulty) {
    Attributes more = strength.minus(difficulty);
    return more.equals(more.atLeastNone()) ? SUCCEEDS : BY_TEXT;
  }
}
