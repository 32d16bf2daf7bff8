package org.lawspeaker.command;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import picocli.CommandLine.Option;

/** The cards that a command takes. */
final class PackOption {
  @Option(
      names = "--pack",
      paramLabel = "FILE",
      description = "A card pack to take instead of the game's own.")
  private @Nullable Path pack;

  /** The card pack's path, if one was named. */
  Optional<Path> path() {
    return Optional.ofNullable(pack);
  }

  /** What is played with the pack that was asked for. */
  Assignment assignment(GameProvider provider) {
    return path()
        .map(file -> Assignment.of(provider.id(), file.toString(), TextFiles.read(file)))
        .orElseGet(() -> Assignment.of(provider.id()));
  }

  /** The game with the pack that was asked for. */
  Game<?, ?, ?> game(GameProvider provider) {
    return MatchOptions.game(provider, path());
  }
}
