package org.lawspeaker.prestigerpg.winning;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.prestigerpg.begin.Encounters;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.initiative.DrawInitiative;
import org.lawspeaker.prestigerpg.scoring.Endings;
import org.lawspeaker.prestigerpg.state.Ending;
import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.table.EncounterCard;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Tokens;
import org.lawspeaker.prestigerpg.windows.PlayWindow;

/** Bitten players become creatures at the end, and fight the others (PRE-Q-84). */
public final class FinalFight {
  private static final Citation BECOMES = Citation.of("PRE-WEREBOAR-01");
  private static final Citation FIGHT = Citation.of("PRE-WEREBOAR-05");

  private FinalFight() {}

  /** Whether somebody becomes a creature, so that there is more to come than a comparison. */
  public static boolean begins(Table table) {
    ImmutableList<Seat> bitten =
        Lists.where(table.inOrder(), seat -> table.sheet(seat).marks().bites() > 0);
    for (int card = 0; card < table.cards.pack().encounters().size(); card++) {
      int phase = phaseOf(table, table.cards.encounter(card));
      if (phase >= 0 && !bitten.isEmpty()) {
        become(table, bitten);
        fight(table, bitten, card, phase);
        return true;
      }
    }
    return false;
  }

  /** The part of a card in use that such creatures fight in; -1 if it has none. */
  private static int phaseOf(Table table, EncounterCard card) {
    for (int phase = 0; phase < card.phases().size(); phase++) {
      Tokens.Of of = card.phases().get(phase).tokens().map(Tokens::of).orElse(Tokens.Of.COUNT);
      if (of == Tokens.Of.CREATURES && table.settings.has(card.expansion())) {
        return phase;
      }
    }
    return -1;
  }

  private static void become(Table table, ImmutableList<Seat> bitten) {
    for (Seat seat : bitten) {
      table.set(seat, table.sheet(seat).withStatus(Status.CREATURE).withInitiative(0));
      if (table.isTelling()) {
        table.tell(BECOMES, "creature", seat + " becomes a creature", "seat", "" + seat.index());
      }
    }
  }

  private static void fight(Table table, ImmutableList<Seat> bitten, int card, int phase) {
    if (table.livingCount() == 0) {
      Endings.won(table, Ending.Cause.ALL_CREATURES, bitten);
      return;
    }
    Encounters.forgetRound(table);
    table.foe = Foe.NONE.withCard(card).withSince(table.takeId());
    table.clock = table.clock.withRound(0);
    if (table.isTelling()) {
      table.tell(FIGHT, "final-fight", "the others fight against them");
    }
    table.then(
        new DrawInitiative(Cause.FINAL_FIGHT),
        PlayWindow.opening(Moment.INITIATIVE),
        Flow.ROUND,
        Flow.FIGHT_END);
    Encounters.enterPhase(table, phase);
  }

  /** All creatures are dead: the others are compared. */
  public static void over(Table table) {
    table.then(Flow.PUT_AWAY, Flow.COMPARE);
  }
}
