package org.lawspeaker.hofordeals.faces;

import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.hofordeals.royalty.Exchanging;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.view.Guess;
import org.lawspeaker.hofordeals.view.HeroView;
import org.lawspeaker.hofordeals.view.HofView;

/**
 * A view with what can be worked out from it. Where the rules need a whole table they read one that
 * agrees with the view; only what lies open, and so is the same on all of them, is asked of it.
 */
final class Sight {
  final Cards cards;
  final HofView view;
  final Names names;
  private @Nullable Table table;

  Sight(Cards cards, HofView view) {
    this.cards = cards;
    this.view = view;
    this.names = new Names(this);
  }

  /** A table on which nothing changes. */
  Table table() {
    if (table == null) {
      table = new Table(cards, Guess.of(view, new SplittableRandom(1)), WorkTable.Use.READING);
    }
    return table;
  }

  /** The step that asks. */
  HofStep top() {
    return view.agenda().get(view.agenda().size() - 1);
  }

  /** The uppermost step of this kind, if there is one. */
  <F extends HofStep> Optional<F> step(Class<F> kind) {
    for (HofStep step : view.agenda().reverse()) {
      if (kind.isInstance(step)) {
        return Optional.of(kind.cast(step));
      }
    }
    return Optional.empty();
  }

  Seat active() {
    return view.turn().active();
  }

  boolean isYou(Seat seat) {
    return seat.equals(view.viewer());
  }

  /** Who buys from the Dealer's Row now, or would. */
  Seat buyer() {
    return step(Exchanging.class).map(Exchanging::seat).orElse(active());
  }

  /** How much Effort the buyer has for it. */
  int purse() {
    return step(Exchanging.class).map(Exchanging::purse).orElse(hero(buyer()).effort());
  }

  HeroView seen(Seat seat) {
    return view.heroes().get(seat.index());
  }

  /** The open parts of an Adventurer. */
  Hero hero(Seat seat) {
    return seen(seat).hero();
  }
}
