package org.lawspeaker.handofdestiny.faces;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import java.util.Objects;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Showing;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.table.Cards;
import org.lawspeaker.handofdestiny.table.HandView;
import org.lawspeaker.handofdestiny.table.Table;

/** How The Hand of Destiny looks, played with one pack of cards. */
public final class HandShowing implements Showing<HandMove, HandView> {
  private final Cards cards;
  private final Supplier<Catalogue> catalogue;

  public HandShowing(Cards cards) {
    this.cards = cards;
    this.catalogue = Suppliers.memoize(() -> CardFaces.of(cards.pack(), cards));
  }

  @Override
  public Catalogue catalogue() {
    return Objects.requireNonNull(catalogue.get());
  }

  @Override
  public Scene scene(HandView view) {
    return WholeScene.of(Table.of(cards, view.known()));
  }

  @Override
  public Choice choice(HandView view, HandMove move) {
    return Choices.of(Table.of(cards, view.known()), move);
  }
}
