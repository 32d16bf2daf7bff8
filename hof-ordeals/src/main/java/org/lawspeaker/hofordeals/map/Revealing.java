package org.lawspeaker.hofordeals.map;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.Reveal;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.state.Rank;
import org.lawspeaker.hofordeals.state.Stage;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * An Encounter is turned face up by a player who has come to it (HOF-REVEAL-01). Nature says which
 * it is. Nobody is ambushed in another player's turn (HOF-Q-109).
 *
 * @param seat who has come
 * @param space where
 */
public record Revealing(Seat seat, int space) implements HofStep {
  private static final Citation REVEAL = Citation.of("HOF-REVEAL-01");
  private static final Citation CUBES = Citation.of("HOF-REVEAL-02");
  private static final Citation AMBUSH = Citation.of("HOF-REVEAL-03");
  private static final Citation TOKEN = Citation.of("HOF-Q-37");

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<HofMove> asks(Table table) {
    return new Pending.Chance<>(REVEAL, Hidden.outcomes(table));
  }

  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    if (!(move instanceof Reveal reveal)) {
      faults.notAsked();
    } else if (!Hidden.canBe(table, reveal.card())) {
      faults.add(REVEAL, "not-there", "card", table.cards.name(reveal.card()));
    }
  }

  @Override
  public void make(Table table, HofMove move) {
    int card = ((Reveal) move).card();
    Encounter encounter = table.cards.encounter(card);
    int cubes = Hidden.cubes(table, encounter);
    table.pop();
    Hidden.turnUp(table, space, card, cubes); // HOF-REVEAL-04: before an Ambush takes one off
    table.tellCard(REVEAL, "revealed", seat, "reveals", card);
    if (table.isTelling() && cubes > 0) {
      table.tell(CUBES, "cubes", Words.count(cubes, "Usage cube") + " on " + encounter.name());
    }
    boolean ambushes = encounter.isAmbush() && table.turn.stage() == Stage.EXPLORE;
    if (ambushes && table.isActive(seat) && !table.turn.activated()) {
      if (table.isTelling()) {
        table.tell(AMBUSH, "ambush", encounter.name() + " is an Ambush");
      }
      table.push(new Avoiding(seat, space));
    }
    Occasions.fire(table, seat, Moment.REVEALED);
    if (encounter.isBoss()) {
      boss(table, card);
    }
  }

  /** The Jack is met when his Encounter is turned up (HOF-Q-10). */
  private void boss(Table table, int card) {
    if (table.board.royalty().isEmpty()) {
      table.push(new RoyalTurnUp());
    } else if (table.settings.jackAtSetup() && table.clock.level() == 1) {
      Occasions.fire(table, new Source(seat, table.board.royalty().get()), Moment.FIRST_MET);
    }
    boolean king = card == table.cards.bosses.get(Rank.KING.level() - 1);
    if (king && table.settings.tokenOnReveal()) {
      table.board = table.board.withKing(space);
      table.tell(TOKEN, "king-token", "the King token is put on his Encounter");
    }
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return seat.equals(dead) ? Optional.empty() : Optional.of(this);
  }
}
