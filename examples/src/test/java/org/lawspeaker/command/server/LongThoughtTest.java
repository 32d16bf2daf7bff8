package org.lawspeaker.command.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator.SplittableGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Installed;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.play.InstalledPlayers;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.PlayerProvider;
import org.lawspeaker.engine.play.named.GreedyPlayerProvider;

/** A program may think long. */
class LongThoughtTest {
  /** Does not know what to do before it is told to go on. */
  private record Thinker(CountDownLatch begun, CountDownLatch goesOn) implements PlayerProvider {
    @Override
    public String name() {
      return "thinker";
    }

    @Override
    public String says() {
      return "thinks";
    }

    @Override
    public String argument() {
      return "";
    }

    @Override
    public <S, M extends Move, V> Checked<Player<M, V>> create(
        Game<S, M, V> game, Seat seat, String argument, SplittableGenerator random) {
      return Checked.ok(
          question -> {
            begun.countDown();
            try {
              goesOn.await();
            } catch (InterruptedException e) {
              throw new IllegalStateException("the server ends", e);
            }
            return question.legal().get(0);
          });
    }
  }

  @Test
  @Timeout(value = 60, unit = TimeUnit.SECONDS)
  void holdsUpNoOtherMatch(@TempDir Path folder) throws InterruptedException {
    Thinker thinker = new Thinker(new CountDownLatch(1), new CountDownLatch(1));
    InstalledPlayers players =
        InstalledPlayers.of(
            new Installed<>(
                ImmutableList.of(thinker, new GreedyPlayerProvider()), ImmutableList.of()));
    try (Served served = Served.in(folder, players)) {
      Client slow = against(served, "thinker");
      Client quick = against(served, "greedy");
      slow.move("drop 1");
      thinker.begun().await();
      Iterator<String> events = quick.events().filter(line -> line.startsWith("data")).iterator();
      events.next();

      quick.move("drop 1");

      assertThat(events.next()).isEqualTo("data: {\"version\":2}");
      assertThat(events.next()).isEqualTo("data: {\"version\":3}");
      assertThat(slow.standing().at("/version")).isEqualTo("2");
      thinker.goesOn().countDown();
    }
  }

  private static Client against(Served served, String program) {
    String wish = "{\"game\": \"connect-four\", \"players\": [\"person\", \"" + program + "\"]}";
    return served.open(wish).get(0);
  }
}
