package org.lawspeaker.gloomkilforth.faces;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import java.util.Objects;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Showing;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.view.GloomView;

/** How Gloom of Kilforth looks, played with one pack of cards. */
public final class GloomShowing implements Showing<GloomMove, GloomView> {
  private final Cards cards;
  private final Supplier<Catalogue> catalogue;

  /** How the game looks with these cards. */
  public GloomShowing(Cards cards) {
    this.cards = cards;
    this.catalogue = Suppliers.memoize(() -> Faces.of(cards));
  }

  @Override
  public Catalogue catalogue() {
    return Objects.requireNonNull(catalogue.get());
  }

  @Override
  public Scene scene(GloomView view) {
    return WholeScene.of(new Sight(cards, view));
  }

  @Override
  public Choice choice(GloomView view, GloomMove move) {
    return Choices.ALL.of(new Sight(cards, view), move);
  }
}
