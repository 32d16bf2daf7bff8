package org.lawspeaker.handofdestiny.notation;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.engine.kit.Census;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.handofdestiny.combat.sight.Numbers;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.state.Progress;
import org.lawspeaker.handofdestiny.state.Sight;
import org.lawspeaker.handofdestiny.table.Cards;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.Table;

/** What cannot be in any position of the game. */
public final class PositionCheck {
  private static final Citation BEFORE_BOSS = Citation.of("HOD-BOSS-08");
  private static final Citation BOSS_COMES = Citation.of("HOD-BOSS-01");
  private static final Citation LEVEL = Citation.of("HOD-BOSS-03");
  private static final Citation ELEVEN = Citation.of("HOD-COMPONENT-03");
  private static final Citation NONE_LEAVES = Citation.of("HOD-Q-84");
  private static final Citation READABLE = Citation.of("HOD-SLOT-02");
  private static final Citation ALL_SEEN = Citation.of("HOD-Q-72");
  private static final Citation DECK = Citation.of("HOD-SETUP-04");
  private static final Citation NO_MERCHANT = Citation.of("HOD-Q-69");
  private static final Citation NO_HP = Citation.of("HOD-HP-04");
  private static final Citation BALANCED = Citation.of("HOD-EXHAUST-05");
  private static final Citation TURNS = Citation.of("HOD-TURN-01");
  private static final Citation DAMAGE_OF_BOSS = Citation.of("HOD-Q-59");
  private static final Citation PREPARED = Citation.of("HOD-Q-39");
  private static final Citation ROTATIONS = Citation.of("HOD-PENALTY-05");
  private static final Citation NO_DEBT = Citation.of("HOD-Q-61");
  private static final Citation IN_PLAY = Citation.of("HOD-VISIBLE-01");
  private static final Citation PEEKED = Citation.of("HOD-Q-23");

  private final Cards cards;
  private final HandState state;
  private final Problems problems = new Problems();
  private final Bounds bounds = new Bounds(problems);

  private PositionCheck(Cards cards, HandState state) {
    this.cards = cards;
    this.state = state;
  }

  /** Everything that is impossible about this position. */
  public static ImmutableList<Problem> problems(Cards cards, HandState state) {
    PositionCheck check = new PositionCheck(cards, state);
    check.zones(check.isAtRest());
    check.progress();
    if (check.problems.isEmpty()) {
      new AgendaCheck(cards, state, check.bounds).check();
    }
    return check.problems.list();
  }

  /** The position if the rules can go on from it. */
  static Checked<HandState> arranged(Cards cards, HandState state) {
    PositionCheck check = new PositionCheck(cards, state);
    check.zones(true);
    return check.problems.checked(state);
  }

  /**
   * A whole position says how many HP the boss has; they follow from its level and from what
   * changes them (HOD-BOSS-03), so that it cannot say others. What is wrong elsewhere is told by
   * {@link #problems}.
   */
  static Checked<HandState> saysBossHp(Cards cards, HandState state, JsonNode written) {
    PositionCheck check = new PositionCheck(cards, state);
    check.zones(check.isAtRest());
    if (check.problems.isEmpty()) {
      check.bossHp(written.path("boss").path("hp").asInt());
      return check.problems.checked(state);
    }
    return Checked.ok(state);
  }

  private void bossHp(int said) {
    int follows = Numbers.bossHp(Table.of(cards, state));
    bounds.holds(
        said == follows,
        "/boss/hp",
        "the boss of wave %d has %d HP, not %d".formatted(state.progress().wave(), follows, said),
        LEVEL);
  }

  private void zones(boolean atRest) {
    checkCards();
    checkRow(atRest);
    checkPeeked(atRest);
    checkNumbers();
    new MarksCheck(cards, state, bounds).check();
  }

  private void progress() {
    bounds.holds(
        state.hero().hp() > 0 || !isAtRest(), "/hero", "the game goes on with no HP left", NO_HP);
    if (state.agenda().isEmpty() != state.progress().ending().isPresent()) {
      problems.add("/agenda", "something is left to do until the game has ended");
    }
  }

  private void checkCards() {
    Census census =
        MonsterCards.census(state.row().faces(), state.strength(), state.underworld())
            .add(state.row().unseen());
    bounds.holds(
        !state.strength().contains(Faces.UNSEEN),
        "/strength",
        "a slotted card can be read",
        READABLE);
    bounds.holds(
        !state.underworld().contains(Faces.UNSEEN),
        "/underworld",
        "every card there has been seen",
        ALL_SEEN);
    for (int card = 0; card < Faces.CARDS; card++) {
      if (census.count(card) != 1) {
        problems.add(
            "",
            "the card of %s is in %d places; each of the eleven monster cards is in one (%s, %s)"
                .formatted(cards.nameOf(4 * card), census.count(card), ELEVEN, NONE_LEAVES));
      }
    }
    int unseen = state.row().faces().count(Faces.UNSEEN);
    bounds.holds(
        unseen == 0 || state.progress().wave() == 1,
        "/row",
        "after wave 1 every card has been seen",
        ALL_SEEN);
    int left = state.row().unseen().size();
    if (unseen != left) {
      problems.add(
          "/row",
          "%s of the monster deck (%s) %s unseen, but %s no other place"
              .formatted(
                  Words.count(unseen, "place"),
                  DECK,
                  unseen == 1 ? "is" : "are",
                  Words.count(left, "card has", "cards have")));
    }
  }

  private void checkRow(boolean atRest) {
    Phase phase = state.progress().phase();
    bounds.holds(
        phase != Phase.MERCHANT || state.progress().wave() != Progress.WAVES,
        "/phase",
        "wave 4 ends with its Boss phase",
        NO_MERCHANT);
    bounds.holds(
        phase != Phase.COMBAT || state.row().size() > 0 || !atRest,
        "/row",
        "combat with no monster left",
        BOSS_COMES);
    bounds.holds(
        (phase != Phase.BOSS && phase != Phase.MERCHANT) || state.row().size() == 0,
        "/row",
        "monsters remain in the " + (phase == Phase.BOSS ? "Boss" : "Merchant") + " phase",
        BEFORE_BOSS);
  }

  private void checkNumbers() {
    HeroMarks hero = state.hero();
    if (!HeroMarks.allows(hero.left(), hero.right())) {
      problems.add(
          "/hero",
          "exhausted are 0 to 3 of each column, never 3 of one and 0 of the other, not %d and %d"
              .formatted(hero.left(), hero.right()),
          BALANCED);
    }
    bounds.atLeast("/turn", state.progress().turn(), 0, TURNS);
    bounds.atLeast("/boss/damage", state.boss().damage(), 0, DAMAGE_OF_BOSS);
    bounds.atLeast("/boost", state.preparation().boost(), 0, PREPARED);
    bounds.atLeast("/rotations", state.preparation().rotation(), 0, ROTATIONS);
    if (state.progress().phase() == Phase.MERCHANT) {
      bounds.atLeast("/purse/gold", state.purse().gold(), 0, NO_DEBT);
    }
    bounds.holds(
        (state.preparation().doubled() & ~cardsOf(state.strength())) == 0,
        "/doubled",
        "only a slotted card can be doubled",
        PREPARED);
    bounds.holds(
        (state.memory().arrived() & ~cardsOf(state.row().faces())) == 0,
        "/arrived",
        "only a card of the row can come into view",
        IN_PLAY);
  }

  private void checkPeeked(boolean atRest) {
    Pile row = state.row().faces();
    int peeked = state.memory().peeked();
    bounds.holds(
        (peeked & ~cardsOf(row)) == 0,
        "/peeked",
        "only a card of the row can be peeked at",
        PEEKED);
    Pile near = atRest && row.size() > Sight.POSITIONS ? row.top(Sight.POSITIONS) : row;
    bounds.holds(
        (peeked & cardsOf(row) & ~cardsOf(near)) == 0,
        "/peeked",
        "no card behind third position is visible by peeking",
        PEEKED);
  }

  /** The cards of a zone that are seen, as bits by card. */
  private static int cardsOf(Pile zone) {
    int cards = 0;
    for (int i = 0; i < zone.size(); i++) {
      cards |= zone.get(i) == Faces.UNSEEN ? 0 : 1 << Faces.cardOf(zone.get(i));
    }
    return cards;
  }

  /**
   * Whether nothing is being resolved. While something is, HP may be 0 and no monster left: both
   * are looked at when it is complete (HOD-Q-46).
   */
  private boolean isAtRest() {
    return !state.agenda().isEmpty() && state.agenda().top().isAtRest();
  }
}
