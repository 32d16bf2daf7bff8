package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.play.GameRecord;
import org.lawspeaker.engine.play.Replay;
import org.lawspeaker.engine.play.ReplayStep;

/**
 * A save is the game. A long game takes long to replay, and so only one of {@value #SOME} with more
 * than {@value #SHORT} plies is replayed.
 */
record ReplayEqualsPlay<S, M extends Move, V>() implements Law<S, M, V> {
  static final int SHORT = 100;
  static final int SOME = 4;

  @Override
  public String name() {
    return "replay-equals-play";
  }

  @Override
  public String says() {
    return "The record of a game, written and read again, replays to the same states.";
  }

  @Override
  public int stride() {
    return WHERE_IT_ENDS;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    if (at.ply() > SHORT && random.nextInt(SOME) > 0) {
      return Optional.empty();
    }
    GameRecord record = GameRecord.of(at.game(), at.setup(), at.moves());
    Checked<GameRecord> read = GameRecord.read("record", record.write());
    if (!read.equals(Checked.ok(record))) {
      return Finding.of("the record reads back as another one", record, read);
    }
    Checked<Replay<S, M>> replay = Replay.of(at.game(), record);
    return replay.value().isPresent() && replay.value().get() instanceof Replay.Complete<S, M> done
        ? Finding.unlessEqual("the replay ends in another state", at.state(), done.state())
            .or(() -> astray(at, done.steps()))
        : Finding.of("the record does not replay", "complete", replay);
  }

  private static <S, M extends Move, V> Optional<Finding> astray(
      Situation<S, M, V> at, ImmutableList<ReplayStep<S, M>> steps) {
    Situation<S, M, V> played = at;
    for (ReplayStep<S, M> step : steps.reverse()) {
      if (!step.after().equals(played.state())) {
        return Finding.of("the replay goes another way", played.state(), step.after());
      }
      played = played.back(1);
    }
    return Optional.empty();
  }
}
