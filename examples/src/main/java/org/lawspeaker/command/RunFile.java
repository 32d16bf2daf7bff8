package org.lawspeaker.command;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import org.lawspeaker.command.simulate.Figures;
import org.lawspeaker.command.simulate.Sweep;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Setup;

/**
 * What it takes to play the games of a simulation again: the same whoever played them, and however
 * many machines it took.
 *
 * @param info the game
 * @param setup what every game is started with, but for the options that are swept
 * @param swept the options that are swept, with their values
 * @param games how many games were to be played of each setup
 * @param seed what all seeds come from
 * @param players who decides, in seat order
 */
record RunFile(
    GameInfo info,
    Setup setup,
    ImmutableList<OptionSpec> swept,
    int games,
    long seed,
    ImmutableList<String> players) {
  static RunFile of(GameInfo info, Sweep<?, ?, ?> sweep, ImmutableList<Decider> players) {
    return new RunFile(
        info,
        sweep.simulation().setup(),
        sweep.options(),
        sweep.simulation().games(),
        sweep.simulation().seed(),
        Decider.names(players));
  }

  /** The text of the file, with what came of the games in short. */
  String json(Figures figures) {
    ObjectNode run = JsonNodeFactory.instance.objectNode();
    run.put("lawspeaker", Lawspeaker.VERSION);
    run.put("game", info.id());
    run.put("rules", info.rulesVersion());
    run.put("cards", info.pack());
    run.put("content", info.contentHash());
    run.put("seed", seed);
    run.put("games", games);
    players.forEach(run.putArray("players")::add);
    run.put("seats", setup.seats());
    ObjectNode options = run.putObject("options");
    setup.options().forEach(options::put);
    ObjectNode values = run.putObject("swept");
    for (OptionSpec option : swept) {
      ArrayNode those = values.putArray(option.name());
      option.values().forEach(those::add);
    }
    run.put("played", figures.games());
    run.put("failed", figures.failures().count());
    return run.toPrettyString();
  }
}
