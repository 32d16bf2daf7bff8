package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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

  @Test
  void whatIsSaidOfSeveralThingsInARowIsSaidOnce() {
    assertThat(
            Sentences.together(
                List.of("Ash is laid out", "Elm is laid out.", "Oak is laid out", "You begin")))
        .containsExactly("Ash, Elm and Oak are laid out.", "You begin");
  }

  @Test
  void whatComesIsSaidOnceToo() {
    assertThat(
            Sentences.together(
                List.of("Ash comes to a row.", "Elm comes to a row.", "Oak comes to a row.")))
        .containsExactly("Ash, Elm and Oak come to a row.");
  }

  @Test
  void whatOnlyOneCanBeIsSaidOfEach() {
    List<String> each = List.of("Ash is the first", "Elm is the first", "Oak is the first");

    assertThat(Sentences.together(each)).isEqualTo(each);
  }

  @Test
  void twoSentencesAreLeftAlone() {
    List<String> two = List.of("Ash is laid out", "Elm is laid out", "Oak is burnt");

    assertThat(Sentences.together(two)).isEqualTo(two);
  }

  @Test
  void theSameOfTheSameThingIsNotSaidOfSeveral() {
    List<String> again = List.of("Ash is hit", "Ash is hit", "Ash is hit");

    assertThat(Sentences.together(again)).isEqualTo(again);
  }
}
