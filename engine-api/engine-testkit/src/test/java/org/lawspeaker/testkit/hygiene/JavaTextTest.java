package org.lawspeaker.testkit.hygiene;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JavaTextTest {
  @Test
  void tellsCodeCommentsAndLiteralsApart() {
    JavaText text = JavaText.of("a(\"//b\\\"\"); // c \"d\"\n'\"' e /* f\n */ g");
    assertThat(text.code()).isEqualTo("a(       );         \n    e     \n    g");
    assertThat(text.comments()).isEqualTo("            // c \"d\"\n      /* f\n */  ");
    assertThat(text.withoutComments()).isEqualTo("a(\"//b\\\"\");         \n'\"' e     \n    g");
  }

  @Test
  void readsTextBlocks() {
    JavaText text = JavaText.of("x = \"\"\"\n // \"y\" \\\"\"\" z\n\"\"\"; w");
    assertThat(text.code()).isEqualTo("x =    \n              \n   ; w");
  }

  @Test
  void runsToTheEndWhenNothingCloses() {
    assertThat(JavaText.of("a /* b").code()).isEqualTo("a     ");
    assertThat(JavaText.of("a \"b").code()).isEqualTo("a   ");
    assertThat(JavaText.of("a // b").comments()).isEqualTo("  // b");
  }

  @Test
  void countsLinesFromOne() {
    assertThat(JavaText.lineOf("a\nb\nc", 0)).isEqualTo(1);
    assertThat(JavaText.lineOf("a\nb\nc", 4)).isEqualTo(3);
  }
}
