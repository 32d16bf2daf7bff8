package org.lawspeaker.gloomkilforth.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.gloomkilforth.dice.Chances;
import org.lawspeaker.gloomkilforth.regale.FinaleTest;
import org.lawspeaker.gloomkilforth.regale.Providing;
import org.lawspeaker.gloomkilforth.regale.Regaling;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Phase;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.table.Location;
import org.lawspeaker.gloomkilforth.table.Permanent;
import org.lawspeaker.gloomkilforth.table.Saga;
import org.lawspeaker.gloomkilforth.table.Wording;

/** What a player at the table could work out for a hero: its saga, and the place where it is. */
final class Outlook {
  private Outlook() {}

  /** What the current chapter or the Finale still needs. */
  static ImmutableList<String> saga(Sight at, Seat seat) {
    Hero hero = at.hero(seat);
    if (hero.saga().isEmpty()) {
      return ImmutableList.of();
    }
    if (hero.isSagaComplete()) {
      String then =
          at.table().isTimeToAssault() // GOK-ANCIENT-08
              ? "the Ancient can be assaulted"
              : "the Ancients wait for the sagas of the others";
      return ImmutableList.of(
          Wording.sentence(at.names.whose(seat) + " saga is complete: " + then));
    }
    String says = hero.chapter() == Hero.FINALE ? finale(at, seat) : chapter(at, seat);
    return ImmutableList.of(Wording.sentence(says));
  }

  private static String chapter(Sight at, Seat seat) {
    Hero hero = at.hero(seat);
    int cost = Regaling.cost(at.table(), seat);
    ImmutableList<String> needs = Regaling.needs(at.table(), seat);
    String head =
        "chapter "
            + hero.chapter()
            + " of 4 costs "
            + cost
            + " gold and the "
            + Words.noun(needs.size(), "keyword")
            + " "
            + Words.list(needs);
    Optional<Providing> told =
        at.step(Providing.class).filter(providing -> providing.seat().equals(seat));
    if (told.isPresent()) {
      return head + "; paid; still to be provided: " + Words.list(told.get().needs());
    }
    if (!at.seen(seat).secrets().isEmpty()) {
      return head;
    }
    List<String> missing = new ArrayList<>();
    if (hero.gold() < cost) {
      missing.add((cost - hero.gold()) + " gold");
    }
    missing.addAll(Regaling.missing(at.table(), seat));
    return head
        + (missing.isEmpty() ? "; nothing is missing" : "; missing: " + Words.list(missing));
  }

  /** The keywords that the current chapter still needs, as far as the viewer can know. */
  static ImmutableList<String> missing(Sight at, Seat seat) {
    Hero hero = at.hero(seat);
    boolean isKnown = hero.saga().isPresent() && at.seen(seat).secrets().isEmpty();
    return isKnown && hero.chapter() < Hero.FINALE
        ? Regaling.missing(at.table(), seat)
        : ImmutableList.of();
  }

  /** A keyword of the current chapter that a card has. */
  static Optional<String> provides(Sight at, Seat seat, int card) {
    Hero hero = at.hero(seat);
    if (hero.saga().isEmpty() || hero.chapter() >= Hero.FINALE) {
      return Optional.empty();
    }
    ImmutableList<String> has = at.cards.card(card).allKeywords();
    return Regaling.needs(at.table(), seat).stream().filter(has::contains).findFirst();
  }

  private static String finale(Sight at, Seat seat) {
    Saga.Finale finale = Regaling.finale(at.table(), seat);
    int needed =
        new FinaleTest().needed(at.table(), seat, finale.attribute()).orElse(finale.value());
    Chances chances = Chances.of(at.table(), seat, finale.attribute(), 0, new FinaleTest());
    int done = at.hero(seat).finale();
    return "the Finale at "
        + finale.location()
        + " needs "
        + Words.count(finale.value(), "success", "successes")
        + " of "
        + finale.attribute().says()
        + (done > 0 ? ", " + done + " of them made today" : "")
        + "; "
        + Percent.of(chances, needed);
  }

  /** What is to be read where a hero stands: for who looks, and for whose turn it is. */
  static ImmutableList<String> here(Sight at, Seat seat) {
    boolean isAsked = at.isYou(seat) || at.table().isActive(seat);
    Hero hero = at.hero(seat);
    if (!at.isMapLaidOut() || at.view.clock().phase() == Phase.SETUP || !isAsked || at.isOver()) {
      return ImmutableList.of();
    }
    Site site = at.view.sites().get(hero.at());
    ImmutableList.Builder<String> notes = ImmutableList.builder();
    notes.add(Wording.sentence(place(at, seat, site)));
    site.encounters().forEach(card -> notes.add(Wording.sentence(Foresight.of(at, seat, card))));
    site.plots().forEach(card -> notes.add(Wording.sentence(Foresight.plot(at, seat, card))));
    return notes.build();
  }

  private static String place(Sight at, Seat seat, Site site) {
    Location location = at.cards.location(site.card());
    Location.Side side = location.side(site.gloom());
    List<String> parts = new ArrayList<>();
    parts.add(at.names.place(at.hero(seat).at()) + ", " + location.terrain().says());
    if (site.gloom()) {
      int loss = Foresight.gloom(at, seat);
      parts.add("in gloom" + (loss > 0 ? ", at Night " + loss + " HP" : ""));
    }
    side.lasting().stream().map(Permanent::says).forEach(parts::add);
    if (site.obstacles() > 0) {
      parts.add(Words.count(site.obstacles(), "obstacle"));
    }
    return String.join("; ", parts);
  }
}
