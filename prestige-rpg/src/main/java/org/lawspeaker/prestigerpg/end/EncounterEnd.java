package org.lawspeaker.prestigerpg.end;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.effects.Occasions;
import org.lawspeaker.prestigerpg.events.Events;
import org.lawspeaker.prestigerpg.hand.EndDiscards;
import org.lawspeaker.prestigerpg.hand.HandLimit;
import org.lawspeaker.prestigerpg.hand.Refilling;
import org.lawspeaker.prestigerpg.items.Items;
import org.lawspeaker.prestigerpg.lasting.Spans;
import org.lawspeaker.prestigerpg.poison.CurePoison;
import org.lawspeaker.prestigerpg.scoring.Scoring;
import org.lawspeaker.prestigerpg.state.Clock;
import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.state.Marks;
import org.lawspeaker.prestigerpg.state.Pace;
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Kit;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.Occasion;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.windows.PlayWindow;

/** The end of an encounter, step by step (PRE-Q-76). */
public final class EncounterEnd {
  private static final Citation LISTED = Citation.of("PRE-END-01");
  private static final Citation MORE = Citation.of("PRE-END-03");
  private static final Citation AWARD = Citation.of("PRE-END-02");
  private static final Citation LEAVES = Citation.of("PRE-Q-60");
  private static final Citation ORDER = Citation.of("PRE-Q-76");

  private EncounterEnd() {}

  /**
   * What follows the last round: a window, the award, Treasures, then winning is looked at. Hands
   * that only the encounter let grow are cut before all of it (PRE-Q-70, PRE-Q-85).
   */
  public static void begin(Table table) {
    if (table.isTelling()) {
      table.tell(ORDER, "end", "encounter " + table.clock.encounter() + " is over");
    }
    table.then(
        PlayWindow.opening(Moment.END), Flow.AWARD, Flow.TREASURE, Flow.PUT_AWAY, Flow.WINNING);
    Spans.endOfEncounter(table);
    HandLimit.enforceNow(table);
  }

  /**
   * The killer, dead or alive (PRE-Q-66), scores the card, with the bonus of a Bonus Round
   * (PRE-END-01, PRE-END-03): of tokens only the last one earns it (PRE-TOKEN-03), of parts only
   * the last (PRE-LICH-10).
   */
  public static void award(Table table) {
    int card = table.foe.card();
    if (table.foe.killer() < 0) {
      if (table.isTelling()) {
        table.tell(LEAVES, "nobody-scores", "nobody scores " + table.encounter().name());
      }
      return;
    }
    Seat killer = Seat.of(table.foe.killer());
    Sheet sheet = table.sheet(killer);
    table.set(killer, sheet.withTrophies(sheet.trophies().withLast(card)));
    if (table.isTelling()) {
      table.tell(AWARD, "scored", killer + " scores " + table.encounter().name());
    }
    Scoring.gain(table, killer, table.encounter().prestige(), LISTED);
    Scoring.gain(table, killer, Scoring.bonus(table), MORE);
  }

  /**
   * Treasures and what else is named for the end of the encounter, and then for that of the last
   * one (PRE-EVENT-09, PRE-Q-109).
   */
  public static void treasure(Table table) {
    table.push(Flow.AFTER_PLAY);
    if (isLast(table)) {
      Occasions.setOff(table, Occasion.GAME_ENDS, table.first(), -1);
    }
    Occasions.setOff(table, Occasion.ENCOUNTER_ENDS, table.first(), -1);
    Events.treasure(table);
  }

  /**
   * The encounter leaves, and with it what lasted for it (PRE-Q-73). The damage of its last round
   * is known until the next begins: Quests may ask for it (PRE-Q-100).
   */
  public static void putAway(Table table) {
    leave(table);
    HandLimit.enforce(table);
  }

  /** The same, but for hands that are too large from then on. */
  public static void leave(Table table) {
    Events.putAway(table);
    table.foe = Foe.NONE;
    Spans.endOfEncounter(table);
    Items.refresh(table, Kit.Limit.ENCOUNTER);
    for (int i = 0; i < table.seats(); i++) {
      Sheet sheet = table.sheets.get(i);
      Marks marks = sheet.marks().withTurned(false).withClaims(0);
      Pace pace = sheet.pace().past();
      if (!marks.equals(sheet.marks()) || !pace.equals(sheet.pace())) {
        table.set(Seat.of(i), sheet.withMarks(marks).withPace(pace));
      }
    }
  }

  /**
   * Whether no other encounter follows but to break a tie. A story does not change this
   * (PRE-MODULE-02), but where the party may still come upon another, it is not the last yet.
   */
  public static boolean isLast(Table table) {
    return table.settings.module() == Settings.NO_MODULE
        ? table.clock.encounter() >= Clock.ENCOUNTERS || table.piles.encounters().isEmpty()
        : table.agenda().toList().stream().noneMatch(PrestigeFrame::meets);
  }

  /** The next encounter follows (PRE-END-09). */
  public static void goOn(Table table) {
    table.push(Flow.NEXT_ENCOUNTER);
    tidy(table);
  }

  /**
   * What happens between two encounters: poison, bodies, discards, refill (PRE-Q-76), the discards
   * before the refill (PRE-END-07).
   */
  public static void tidy(Table table) {
    table.then(CurePoison.FIRST, Flow.LOOT, EndDiscards.of(), Flow.REFILL);
  }

  /** Everybody draws up to the maximum, one after another (PRE-END-05, PRE-Q-52). */
  public static void refill(Table table) {
    ImmutableList<Seat> order = table.inOrder();
    for (int i = order.size() - 1; i >= 0; i--) {
      table.push(new Refilling(order.get(i)));
    }
  }
}
