package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Problems;

/** Whether the cards of a position are those of the game. */
class CensusTest {
  private static final Bag WANTED = Bag.of(1, 1, 2, 300);

  private static Problems compared(Census census) {
    Problems problems = new Problems();
    census.compare(
        WANTED, card -> "ember " + card, "/cards", Citation.of("EMB-SETUP-01"), problems);
    return problems;
  }

  @Test
  void theCardsOfTheGameAreNoProblemHoweverTheyLie() {
    Census census = new Census().add(Pile.of(1, 2)).add(Bag.of(1)).add(Deck.shuffled(Pile.of(300)));

    assertThat(compared(census).list()).isEmpty();
    assertThat(census.all()).isEqualTo(WANTED);
    assertThat(census.count(1)).isEqualTo(2);
    assertThat(census.count(1000)).isZero();
  }

  @Test
  void whatIsMissingAndWhatIsTooMuchIsNamedOnce() {
    Census census = new Census().add(Pile.of(2, 2, 2)).add(7);

    assertThat(census.more(WANTED)).isEqualTo(Bag.of(2, 2, 7));
    assertThat(census.missing(WANTED)).isEqualTo(Bag.of(1, 1, 300));
    assertThat(compared(census).list())
        .containsExactly(
            new Problem("/cards", "ember 1 is there 0 times, not 2 (EMB-SETUP-01)"),
            new Problem("/cards", "ember 2 is there 3 times, not 1 (EMB-SETUP-01)"),
            new Problem("/cards", "ember 7 is there 1 time, not 0 (EMB-SETUP-01)"),
            new Problem("/cards", "ember 300 is there 0 times, not 1 (EMB-SETUP-01)"));
  }

  @Test
  void nothingIsMissingOfNothing() {
    assertThat(new Census().missing(Bag.empty())).isEqualTo(Bag.empty());
    assertThat(new Census().more(Bag.empty())).isEqualTo(Bag.empty());
  }

  @Test
  void whatIsStillToBeLaidIsTheRest() {
    Problems problems = new Problems();
    Bag rest =
        new Census()
            .add(Pile.of(2, 2, 7))
            .rest(WANTED, card -> "ember " + card, Citation.of("EMB-SETUP-01"), problems);

    assertThat(rest).isEqualTo(Bag.of(1, 1, 300));
    assertThat(problems.list())
        .containsExactly(
            new Problem("", "ember 2 is laid 2 times; there is 1 (EMB-SETUP-01)"),
            new Problem("", "ember 7 is laid 1 time; there is none (EMB-SETUP-01)"));
  }

  @Test
  void aNumberBelowNothingIsNoCard() {
    Census census = new Census().add(WANTED).add(Pile.of(-2, -2));
    Problems problems = new Problems();
    Bag rest = census.rest(WANTED, String::valueOf, Citation.of("EMB-SETUP-01"), problems);

    assertThat(rest).isEqualTo(Bag.empty());
    assertThat(problems.list()).containsExactly(new Problem("", "-2 is no card (EMB-SETUP-01)"));
    assertThat(compared(census).list())
        .containsExactly(new Problem("/cards", "-2 is no card (EMB-SETUP-01)"));
    assertThat(census.count(-2)).isZero();
  }
}
