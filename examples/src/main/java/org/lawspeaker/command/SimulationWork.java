package org.lawspeaker.command;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.io.Serializable;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.command.simulate.Counted;
import org.lawspeaker.command.simulate.Part;
import org.lawspeaker.command.simulate.Simulation;
import org.lawspeaker.command.simulate.Sweep;
import org.lawspeaker.command.workforce.Stretch;
import org.lawspeaker.command.workforce.Work;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;

/** The games of a sweep, to be played in another process. */
final class SimulationWork implements Work<Part> {
  private static final long serialVersionUID = 1L;

  private final Assignment assignment;
  private final ImmutableList<String> players;
  private final ImmutableList<Series> series;
  private final int games;
  private final Counted counted;
  private final boolean keepsGames;

  /** Made when the first stretch is played, and kept for all others. */
  private transient @Nullable Simulation<?, ?, ?> simulation;

  /** As {@link Sweep.Series}, in words. */
  private record Series(Assignment.Table table, long seed, int before) implements Serializable {}

  /**
   * The games of a sweep.
   *
   * @param assignment the game
   * @param players who decides for the seats
   * @param keepsGames whether single games are asked for, too
   */
  SimulationWork(
      Assignment assignment,
      ImmutableList<Decider> players,
      Sweep<?, ?, ?> sweep,
      boolean keepsGames) {
    this.assignment = assignment;
    this.players = Decider.names(players);
    this.series =
        sweep.series().stream()
            .map(each -> new Series(Assignment.Table.of(each.setup()), each.seed(), each.before()))
            .collect(toImmutableList());
    this.games = sweep.simulation().games();
    this.counted = sweep.simulation().counted();
    this.keepsGames = keepsGames;
  }

  @Override
  public Part done(Stretch stretch, BooleanSupplier stop) {
    Series own = series.get(stretch.series());
    Part part =
        simulation()
            .with(own.table().setup(), own.seed(), own.before())
            .part(stretch.first(), stretch.count(), stop);
    return keepsGames ? part : part.inSum();
  }

  private synchronized Simulation<?, ?, ?> simulation() {
    Simulation<?, ?, ?> known = simulation;
    if (known == null) {
      Installation installed = Installation.of(Thread.currentThread().getContextClassLoader());
      known = of(assignment.made(installed), installed);
      simulation = known;
    }
    return known;
  }

  private <S, M extends Move, V> Simulation<S, M, V> of(
      Game<S, M, V> game, Installation installed) {
    Assignment.Table first = series.get(0).table();
    return new Simulation<>(
        game,
        first.setup(),
        Decider.seating(Decider.of(installed.players(), players)),
        games,
        series.get(0).seed(),
        1,
        counted);
  }
}
