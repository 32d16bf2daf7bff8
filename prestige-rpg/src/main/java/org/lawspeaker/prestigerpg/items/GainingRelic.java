package org.lawspeaker.prestigerpg.items;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.TopRelic;
import org.lawspeaker.prestigerpg.scoring.Scoring;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A player gains the top Relic (PRE-RELIC-02).
 *
 * @param seat who
 * @param otherwise the Prestige where no Relic is left
 */
public record GainingRelic(Seat seat, int otherwise) implements PrestigeFrame {
  private static final Citation MORE = Citation.of("PRE-END-03");
  private static final Citation RELIC = Citation.of("PRE-RELIC-02");

  @Override
  public boolean owes(Table table) {
    return table.lives(seat) && !table.piles.relics().isEmpty();
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return new Pending.Chance<>(RELIC, table.piles.relics().draw(TopRelic::new));
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (!(move instanceof TopRelic top)) {
      faults.notAsked();
    } else if (table.piles.relics().count(top.relic()) == 0) {
      faults.add(RELIC, "not-among-the-relics");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(RELIC);
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    gain(table, ((TopRelic) move).relic());
  }

  /** This Relic it is. */
  private void gain(Table table, int relic) {
    table.pop();
    table.piles = table.piles.withRelics(table.piles.relics().without(relic));
    Items.gain(table, seat, relic);
  }

  @Override
  public void run(Table table) {
    table.pop();
    if (table.lives(seat)) {
      Scoring.gain(table, seat, otherwise, MORE);
    }
  }
}
