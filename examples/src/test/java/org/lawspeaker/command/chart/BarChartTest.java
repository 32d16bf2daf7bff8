package org.lawspeaker.command.chart;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import java.util.regex.Pattern;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class BarChartTest {
  private static final String SVG =
      new BarChart("Lengths", ImmutableMap.of("1 to 2", 3000L, "3 to 4", 0L, "5 to 6", 1500L))
          .svg();

  @Test
  void barsBeginAtNought() {
    double[] widths =
        Pattern.compile("width=\"([\\d.]+)\" height=\"[\\d.]+\" class=\"bar\"")
            .matcher(SVG)
            .results()
            .mapToDouble(found -> Double.parseDouble(found.group(1)))
            .toArray();

    assertThat(widths).hasSize(3);
    assertThat(widths[0]).isPositive();
    assertThat(widths[1]).isZero();
    assertThat(2 * widths[2]).isCloseTo(widths[0], Offset.offset(0.2));
  }

  @Test
  void countsStandBesideTheBars() {
    assertThat(SVG).contains("1 to 2: 3,000; 3 to 4: 0; 5 to 6: 1,500", ">3,000</text>");
  }
}
