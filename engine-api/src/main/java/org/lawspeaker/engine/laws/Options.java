package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.Setup;

/**
 * How much to verify.
 *
 * @param setups what games are started with, one after the other, going round
 * @param games how many games to play
 * @param seed where all draws come from: the same seed, the same verification
 * @param thorough whether to check every law in every situation instead of now and then; what is
 *     said of whole games is checked where they end, all the same
 * @param stop asked before every ply; if it says so, the verification ends with what it has
 * @param progress told after every game
 */
public record Options(
    ImmutableList<Setup> setups,
    int games,
    long seed,
    boolean thorough,
    BooleanSupplier stop,
    Consumer<Report> progress) {
  /** The most setups that {@link #of} takes as a full product of all options. */
  public static final int PRODUCT = 200;

  /** A hundred games over the {@link GameMatrix}, seed 1. */
  public static Options of(GameInfo info) {
    return new Options(GameMatrix.of(info, PRODUCT), 100, 1, false, () -> false, report -> {});
  }

  public Options withSetups(ImmutableList<Setup> value) {
    return new Options(value, games, seed, thorough, stop, progress);
  }

  public Options withGames(int value) {
    return new Options(setups, value, seed, thorough, stop, progress);
  }

  public Options withSeed(long value) {
    return new Options(setups, games, value, thorough, stop, progress);
  }

  public Options withThorough(boolean value) {
    return new Options(setups, games, seed, value, stop, progress);
  }

  public Options withStop(BooleanSupplier value) {
    return new Options(setups, games, seed, thorough, value, progress);
  }

  public Options withProgress(Consumer<Report> value) {
    return new Options(setups, games, seed, thorough, stop, value);
  }
}
