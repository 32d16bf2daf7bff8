package org.lawspeaker.hofordeals;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.nio.file.Path;
import java.util.Optional;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.testkit.GameContract;
import org.lawspeaker.testkit.PublishedArchitecture;
import org.lawspeaker.testkit.fuzz.GameReaders;
import org.lawspeaker.testkit.fuzz.Reader;
import org.lawspeaker.testkit.golden.Golden;
import org.lawspeaker.testkit.hygiene.Floors;
import org.lawspeaker.testkit.hygiene.Walls;
import org.lawspeaker.testkit.laws.Effort;
import org.lawspeaker.testkit.rulings.RulingFiles;
import org.lawspeaker.testkit.rulings.SeatRotation;

/** Everything that a game is held to; the laws in short games. */
class HofOrdealsContractTest implements GameContract, PublishedArchitecture {
  private static final HofProvider PROVIDER = new HofProvider();
  private static final Path RULINGS = Path.of("src/test/resources/rulings");

  /** What fits into a file that people read. */
  private static final int PLIES = 120;

  /** The beginnings of games; every number of seats, and every answer to an open question. */
  private static final ImmutableList<Golden> GOLDENS =
      ImmutableList.of(
          Golden.random("two-seats", Setup.of(2), 1).upTo(PLIES),
          Golden.random("three-seats", setup(3, 1), 2).upTo(PLIES),
          Golden.random("four-seats", setup(4, 2), 3).upTo(PLIES),
          Golden.random("other-answers", setup(4, 3), 4).upTo(PLIES),
          Golden.random("last-answers", setup(4, 4), 5).upTo(PLIES));

  private static final ImmutableList<String> PACKS =
      ImmutableList.of(PackText.resource(HofProvider.class, "reference-pack.yaml").text());

  /** Made once: each is a game played. */
  private static final ImmutableList<Reader> READERS =
      GameReaders.of(PROVIDER, PACKS, RulingFiles.texts(RULINGS), RULINGS);

  /** The values of all options in turn. */
  private static Setup setup(int seats, int turn) {
    Setup setup = Setup.of(seats);
    for (OptionSpec option : PROVIDER.game().info().options()) {
      setup = setup.with(option.name(), option.values().get(turn % option.values().size()));
    }
    return setup;
  }

  @Override
  public Optional<SeatRotation> seatRotation() {
    return Optional.of(
        SeatRotation.of("active", "builder", "first", "slayer").withTables("heroes", "scores"));
  }

  @Override
  public HofProvider provider() {
    return PROVIDER;
  }

  @Override
  public Floors floors() {
    return Walls.floors("org.lawspeaker.hofordeals")
        .floor("laws")
        .floor("")
        .floor("faces", "loops")
        .floor("notation", "strategies")
        .floor("pack", "view", "setup", "prospects")
        .floor("round")
        .floor("ending", "royalty", "turn")
        .floor("king")
        .floor("map")
        .floor("combat")
        .floor("skills")
        .floor("market")
        .floor("gear")
        .floor("effects")
        .floor("pain")
        .floor("death")
        .floor("piles")
        .floor("occasions")
        .floor("conditions")
        .floor("table")
        .floor("moves", "state");
  }

  @Override
  public Path coveragePage() {
    return Path.of("../docs/coverage/hof-ordeals.md");
  }

  @Override
  public ImmutableMap<String, String> unbreakable() {
    return LimitsTest.NO_MOVE;
  }

  @Override
  public ImmutableList<String> packs() {
    return PACKS;
  }

  @Override
  public ImmutableList<Reader> readers() {
    return READERS;
  }

  /** Every answer to an open question has a test of its own. */
  @Override
  public ImmutableList<Setup> setups() {
    return ImmutableList.of(
        Setup.of(2).with("round-limit", "10"), Setup.of(4).with("round-limit", "10"));
  }

  @Override
  public int games() {
    return Effort.games(1);
  }

  @Override
  public ImmutableList<Golden> goldens() {
    return GOLDENS;
  }
}
