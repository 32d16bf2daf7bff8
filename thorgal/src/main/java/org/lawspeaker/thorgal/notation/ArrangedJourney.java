package org.lawspeaker.thorgal.notation;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.thorgal.notation.Overlay.AttachedOverlay;
import org.lawspeaker.thorgal.notation.Overlay.JourneyOverlay;
import org.lawspeaker.thorgal.notation.Overlay.OpposerOverlay;
import org.lawspeaker.thorgal.state.Attached;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;

/** Lays the journey anew; without one in the overlay there is none. */
final class ArrangedJourney {
  private static final String PLACE = "/journey";

  private final Table table;
  private final Overlay overlay;
  private final Problems problems;

  ArrangedJourney(Table table, Overlay overlay, Problems problems) {
    this.table = table;
    this.overlay = overlay;
    this.problems = problems;
  }

  void lay() {
    table.journey = overlay.journey().map(this::journey).orElse(Journey.NONE);
  }

  private Journey journey(JourneyOverlay wanted) {
    Optional<Integer> destination = wanted.destination().flatMap(this::destination);
    boolean reached = ArrangedMoment.of(overlay) == Moment.JOURNEY_END;
    Journey.Stage stage = reached ? Journey.Stage.SUCCEEDED : Journey.Stage.UNDER_WAY;
    ImmutableList.Builder<Opposer> opposers = ImmutableList.builder();
    for (int i = 0; i < wanted.opposing().size(); i++) {
      opposer(PLACE + "/opposing/" + i, wanted.opposing().get(i)).ifPresent(opposers::add);
    }
    ImmutableList.Builder<Attached> attached = ImmutableList.builder();
    for (int i = 0; i < wanted.attached().size(); i++) {
      attached(PLACE + "/attached/" + i, wanted.attached().get(i)).ifPresent(attached::add);
    }
    return new Journey(
        wanted.stage().orElse(stage), destination, attached.build(), opposers.build());
  }

  private Optional<Integer> destination(String name) {
    Optional<Integer> card = Names.findLand(table.cards, PLACE + "/destination", name, problems);
    for (Land land : table.lands) {
      if (card.isPresent() && land.card() == card.get()) {
        return Optional.of(land.id());
      }
    }
    if (card.isPresent()) {
      problems.add(PLACE + "/destination", name + " is not in the middle; name it in lands");
    }
    return Optional.empty();
  }

  private Seat firstBanePlayer() {
    return table.banePlayers().get(0);
  }

  private Seat seat(String place, Optional<Integer> wanted, Seat otherwise) {
    if (wanted.isEmpty() || wanted.get() < table.seats()) {
      return wanted.map(Seat::of).orElse(otherwise);
    }
    problems.add(place, "seat " + wanted.get() + " is not at the table");
    return otherwise;
  }

  private Optional<Opposer> opposer(String place, OpposerOverlay wanted) {
    Seat seat = seat(place + "/seat", wanted.seat(), firstBanePlayer());
    return Names.find(table.cards, Suit.DESTINY, place + "/card", wanted.card(), problems)
        .map(
            card ->
                new Opposer(
                    seat,
                    new InPlay(
                        table.takeId(), card, seat, wanted.exhaustion(), wanted.markers(), 0)));
  }

  /** No bane card is written like a destiny card, whatever its name. */
  private Optional<Attached> attached(String place, AttachedOverlay wanted) {
    boolean bane = table.cards.find(Suit.BANE, wanted.card()).isPresent();
    Suit suit = bane ? Suit.BANE : Suit.DESTINY;
    Seat owner =
        seat(place + "/owner", wanted.owner(), bane ? firstBanePlayer() : table.clock.destiny());
    return Names.find(table.cards, suit, place + "/card", wanted.card(), problems)
        .map(card -> new Attached(suit, card, owner));
  }
}
