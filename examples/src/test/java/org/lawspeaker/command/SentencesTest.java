package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SentencesTest {
  @Test
  void aShortTextIsLeftAlone() {
    assertThat(Sentences.first("One. Two.")).isEqualTo("One. Two.");
    assertThat(Sentences.first("")).isEmpty();
  }

  @Test
  void aLongTextEndsWithAWholeSentence() {
    String sentence = "This is a sentence of no more than sixty characters or so. ";
    assertThat(Sentences.first(sentence.repeat(6).trim()))
        .isEqualTo(sentence.repeat(4).trim() + " …");
  }

  @Test
  void aSentenceIsNeverCut() {
    String endless = "word ".repeat(100).trim() + ". The end.";
    assertThat(Sentences.first(endless)).isEqualTo("word ".repeat(100).trim() + ". …");
  }
}
