package org.lawspeaker.thorgal.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.PieceBuilder;
import org.lawspeaker.engine.show.Uids;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.thorgal.dusk.UpkeepStep;
import org.lawspeaker.thorgal.party.Shown;
import org.lawspeaker.thorgal.round.RoundFlow;
import org.lawspeaker.thorgal.setup.FirstLands;
import org.lawspeaker.thorgal.state.Attribute;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.FactionSet;

/** A party: what its cards show now, and in Dusk whether its companions would stay. */
final class PartyZone {
  private final Sight sight;
  private final Seat seat;

  private PartyZone(Sight sight, Seat seat) {
    this.sight = sight;
    this.seat = seat;
  }

  static Zone of(Sight sight, Seat seat) {
    return new PartyZone(sight, seat).zone();
  }

  private Zone zone() {
    Attributes all = Attributes.NONE;
    List<Piece> pieces = new ArrayList<>();
    for (InPlay card : sight.view.sides().get(seat.index()).party()) {
      Attributes shown = Shown.inParty(sight.table(), seat, card);
      all = all.plus(shown);
      PieceBuilder piece = inPlay(sight, card, shown);
      if (!card.owner().equals(seat)) {
        piece.owner(card.owner());
      }
      upkeep(card).ifPresent(piece::addStates);
      pieces.add(piece.build());
    }
    Optional<FirstLands> setup = sight.step(FirstLands.class);
    setup.ifPresent(lands -> pieces.addAll(faceDown(lands)));
    return Zone.builder("party-" + seat.index(), "Party", new Layout.Row())
        .owner(seat)
        .pieces(pieces)
        .hidden(setup.map(lands -> companions(lands) - pieces.size()).orElse(0))
        .gauges(gauges(all))
        .build();
  }

  /** A companion or support with its marks; its symbols as they are now. */
  static PieceBuilder inPlay(Sight sight, InPlay card, Attributes shown) {
    PieceBuilder piece =
        Piece.builder(Places.inPlay(card.id()), FaceIds.of(sight.cards, Suit.DESTINY, card.card()))
            .badges(badges(shown, card.markers(), card.exhaustion()));
    if (card.isExhausted()) {
      piece.addStates("exhausted");
    }
    return card.uses() > 0 ? piece.addStates("effect used") : piece;
  }

  /** Symbols as they are now, and what lies on the card. */
  static ImmutableList<Fact> badges(Attributes shown, Attributes markers, int exhaustion) {
    ImmutableList.Builder<Fact> badges = ImmutableList.builder();
    for (Attribute attribute : Attribute.values()) {
      if (shown.of(attribute) != 0) {
        badges.add(Fact.of(attribute.says(), shown.of(attribute)));
      }
    }
    if (!markers.isNone()) {
      badges.add(new Fact("attribute markers", markers.signed()));
    }
    if (exhaustion > 0) {
      badges.add(Fact.of("exhaustion markers", exhaustion));
    }
    return badges.build();
  }

  private static ImmutableList<Gauge> gauges(Attributes all) {
    ImmutableList.Builder<Gauge> gauges = ImmutableList.builder();
    for (Attribute attribute : Attribute.values()) {
      gauges.add(Gauge.of(attribute.says(), all.of(attribute)));
    }
    return gauges.build();
  }

  /** What becomes of a companion of the destiny player when upkeep is checked. */
  private Optional<String> upkeep(InPlay card) {
    Optional<RoundStep> step = sight.step(RoundFlow.class).map(RoundFlow::step);
    boolean isDue =
        step.filter(now -> now == RoundStep.DUSK_ACTIONS || now == RoundStep.UPKEEP).isPresent();
    boolean checked =
        sight.step(UpkeepStep.class).filter(now -> now.checked().contains(card.id())).isPresent();
    boolean isCompanion = sight.cards.destiny(card.card()).isCompanion();
    if (!isDue || !isCompanion || !sight.view.clock().destiny().equals(seat)) {
      return Optional.empty();
    }
    if (checked) {
      return Optional.of("upkeep checked");
    }
    if (UpkeepStep.isWaived(sight.table(), card)) {
      return Optional.of("needs no upkeep");
    }
    boolean stays = UpkeepStep.wouldMeet(sight.table(), seat, card);
    return Optional.of(stays ? "upkeep can be met" : "upkeep cannot be met");
  }

  /** The face-down companions of a seat that the viewer knows. */
  private List<Piece> faceDown(FirstLands setup) {
    Pile known = setup.companions().get(seat.index());
    Uids uids = new Uids();
    List<Piece> pieces = new ArrayList<>();
    known.forEach(
        card ->
            pieces.add(
                Piece.builder(
                        uids.of(Places.card(sight, "party-" + seat.index(), Suit.DESTINY, card)),
                        FaceIds.of(sight.cards, Suit.DESTINY, card))
                    .addStates("face down")
                    .build()));
    return pieces;
  }

  /** How many companions lie face down; everybody sees that (THO-Q-10). */
  private int companions(FirstLands setup) {
    int known = setup.companions().get(seat.index()).size();
    return known > 0
        ? known
        : FactionSet.DESTINY - sight.store(seat, Suit.DESTINY).faceDown().size();
  }
}
