package org.lawspeaker.hofordeals.notation;

import java.util.HashSet;
import java.util.Set;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.hofordeals.state.Board;
import org.lawspeaker.hofordeals.state.Rank;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.HofState;

/** Which Encounters and which Royalty can be there at this level. */
final class EncountersCheck {
  private static final Citation LEVEL = Citation.of("HOF-ENC-02");
  private static final Citation CAMPAIGN = Citation.of("HOF-MODE-03");
  private static final Citation ONE_BOSS = Citation.of("HOF-BOSS-10");
  private static final Citation CUBES = Citation.of("HOF-REVEAL-02");
  private static final Citation USAGE = Citation.of("HOF-USAGE-04");
  private static final Citation USED = Citation.of("HOF-Q-74");
  private static final Citation SLAIN = Citation.of("HOF-Q-85");
  private static final Citation KING = Citation.of("HOF-END-01");
  private static final Citation KILLS = Citation.of("HOF-KFIGHT-11");
  private static final Citation MET = Citation.of("HOF-BOSS-09");

  private final Cards cards;
  private final HofState state;
  private final Bounds bounds;

  EncountersCheck(Cards cards, HofState state, Bounds bounds) {
    this.cards = cards;
    this.state = state;
    this.bounds = bounds;
  }

  void check() {
    Board board = state.board();
    Set<Integer> laid = new HashSet<>();
    for (Site site : board.sites()) {
      bounds.holds(
          site.isFaceUp() || site.cubes() <= 0,
          "/board/sites",
          "Usage cubes come when an Encounter is revealed",
          CUBES);
      site.card().ifPresent(card -> onBoard(laid, card, site.cubes()));
    }
    Bag used = board.used();
    for (int i = 0; i < used.size(); i++) {
      int card = used.nth(i);
      bounds.holds(
          isOrdinary(card) && laid.add(card),
          "/board/used",
          cards.name(card) + " is no Encounter that has left the board",
          USED);
    }
    royalty(board.royalty().isPresent());
  }

  private void onBoard(Set<Integer> laid, int card, int cubes) {
    boolean isAlone = laid.add(card);
    if (!(cards.card(card) instanceof Encounter encounter)) {
      return;
    }
    String at = "/board/sites";
    String name = encounter.name();
    bounds.holds(isAlone, at, name + " lies there twice", encounter.isBoss() ? ONE_BOSS : LEVEL);
    bounds.holds(
        cubes <= 0 || encounter.usage().isPresent(), at, name + " has no Usage value", USAGE);
    bounds.holds(!isOfCampaign(encounter), at, name + " is for Campaign Mode", CAMPAIGN);
    bounds.holds(hasCome(encounter), at, name + " is of a later level", LEVEL);
  }

  private static boolean isOfCampaign(Encounter encounter) {
    return encounter.kind() == Encounter.Kind.CAMPAIGN;
  }

  /** Those of earlier levels may have come back (HOF-CARD-07). */
  private boolean hasCome(Encounter encounter) {
    return encounter.level().orElse(1) <= state.clock().level();
  }

  private boolean isOrdinary(int card) {
    return cards.card(card) instanceof Encounter encounter
        && encounter.kind() != Encounter.Kind.BASIC
        && !encounter.isBoss()
        && !isOfCampaign(encounter)
        && hasCome(encounter);
  }

  /** Who is slain is gone, and the King is slain at level 3 alone. */
  private void royalty(boolean isThere) {
    boolean isLast = state.clock().level() == Rank.KING.level();
    boolean isFound = !state.board().bossHidden();
    bounds.holds(
        !(isThere && state.turn().slain()),
        "/turn/slain",
        "a Royalty that is slain leaves the board",
        SLAIN);
    boolean isVictor = state.clock().builder().isPresent() || state.clock().slayer().isPresent();
    bounds.holds(
        isThere || isVictor || !state.turn().slain(),
        "/turn/slain",
        "somebody has slain the Royalty",
        SLAIN);
    bounds.holds(
        state.clock().slayer().isEmpty() || (isLast && isFound && !isThere),
        "/clock/slayer",
        "the King has not been slain",
        KING);
    bounds.holds(
        isLast || state.clock().kills() <= 0, "/clock/kills", "nobody has met the King yet", KILLS);
    bounds.holds(
        isFound || !isMet(cards, state),
        "/board/boss-hidden",
        "a Royalty is met at its Boss Encounter",
        MET);
  }

  /** Whether a Royalty fights, or the King walks about or has killed. */
  static boolean isMet(Cards cards, HofState state) {
    return state.board().king().isPresent()
        || state.clock().kills() > 0
        || state.fight().filter(fight -> FightCheck.isRoyal(cards, fight)).isPresent();
  }
}
