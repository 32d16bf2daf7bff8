package org.lawspeaker.prestigerpg.begin;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.life.Marking;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.Reveal;
import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * The top card of the Encounter deck is turned up (PRE-BEGIN-01), or one that a story names.
 *
 * @param fixed the encounter; {@link #ANY} for one that is drawn
 */
public record RevealEncounter(@Default("-1") int fixed) implements PrestigeFrame {
  /** An encounter that nobody has seen. */
  public static final int ANY = -1;

  private static final Citation REVEAL = Citation.of("PRE-BEGIN-01");
  private static final Citation ALOUD = Citation.of("PRE-BEGIN-02");

  @Override
  public boolean owes(Table table) {
    return fixed == ANY;
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return new Pending.Chance<>(REVEAL, NextEncounters.of(table));
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (!(move instanceof Reveal reveal)) {
      faults.notAsked();
    } else if (NextEncounters.of(table).probabilityOf(reveal).equals(Fraction.ZERO)) {
      faults.add(REVEAL, "not-in-the-deck");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(REVEAL);
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    reveal(table, ((Reveal) move).encounter());
  }

  @Override
  public void run(Table table) {
    reveal(table, fixed);
  }

  /** This encounter is revealed; all of it is public (PRE-BEGIN-02). */
  private void reveal(Table table, int card) {
    table.pop();
    Bag left = table.piles.encounters();
    if (left.count(card) > 0) {
      table.piles = table.piles.withEncounters(left.without(card));
    }
    table.foe = Foe.NONE.withCard(card).withSince(table.takeId());
    Marking.forgetCures(table);
    if (table.isTelling()) {
      table.tell(
          ALOUD,
          "revealed",
          table.encounter().name() + " is revealed",
          "encounter",
          table.cards.names().encounter(card));
    }
  }
}
