package org.lawspeaker.hofordeals.faces;

import java.util.Map;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.hofordeals.piles.DeckTop;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.table.Source;

/** The ids of zones, and of the pieces in them. */
final class Places {
  static final String MAP = "map";
  static final String ROYALTY = "royalty";
  static final String ROW = "row";
  static final String FLOURISH = "flourish";
  static final String FIGHT = "fight";
  static final String DEFEATED = "defeated";
  static final String DRAFT = "draft";
  static final String DEALER_DECK = "dealer-deck";
  static final String MINION_DECK = "minion-deck";
  static final String DEALER_DISCARD = "dealer-discard";
  static final String USED = "used-encounters";

  private Places() {}

  static String of(String zone, Seat seat) {
    return zone + "-" + seat.index();
  }

  static String hand(Seat seat) {
    return of("hand", seat);
  }

  static String deck(Seat seat) {
    return of("deck", seat);
  }

  /** A deck whose top card somebody looks at. */
  static String deck(DeckTop of, Seat seat) {
    return switch (of) {
      case OWN -> deck(seat);
      case DEALER -> DEALER_DECK;
      case MINIONS -> MINION_DECK;
    };
  }

  static String discard(Seat seat) {
    return of("discard", seat);
  }

  static String played(Seat seat) {
    return of("played", seat);
  }

  static String board(Seat seat) {
    return of("board", seat);
  }

  static String bound(Seat seat) {
    return of("bound", seat);
  }

  /** The first copy of a card in a zone. */
  static String card(Sight at, String zone, int card) {
    return zone + "-" + at.cards.index.name(card);
  }

  static String site(Sight at, int space) {
    return "site-" + at.cards.space(space);
  }

  static String bound(Seat seat, int id) {
    return bound(seat) + "-" + id;
  }

  static String enemy(int id) {
    return "enemy-" + id;
  }

  static String worn(Seat seat, Slot slot) {
    return board(seat) + "-" + slot.says();
  }

  /** Where Equipment lies that another card of its slot covers. */
  static String under(Seat seat, Slot slot) {
    return worn(seat, slot) + "-under";
  }

  /** Where an Equipment card of a seat is. */
  static Optional<String> worn(Sight at, Seat seat, int card) {
    for (Map.Entry<Slot, Integer> each : at.hero(seat).gear().entrySet()) {
      if (each.getValue() == card) {
        return Optional.of(worn(seat, each.getKey()));
      }
    }
    for (Map.Entry<Slot, Integer> each : at.hero(seat).covered().entrySet()) {
      if (each.getValue() == card) {
        return Optional.of(under(seat, each.getKey()));
      }
    }
    return Optional.empty();
  }

  /** Where a card lies that was played this turn: played area, weapon, or at an enemy. */
  static String spent(Sight at, Seat seat, int card) {
    Hero hero = at.hero(seat);
    for (int i = 0; i < hero.bound().size() && hero.played().count(card) == 0; i++) {
      if (hero.bound().get(i).card() == card) {
        return bound(seat, hero.bound().get(i).id());
      }
    }
    return card(at, hero.played().count(card) > 0 ? played(seat) : "assigned", card);
  }

  /** The card that an effect comes from, where it lies on the table. */
  static Optional<String> source(Sight at, Source source) {
    Seat user = source.user();
    if (at.hero(user).bound(source.id()) != null) {
      return Optional.of(bound(user, source.id()));
    }
    if (isEnemy(at, source)) {
      return Optional.of(enemy(source.id()));
    }
    if (at.hero(user).played().count(source.card()) > 0) {
      return Optional.of(card(at, played(user), source.card()));
    }
    return worn(at, user, source.card())
        .or(
            () ->
                Optional.ofNullable(at.view.board().siteOf(source.card()))
                    .map(site -> site(at, site.space())));
  }

  private static boolean isEnemy(Sight at, Source source) {
    return at.view
        .fight()
        .filter(
            fight -> {
              Enemy enemy = fight.enemy(source.id());
              return enemy != null && enemy.card() == source.card();
            })
        .isPresent();
  }
}
