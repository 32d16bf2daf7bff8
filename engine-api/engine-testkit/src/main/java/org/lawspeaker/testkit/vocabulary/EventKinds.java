package org.lawspeaker.testkit.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Maps;
import java.nio.file.Path;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.rulebook.EventsFile;
import org.lawspeaker.testkit.golden.GeneratedFile;

/**
 * The file with the kinds of events that a game tells, found in its sources, also those that hardly
 * any playout meets; {@code -Dlawspeaker.update=true} writes it anew. The laws hold every playout
 * to it.
 */
public final class EventKinds {
  private EventKinds() {}

  /**
   * Fails if the file differs from what the sources tell, unless told to write it; if it is not the
   * one that the game reads; and if a call tells a kind that is found nowhere in the sources as a
   * text.
   *
   * @param mainCode the folder of the game's sources
   * @param file the game's resource
   */
  public static void check(Game<?, ?, ?> game, Path mainCode, Path file) {
    Spoken told = Spoken.events(JavaSources.below(mainCode));
    assertThat(told.unclear()).as("where an event is told whose kind is no text").isEmpty();
    ImmutableSortedMap<String, Spoken.Word> words = told.words();
    GeneratedFile.check(file, EventsFile.text(Maps.transformValues(words, Spoken.Word::facts)));
    if (!GeneratedFile.isUpdating()) {
      assertThat(game.eventKinds()).isEqualTo(Maps.transformValues(words, Spoken.Word::facts));
    }
  }
}
