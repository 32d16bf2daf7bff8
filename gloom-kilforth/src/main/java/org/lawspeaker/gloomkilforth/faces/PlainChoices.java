package org.lawspeaker.gloomkilforth.faces;

import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.gloomkilforth.moves.Accept;
import org.lawspeaker.gloomkilforth.moves.Decline;
import org.lawspeaker.gloomkilforth.moves.Done;
import org.lawspeaker.gloomkilforth.moves.PickCard;
import org.lawspeaker.gloomkilforth.moves.PickDeck;
import org.lawspeaker.gloomkilforth.moves.PickOption;
import org.lawspeaker.gloomkilforth.moves.PickPlace;
import org.lawspeaker.gloomkilforth.moves.PickSeat;

/** Answers that say all there is to say by what they name. */
final class PlainChoices {
  private static final String CHOOSE = "Choose";

  private PlainChoices() {}

  static void addTo(Choices all) {
    all.on(PickCard.class, (at, move, step) -> card(at, move.by(), move.card()));
    all.on(PickPlace.class, (at, move, step) -> place(at, move));
    all.on(PickSeat.class, (at, move, step) -> hero(at, move));
    all.on(PickDeck.class, (at, move, step) -> Choice.of(CHOOSE, "Choose " + move.deck().card()));
    all.on(
        PickOption.class,
        (at, move, step) -> Choice.of(CHOOSE, "Choose part " + (move.option() + 1)));
    all.on(Accept.class, (at, move, step) -> Choice.of("Do it", "Do it"));
    all.on(Decline.class, (at, move, step) -> Choice.of("Do without", "Do without it"));
    all.on(Done.class, (at, move, step) -> Choice.of("Go on", "Go on"));
  }

  static Choice card(Sight at, Seat seat, int card) {
    List<String> pieces = Places.find(at, seat, card).stream().toList();
    return Choice.builder(CHOOSE, "Choose " + at.names.card(card)).pieces(pieces).build();
  }

  static Choice place(Sight at, PickPlace move) {
    return Choice.of(CHOOSE, "Choose " + at.names.place(move.place()), Places.site(move.place()));
  }

  static Choice hero(Sight at, PickSeat move) {
    String whom = at.isYou(move.seat()) ? "yourself" : at.names.the(move.seat());
    return Choice.of(CHOOSE, "Choose " + whom, Places.hero(move.seat()));
  }
}
