package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Help.Ansi;

class PageTest {
  private static ImmutableList<String> numbered(int count, String choice) {
    StringWriter out = new StringWriter();
    new Page(new PrintWriter(out), Ansi.OFF)
        .numbered(
            IntStream.rangeClosed(1, count)
                .mapToObj(i -> choice + i)
                .collect(ImmutableList.toImmutableList()));
    return out.toString().lines().collect(ImmutableList.toImmutableList());
  }

  @Test
  void numbersTenChoicesInOneColumn() {
    assertThat(numbered(10, "go ")).hasSize(10).startsWith("   1  go 1").endsWith("  10  go 10");
  }

  @Test
  void numbersMoreInTwoColumnsReadDownwards() {
    assertThat(numbered(11, "go "))
        .containsExactly(
            "   1  go 1    7  go 7",
            "   2  go 2    8  go 8",
            "   3  go 3    9  go 9",
            "   4  go 4   10  go 10",
            "   5  go 5   11  go 11",
            "   6  go 6");
  }

  @Test
  void numbersLongChoicesInOneColumn() {
    assertThat(numbered(11, "x".repeat(40))).hasSize(6);
    assertThat(numbered(11, "x".repeat(41))).hasSize(11);
  }

  @Test
  void numbersNothing() {
    assertThat(numbered(0, "")).isEmpty();
  }
}
