package org.lawspeaker.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A standalone cluster with two workers, of which one is killed in the middle. */
@Timeout(value = 15, unit = TimeUnit.MINUTES)
class ClusterTest {
  private static final String WORDS = "simulate ember-court --games 1024 --seats 4 --events";
  private static final Pattern COUNT = Pattern.compile("] (\\d+) of 1024 games");
  private static final long PAUSE_MILLIS = 50;

  @TempDir Path folder = Path.of("");

  /** How many games the bar shows. */
  private int shown(Path place) throws IOException {
    Matcher matcher = COUNT.matcher(Launch.err(place));
    int shown = 0;
    while (matcher.find()) {
      shown = Integer.parseInt(matcher.group(1));
    }
    return shown;
  }

  @Test
  void aWorkerThatIsKilledInTheMiddleChangesNoFigure() throws IOException, InterruptedException {
    Path place = folder.resolve("killed");
    try (Cluster cluster = new Cluster(folder.resolve("cluster"))) {
      cluster.worker("worker-1");
      Process doomed = cluster.worker("worker-2");
      Process command = Launch.begun(place, "true", WORDS + " --on " + cluster.place());
      while (shown(place) == 0 || doomed.descendants().findAny().isEmpty()) {
        assertThat(command.waitFor(PAUSE_MILLIS, TimeUnit.MILLISECONDS))
            .as(Launch.err(place))
            .isFalse();
      }

      Cluster.kill(doomed);

      assertThat(shown(place)).isLessThan(1024);
      Launch.Ended killed = Launch.ended(place, command);
      Launch.Ended plain = Launch.command(folder.resolve("plain"), WORDS);
      assertThat(killed.exit()).isZero();
      assertThat(killed.out()).isEqualTo(plain.out());
      assertThat(killed.err())
          .endsWith("1 process was lost; what it was playing was played again\n");
    }
  }
}
