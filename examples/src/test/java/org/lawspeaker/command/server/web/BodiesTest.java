package org.lawspeaker.command.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class BodiesTest {
  /** A second is over whenever somebody looks at the clock. */
  private static Bodies bodies() {
    AtomicLong now = new AtomicLong();
    return new Bodies(() -> now.addAndGet(TimeUnit.SECONDS.toNanos(1)));
  }

  /** Gives one byte at a time, so many in all. */
  private static InputStream drops(int many) {
    return new ByteArrayInputStream(new byte[many]) {
      @Override
      public int read(byte[] to, int from, int most) {
        return super.read(to, from, Math.min(most, 1));
      }
    };
  }

  @Test
  void whatComesInTimeIsReadToItsEnd() throws Exception {
    assertThat(bodies().bytes(drops(20))).hasSize(20);
  }

  @Test
  void nobodyIsWaitedForLongerThanTwentySeconds() {
    assertThatThrownBy(() -> bodies().bytes(drops(22))).hasMessageContaining("too long");
  }

  @Test
  void noMoreThanTheMostIsRead() {
    assertThatThrownBy(
            () -> new Bodies(() -> 0).bytes(new ByteArrayInputStream(new byte[3 * 1024 * 1024])))
        .hasMessageContaining("more than 2097152 bytes");
  }
}
