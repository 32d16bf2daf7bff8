package org.lawspeaker.hofordeals.piles;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/** The user shuffles the own discard pile into the deck. */
@Doc("The user shuffles the own discard pile into the deck.")
public record ShuffleDiscard() implements Effect {
  private static final Citation RESOLVED = Citation.of("HOF-PLAY-12");

  @Override
  public void act(Table table, Source source) {
    Seat seat = source.user();
    Hero hero = table.hero(seat);
    table.set(
        seat,
        hero.deck().isEmpty()
            ? hero.reshuffling()
            : hero.withDeck(hero.deck().shuffleIn(hero.discard().toPile()))
                .withDiscard(Bag.empty()));
    if (table.isTelling()) {
      table.tell(
          RESOLVED,
          "shuffled",
          seat + " shuffles the discard pile into the deck",
          "seat",
          Table.number(seat));
    }
  }

  @Override
  public String says() {
    return "shuffle your discard pile into your deck";
  }
}
