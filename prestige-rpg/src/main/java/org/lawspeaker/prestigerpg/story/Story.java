package org.lawspeaker.prestigerpg.story;

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
