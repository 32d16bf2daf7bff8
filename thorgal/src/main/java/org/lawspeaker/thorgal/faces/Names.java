package org.lawspeaker.thorgal.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.view.ThorgalView;

/** What people call seats and cards, so that no two are called the same. */
final class Names {
  private record Named(int id, String name) {}

  private final Cards cards;
  private final ThorgalView view;

  Names(Cards cards, ThorgalView view) {
    this.cards = cards;
    this.view = view;
  }

  /** The faction; the number of a seat whose deck is its own, or whose faction is not drawn yet. */
  String seat(Seat seat) {
    return view.sides()
        .get(seat.index())
        .faction()
        .map(faction -> cards.pack().factions().get(faction).name())
        .orElse("seat " + seat.index());
  }

  /** In a sentence: {@code the Vikings}. */
  String the(Seat seat) {
    boolean hasFaction = view.sides().get(seat.index()).faction().isPresent();
    return hasFaction ? "the " + seat(seat) : seat(seat);
  }

  /** The printed name, with what tells it from another card of that name. */
  String card(Suit suit, int card) {
    String printed = cards.printed(suit, card);
    String faction = cards.pack().factions().get(cards.faction(suit, card)).name();
    String written = cards.name(suit, card);
    boolean isShared = written.endsWith(Words.slug(faction) + "-" + Words.slug(printed));
    String name = isShared ? printed + " of the " + faction : printed;
    return suit == Suit.BANE && written.startsWith("bane-") ? name + " (bane card)" : name;
  }

  String land(int land) {
    String printed = cards.land(land).name();
    String faction = cards.pack().factions().get(cards.landFaction(land)).name();
    boolean isShared = !cards.landName(land).equals(Words.slug(printed));
    return isShared ? printed + " of the " + faction : printed;
  }

  /** A card in play with whose party it is in: {@code Varth of the Lords}. */
  String inPlay(int id) {
    List<Named> all = new ArrayList<>();
    for (int i = 0; i < view.sides().size(); i++) {
      for (InPlay card : view.sides().get(i).party()) {
        all.add(inPlay(card, Seat.of(i)));
      }
    }
    for (Opposer opposer : view.journey().opposers()) {
      all.add(inPlay(opposer.companion(), opposer.seat()));
    }
    for (Land land : view.lands()) {
      all.add(new Named(land.id(), land(land.card())));
    }
    List<String> names = all.stream().map(Named::name).toList();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).id() == id) {
        return Says.among(names, i);
      }
    }
    return "a card that has left play";
  }

  private Named inPlay(InPlay card, Seat seat) {
    String name = card(Suit.DESTINY, card.card());
    boolean own = seat.equals(view.viewer());
    String whose = " of " + the(seat);
    boolean isSaid = name.endsWith(whose);
    return new Named(card.id(), own ? "your " + name : isSaid ? name : name + whose);
  }

  /** A card of the seat's own party, which needs no more than its name. */
  String inParty(Seat seat, int id) {
    ImmutableList<InPlay> party = view.sides().get(seat.index()).party();
    List<String> names = party.stream().map(each -> card(Suit.DESTINY, each.card())).toList();
    for (int i = 0; i < party.size(); i++) {
      if (party.get(i).id() == id) {
        return Says.among(names, i);
      }
    }
    return inPlay(id);
  }

  /** The card that an effect comes from. */
  String source(Source source) {
    for (Land land : view.lands()) {
      if (land.id() == source.id()) {
        return land(land.card());
      }
    }
    boolean isPlayed = source.id() == 0;
    boolean travels = view.clock().destiny().equals(source.user());
    return card(isPlayed && !travels ? Suit.BANE : Suit.DESTINY, source.card());
  }

  Optional<Land> landInPlay(int id) {
    return view.lands().stream().filter(land -> land.id() == id).findFirst();
  }
}
