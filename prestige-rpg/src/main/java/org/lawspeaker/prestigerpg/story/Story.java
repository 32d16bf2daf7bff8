package org.lawspeaker.prestigerpg.story;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.prestigerpg.begin.Encounters;
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.ModuleCard;
import org.lawspeaker.prestigerpg.table.Table;

/** An Adventure Module that is played (PRE-MODULE-01). */
public final class Story {
  private Story() {}

  /** Whether a story is played instead of nine encounters. */
  public static boolean isPlayed(Table table) {
    return table.settings.module() != Settings.NO_MODULE;
  }

  /** Whether its end is still to come; a tie after it is fought out as in any game. */
  public static boolean goesOn(Table table) {
    return table.agenda().toList().contains(Flow.STORY_END);
  }

  /** The living who have not played it before, and so decide (PRE-MODULE-03). */
  static ImmutableList<Seat> newcomers(Table table) {
    return Lists.where(table.inOrder(), seat -> !table.settings.knows(seat));
  }

  /** The story begins. */
  public static void begin(Table table) {
    ModuleCard module = table.cards.pack().modules().get(table.settings.module());
    table.then(new Chapter(module.steps()), Flow.STORY_END);
  }

  /** An effect that begins an encounter. */
  public static void meet(Table table, String name) {
    int card = table.cards.names().findEncounter(Words.slug(name)).orElseThrow();
    Encounters.begin(table, card);
  }
}
