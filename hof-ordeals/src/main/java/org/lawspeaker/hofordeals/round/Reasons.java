package org.lawspeaker.hofordeals.round;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.hofordeals.moves.Activate;
import org.lawspeaker.hofordeals.moves.Assign;
import org.lawspeaker.hofordeals.moves.Bind;
import org.lawspeaker.hofordeals.moves.Buy;
import org.lawspeaker.hofordeals.moves.Challenge;
import org.lawspeaker.hofordeals.moves.Divide;
import org.lawspeaker.hofordeals.moves.Done;
import org.lawspeaker.hofordeals.moves.Flee;
import org.lawspeaker.hofordeals.moves.Go;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.LootExchange;
import org.lawspeaker.hofordeals.moves.LootRelic;
import org.lawspeaker.hofordeals.moves.Pay;
import org.lawspeaker.hofordeals.moves.Play;
import org.lawspeaker.hofordeals.moves.Push;
import org.lawspeaker.hofordeals.moves.Refuse;
import org.lawspeaker.hofordeals.moves.Retreat;
import org.lawspeaker.hofordeals.moves.SeatMove;
import org.lawspeaker.hofordeals.moves.Stand;
import org.lawspeaker.hofordeals.moves.Strike;
import org.lawspeaker.hofordeals.moves.Use;
import org.lawspeaker.hofordeals.state.Stage;
import org.lawspeaker.hofordeals.state.Turn;
import org.lawspeaker.hofordeals.table.Table;

/**
 * Why a move of the active player is not one for now: it belongs to another step (HOF-TURN-01), or
 * something else has to be settled first (HOF-Q-100).
 */
final class Reasons {
  private static final Citation FATIGUE = Citation.of("HOF-FATIGUE-05");
  private static final Citation EXPLORE = Citation.of("HOF-EXPLORE-01");
  private static final Citation EXPLORING = Citation.of("HOF-TURN-03");
  private static final Citation ONE = Citation.of("HOF-EXPLORE-04");
  private static final Citation BUYING = Citation.of("HOF-ACQUIRE-10");
  private static final Citation PENDING = Citation.of("HOF-Q-100");
  private static final Citation ATTACKED = Citation.of("HOF-KFIGHT-03");
  private static final Citation RETREATING = Citation.of("HOF-KFIGHT-13");
  private static final Citation ONCE = Citation.of("HOF-Q-41");
  private static final Citation AMBUSHED = Citation.of("HOF-AMBUSH-04");
  private static final Citation KING = Citation.of("HOF-KFIGHT-06");
  private static final Citation COMBAT = Citation.of("HOF-COMBAT-05");
  private static final Citation LOOT = Citation.of("HOF-LOOT_ROYAL-01");

  private Reasons() {}

  static void judge(Table table, SeatMove move, Faults faults) {
    Citation why = why(table, move);
    if (why != null) {
      faults.notNow(why, table::pending);
    }
  }

  /** Whether a move is one of the turns, not an answer to a question of a card. */
  static boolean isOfTurn(Table table, HofMove move) {
    return move instanceof SeatMove own && why(table, own) != null;
  }

  private static @Nullable Citation why(Table table, SeatMove move) {
    Stage stage = table.turn.stage();
    if (move instanceof Pay || move instanceof Refuse) {
      return stage == Stage.FATIGUE ? PENDING : FATIGUE;
    }
    if (move instanceof Go) {
      return whyExploring(table, table.turn.activated() ? EXPLORE : EXPLORING);
    }
    if (move instanceof Activate || move instanceof Challenge) {
      return whyExploring(table, table.turn.activated() ? ONE : EXPLORING);
    }
    if (move instanceof Buy) {
      return stage == Stage.ACQUIRE ? PENDING : BUYING;
    }
    if (move instanceof Done) {
      return table.fight == null ? PENDING : COMBAT;
    }
    if (move instanceof Play || move instanceof Bind || move instanceof Use) {
      return PENDING;
    }
    return move instanceof Stand || move instanceof Retreat
        ? whyAttacked(table, move)
        : whyFighting(move);
  }

  /** The King attacks once per turn; who is not attacked has nothing to choose. */
  private static Citation whyAttacked(Table table, SeatMove move) {
    if (table.board.king().equals(Optional.of(table.hero(move.by()).space()))) {
      return ONCE;
    }
    return move instanceof Retreat ? RETREATING : ATTACKED;
  }

  private static Citation whyExploring(Table table, Citation elsewhere) {
    Turn turn = table.turn;
    if (turn.stage() != Stage.EXPLORE || !turn.activated() || table.fight == null) {
      return turn.stage() == Stage.EXPLORE && !turn.activated() ? PENDING : elsewhere;
    }
    return switch (table.fight.origin()) {
      case ACTIVATED -> elsewhere;
      case AMBUSH -> AMBUSHED;
      case KING -> KING;
    };
  }

  private static @Nullable Citation whyFighting(SeatMove move) {
    boolean assigns = move instanceof Assign || move instanceof Divide || move instanceof Strike;
    if (assigns || move instanceof Push || move instanceof Flee) {
      return COMBAT;
    }
    if (move instanceof LootRelic || move instanceof LootExchange) {
      return LOOT;
    }
    return null;
  }
}
