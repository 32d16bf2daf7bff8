package org.lawspeaker.thorgal.notation;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.notation.Overlay.CardOverlay;
import org.lawspeaker.thorgal.notation.Overlay.LandOverlay;
import org.lawspeaker.thorgal.notation.Overlay.SideOverlay;
import org.lawspeaker.thorgal.notation.Overlay.StoreOverlay;
import org.lawspeaker.thorgal.state.Attached;
import org.lawspeaker.thorgal.state.Conquest;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Side;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;

/** Lays zones of a table anew; lists everything about an overlay that cannot be. */
final class Arrangement {
  private static final Citation CONQUERED = Citation.of("THO-JEND-04");

  private final Table table;
  private final Overlay overlay;
  private final Problems problems = new Problems();

  /** The destiny cards of each seat, wherever they are, before anything is moved. */
  private final List<Bag> destiny = new ArrayList<>();

  private final List<Bag> bane = new ArrayList<>();

  Arrangement(Table table, Overlay overlay) {
    this.table = table;
    this.overlay = overlay;
  }

  /** The table with its zones laid anew, brought to the moment of the overlay. */
  Checked<Table> lay() {
    if (seats()) {
      clock();
      for (int i = 0; i < table.seats(); i++) {
        destiny.add(SetCheck.cards(table, Seat.of(i), Suit.DESTINY));
        bane.add(SetCheck.cards(table, Seat.of(i), Suit.BANE));
      }
      lands();
      new ArrangedJourney(table, overlay, problems).lay();
      for (int i = 0; i < table.seats(); i++) {
        party(Seat.of(i));
      }
      for (int i = 0; i < table.seats(); i++) {
        stores(Seat.of(i));
      }
    }
    return problems.isEmpty()
        ? new ArrangedMoment(table, overlay).begin()
        : Checked.bad(problems.list());
  }

  private void problem(String place, String message) {
    problems.add(place, message);
  }

  /** Whether seats and roles are such that zones can be laid. */
  private boolean seats() {
    for (int i = 0; i < table.seats(); i++) {
      Side side = table.side(Seat.of(i));
      if (side.in() && side.destiny().all().isEmpty() && side.party().isEmpty()) {
        problem("/sides/" + i, "has no cards yet: name its faction in the setup, faction-" + i);
      }
    }
    atTable("/destiny", overlay.destiny());
    boolean roles = problems.isEmpty();
    overlay
        .sides()
        .keySet()
        .forEach(seat -> atTable("/sides/" + seat.index(), Optional.of(seat.index())));
    atTable("/turn", overlay.turn());
    atTable("/damage/seat", overlay.damage().map(Overlay.Hit::seat));
    return roles;
  }

  private void atTable(String place, Optional<Integer> seat) {
    if (seat.isPresent()
        && (seat.get() >= table.seats() || !table.side(Seat.of(seat.get())).in())) {
      problem(place, "seat " + seat.get() + " is not at the table");
    }
  }

  private void clock() {
    table.clock =
        table
            .clock
            .withRound(overlay.round().orElse(Math.max(earliest(), table.clock.round())))
            .withDestiny(overlay.destiny().map(Seat::of).orElse(table.clock.destiny()))
            .withActions(overlay.actions())
            .withTriggers(0)
            .withOutThisRound(ImmutableList.of())
            .withEnding(Optional.empty());
  }

  /** A land of which nothing else is said was conquered in an earlier round. */
  private int earliest() {
    boolean isConquered =
        overlay.lands().stream()
            .flatMap(ImmutableList::stream)
            .anyMatch(land -> land.conqueror().isPresent() && land.since().isEmpty());
    return isConquered ? 2 : 1;
  }

  /** Lands that are not in the middle lie in the reserve of the seat that has them. */
  private void lands() {
    if (overlay.lands().isEmpty()) {
      return;
    }
    for (int i = 0; i < table.seats(); i++) {
      Pile reserve = table.side(Seat.of(i)).reserve();
      for (Land land : table.lands) {
        reserve = land.owner().index() == i ? reserve.withLast(land.card()) : reserve;
      }
      setReserve(Seat.of(i), reserve.sorted());
    }
    Set<String> named = new HashSet<>();
    ImmutableList.Builder<Land> laid = ImmutableList.builder();
    for (int i = 0; i < overlay.lands().get().size(); i++) {
      LandOverlay wanted = overlay.lands().get().get(i);
      land("/lands/" + i, wanted, !named.add(wanted.land())).ifPresent(laid::add);
    }
    table.lands = laid.build();
  }

  private Optional<Land> land(String place, LandOverlay wanted, boolean again) {
    Optional<Integer> card = Names.findLand(table.cards, place + "/land", wanted.land(), problems);
    atTable(place + "/conqueror", wanted.conqueror());
    if (card.isEmpty()) {
      return Optional.empty();
    }
    conquest(place, wanted);
    for (int i = 0; i < table.seats(); i++) {
      Pile reserve = table.side(Seat.of(i)).reserve();
      boolean its = wanted.owner().isEmpty() || wanted.owner().get() == i;
      if (its && reserve.contains(card.get())) {
        setReserve(Seat.of(i), reserve.withoutCard(card.get()));
        return Optional.of(
            new Land(
                table.takeId(),
                card.get(),
                Seat.of(i),
                wanted.conqueror().map(seat -> new Conquest(Seat.of(seat), since(wanted))),
                wanted.exhaustion(),
                wanted.markers(),
                wanted.uses()));
      }
    }
    if (again) {
      problem(place + "/land", wanted.land() + " lies here already");
    } else if (wanted.owner().isPresent()) {
      problem(place + "/owner", "seat " + wanted.owner().get() + " has no " + wanted.land());
    } else {
      problem(place + "/land", "no seat has " + wanted.land());
    }
    return Optional.empty();
  }

  /** The round of a conquest: the one before this if nothing is said; before the first is none. */
  private int since(LandOverlay wanted) {
    return wanted.since().orElse(Math.max(1, table.clock.round() - 1));
  }

  /** A land is conquered in Journey step 5, by the destiny player of the round (THO-JEND-04). */
  private void conquest(String place, LandOverlay wanted) {
    String at = place + (wanted.since().isPresent() ? "/since" : "/conqueror");
    if (wanted.conqueror().isEmpty()) {
      if (wanted.since().isPresent()) {
        problem(at, "the land is not conquered: name its conqueror, too");
      }
      return;
    }
    boolean isNow = since(wanted) == table.clock.round();
    if (isNow && isBeforeConquest()) {
      problems.add(at, "no land is conquered yet in this round", CONQUERED);
    } else if (isNow && wanted.conqueror().get() != table.clock.destiny().index()) {
      problems.add(at, "in this round only the destiny player conquers a land", CONQUERED);
    }
  }

  private boolean isBeforeConquest() {
    return ArrangedMoment.of(overlay).step().place() <= RoundStep.JOURNEY_END.place();
  }

  private void setReserve(Seat seat, Pile reserve) {
    table.setSide(seat, table.side(seat).withReserve(reserve));
  }

  private void party(Seat seat) {
    SideOverlay side = overlay.sides().get(seat);
    if (side == null || side.party().isEmpty()) {
      return;
    }
    ImmutableList.Builder<InPlay> party = ImmutableList.builder();
    for (int i = 0; i < side.party().get().size(); i++) {
      CardOverlay wanted = side.party().get().get(i);
      String place = "/sides/" + seat.index() + "/party/" + i;
      atTable(place + "/owner", wanted.owner());
      Optional<Integer> card =
          Names.find(table.cards, Suit.DESTINY, place + "/card", wanted.card(), problems);
      if (card.isPresent()) {
        party.add(
            new InPlay(
                table.takeId(),
                card.get(),
                wanted.owner().map(Seat::of).orElse(seat),
                wanted.exhaustion(),
                wanted.markers(),
                wanted.uses()));
      }
    }
    table.setParty(seat, party.build());
  }

  private void stores(Seat seat) {
    SideOverlay side = overlay.sides().get(seat);
    Suit role = table.suitOf(seat);
    for (Suit suit : ImmutableList.of(Suit.DESTINY, Suit.BANE)) {
      StoreOverlay named = StoreOverlay.NONE;
      StoreOverlay alone = StoreOverlay.NONE;
      if (side != null) {
        named = (suit == Suit.DESTINY ? side.destiny() : side.bane()).orElse(named);
        alone = suit == role ? side.ofRole() : alone;
      }
      ArrangedStore store = new ArrangedStore(table.cards, suit, seat, named, alone, problems);
      Bag whole = (suit == Suit.DESTINY ? destiny : bane).get(seat.index());
      table.setStore(seat, suit, store.lay(table.store(seat, suit), whole, elsewhere(seat, suit)));
    }
    if (side != null && side.hornChange().isPresent()) {
      table.setSide(seat, table.side(seat).withHornChange(side.hornChange().get()));
    }
  }

  /** The cards of a seat that are in play or attached. */
  private Bag elsewhere(Seat seat, Suit suit) {
    Bag cards = Bag.empty();
    for (Attached each : table.journey.attached()) {
      boolean its = each.owner().equals(seat) && each.suit() == suit;
      cards = its ? cards.with(each.card()) : cards;
    }
    if (suit == Suit.BANE) {
      return cards;
    }
    for (Side side : table.sides) {
      for (InPlay card : side.party()) {
        cards = card.owner().equals(seat) ? cards.with(card.card()) : cards;
      }
    }
    for (Opposer opposer : table.journey.opposers()) {
      InPlay card = opposer.companion();
      cards = card.owner().equals(seat) ? cards.with(card.card()) : cards;
    }
    return cards;
  }
}
