package org.lawspeaker.thorgal.faces;

import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.ChoiceBuilder;
import org.lawspeaker.engine.show.Uids;
import org.lawspeaker.thorgal.moves.ChooseLands;
import org.lawspeaker.thorgal.moves.ChooseParty;
import org.lawspeaker.thorgal.setup.FirstLands;
import org.lawspeaker.thorgal.setup.FurtherLands;
import org.lawspeaker.thorgal.setup.StartingCompanions;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.DestinyCard;

/** Companions to start with, and lands for the middle. */
final class SetupChoices {
  private SetupChoices() {}

  static void addTo(Choices all) {
    all.on(ChooseParty.class, StartingCompanions.class, (at, move, step) -> party(at, move));
    all.on(
        ChooseLands.class,
        FirstLands.class,
        (at, move, step) -> lands(at, move.seat(), move.lands(), "Lay"));
    all.on(
        ChooseLands.class,
        FurtherLands.class,
        (at, move, step) -> lands(at, move.seat(), move.lands(), "Lay"));
  }

  private static Choice party(Sight at, ChooseParty move) {
    String deck = Places.pile(Suit.DESTINY, "deck", move.seat());
    Uids uids = new Uids();
    List<String> names = new ArrayList<>();
    List<String> pieces = new ArrayList<>();
    int cost = 0;
    Attributes symbols = Attributes.NONE;
    for (int i = 0; i < move.companions().size(); i++) {
      int number = move.companions().get(i);
      DestinyCard card = at.cards.destiny(number).card;
      names.add(at.names.card(Suit.DESTINY, number));
      pieces.add(uids.of(Places.card(at, deck, Suit.DESTINY, number)));
      cost += card.cost();
      symbols = symbols.plus(card.attributes());
    }
    String shows = symbols.isNone() ? "no symbols" : symbols.says();
    return Choice.builder("Start with", "Start with " + Words.list(names))
        .pieces(pieces)
        .hint("cost " + cost + " of 3; " + shows)
        .build();
  }

  private static Choice lands(Sight at, Seat seat, Pile lands, String verb) {
    List<String> names = new ArrayList<>();
    List<String> asks = new ArrayList<>();
    ChoiceBuilder choice = Choice.builder(verb, verb);
    for (int i = 0; i < lands.size(); i++) {
      int land = lands.get(i);
      String name = at.names.land(land);
      names.add(name);
      Attributes attributes = at.cards.land(land).attributes();
      String needed = attributes.isNone() ? "nothing" : attributes.says();
      asks.add("to " + name + (i == 0 ? " need " : " ") + needed);
      choice.addPieces(Places.inReserve(at, seat, land));
    }
    return choice
        .label(verb + " " + Words.list(names))
        .hint("journeys " + String.join("; ", asks))
        .build();
  }
}
