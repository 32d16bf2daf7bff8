package org.lawspeaker.prestigerpg.begin;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.creature.Barrier;
import org.lawspeaker.prestigerpg.creature.Foes;
import org.lawspeaker.prestigerpg.creature.TokenPlayers;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.effects.Occasions;
import org.lawspeaker.prestigerpg.hand.Fallen;
import org.lawspeaker.prestigerpg.initiative.DrawInitiative;
import org.lawspeaker.prestigerpg.state.Pace;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.EncounterCard;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.Occasion;
import org.lawspeaker.prestigerpg.table.Phase;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Tokens;
import org.lawspeaker.prestigerpg.windows.PlayWindow;

/** How an encounter begins (PRE-FLOW-01). */
public final class Encounters {
  private static final Citation FLOW = Citation.of("PRE-FLOW-01");
  private static final Citation LIFE = Citation.of("PRE-BEGIN-03");
  private static final Citation STARTERS = Citation.of("PRE-BEGIN-04");

  private Encounters() {}

  /** The next encounter, one of those that nobody has seen. */
  public static void next(Table table) {
    begin(table, RevealEncounter.ANY);
  }

  /**
   * An encounter begins: revealed, its event drawn, what the reveal sets off, Potions taken,
   * Initiative drawn with the window that follows each draw (PRE-Q-10), then rounds (PRE-Q-73).
   *
   * @param card the encounter; {@link RevealEncounter#ANY} for one that is drawn
   */
  public static void begin(Table table, int card) {
    forgetRound(table);
    table.clock =
        table
            .clock
            .withEncounter(table.clock.encounter() + 1)
            .withRound(0)
            .withFallenBefore(table.clock.fallen().size());
    if (table.isTelling()) {
      table.tell(FLOW, "encounter", "encounter " + table.clock.encounter() + " begins");
    }
    table.then(
        new RevealEncounter(card),
        Flow.LIFE,
        Flow.EVENT,
        Flow.REVEALED,
        PlayWindow.opening(Moment.REVEAL),
        new DrawInitiative(Cause.FIRST_INITIATIVE),
        PlayWindow.opening(Moment.INITIATIVE),
        Flow.ROUND,
        Flow.ENCOUNTER_END);
  }

  /** What was done in the last round before does not count in what begins now. */
  public static void forgetRound(Table table) {
    for (int i = 0; i < table.seats(); i++) {
      Sheet sheet = table.sheets.get(i);
      if (!sheet.pace().equals(Pace.NONE)) {
        table.set(Seat.of(i), sheet.withPace(Pace.NONE));
      }
    }
    table.clock = table.clock.withDealers(Pile.empty());
  }

  /** The creature's life is set by the number of players who started the game (PRE-BEGIN-04). */
  public static void setUp(Table table) {
    EncounterCard card = table.encounter();
    enterPhase(table, 0);
    if (table.isTelling()) {
      // Where somebody is missing, it is decided by who counts.
      boolean isWhole = table.livingCount() == table.settings.starters();
      Citation why = isWhole ? LIFE : STARTERS;
      String written = table.cards.names().encounter(table.foe.card());
      table.tell(why, "life", card.name() + " " + Foes.life(table), "encounter", written);
    }
  }

  /** What the encounter does when it is revealed waits until its Event has acted (PRE-Q-10). */
  public static void revealed(Table table) {
    Occasions.setOff(table, Occasion.REVEALED, table.first(), -1);
  }

  /** A part of the encounter begins (PRE-LICH-01). */
  public static void enterPhase(Table table, int phase) {
    table.foe = table.foe.withPhase(phase);
    Phase entered = table.phase();
    int starters = table.settings.starters();
    Pile tokens = Pile.empty();
    Pile players = Pile.empty();
    if (entered.tokens().isPresent()) {
      Tokens card = entered.tokens().get();
      players = TokenPlayers.of(table, card.of());
      tokens = TokenPlayers.life(table, players, card.life());
      for (int i = 0; i < card.count(starters); i++) {
        tokens = tokens.withLast(card.life());
      }
    }
    table.foe =
        table
            .foe
            .withLife(entered.life(starters))
            .withTokens(tokens)
            .withPlayers(players)
            .withBarrier(Foes.has(entered, Barrier.class));
    Fallen.arm(table);
    Occasions.setOff(table, Occasion.PHASE_STARTS, table.first(), -1);
  }
}
