package org.lawspeaker.thorgal.faces;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import java.util.Objects;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Showing;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.view.ThorgalView;

/** How Thorgal looks, played with one pack of cards. */
public final class ThorgalShowing implements Showing<ThorgalMove, ThorgalView> {
  private final Cards cards;
  private final Supplier<Catalogue> catalogue;

  public ThorgalShowing(Cards cards) {
    this.cards = cards;
    this.catalogue = Suppliers.memoize(() -> Faces.of(cards));
  }

  @Override
  public Catalogue catalogue() {
    return Objects.requireNonNull(catalogue.get());
  }

  @Override
  public Scene scene(ThorgalView view) {
    return WholeScene.of(new Sight(cards, view));
  }

  @Override
  public Choice choice(ThorgalView view, ThorgalMove move) {
    return Choices.ALL.of(new Sight(cards, view), move);
  }
}
