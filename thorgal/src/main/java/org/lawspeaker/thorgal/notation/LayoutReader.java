package org.lawspeaker.thorgal.notation;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Spread;
import org.lawspeaker.thorgal.notation.Layout.AttachedLayout;
import org.lawspeaker.thorgal.notation.Layout.CardLayout;
import org.lawspeaker.thorgal.notation.Layout.LandLayout;
import org.lawspeaker.thorgal.notation.Layout.OpposerLayout;
import org.lawspeaker.thorgal.notation.Layout.SideLayout;
import org.lawspeaker.thorgal.notation.Layout.StoreLayout;
import org.lawspeaker.thorgal.state.Attached;
import org.lawspeaker.thorgal.state.Clock;
import org.lawspeaker.thorgal.state.Conquest;
import org.lawspeaker.thorgal.state.Hand;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.view.SideView;
import org.lawspeaker.thorgal.view.StoreView;
import org.lawspeaker.thorgal.view.ThorgalView;

/** Makes a view of one written with names; lists everything that cannot be read. */
final class LayoutReader {
  private static final Citation CONQUERED = Citation.of("THO-Q-49");
  private static final int FEWEST_SEATS = 2;
  private static final int MOST_SEATS = 4;
  private static final int MOST_COPIES = 99;
  private static final Pattern COPIES = Pattern.compile("([0-9]{1,3}) (.+)");

  private final Cards cards;
  private final Layout layout;
  private final Problems problems = new Problems();

  LayoutReader(Cards cards, Layout layout) {
    this.cards = cards;
    this.layout = layout;
  }

  Checked<ThorgalView> read() {
    ThorgalView view =
        new ThorgalView(
            layout.viewer(),
            layout.settings(),
            new Clock(
                layout.round(),
                layout.phase().orElse(Clock.SETUP.phase()),
                layout.destiny().orElse(Clock.SETUP.destiny()),
                layout.nextId(),
                layout.actions(),
                layout.triggers(),
                layout.outThisRound(),
                layout.ending()),
            sides(),
            lands(),
            journey(),
            layout.inForce(),
            layout.agenda());
    return problems.checked(view);
  }

  private ImmutableList<SideView> sides() {
    int seats = layout.sides().size();
    if (seats < FEWEST_SEATS || seats > MOST_SEATS) {
      problems.add("/sides", "2 to 4 seats, not " + seats);
    }
    ImmutableList.Builder<SideView> sides = ImmutableList.builder();
    for (int i = 0; i < seats; i++) {
      SideLayout side = layout.sides().get(Seat.of(i));
      if (side == null) {
        problems.add("/sides", "seat " + i + " is missing");
      } else {
        sides.add(side("/sides/" + i, Seat.of(i), side));
      }
    }
    return sides.build();
  }

  private SideView side(String place, Seat seat, SideLayout side) {
    ImmutableList.Builder<InPlay> party = ImmutableList.builder();
    for (int i = 0; i < side.party().size(); i++) {
      party.add(card(place + "/party/" + i, side.party().get(i)));
    }
    return new SideView(
        side.in(),
        faction(place + "/faction", side.faction()),
        store(place + "/destiny", seat, Suit.DESTINY, side.destiny()),
        store(place + "/bane", seat, Suit.BANE, side.bane()),
        party.build(),
        size(side.reserve()),
        reserve(place + "/reserve", side.reserve()),
        side.hornChange());
  }

  private Optional<Integer> faction(String place, String name) {
    if (name.equals(LayoutWriter.OWN)) {
      return Optional.empty();
    }
    List<String> names = new ArrayList<>();
    for (int faction = 0; faction < cards.pack().factions().size(); faction++) {
      names.add(cards.factionName(faction));
    }
    if (!names.contains(name)) {
      problems.add(place, name + " is none of " + names);
    }
    return Optional.of(Math.max(0, names.indexOf(name)));
  }

  private static int size(ImmutableList<String> reserve) {
    return reserve.stream().mapToInt(text -> Math.max(1, ZoneText.unseen(text))).sum();
  }

  /** The lands of a reserve, if they are known. */
  private Optional<Pile> reserve(String place, ImmutableList<String> names) {
    if (names.stream().anyMatch(name -> ZoneText.unseen(name) > 0)) {
      return Optional.empty();
    }
    Pile lands = Pile.empty();
    for (int i = 0; i < names.size(); i++) {
      Optional<Integer> land = Names.findLand(cards, place + "/" + i, names.get(i), problems);
      lands = land.isPresent() ? lands.withLast(land.get()) : lands;
    }
    return Optional.of(lands);
  }

  private StoreView store(String place, Seat owner, Suit suit, StoreLayout store) {
    ZoneText text = new ZoneText(cards, suit);
    ZoneText.Zone deck = text.read(place + "/deck", store.deck(), problems);
    ZoneText.Zone discard = text.read(place + "/discard", store.discard(), problems);
    ZoneText.Zone pool = text.read(place + "/pool", store.pool(), problems);
    ZoneText.Zone hand = text.read(place + "/hand", store.hand(), problems);
    ImmutableList.Builder<Spread.Slot> slots = ImmutableList.builder();
    add(slots, deck, 0);
    add(slots, discard, deck.size());
    add(slots, pool, deck.size() + discard.size());
    return new StoreView(
        new Spread(deck.size() + discard.size() + pool.size(), slots.build()),
        discard.size(),
        pool.size(),
        hand.size(),
        hand(owner, hand),
        pile(place + "/destroyed", suit, store.destroyed()),
        store.unseen().map(counts -> bag(place + "/unseen", suit, counts)));
  }

  private static void add(ImmutableList.Builder<Spread.Slot> slots, ZoneText.Zone zone, int above) {
    for (ZoneText.Slot slot : zone.slots()) {
      slots.add(new Spread.Slot(above + slot.at(), slot.card(), slot.knownTo()));
    }
  }

  private static Hand hand(Seat owner, ZoneText.Zone zone) {
    Hand hand = Hand.EMPTY;
    for (ZoneText.Slot slot : zone.slots()) {
      if (slot.card().isPresent()) {
        int knowers = Knowers.fromDeck(slot.knownTo()) | Knowers.only(owner);
        hand = hand.with(slot.card().get(), knowers);
      }
    }
    return hand;
  }

  private Pile pile(String place, Suit suit, ImmutableList<String> names) {
    Pile pile = Pile.empty();
    for (int i = 0; i < names.size(); i++) {
      Optional<Integer> card = Names.find(cards, suit, place + "/" + i, names.get(i), problems);
      pile = card.isPresent() ? pile.withLast(card.get()) : pile;
    }
    return pile;
  }

  /** Cards of which {@code 3 bow} names three. */
  private Bag bag(String place, Suit suit, ImmutableList<String> runs) {
    Bag bag = Bag.empty();
    for (int i = 0; i < runs.size(); i++) {
      String at = place + "/" + i;
      Matcher run = COPIES.matcher(runs.get(i));
      int copies = run.matches() ? Integer.parseInt(run.group(1)) : 1;
      if (copies < 1 || copies > MOST_COPIES) {
        problems.add(at, "1 to " + MOST_COPIES + " copies, not " + copies);
        continue;
      }
      String name = run.matches() ? run.group(2) : runs.get(i);
      Optional<Integer> card = Names.find(cards, suit, at, name, problems);
      for (int j = 0; card.isPresent() && j < copies; j++) {
        bag = bag.with(card.get());
      }
    }
    return bag;
  }

  private InPlay card(String place, CardLayout card) {
    return new InPlay(
        card.id(),
        Names.find(cards, Suit.DESTINY, place + "/card", card.card(), problems).orElse(0),
        card.owner(),
        card.exhaustion(),
        card.markers(),
        card.uses());
  }

  private ImmutableList<Land> lands() {
    ImmutableList.Builder<Land> lands = ImmutableList.builder();
    for (int i = 0; i < layout.lands().size(); i++) {
      LandLayout land = layout.lands().get(i);
      lands.add(
          new Land(
              land.id(),
              Names.findLand(cards, "/lands/" + i + "/land", land.land(), problems).orElse(0),
              land.owner(),
              conquest("/lands/" + i, land),
              land.exhaustion(),
              land.markers(),
              land.uses()));
    }
    return lands.build();
  }

  private Optional<Conquest> conquest(String place, LandLayout land) {
    if (land.conqueror().isPresent() != land.since().isPresent()) {
      problems.add(place, "a conquered land has a conqueror and a round", CONQUERED);
    }
    return land.conqueror().isPresent() && land.since().isPresent()
        ? Optional.of(new Conquest(land.conqueror().get(), land.since().get()))
        : Optional.empty();
  }

  private Journey journey() {
    ImmutableList.Builder<Attached> attached = ImmutableList.builder();
    for (int i = 0; i < layout.journey().attached().size(); i++) {
      AttachedLayout each = layout.journey().attached().get(i);
      String place = "/journey/attached/" + i + "/card";
      int card = Names.find(cards, each.suit(), place, each.card(), problems).orElse(0);
      attached.add(new Attached(each.suit(), card, each.owner()));
    }
    ImmutableList.Builder<Opposer> opposers = ImmutableList.builder();
    for (int i = 0; i < layout.journey().opposing().size(); i++) {
      OpposerLayout each = layout.journey().opposing().get(i);
      String place = "/journey/opposing/" + i + "/companion";
      opposers.add(new Opposer(each.seat(), card(place, each.companion())));
    }
    return new Journey(
        layout.journey().stage(),
        layout.journey().destination(),
        attached.build(),
        opposers.build());
  }
}
