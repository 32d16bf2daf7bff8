package org.lawspeaker.examples.embercourt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.examples.embercourt.Courts.GAME;
import static org.lawspeaker.examples.embercourt.Courts.arranged;
import static org.lawspeaker.examples.embercourt.Courts.start;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Pile;

class CourtCheckTest {
  private static final String STOKING =
      "agenda: [{stoking: {window: {order: [\"0\", \"1\"], passes: 0}}}]";

  private static void assertProblems(Court court, String... problems) {
    assertThat(GAME.check(court)).extracting(Problem::toString).containsExactly(problems);
  }

  private static void assertProblems(String[] zones, String... problems) {
    assertProblems(arranged(2, zones).orThrow(), problems);
  }

  private static String[] zones(String... zones) {
    return zones;
  }

  @Test
  void findsNothingWrongWithTheStart() {
    assertProblems(start(5));
  }

  @Test
  void countsTheCards() {
    Court court =
        start(2)
            .withDeck(Deck.shuffled(Court.CARDS).drawn(0, 1).drawn(0, 8))
            .withAshes(Bag.of(1, 1, 9));
    assertProblems(
        court,
        "deck: 1 is there 4 times, not 3 (EMB-SETUP-01)",
        "deck: 8 is there 2 times, not 3 (EMB-SETUP-01)",
        "deck: 9 is there 1 time, not 0 (EMB-SETUP-01)");
  }

  @Test
  void looksAtCoals() {
    assertProblems(zones("coals: [4, 3]"), "coals/0: 0 to 3, not 4 (EMB-SETUP-02)");
    assertProblems(
        zones("coals: [3, -1]"),
        "coals/1: 0 to 3, not -1 (EMB-SETUP-02)",
        "order: seat 1 has -1 coals (EMB-BURN-03)");
    assertProblems(zones("coals: [0, 3]"), "order: seat 0 has 0 coals (EMB-BURN-03)");
  }

  @Test
  void looksAtHands() {
    assertProblems(
        zones("hands: [\"1 1 1 2\", \"\"]"),
        "hands: seat 0 holds at most 3 cards, not 4 (EMB-DRAW-01)");
    assertProblems(
        start(2)
            .withHands(ImmutableList.of(Pile.of(2, 1), Pile.empty()))
            .withDeck(deckWithout(1, 2)),
        "hands: a hand is written in ascending order, not [2, 1] (EMB-HAND-01)");
  }

  private static Deck deckWithout(int... cards) {
    Deck deck = start(2).deck();
    for (int card : cards) {
      deck = deck.drawn(0, card);
    }
    return deck;
  }

  @Test
  void looksAtSeatsThatAreOut() {
    String out = "order: {seats: 3, current: 0, ascending: true, out: [1]}";
    assertProblems(
        arranged(3, out, "coals: [3, 0, 3]", "hands: [\"\", \"1\", \"\"]").orThrow(),
        "hands: seat 1 is out and holds cards (EMB-BURN-03)");
    assertProblems(
        arranged(3, "order: {seats: 3, current: 1, ascending: true, out: [1]}", "coals: [3, 0, 3]")
            .orThrow(),
        "order: the leader is in the game (EMB-LEAD-03)");
  }

  @Test
  void looksAtTheTable() {
    assertProblems(
        zones("table: [\"1\", \"\"]"),
        "table: seat 0 has cards on the table, but the night is over (EMB-BURN-04)");
    assertProblems(
        zones("table: [\"1\", \"\"]", STOKING),
        "table: seat 1 has no card on the table (EMB-SEAL-02)");
  }

  @Test
  void looksAtTheEnd() {
    String message = "agenda: the game ends after ten nights or with the last seat (EMB-END-02)";
    assertProblems(zones("night: 11"), message);
    assertProblems(zones("night: 0"), message);
    assertProblems(zones("agenda: []"), message);
  }

  @Test
  void looksAtTheAgenda() {
    String before = "agenda: the leader glimpses before the others draw (EMB-LEAD-01)";
    assertProblems(zones("agenda: [glimpsing]"), before);
    assertProblems(zones("agenda: [refill, refill]"), before);
    assertProblems(
        zones("agenda: [glimpsing, glimpsing]"),
        "agenda: a night goes on with drawing (EMB-DRAW-01)");
    assertProblems(
        zones("agenda: [refill, refill, refill]"),
        "agenda: a night goes on with drawing (EMB-DRAW-01)");
    assertProblems(
        zones("agenda: [judging]"),
        "agenda: a night is judged when all have passed (EMB-STOKE-04)");
  }

  @Test
  void looksAtTheGlimpsedCard() {
    String message = "deck: the leader knows the card on top (EMB-LEAD-01)";
    String keeping = "agenda: [refill, keeping]";
    assertProblems(zones(keeping), message);
    assertProblems(zones(keeping, "deck: {order: ['1@1', 23 unseen]}"), message);
    assertProblems(zones(keeping, "deck: {order: ['1@0', 23 unseen]}"));
    Court empty = start(2).withDeck(Deck.empty()).withAshes(Court.CARDS);
    assertProblems(
        empty.withAgenda(Agenda.<CourtStep>of(new Refill()).push(new Keeping())), message);
  }

  @Test
  void looksAtSeatsOnTheAgenda() {
    assertProblems(
        zones("agenda: [{sealing: {choices: {seats: [0, 2], sealed: [], choices: []}}}]"),
        "agenda: seat 2 is not in the game but on the agenda (EMB-BURN-03)");
    assertProblems(
        zones(
            "table: [\"1\", \"2\"]", "agenda: [{stoking: {window: {order: [\"2\"], passes: 0}}}]"),
        "agenda: seat 2 is not in the game but on the agenda (EMB-BURN-03)");
  }

  @Test
  void looksAtSealedChoices() {
    assertProblems(
        zones("agenda: [{sealing: {choices: {seats: [0], sealed: [], choices: []}}}]"),
        "agenda: all seats in the game seal (EMB-SEAL-01)");
    assertProblems(
        zones("agenda: [{sealing: {choices: {seats: [0, 1], sealed: [1], choices: [5]}}}]"),
        "agenda: seat 1 does not hold what it sealed (EMB-SEAL-01)");
  }
}
