package org.lawspeaker.command.reference;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.GameSummary;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.json.Default;

/**
 * A game as a setup names it.
 *
 * @param game its id
 * @param title its name for people
 * @param seats how many can play, such as {@code 2 to 5}
 * @param rulesVersion the version of its rules
 * @param pack name and version of its cards
 * @param clauses how many clauses its rulebook has
 * @param rulings how many questions that it leaves open are answered
 * @param options what a setup may name
 */
public record GamePage(
    String game,
    String title,
    String seats,
    String rulesVersion,
    String pack,
    int clauses,
    int rulings,
    @Default("[]") ImmutableList<OptionSpec> options) {
  /** A game in a list. */
  public record Line(String game, String title, String seats) {
    public static Line of(GameSummary summary) {
      return new Line(summary.id(), summary.title(), summary.seats());
    }
  }

  /**
   * How questions about a game are written.
   *
   * @param position the JSON Schema of {@code position}: the zones that may be laid anew
   * @param moves how moves are written; words in capitals stand for names and numbers
   * @param events the kinds of events, each with the facts that it may state
   */
  public record Writing(
      JsonNode position,
      ImmutableList<String> moves,
      ImmutableMap<String, ImmutableSet<String>> events) {
    public static Writing of(Game<?, ?, ?> game) {
      return new Writing(
          game.notation().positionSchema(), game.notation().forms(), game.eventKinds());
    }
  }

  public static GamePage of(Game<?, ?, ?> game) {
    GameInfo info = game.info();
    return new GamePage(
        info.id(),
        info.title(),
        info.summary().seats(),
        info.rulesVersion(),
        info.pack(),
        game.rulebook().clauses().size(),
        game.rulebook().rulings().size(),
        info.options());
  }
}
