package org.lawspeaker.command.mcp;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.command.reference.GamePage;
import org.lawspeaker.command.reference.Library;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.json.Doc;

/**
 * What games there are, and how positions of them are written.
 *
 * @param library the games
 */
record GameTools(Library library) {
  static final String GAME = Tool.ARGUMENTS + " /game";

  /** Nothing need be said. */
  record Nothing() {}

  /** A game by its id. */
  record Game(@Doc("The id of a game, as list_games tells it.") String game) {}

  /** The games that there are. */
  record Games(ImmutableList<GamePage.Line> games) {}

  ImmutableList<Tool<?>> all() {
    return ImmutableList.of(
        new Tool<>(
            "list_games",
            "Games",
            "Lists the games: their ids and how many can play.",
            Nothing.class,
            nothing -> list()),
        new Tool<>(
            "describe_game",
            "Game",
            "Tells the options that a setup of a game may name, with their values and the clauses"
                + " they touch, the version of its rules and of its cards.",
            Game.class,
            named -> game(named).map(GamePage::of)),
        new Tool<>(
            "describe_position",
            "How positions are written",
            "Tells how a question about a game is written: the JSON Schema of the keys that a"
                + " position may have, the forms of moves, and the kinds of events with the facts"
                + " that they state. set_up_position of a game without a position shows one.",
            Game.class,
            named -> game(named).map(GamePage.Writing::of)));
  }

  private Checked<org.lawspeaker.engine.Game<?, ?, ?>> game(Game named) {
    return library.named(GAME, named.game()).map(GameProvider::game);
  }

  private Checked<Games> list() {
    return Checked.ok(
        new Games(
            library.games().values().stream()
                .map(provider -> GamePage.Line.of(provider.summary()))
                .collect(ImmutableList.toImmutableList())));
  }
}
