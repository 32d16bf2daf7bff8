package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.command.drawing.Look;
import org.lawspeaker.command.drawing.SeatNames;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.play.GameRecord;
import org.lawspeaker.engine.play.Replay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "replay",
    mixinStandardHelpOptions = true,
    description = {
      "Plays a saved game again and says whether it went the same way, or where it parted.",
      "Exit code 1 if it parted, 2 if the file cannot be used."
    },
    footer = {"", "Example:", "  lawspeaker replay my-game.json"})
final class ReplayCommand implements Callable<Integer> {
  private final Console console;
  private final Installation installed;

  @Parameters(paramLabel = "FILE", description = "A game saved by the play command.")
  private Path file = Path.of("");

  @Option(
      names = "--pack",
      paramLabel = "FILE",
      description = "The card pack it was played with, if not the game's own.")
  private @Nullable Path pack;

  ReplayCommand(Console console, Installation installed) {
    this.console = console;
    this.installed = installed;
  }

  @Override
  public Integer call() {
    String name = file.toString();
    GameRecord record = Refusal.unlessOk(GameRecord.read(name, TextFiles.read(file)));
    GameProvider provider = installed.games().named(name + " /game", record.game());
    Game<?, ?, ?> game = MatchOptions.game(provider, Optional.ofNullable(pack));
    return replay(game, record);
  }

  private <S, M extends Move, V> int replay(Game<S, M, V> game, GameRecord record) {
    Page page = console.page();
    Replay<S, M> replay = Refusal.unlessOk(file.toString(), Replay.of(game, record));
    replay.notes().forEach(note -> page.line("Note: " + note));
    if (replay instanceof Replay.Diverged<S, M> diverged) {
      page.heading("Diverged at ply " + (diverged.atPly() + 1) + " of " + record.moves().size());
      page.line("  move:     " + record.moves().get(diverged.atPly()).move());
      page.line("  expected: " + diverged.expected());
      page.line("  found:    " + diverged.found());
      page.line("The last position that agrees:");
      page.line(
          installed
              .tabletops()
              .draw(game, diverged.lastGood(), Onlooker.ARBITER, look(record))
              .whole());
      return Exit.NO;
    }
    page.heading("Complete: all " + replay.steps().size() + " plies went as recorded.");
    Pending<M> pending = ((Replay.Complete<S, M>) replay).pending();
    page.line(
        pending instanceof Pending.Over<M> over
            ? over.outcome().reason() + " " + page.cited(over.outcome().citation())
            : "The game is not over.");
    return Exit.OK;
  }

  private Look look(GameRecord record) {
    Page page = console.page();
    return new Look(
        page.width(),
        page.ink(),
        SeatNames.numbered(record.setup().seats(), ImmutableList.of(), Optional.empty()));
  }
}
