package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.immutables.value.Value;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.Setup;

/**
 * How much to verify.
 *
 * @param setups what games are started with, one after the other, going round
 * @param first the index of the first game, from 0: parts of a verification by several processes
 *     are those of one
 * @param games how many games to play
 * @param seed where all draws come from: the same seed, the same verification
 * @param thorough whether to check every law in every situation instead of now and then; what is
 *     said of whole games is checked where they end, all the same
 * @param shortening whether a game that breaks a law is made as short as possible
 * @param stop asked before every ply; if it says so, the verification ends with what it has
 * @param progress told after every game
 */
@Value.Builder
public record Options(
    ImmutableList<Setup> setups,
    int first,
    int games,
    long seed,
    boolean thorough,
    boolean shortening,
    BooleanSupplier stop,
    Consumer<Report> progress)
    implements WithOptions {
  /** The most setups that {@link #of} takes as a full product of all options. */
  public static final int PRODUCT = 200;

  /** A hundred games over the {@link GameMatrix}, seed 1. */
  public static Options of(GameInfo info) {
    return new Options(
        GameMatrix.of(info, PRODUCT), 0, 100, 1, false, true, () -> false, report -> {});
  }
}
