package org.lawspeaker.prestigerpg.effects;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.combat.SetPile;
import org.lawspeaker.prestigerpg.combat.Turns;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A set card is discarded unrevealed: the one chosen, or else those of the player whose turn it is
 * (PRE-Q-27, PRE-Q-38).
 */
@Doc("A set card is discarded unrevealed.")
public record DiscardSet() implements Effect {
  @Override
  public void act(Table table, Source source) {
    if (source.target().what() >= 0) {
      SetPile.discard(table, source.target().chosen(), source.target().what());
      return;
    }
    Seat active = Turns.active(table);
    if (active != null) {
      SetPile.discardOfTurn(table, active);
    }
  }

  @Override
  public String says() {
    return "the set card is discarded";
  }
}
