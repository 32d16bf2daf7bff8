package org.lawspeaker.command.chart;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableTable;
import org.junit.jupiter.api.Test;

class HeatMapTest {
  private static final String SVG =
      new HeatMap(
              "Pairs",
              ImmutableList.of("bram", "lysa"),
              ImmutableList.of("queen", "mage"),
              ImmutableTable.<String, String, Double>builder()
                  .put("bram", "queen", 0.7)
                  .put("bram", "mage", 0.5)
                  .put("lysa", "mage", 0.4)
                  .buildOrThrow(),
              new Rule(0.5))
          .svg();

  private static String cell(String share) {
    int text = SVG.indexOf(">" + share + " %</text>");
    return SVG.substring(SVG.lastIndexOf("<rect", text), text);
  }

  @Test
  void eachPairHasItsNumber() {
    assertThat(SVG)
        .contains("<desc id=\"desc\">bram, queen 70.0 %; bram, mage 50.0 %; lysa, mage 40.0 %");
  }

  @Test
  void whatIsFartherFromTheRuleHasMoreColour() {
    assertThat(cell("70.0")).contains("class=\"more\" fill-opacity=\"0.75\"");
    assertThat(cell("50.0")).contains("fill-opacity=\"0.00\"");
    assertThat(cell("40.0")).contains("class=\"less\" fill-opacity=\"0.38\"");
  }

  @Test
  void aPairThatIsMissingStaysEmpty() {
    assertThat(SVG.split("fill-opacity", -1)).hasSize(1 + 3);
  }
}
