package org.lawspeaker.thorgal.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.notation.Layout.AttachedLayout;
import org.lawspeaker.thorgal.notation.Layout.CardLayout;
import org.lawspeaker.thorgal.notation.Layout.JourneyLayout;
import org.lawspeaker.thorgal.notation.Layout.LandLayout;
import org.lawspeaker.thorgal.notation.Layout.OpposerLayout;
import org.lawspeaker.thorgal.notation.Layout.SideLayout;
import org.lawspeaker.thorgal.notation.Layout.StoreLayout;
import org.lawspeaker.thorgal.round.RoundStart;
import org.lawspeaker.thorgal.state.Clock;
import org.lawspeaker.thorgal.state.Conquest;
import org.lawspeaker.thorgal.state.Hand;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.view.SideView;
import org.lawspeaker.thorgal.view.StoreView;
import org.lawspeaker.thorgal.view.ThorgalView;

/** Writes a view with names. */
final class LayoutWriter {
  /** The name of the faction of a deck that its player built. */
  static final String OWN = "own";

  private final Cards cards;
  private final ThorgalView view;

  LayoutWriter(Cards cards, ThorgalView view) {
    this.cards = cards;
    this.view = view;
  }

  Layout write() {
    Clock clock = view.clock();
    ImmutableMap.Builder<Seat, SideLayout> sides = ImmutableMap.builder();
    for (int i = 0; i < view.sides().size(); i++) {
      sides.put(Seat.of(i), side(Seat.of(i), view.sides().get(i)));
    }
    ImmutableList.Builder<LandLayout> lands = ImmutableList.builder();
    view.lands().forEach(land -> lands.add(land(land)));
    return new LayoutBuilder()
        .viewer(view.viewer())
        .settings(view.settings())
        .round(clock.round())
        .phase(clock.round() > 0 ? Optional.of(clock.phase()) : Optional.empty())
        .destiny(hasRoles() ? Optional.of(clock.destiny()) : Optional.empty())
        .nextId(clock.nextId())
        .actions(clock.actions())
        .triggers(clock.triggers())
        .outThisRound(clock.outThisRound())
        .ending(clock.ending())
        .sides(sides.buildOrThrow())
        .lands(lands.build())
        .journey(journey(view.journey()))
        .inForce(view.inForce())
        .agenda(view.agenda())
        .build();
  }

  /**
   * Whether there is a destiny player: in a round, or while it waits for the first one to begin.
   */
  private boolean hasRoles() {
    return view.clock().round() > 0 || view.agenda().get(0) instanceof RoundStart;
  }

  private SideLayout side(Seat seat, SideView side) {
    ImmutableList.Builder<CardLayout> party = ImmutableList.builder();
    side.party().forEach(card -> party.add(card(card)));
    return new SideLayoutBuilder()
        .in(side.in())
        .faction(side.faction().map(cards::factionName).orElse(OWN))
        .destiny(store(seat, Suit.DESTINY, side.destiny()))
        .bane(store(seat, Suit.BANE, side.bane()))
        .party(party.build())
        .reserve(side.reserve().map(this::lands).orElseGet(() -> ZoneText.run(side.reserveSize())))
        .hornChange(side.hornChange())
        .build();
  }

  private StoreLayout store(Seat owner, Suit suit, StoreView store) {
    ZoneText zone = new ZoneText(cards, suit);
    int pool = store.faceDown().size() - store.pool();
    int discard = pool - store.discard();
    return new StoreLayout(
        hand(owner, suit, store),
        zone.write(store.faceDown(), 0, discard),
        zone.write(store.faceDown(), discard, pool),
        zone.write(store.faceDown(), pool, store.faceDown().size()),
        names(suit, store.destroyed()),
        store.unplaced().map(bag -> counts(suit, bag)));
  }

  private ImmutableList<String> hand(Seat owner, Suit suit, StoreView store) {
    Hand hand = store.hand();
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    for (int i = 0; i < hand.size(); i++) {
      int knowers = hand.knowers(i);
      long others = knowers == Knowers.EVERYBODY ? Deck.EVERYBODY : knowers & ~Knowers.only(owner);
      texts.add(cards.name(suit, hand.card(i)) + ZoneText.knowers(others));
    }
    ZoneText.run(store.handSize() - hand.size(), texts);
    return texts.build();
  }

  private ImmutableList<String> names(Suit suit, Pile pile) {
    ImmutableList.Builder<String> names = ImmutableList.builder();
    pile.forEach(card -> names.add(cards.name(suit, card)));
    return names.build();
  }

  private ImmutableList<String> lands(Pile pile) {
    ImmutableList.Builder<String> names = ImmutableList.builder();
    pile.forEach(card -> names.add(cards.landName(card)));
    return names.build();
  }

  private ImmutableList<String> counts(Suit suit, Bag bag) {
    ImmutableList.Builder<String> counts = ImmutableList.builder();
    for (int card = 0; card < cards.count(suit); card++) {
      int copies = bag.count(card);
      if (copies > 0) {
        counts.add((copies > 1 ? copies + " " : "") + cards.name(suit, card));
      }
    }
    return counts.build();
  }

  private CardLayout card(InPlay card) {
    return new CardLayout(
        card.id(),
        cards.name(Suit.DESTINY, card.card()),
        card.owner(),
        card.exhaustion(),
        card.markers(),
        card.uses());
  }

  private LandLayout land(Land land) {
    return new LandLayoutBuilder()
        .id(land.id())
        .land(cards.landName(land.card()))
        .owner(land.owner())
        .conqueror(land.conqueror())
        .since(land.conquest().map(Conquest::round))
        .exhaustion(land.exhaustion())
        .markers(land.markers())
        .uses(land.uses())
        .build();
  }

  private JourneyLayout journey(Journey journey) {
    ImmutableList.Builder<AttachedLayout> attached = ImmutableList.builder();
    journey
        .attached()
        .forEach(
            each ->
                attached.add(
                    new AttachedLayout(
                        each.suit(), cards.name(each.suit(), each.card()), each.owner())));
    ImmutableList.Builder<OpposerLayout> opposing = ImmutableList.builder();
    journey
        .opposers()
        .forEach(each -> opposing.add(new OpposerLayout(each.seat(), card(each.companion()))));
    return new JourneyLayout(
        journey.stage(), journey.destination(), attached.build(), opposing.build());
  }
}
