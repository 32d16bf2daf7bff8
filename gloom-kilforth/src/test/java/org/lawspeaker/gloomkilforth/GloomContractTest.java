package org.lawspeaker.gloomkilforth;

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

/** Everything that a game is held to. */
class GloomContractTest implements GameContract, PublishedArchitecture {
  private static final GloomProvider PROVIDER = new GloomProvider();
  private static final Path RULINGS = Path.of("src/test/resources/rulings");

  /** What fits into a file that people read. */
  private static final int PLIES = 110;

  /**
   * The beginnings of games of every format, with every answer to an open question, and a whole
   * game that is won, of which there are moves alone.
   */
  private static final ImmutableList<Golden> GOLDENS =
      ImmutableList.of(
          Golden.random("solo-one-hero", setup(1, 0).with("format", "solo"), 1).upTo(PLIES),
          Golden.random("solo-two-heroes", setup(2, 1).with("format", "solo"), 2).upTo(PLIES),
          Golden.random("cooperative-three-seats", setup(3, 0), 3).upTo(PLIES),
          Golden.random("competitive-two-seats", setup(2, 1).with("format", "competitive"), 4)
              .upTo(PLIES),
          Golden.random("competitive-four-seats", setup(4, 2).with("format", "competitive"), 5)
              .upTo(PLIES),
          Golden.greedy("solo-is-won", setup(1, 0).with("format", "solo"), 23).brief());

  private static final ImmutableList<String> PACKS =
      ImmutableList.of(PackText.resource(GloomProvider.class, "reference-pack.yaml").text());

  /** Made once: each is a game played. */
  private static final ImmutableList<Reader> READERS =
      GameReaders.of(PROVIDER, PACKS, RulingFiles.texts(RULINGS), RULINGS);

  /** The values of all options in turn. */
  private static Setup setup(int seats, int turn) {
    Setup setup = Setup.of(seats);
    for (OptionSpec option : PROVIDER.game().info().options()) {
      setup = setup.with(option.name(), option.values().get(turn % option.values().size()));
    }
    return setup.with("format", "cooperative");
  }

  @Override
  public GloomProvider provider() {
    return PROVIDER;
  }

  @Override
  public Floors floors() {
    return Walls.floors("org.lawspeaker.gloomkilforth")
        .floor("laws")
        .floor("")
        .floor("notation", "faces")
        .floor("pack", "view", "setup", "prospects")
        .floor("round")
        .floor("turn", "night")
        .floor("deeds")
        .floor("regale", "market")
        .floor("confront", "journey")
        .floor("engagement")
        .floor("rewards")
        .floor("piles")
        .floor("effects")
        .floor("dice")
        .floor("occasions")
        .floor("health", "ending")
        .floor("assets")
        .floor("conditions")
        .floor("table")
        .floor("moves", "state");
  }

  @Override
  public Path coveragePage() {
    return Path.of("../docs/coverage/gloom-kilforth.md");
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

  /** One to four heroes; each value of each option in one of the games. */
  @Override
  public ImmutableList<Setup> setups() {
    return ImmutableList.of(
        setup(1, 0).with("format", "solo"),
        setup(2, 1),
        setup(2, 0).with("format", "solo"),
        setup(3, 2).with("format", "competitive"),
        setup(4, 0));
  }

  @Override
  public int games() {
    return Effort.games(1);
  }

  @Override
  public ImmutableList<Golden> goldens() {
    return GOLDENS;
  }

  @Override
  public Optional<SeatRotation> seatRotation() {
    return Optional.of(
        SeatRotation.of("turn-of", "first", "active", "partner", "team", "unwilling")
            .withTables("heroes")
            .with(new TurnedHeroes()));
  }
}
