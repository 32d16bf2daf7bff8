package org.lawspeaker.thorgal.notation;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Spread;
import org.lawspeaker.engine.kit.Stock;
import org.lawspeaker.thorgal.notation.Overlay.StoreOverlay;
import org.lawspeaker.thorgal.state.Hand;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;

/**
 * The cards of one seat and suit, laid anew. Zones that the overlay does not name stay as they are;
 * what it puts somewhere is taken from the seat's unseen cards, and what it takes away goes back to
 * them. The deck has the rest.
 */
final class ArrangedStore {
  private static final Citation WHOLE_SET = Citation.of("THO-SETUP-02");

  private final Cards cards;
  private final Suit suit;
  private final Seat owner;
  private final StoreOverlay named;
  private final StoreOverlay overlay;
  private final String side;
  private final String place;
  private final ZoneText text;
  private final Problems problems;

  /**
   * A store to lay.
   *
   * @param named the zones that stand below the suit
   * @param alone the zones that stand alone, if the suit is that of the seat's role
   */
  ArrangedStore(
      Cards cards,
      Suit suit,
      Seat owner,
      StoreOverlay named,
      StoreOverlay alone,
      Problems problems) {
    this.cards = cards;
    this.suit = suit;
    this.owner = owner;
    this.named = named;
    this.overlay = named.or(alone);
    this.side = "/sides/" + owner.index();
    this.place = named.equals(StoreOverlay.NONE) ? side : side + "/" + suit.says();
    this.text = new ZoneText(cards, suit);
    this.problems = problems;
  }

  /**
   * The store.
   *
   * @param from as it was
   * @param all every card of the seat and suit
   * @param elsewhere those of them that are in play or attached
   */
  Store lay(Store from, Bag all, Bag elsewhere) {
    Hand hand = overlay.hand().map(this::hand).orElse(from.hand());
    Pile destroyed = overlay.destroyed().map(this::pile).orElse(from.destroyed());
    ZoneText.Zone discard =
        zone(
            at("discard", named.discard()),
            overlay.discard(),
            from,
            from.discardTop(),
            from.poolTop());
    ZoneText.Zone pool =
        zone(
            at("pool", named.pool()), overlay.pool(), from, from.poolTop(), from.faceDown().size());
    ZoneText.Zone deck = zone(at("deck", named.deck()), overlay.deck(), from, 0, from.deck());
    Stock stock = new Stock(all, card -> cards.name(suit, card), WHOLE_SET);
    elsewhere.toPile().forEach(card -> stock.take(place, card, problems));
    hand.cards().forEach(card -> stock.take(place, card, problems));
    destroyed.forEach(card -> stock.take(place, card, problems));
    take(stock, deck);
    take(stock, discard);
    take(stock, pool);
    Bag unseen = stock.left();
    int hidden = unplaced(discard) + unplaced(pool);
    int rest = unseen.size() - hidden;
    int known = deck.size() - unplaced(deck);
    int size = overlay.deckSize().orElse(Math.max(0, rest) + known);
    int below = size - known;
    int laid = overlay.deck().isPresent() ? deck.size() : 0;
    if (rest < 0 || below < 0 || below > rest || tooLow(deck, size)) {
      problems.add(place, misfit(all, rest, rest + deck.slots().size(), laid, size));
      return from;
    }
    for (int extra = rest - below; extra > 0; extra--) {
      int card = unseen.nth(0);
      unseen = unseen.without(card);
      destroyed = destroyed.withLast(card);
    }
    return new Store(
        faceDown(deck, size, discard, pool, unseen), discard.size(), pool.size(), hand, destroyed);
  }

  private String misfit(Bag all, int rest, int most, int laid, int size) {
    String cards = all.size() + " " + suit.says() + " cards";
    if (rest < 0) {
      return "lays " + -rest + " more than the " + cards + " that there are";
    }
    return laid > size
        ? "lays " + laid + " cards in a deck of " + size
        : "of " + cards + ", " + most + " are left for the deck";
  }

  private Hand hand(ImmutableList<String> texts) {
    Hand hand = Hand.EMPTY;
    String at = at("hand", named.hand());
    int before = problems.count();
    ZoneText.Zone zone = text.read(at, texts, problems);
    if (unplaced(zone) > 0 && problems.count() == before) {
      problems.add(at, "name every card of a hand");
    }
    for (ZoneText.Slot slot : zone.slots()) {
      if (slot.card().isPresent()) {
        int knowers = Knowers.fromDeck(slot.knownTo()) | Knowers.only(owner);
        hand = hand.with(slot.card().get(), knowers);
      }
    }
    return hand;
  }

  private Pile pile(ImmutableList<String> names) {
    Pile pile = Pile.empty();
    for (int i = 0; i < names.size(); i++) {
      Optional<Integer> card =
          Names.find(
              cards, suit, at("destroyed", named.destroyed()) + "/" + i, names.get(i), problems);
      pile = card.isPresent() ? pile.withLast(card.get()) : pile;
    }
    return pile;
  }

  private ZoneText.Zone zone(
      String at, Optional<ImmutableList<String>> texts, Store from, int top, int end) {
    ImmutableList<String> written =
        texts.orElseGet(() -> text.write(from.faceDown().spread(Onlooker.ARBITER), top, end));
    return text.read(at, written, problems);
  }

  /** Where a zone is written: below its suit or, if it stands alone, at the seat. */
  private String at(String zone, Optional<ImmutableList<String>> below) {
    return (below.isPresent() ? side + "/" + suit.says() : side) + "/" + zone;
  }

  private void take(Stock stock, ZoneText.Zone zone) {
    zone.slots().forEach(slot -> slot.card().ifPresent(card -> stock.take(place, card, problems)));
  }

  private static int unplaced(ZoneText.Zone zone) {
    return zone.size() - (int) zone.slots().stream().filter(s -> s.card().isPresent()).count();
  }

  private static boolean tooLow(ZoneText.Zone deck, int size) {
    return deck.slots().stream().anyMatch(slot -> slot.at() >= size);
  }

  private static Deck faceDown(
      ZoneText.Zone deck, int size, ZoneText.Zone discard, ZoneText.Zone pool, Bag unseen) {
    ImmutableList.Builder<Spread.Slot> slots = ImmutableList.builder();
    add(slots, deck, 0);
    add(slots, discard, size);
    add(slots, pool, size + discard.size());
    Spread spread = new Spread(size + discard.size() + pool.size(), slots.build());
    return spread.unseen() == unseen.size() ? Deck.of(spread, unseen) : Deck.shuffled(unseen);
  }

  private static void add(ImmutableList.Builder<Spread.Slot> slots, ZoneText.Zone zone, int above) {
    for (ZoneText.Slot slot : zone.slots()) {
      if (slot.card().isPresent()) {
        slots.add(new Spread.Slot(above + slot.at(), slot.card(), slot.knownTo()));
      }
    }
  }
}
