package org.lawspeaker.handofdestiny.notation;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.handofdestiny.state.Ending;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.Cards;
import org.lawspeaker.handofdestiny.table.HandState;

/** What cannot be in any position of the game. */
public final class PositionCheck {
  private static final Citation BEFORE_BOSS = Citation.of("HOD-BOSS-08");
  private static final Citation ELEVEN = Citation.of("HOD-COMPONENT-03");
  private static final Citation READABLE = Citation.of("HOD-SLOT-02");
  private static final Citation DECK = Citation.of("HOD-SETUP-04");

  private static final Citation NO_MERCHANT = Citation.of("HOD-Q-69");
  private static final int LAST_WAVE = 4;

  private PositionCheck() {}

  /** Everything that is impossible about this position. */
  public static ImmutableList<Problem> problems(Cards cards, HandState state) {
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    checkCards(cards, state, problems);
    checkRow(state, isAtRest(state), problems);
    checkNumbers(state, problems);
    if (state.hero().hp() <= 0 && isAtRest(state)) {
      problems.add(new Problem("/hero", "the game goes on with no HP left (HOD-HP-04)"));
    }
    if (state.agenda().isEmpty() != (state.progress().ending() != Ending.NONE)) {
      problems.add(new Problem("/agenda", "something is left to do until the game has ended"));
    }
    return problems.build();
  }

  /** The position if the rules can go on from it. */
  static Checked<HandState> arranged(Cards cards, HandState state) {
    ImmutableList.Builder<Problem> found = ImmutableList.builder();
    checkCards(cards, state, found);
    checkRow(state, true, found);
    checkNumbers(state, found);
    ImmutableList<Problem> problems = found.build();
    return problems.isEmpty() ? Checked.ok(state) : Checked.bad(problems);
  }

  private static void checkNumbers(HandState state, ImmutableList.Builder<Problem> problems) {
    HeroMarks hero = state.hero();
    if (!HeroMarks.allows(hero.left(), hero.right())) {
      problems.add(
          new Problem(
              "/hero",
              "exhausted are 0 to 3 of each column, never 3 of one and 0 of the other, not "
                  + hero.left()
                  + " and "
                  + hero.right()
                  + " (HOD-EXHAUST-05)"));
    }
    atLeastNothing("/turn", state.progress().turn(), problems);
    atLeastNothing("/boss/damage", state.boss().damage(), problems);
    atLeastNothing("/boost", state.preparation().boost(), problems);
    atLeastNothing("/rotations", state.preparation().rotation(), problems);
    if (state.progress().phase() == Phase.MERCHANT) {
      atLeastNothing("/purse/gold", state.purse().gold(), problems);
    }
    if ((state.preparation().doubled() & ~cardsOf(state.strength())) != 0) {
      problems.add(new Problem("/doubled", "only a slotted card can be doubled (HOD-Q-39)"));
    }
    if ((state.memory().peeked() & ~cardsOf(state.row().faces())) != 0) {
      problems.add(new Problem("/peeked", "only a card of the row can be peeked at (HOD-Q-23)"));
    }
  }

  private static void atLeastNothing(
      String place, int number, ImmutableList.Builder<Problem> problems) {
    if (number < 0) {
      problems.add(new Problem(place, "at least 0, not " + number));
    }
  }

  /** The cards of a zone that are seen, as bits by card. */
  private static int cardsOf(Pile zone) {
    int cards = 0;
    for (int i = 0; i < zone.size(); i++) {
      cards |= zone.get(i) == Faces.UNSEEN ? 0 : 1 << Faces.cardOf(zone.get(i));
    }
    return cards;
  }

  private static void checkRow(
      HandState state, boolean atRest, ImmutableList.Builder<Problem> problems) {
    Phase phase = state.progress().phase();
    if (phase == Phase.MERCHANT && state.progress().wave() == LAST_WAVE) {
      problems.add(new Problem("/phase", "wave 4 ends with its Boss phase (" + NO_MERCHANT + ")"));
    }
    if (phase == Phase.COMBAT && state.row().size() == 0 && atRest) {
      problems.add(new Problem("/row", "combat with no monster left (HOD-BOSS-01)"));
    }
    if ((phase == Phase.BOSS || phase == Phase.MERCHANT) && state.row().size() > 0) {
      problems.add(
          new Problem("/row", "monsters remain in the " + phase + " phase (" + BEFORE_BOSS + ")"));
    }
  }

  /**
   * Whether nothing is being resolved. While something is, HP may be 0 and no monster left: both
   * are looked at when it is complete (HOD-Q-46).
   */
  private static boolean isAtRest(HandState state) {
    return !state.agenda().isEmpty() && state.agenda().top().isAtRest();
  }

  private static void checkCards(
      Cards cards, HandState state, ImmutableList.Builder<Problem> problems) {
    int[] count = new int[Faces.CARDS];
    int unseen = countCards(state.row().faces(), count);
    if (countCards(state.strength(), count) > 0) {
      problems.add(new Problem("/strength", "a slotted card can be read (" + READABLE + ")"));
    }
    if (countCards(state.underworld(), count) > 0) {
      problems.add(new Problem("/underworld", "every card there has been seen (HOD-Q-72)"));
    }
    for (int card = 0; card < Faces.CARDS; card++) {
      int places = count[card] + state.row().unseen().count(card);
      if (places != 1) {
        problems.add(
            new Problem(
                "",
                "the card of "
                    + cards.nameOf(4 * card)
                    + " is in "
                    + places
                    + " places; each of the eleven monster cards is in one ("
                    + ELEVEN
                    + ", HOD-Q-84)"));
      }
    }
    if (unseen != state.row().unseen().size()) {
      problems.add(
          new Problem(
              "/row",
              unseen
                  + " places of the monster deck ("
                  + DECK
                  + ") are unseen, but "
                  + state.row().unseen().size()
                  + " cards have no other place"));
    }
  }

  /** Counts the cards of a zone; gives how many of its places are unseen. */
  private static int countCards(Pile zone, int[] count) {
    int unseen = 0;
    for (int i = 0; i < zone.size(); i++) {
      int face = zone.get(i);
      if (face == Faces.UNSEEN) {
        unseen++;
      } else {
        count[Faces.cardOf(face)]++;
      }
    }
    return unseen;
  }
}
