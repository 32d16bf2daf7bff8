package org.lawspeaker.gloomkilforth.faces;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.table.GloomStep;

/** The ids of zones, and of the pieces in them. */
final class Places {
  static final String MAP = "map";
  static final String ANCIENTS = "ancients";
  static final String BATTLE = "battle";
  static final String TEST = "test";
  static final String WEATHER = "weather";
  static final String DRAWN = "drawn";
  static final String SKILLS = "skills-to-learn";

  private Places() {}

  static String of(String zone, Seat seat) {
    return zone + "-" + seat.index();
  }

  static String sheet(Seat seat) {
    return of("sheet", seat);
  }

  static String skills(Seat seat) {
    return of("skills", seat);
  }

  static String assets(Seat seat) {
    return of("assets", seat);
  }

  static String rumours(Seat seat) {
    return of("rumours", seat);
  }

  static String loot(Seat seat) {
    return of("loot", seat);
  }

  static String hero(Seat seat) {
    return of("hero", seat);
  }

  static String site(int place) {
    return "place-" + (place + 1);
  }

  /** The first copy of a card in a zone. */
  static String card(Sight at, String zone, int card) {
    return zone + "-" + at.cards.index.name(card);
  }

  /** A card that lies on the map or is fought: there is one of each. */
  static String onMap(Sight at, int card) {
    return card(at, "map", card);
  }

  /** Where a card lies that a hero owns, or that is on the table for all. */
  static Optional<String> find(Sight at, Seat seat, int card) {
    Hero hero = at.hero(seat);
    if (is(hero.race(), card) || is(hero.profession(), card) || isChapter(at, hero, card)) {
      return Optional.of(card(at, sheet(seat), card));
    }
    if (hero.skills().count(card) > 0) {
      return Optional.of(card(at, skills(seat), card));
    }
    Optional<String> own =
        lies(at, assets(seat), hero.assets(), card)
            .or(() -> lies(at, rumours(seat), hero.hand(), card))
            .or(() -> lies(at, loot(seat), hero.loot(), card));
    return own.or(() -> open(at, card));
  }

  private static boolean isChapter(Sight at, Hero hero, int card) {
    return hero.saga().isPresent()
        && !hero.isSagaComplete()
        && at.cards.chapter(hero.saga().get(), hero.chapter()) == card;
  }

  private static boolean is(Optional<Integer> own, int card) {
    return own.filter(each -> each == card).isPresent();
  }

  private static Optional<String> lies(Sight at, String zone, Bag cards, int card) {
    return cards.count(card) > 0 ? Optional.of(card(at, zone, card)) : Optional.empty();
  }

  /** Where a card lies that belongs to no hero; nowhere if it is gone, as a defeated foe may be. */
  static Optional<String> open(Sight at, int card) {
    for (GloomStep step : at.view.agenda()) {
      if (step.held().contains(card)) {
        return Optional.of(card(at, DRAWN, card));
      }
    }
    for (Site site : at.view.sites()) {
      if (site.encounters().contains(card) || site.plots().contains(card)) {
        return Optional.of(onMap(at, card));
      }
    }
    if (is(at.view.clock().weather(), card)) {
      return Optional.of(card(at, WEATHER, card));
    }
    return at.view.ancients().stream().anyMatch(ancient -> ancient.card() == card)
        ? Optional.of(card(at, ANCIENTS, card))
        : Optional.empty();
  }
}
