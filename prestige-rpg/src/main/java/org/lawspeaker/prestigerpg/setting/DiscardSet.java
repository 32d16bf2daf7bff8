package org.lawspeaker.prestigerpg.setting;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.OnTurn;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A set card is discarded unrevealed: the one chosen, or else those of the player whose turn it is
 * (PRE-Q-27, PRE-Q-38).
 */
@Doc("A set card is discarded unrevealed.")
public record DiscardSet() implements Effect {
  @Override
  public void act(Table table, Source source) {
    if (source.target() instanceof Target.Card chosen) {
      SetPile.discard(table, chosen.seat(), chosen.index());
      return;
    }
    OnTurn turn = table.onTurn();
    if (turn != null) {
      SetPile.discardOfTurn(table, turn);
    }
  }

  @Override
  public String says() {
    return "the set card is discarded unrevealed";
  }
}
