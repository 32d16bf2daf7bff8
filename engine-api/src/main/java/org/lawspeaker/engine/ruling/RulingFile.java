package org.lawspeaker.engine.ruling;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;

/**
 * Rules questions about one game.
 *
 * @param name the file they come from, for reports
 * @param game the id of the game
 * @param pack a card pack to play with, a path beside the file
 * @param shows the clauses that the file demonstrates
 * @param cases the questions, at least one
 */
public record RulingFile(
    String name,
    String game,
    Optional<String> pack,
    ImmutableList<Citation> shows,
    ImmutableList<RulingCase> cases) {
  /**
   * The questions of this text, or everything that is wrong with it, each problem with its line.
   *
   * @param name where the text comes from, for problems and reports
   */
  public static Checked<RulingFile> read(String name, String yaml) {
    return RulingReader.read(name, yaml);
  }
}
