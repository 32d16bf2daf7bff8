package org.lawspeaker.hofordeals.market;

import com.google.common.collect.ImmutableList;
import org.immutables.value.Value;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.hofordeals.occasions.Reacting;
import org.lawspeaker.hofordeals.piles.Stores;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.TopCard;

/**
 * Relics are drawn for those who have paid for one (HOF-LOOT_ROYAL-07), or by an effect
 * (HOF-RELIC-02): they are seen by the first.
 *
 * @param payers in the order of their payments; at least one
 * @param left how many are still to be drawn
 * @param drawn those that were drawn
 * @param loot whether in the loot of a Royalty
 * @param hidden to a viewer from whom they are hidden, how many were drawn; 0 otherwise
 */
@Value.Builder
public record RelicDraw(
    ImmutableList<Seat> payers,
    int left,
    @CardNumber Pile drawn,
    @Default("true") boolean loot,
    @Default("0") @Range(min = 0, max = 99) int hidden)
    implements TopCard, WithRelicDraw {
  private static final Citation DRAW = Citation.of("HOF-LOOT_ROYAL-07");
  private static final Citation EFFECT = Citation.of("HOF-RELIC-02");

  /** Relics that are still to be drawn. */
  public RelicDraw(ImmutableList<Seat> payers, int left, boolean loot) {
    this(payers, left, Pile.empty(), loot, 0);
  }

  @Override
  public Citation why() {
    return loot ? DRAW : EFFECT;
  }

  @Override
  public Deck deck(Table table) {
    return table.decks.relics();
  }

  @Override
  public boolean wants(Table table) {
    return left > 0;
  }

  @Override
  public boolean renew(Table table) {
    return Stores.renewRelics(table);
  }

  @Override
  public void turn(Table table, int card) {
    table.replaceTop(withLeft(left - 1).withDrawn(drawn.withLast(card)));
    table.decks = table.decks.withRelics(table.decks.relics().drawn(0, card));
    if (table.isTelling()) {
      Seat first = payers.get(0);
      String name = table.cards.name(card);
      table.tellOnly(first, why(), "drew-relic", first + " draws " + name, "card", name);
      table.tellOthers(first, why(), "drew-relic", first + " draws a Relic");
    }
  }

  @Override
  public void finish(Table table) {
    if (drawn.isEmpty()) {
      table.pop();
    } else {
      table.replaceTop(new RelicDraft(payers, drawn, Deck.mask(payers.get(0)), loot));
      Reacting.before(table, payers.get(0));
    }
  }

  @Override
  public Pile lying() {
    return drawn;
  }

  @Override
  public HofStep seenBy(Viewer viewer) {
    boolean sees = viewer.equals(payers.get(0)) || viewer == Onlooker.ARBITER;
    return sees ? this : withDrawn(Pile.empty()).withHidden(drawn.size());
  }
}
