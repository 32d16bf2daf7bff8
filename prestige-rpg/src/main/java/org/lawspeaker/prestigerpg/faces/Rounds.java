package org.lawspeaker.prestigerpg.faces;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.Predicate;
import org.lawspeaker.engine.show.Track;
import org.lawspeaker.prestigerpg.initiative.DrawInitiative;
import org.lawspeaker.prestigerpg.strike.Strikes;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.StrikeRule;
import org.lawspeaker.prestigerpg.turns.Turns;
import org.lawspeaker.prestigerpg.windows.PlayWindow;

/** Which step of an encounter it is: the first of those that are not over. */
final class Rounds {
  private static final ImmutableList<String> STEPS =
      ImmutableList.of(
          "Reveal",
          "Set cards",
          "Turns",
          "Specific attacks",
          "New Initiative",
          "Random attacks",
          "Draw",
          "End of the round",
          "End of the encounter");

  private Rounds() {}

  /** Empty before the first encounter and after the last. */
  static Optional<Track> track(Seen at) {
    boolean isPlayed = at.view().clock().encounter() > 0 && !at.view().clock().ending().isOver();
    return isPlayed ? Optional.of(new Track(STEPS, step(at))) : Optional.empty();
  }

  private static int step(Seen at) {
    if (!has(at, Flow.NEXT_ROUND::equals)) {
      return has(at, Flow.ROUND::equals) ? 0 : STEPS.size() - 1;
    }
    if (has(at, Turns.FIRST::equals)) {
      return 1;
    }
    if (has(at, step -> step instanceof Turns)) {
      return 2;
    }
    if (isBeforeSpecific(at) || has(at, Flow.DISCARD::equals)) {
      return 3;
    }
    if (has(at, Rounds::isOfInitiative)) {
      return 4;
    }
    if (has(at, step -> isStrikes(step, StrikeRule.Timing.RANDOM))) {
      return 5;
    }
    return has(at, Flow.ROUND_END::equals) ? 6 : 7;
  }

  /** Whether the Specific Attacks of this round are still to be made, or are being made. */
  static boolean isBeforeSpecific(Seen at) {
    return has(at, step -> isStrikes(step, StrikeRule.Timing.SPECIFIC));
  }

  /** Whether Initiative is drawn, and the Random Attacks on it are still to be made. */
  static boolean isBeforeRandom(Seen at) {
    return has(at, step -> isStrikes(step, StrikeRule.Timing.RANDOM))
        && !has(at, step -> step instanceof DrawInitiative);
  }

  private static boolean isOfInitiative(PrestigeFrame step) {
    return step instanceof DrawInitiative
        || (step instanceof PlayWindow window && window.moment() == Moment.INITIATIVE);
  }

  private static boolean isStrikes(PrestigeFrame step, StrikeRule.Timing timing) {
    return step instanceof Strikes strikes && strikes.timing() == timing;
  }

  private static boolean has(Seen at, Predicate<PrestigeFrame> wanted) {
    return at.view().agenda().stream().anyMatch(wanted);
  }
}
