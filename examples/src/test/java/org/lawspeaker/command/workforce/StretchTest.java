package org.lawspeaker.command.workforce;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StretchTest {
  @ParameterizedTest
  @CsvSource({"1,1", "1,255", "3,100", "1,70000", "2,1000000"})
  void everyGameOfEverySeriesIsInOneStretch(int series, int games) {
    List<Stretch> all = Stretch.all(series, games);

    int at = 0;
    int of = 0;
    for (Stretch stretch : all) {
      if (at == games) {
        at = 0;
        of++;
      }
      assertThat(stretch.series()).isEqualTo(of);
      assertThat(stretch.first()).isEqualTo(at);
      at += stretch.count();
    }
    assertThat(at).isEqualTo(games);
    assertThat(of).isEqualTo(series - 1);
  }

  @Test
  void manyMachinesHaveSomethingToDoAndNoListIsEndless() {
    assertThat(Stretch.all(1, 512)).hasSize(256);
    assertThat(Stretch.all(1, 1_000_000)).hasSize(1000);
    assertThat(Stretch.all(1, Integer.MAX_VALUE)).hasSizeBetween(10_000, 10_100);
  }

  @Test
  void resultsAreHandedOverInOrderAndOnce() {
    ImmutableList<Stretch> stretches = Stretch.all(1, 4);
    List<String> handed = new ArrayList<>();
    InOrder<String> order =
        new InOrder<>(stretches, (stretch, result) -> handed.add(stretch.first() + result));

    order.add(2, "c");
    order.add(1, "b");
    assertThat(handed).isEmpty();
    order.add(0, "a");
    order.add(0, "again");
    assertThat(handed).containsExactly("0a", "1b", "2c");
    assertThat(order.isWhole()).isFalse();
    order.add(3, "d");
    assertThat(handed).endsWith("3d");
    assertThat(order.isWhole()).isTrue();
  }
}
