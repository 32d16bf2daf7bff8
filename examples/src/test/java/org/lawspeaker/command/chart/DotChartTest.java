package org.lawspeaker.command.chart;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.regex.Pattern;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class DotChartTest {
  private static final Dot LOW = new Dot("low", 0.25, 0.2, 0.34);
  private static final Dot HIGH = new Dot("high & <dry>", 0.5, 0.4, 0.6);

  private static String svg(double rule, Dot... dots) {
    return new DotChart(
            "Shares",
            ImmutableList.of(new DotChart.Group("", ImmutableList.copyOf(dots))),
            new Rule(rule))
        .svg();
  }

  private static double[] numbers(String svg, String pattern) {
    return Pattern.compile(pattern)
        .matcher(svg)
        .results()
        .mapToDouble(found -> Double.parseDouble(found.group(1)))
        .toArray();
  }

  @Test
  void theHighestComesFirst() {
    assertThat(svg(0.5, LOW, HIGH))
        .contains("<desc id=\"desc\">high &amp; &lt;dry&gt; 50.0 %, 40.0 to 60.0 %; low 25.0 %,");
  }

  @Test
  void aDotIsWhereItsShareIsOnTheAxisAndNotInTheMiddleOfTheInterval() {
    String svg = svg(0.5, LOW, HIGH);
    double[] dots = numbers(svg, "<circle cx=\"([\\d.]+)\"");
    double[] from = numbers(svg, "<line x1=\"([\\d.]+)\" .* class=\"span\"");
    double[] to = numbers(svg, "<line .* x2=\"([\\d.]+)\" .* class=\"span\"");

    // High comes first: from 0.4 by 0.5 to 0.6; low goes from 0.2 by 0.25 to 0.34.
    double tenth = dots[0] - from[0];
    assertThat(tenth).isPositive();
    assertThat(to[0] - dots[0]).isCloseTo(tenth, within());
    assertThat(dots[0] - dots[1]).isCloseTo(2.5 * tenth, within());
    assertThat(dots[1] - from[1]).isCloseTo(0.5 * tenth, within());
    assertThat(to[1] - dots[1]).isCloseTo(0.9 * tenth, within());
  }

  private static Offset<Double> within() {
    return Offset.offset(0.2);
  }

  @Test
  void theRuleIsDrawnWhereItsShareIsEvenBesideAllIntervals() {
    String svg = svg(0.5, LOW);

    assertThat(numbers(svg, "<line x1=\"([\\d.]+)\" .* class=\"rule\""))
        .containsExactly(numbers(svg, "<text x=\"([\\d.]+)\" .*>50 %</text>")[0]);
    assertThat(svg).contains(">20 %</text>").doesNotContain(">60 %</text>");
  }

  @Test
  void groupsKeepTheirOrderAndHaveTheirNames() {
    String svg =
        new DotChart(
                "Shares",
                ImmutableList.of(
                    new DotChart.Group("hero", ImmutableList.of(LOW)),
                    new DotChart.Group("boss", ImmutableList.of(HIGH))),
                new Rule(0.5))
            .svg();

    assertThat(svg).containsSubsequence(">hero</text>", ">low</text>", ">boss</text>", ">high ");
  }

  @Test
  void aChartIsReadableInLightAndDarkAndSaysWhatItIs() {
    assertThat(svg(0.5, LOW))
        .startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        .contains("@media (prefers-color-scheme: dark)", "<title id=\"title\">Shares</title>");
  }

  @Test
  void theRuleOfOnePlayerIsHalfAndOfSeveralTheirEvenShare() {
    assertThat(Rule.among(1).says()).isEqualTo("50 %");
    assertThat(Rule.among(2).says()).isEqualTo("50 %");
    assertThat(Rule.among(3).says()).isEqualTo("33.3 %");
    assertThat(Rule.among(4).says()).isEqualTo("25 %");
  }
}
