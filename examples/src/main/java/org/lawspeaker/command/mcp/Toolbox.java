package org.lawspeaker.command.mcp;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.command.reference.Library;

/** All that can be asked for. */
final class Toolbox {
  /** What an assistant is told before it asks anything. */
  static final String INSTRUCTIONS =
      """
      Answers rules questions about card games. The answers come from an engine that executes the \
      rulebook, and each names the clauses that decide it. Ask instead of answering from memory, \
      and cite the clause.

      1. list_games, then describe_game for its options.
      2. search_rules and read_clause for what the rulebook says, search_cards for what a card says.
      3. For a case: describe_position says how it is written. Check it with set_up_position, see \
      legal_moves, then ask_ruling. All three take a question in YAML:

      game: connect-four
      asks: May I drop a seventh disc into a column?
      given:
        position: {}    # zones to lay anew; left out: as at the start
        moves: [drop 1, drop 1, drop 1, drop 1, drop 1, drop 1]
      when: [drop 1]    # the last move is judged

      Seats are counted from 0. Chance is a move of Nature: write what is drawn or rolled.
      """;

  private Toolbox() {}

  /** The tools that answer about these games. */
  static ImmutableList<Tool<?>> of(Library library) {
    return ImmutableList.<Tool<?>>builder()
        .addAll(new GameTools(library).all())
        .addAll(new RuleTools(library).all())
        .addAll(new QuestionTools(library).all())
        .build();
  }
}
