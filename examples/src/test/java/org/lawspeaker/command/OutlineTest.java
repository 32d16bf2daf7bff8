package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.json.Document;

class OutlineTest {
  private static String outline(String yaml) {
    return Outline.of(Document.yaml("", yaml).orThrow().root());
  }

  @Test
  void putsValuesAndListsOfValuesOnOneLine() {
    assertThat(outline("{hp: 5, hand: [ace, two], gone: [], none: null}"))
        .isEqualTo("hp: 5\nhand: ace two\ngone: -\nnone: -");
  }

  @Test
  void indentsWhatIsInside() {
    assertThat(outline("{hero: {hp: 5, at: {row: 1}}, foes: [{hp: 1}, {hp: 2}]}"))
        .isEqualTo("hero:\n  hp: 5\n  at:\n    row: 1\nfoes:\n  0:\n    hp: 1\n  1:\n    hp: 2");
  }
}
