package org.lawspeaker.hofordeals.faces;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Spread;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Uids;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.hofordeals.state.Board;
import org.lawspeaker.hofordeals.state.Decks;
import org.lawspeaker.hofordeals.state.Supply;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.view.GoingRound;

/** Decks and discard piles that belong to no player, and Relics that go round. */
final class PileZones {
  private final Sight at;

  private PileZones(Sight at) {
    this.at = at;
  }

  static ImmutableList<Zone> of(Sight at) {
    PileZones zones = new PileZones(at);
    Decks decks = at.view.decks();
    return ImmutableList.of(
        zones.draft(),
        zones.stack(Places.DEALER_DECK, "Dealer's deck", zones.spread(decks.dealer())),
        zones.open(Places.DEALER_DISCARD, "Dealer discards", decks.dealer().discard()),
        zones.stack(Places.MINION_DECK, "Minion deck", zones.spread(decks.minions())),
        zones.open("minion-discard", "Minion discards", decks.minions().discard()),
        faceDown("pain-deck", "Pain deck", decks.pain().deck().size()),
        zones.open("pain-card", "Pain being resolved", zones.pain()),
        zones.open("pain-discard", "Pain discards", decks.pain().discard()),
        zones.stack("relic-deck", "Relic deck", at.view.relics()),
        faceDown("curses", "Curses", decks.curses().size()),
        faceDown("encounter-box", "Encounters not laid", notLaid(at.view.board())),
        zones.open(Places.USED, "Encounters of before", at.view.board().used()),
        zones.open("box", "Destroyed", decks.box()));
  }

  private static Zone faceDown(String id, String label, int size) {
    return Zone.builder(id, label, new Layout.Stack()).hidden(size).build();
  }

  /** Those of this level that nobody sees and that are not on the board. */
  private static int notLaid(Board board) {
    int laid = board.faceDown() - (board.bossHidden() ? 1 : 0);
    return Math.max(0, board.pool().size() - Math.max(0, laid));
  }

  private Zone open(String id, String label, Bag cards) {
    return Zone.builder(id, label, new Layout.Heap()).pieces(pieces(at, id, cards)).build();
  }

  /** The cards of a zone; copies are numbered. */
  static ImmutableList<Piece> pieces(Sight at, String zone, Bag cards) {
    Uids uids = new Uids();
    ImmutableList.Builder<Piece> pieces = ImmutableList.builder();
    for (int i = 0; i < cards.size(); i++) {
      int card = cards.nth(i);
      String uid = uids.of(Places.card(at, zone, card));
      pieces.add(Piece.builder(uid, FaceIds.of(at.cards, card)).build());
    }
    return pieces.build();
  }

  private Spread spread(Supply supply) {
    return supply.deck().spread(at.view.viewer());
  }

  /** A deck of which the viewer may know something: who has looked at its top card knows it. */
  private Zone stack(String id, String label, Spread spread) {
    return Zone.builder(id, label, new Layout.Stack())
        .pieces(known(at, id, spread))
        .hidden(spread.unseen())
        .build();
  }

  /** The cards of a deck that the viewer knows, each with its place. */
  static ImmutableList<Piece> known(Sight at, String zone, Spread spread) {
    Uids uids = new Uids();
    ImmutableList.Builder<Piece> pieces = ImmutableList.builder();
    for (Spread.Slot slot : spread.slots()) {
      slot.card()
          .ifPresent(
              card ->
                  pieces.add(
                      Piece.builder(
                              uids.of(Places.card(at, zone, card)), FaceIds.of(at.cards, card))
                          .addStates(place(slot.at(), spread.size()))
                          .build()));
    }
    return pieces.build();
  }

  private static String place(int at, int size) {
    return at == 0
        ? "on top"
        : at == size - 1 ? "at the bottom" : "place " + (at + 1) + " from top";
  }

  /** Relics on their way: those who have seen them see them, others how many they are. */
  private Zone draft() {
    Bag seen = goingRound(at.view.agenda());
    int all = goingRound(at.table().agenda().toList()).size();
    return Zone.builder(Places.DRAFT, "Relics going round", new Layout.Row())
        .pieces(pieces(at, Places.DRAFT, seen))
        .hidden(all - seen.size())
        .build();
  }

  /** The Pain cards whose effects are being applied (HOF-PAIN-01). */
  private Bag pain() {
    Bag pain = Bag.empty();
    for (HofStep step : at.view.agenda()) {
      pain = step.isPain() ? pain.withAll(step.lying()) : pain;
    }
    return pain;
  }

  private static Bag goingRound(List<HofStep> agenda) {
    Bag all = Bag.empty();
    for (HofStep step : agenda) {
      all = all.withAll(GoingRound.of(step));
    }
    return all;
  }
}
