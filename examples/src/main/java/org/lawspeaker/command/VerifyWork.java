package org.lawspeaker.command;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.io.Serializable;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.command.workforce.Stretch;
import org.lawspeaker.command.workforce.Work;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.LawsProvider;
import org.lawspeaker.engine.laws.Options;
import org.lawspeaker.engine.laws.Report;
import org.lawspeaker.engine.laws.Verifier;

/** The games of a verification, to be played in another process; their setups in turn. */
final class VerifyWork implements Work<VerifyWork.Part> {
  private static final long serialVersionUID = 1L;

  private final Assignment assignment;
  private final ImmutableList<Assignment.Table> tables;
  private final long seed;
  private final boolean isThorough;

  /** Made when the first stretch is played, and kept for all others. */
  private transient @Nullable Laws<?, ?, ?> laws;

  /**
   * What came of a stretch.
   *
   * @param games how many games were played, the last of which broke a law if one did
   * @param plies how many plies they had
   * @param checks how often each law was asked, in their order
   * @param holds whether every law held
   */
  record Part(int games, long plies, ImmutableList<Long> checks, boolean holds)
      implements Serializable {}

  /** The games of these options with setups that the game does not refuse. */
  VerifyWork(Assignment assignment, Options options) {
    this.assignment = assignment;
    this.tables = options.setups().stream().map(Assignment.Table::of).collect(toImmutableList());
    this.seed = options.seed();
    this.isThorough = options.thorough();
  }

  @Override
  public Part done(Stretch stretch, BooleanSupplier stop) {
    Laws<?, ?, ?> own = laws();
    Report report =
        Verifier.verify(
            own,
            Options.of(own.game().info())
                .withSetups(tables.stream().map(Assignment.Table::setup).collect(toImmutableList()))
                .withFirst(stretch.first())
                .withGames(stretch.count())
                .withSeed(seed)
                .withThorough(isThorough)
                .withShortening(false)
                .withStop(stop));
    return new Part(
        report.games(), report.plies(), report.checks().values().asList(), report.holds());
  }

  private synchronized Laws<?, ?, ?> laws() {
    Laws<?, ?, ?> known = laws;
    if (known == null) {
      Installation installed = Installation.of(Thread.currentThread().getContextClassLoader());
      Game<?, ?, ?> game = assignment.made(installed);
      known = LawsProvider.find(game, installed.laws().found());
      laws = known;
    }
    return known;
  }
}
