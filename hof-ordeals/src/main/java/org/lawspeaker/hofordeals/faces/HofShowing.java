package org.lawspeaker.hofordeals.faces;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import java.util.Objects;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Showing;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.view.HofView;

/** How Hand of Fate: Ordeals looks, played with one pack of cards. */
public final class HofShowing implements Showing<HofMove, HofView> {
  private final Cards cards;
  private final Supplier<Catalogue> catalogue;

  /**
   * How the game looks with these cards.
   *
   * @param rulebook says which clauses are about which card
   */
  public HofShowing(Cards cards, Rulebook rulebook) {
    this.cards = cards;
    this.catalogue = Suppliers.memoize(() -> Faces.of(cards, rulebook));
  }

  @Override
  public Catalogue catalogue() {
    return Objects.requireNonNull(catalogue.get());
  }

  @Override
  public Scene scene(HofView view) {
    return WholeScene.of(new Sight(cards, view));
  }

  @Override
  public Choice choice(HofView view, HofMove move) {
    return Choices.ALL.of(new Sight(cards, view), move);
  }
}
