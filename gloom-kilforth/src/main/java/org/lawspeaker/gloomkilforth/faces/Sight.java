package org.lawspeaker.gloomkilforth.faces;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.view.GloomView;
import org.lawspeaker.gloomkilforth.view.Guess;
import org.lawspeaker.gloomkilforth.view.HeroView;

/**
 * A view with what can be worked out from it. Where the rules need a whole table they read one that
 * agrees with the view; only what lies open, and so is the same on all of them, is asked of it.
 */
final class Sight {
  final Cards cards;
  final GloomView view;
  final Names names;
  private @Nullable Table table;

  Sight(Cards cards, GloomView view) {
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
  GloomStep top() {
    return view.agenda().get(view.agenda().size() - 1);
  }

  /** The uppermost step of this kind, if there is one. */
  <F extends GloomStep> Optional<F> step(Class<F> kind) {
    for (GloomStep step : view.agenda().reverse()) {
      if (kind.isInstance(step)) {
        return Optional.of(kind.cast(step));
      }
    }
    return Optional.empty();
  }

  boolean isYou(Seat seat) {
    return seat.equals(view.viewer());
  }

  ImmutableList<HeroView> heroes() {
    return view.heroes();
  }

  HeroView seen(Seat seat) {
    return view.heroes().get(seat.index());
  }

  /** The open parts of a hero, and of its hand what the viewer knows. */
  Hero hero(Seat seat) {
    return seen(seat).hero();
  }

  boolean isMapLaidOut() {
    return view.sites().size() == Cards.PLACES;
  }

  boolean isOver() {
    return view.clock().ending().isPresent();
  }
}
