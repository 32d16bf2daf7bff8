package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RedrawTest {
  private static final String LARGE = "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk";

  private final Redraw redraw = new Redraw();

  @Test
  void drawsTheWholeTableFirst() {
    assertThat(redraw.of(LARGE)).isEqualTo(LARGE);
  }

  @Test
  void drawsTwoChangedLinesAlone() {
    redraw.of(LARGE);
    assertThat(redraw.of(LARGE.replace('b', 'x') + "\nl")).isEqualTo("x\nl");
  }

  @Test
  void drawsTheWholeTableIfMoreHasChanged() {
    redraw.of(LARGE);
    String three = LARGE.replace('b', 'x').replace('d', 'y').replace('k', 'z');
    assertThat(redraw.of(three)).isEqualTo(three);
  }

  @Test
  void drawsTheWholeTableIfLinesAreGone() {
    redraw.of(LARGE + "\nl");
    assertThat(redraw.of(LARGE.replace('b', 'x'))).isEqualTo(LARGE.replace('b', 'x'));
  }

  @Test
  void drawsTheWholeTableIfNothingHasChanged() {
    redraw.of(LARGE);
    assertThat(redraw.of(LARGE)).isEqualTo(LARGE);
  }

  @Test
  void drawsASmallTableAlways() {
    String small = LARGE.substring(2);
    redraw.of(small);
    assertThat(redraw.of(small.replace('b', 'x'))).isEqualTo(small.replace('b', 'x'));
  }
}
