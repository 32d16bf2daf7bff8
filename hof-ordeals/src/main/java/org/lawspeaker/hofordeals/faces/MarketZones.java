package org.lawspeaker.hofordeals.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.PieceBuilder;
import org.lawspeaker.engine.show.Uids;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.hofordeals.gear.Equipping;
import org.lawspeaker.hofordeals.market.Market;
import org.lawspeaker.hofordeals.royalty.Exchanging;
import org.lawspeaker.hofordeals.state.Archetype;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Skill;
import org.lawspeaker.hofordeals.table.Wording;

/**
 * What is for sale: the Dealer's Row and the Flourish cards, as the player who buys now sees it.
 */
final class MarketZones {
  private static final String FOR_SALE = "can be bought";
  private static final String TOO_DEAR = "too dear";

  private final Sight at;
  private final Seat buyer;
  private final int purse;

  private MarketZones(Sight at) {
    this.at = at;
    this.buyer = at.buyer();
    this.purse = at.purse();
  }

  static ImmutableList<Zone> of(Sight at) {
    MarketZones zones = new MarketZones(at);
    return ImmutableList.of(zones.row(), zones.flourish());
  }

  private Zone row() {
    Uids uids = new Uids();
    Pile row = at.view.decks().row();
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < row.size(); i++) {
      int card = row.get(i);
      String uid = uids.of(Places.card(at, Places.ROW, card));
      PieceBuilder piece = Piece.builder(uid, FaceIds.of(at.cards, card));
      int price = Market.price(at.table(), buyer, card);
      if (price != at.cards.cost(card)) {
        piece.addBadges(Fact.of("cost", price));
      }
      pieces.add(piece.addStates(kind(card), state(card, price)).build());
    }
    return Zone.builder(Places.ROW, "Dealer's Row", new Layout.Row())
        .pieces(pieces)
        .notes(notes())
        .build();
  }

  /** What an Encounter has to sell for the card to be bought there. */
  private String kind(int card) {
    Skill skill = at.cards.skill(card);
    return skill == null
        ? "Equipment"
        : Words.list(skill.archetypes().stream().map(Archetype::says).toList());
  }

  /** Whether the buyer can have a card here, and if not, why. */
  private String state(int card, int price) {
    Faults sold = Faults.unnamed();
    if (!isExchange()) {
      Market.judgeArchetype(at.table(), buyer, card, sold);
    }
    if (!sold.none()) {
      return "not sold here";
    }
    if (!Equipping.fits(at.table(), buyer, card)) {
      return "a Relic is in its slot";
    }
    return price > purse ? TOO_DEAR : FOR_SALE;
  }

  private boolean isExchange() {
    return at.step(Exchanging.class).isPresent();
  }

  private ImmutableList<String> notes() {
    if (isExchange()) {
      return ImmutableList.of(
          Wording.sentence(
              at.names.does(buyer, "exchange")
                  + " Token Shards: "
                  + purse
                  + " Effort for cards of any kind"));
    }
    Site site = at.view.board().site(at.hero(buyer).space());
    return Optional.ofNullable(site)
        .flatMap(Site::card)
        .map(
            card ->
                at.names.whose(buyer)
                    + " place, "
                    + at.names.card(card)
                    + ", sells "
                    + Words.list(at.cards.encounter(card).sold()))
        .map(Wording::sentence)
        .map(ImmutableList::of)
        .orElse(ImmutableList.of());
  }

  private Zone flourish() {
    int card = at.cards.flourish;
    PieceBuilder piece =
        Piece.builder(Places.card(at, Places.FLOURISH, card), FaceIds.of(at.cards, card));
    boolean isSold = !isExchange() && Market.hasFlourish(at.table());
    int price = Market.price(at.table(), buyer, card);
    String state = price > purse ? TOO_DEAR : FOR_SALE;
    return Zone.builder(Places.FLOURISH, "Flourish", new Layout.Stack())
        .addPieces(piece.addStates(isSold ? state : "not sold now").build())
        .addGauges(Gauge.of("left", at.view.decks().flourish()))
        .build();
  }
}
