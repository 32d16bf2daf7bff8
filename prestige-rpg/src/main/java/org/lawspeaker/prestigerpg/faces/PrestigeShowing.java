package org.lawspeaker.prestigerpg.faces;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import java.util.Objects;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Showing;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.view.PrestigeView;

/** How Prestige RPG looks, with one card pack. */
public final class PrestigeShowing implements Showing<PrestigeMove, PrestigeView> {
  private final Cards cards;

  /** Made when first asked for: playouts never ask. */
  private final Supplier<Made> made;

  /** What the cards show, and how their faces are called. */
  private record Made(FaceIds ids, Catalogue catalogue) {
    static Made of(Cards cards) {
      FaceIds ids = FaceIds.of(cards);
      return new Made(ids, Catalogue.of(Faces.of(cards, ids)));
    }
  }

  public PrestigeShowing(Cards cards) {
    this.cards = cards;
    this.made = Suppliers.memoize(() -> Made.of(cards));
  }

  private Made made() {
    return Objects.requireNonNull(made.get());
  }

  @Override
  public Catalogue catalogue() {
    return made().catalogue();
  }

  @Override
  public Scene scene(PrestigeView view) {
    return Scenes.of(new Seen(cards, made().ids(), view));
  }

  @Override
  public Choice choice(PrestigeView view, PrestigeMove move) {
    return Choices.of(new Seen(cards, made().ids(), view), move);
  }
}
