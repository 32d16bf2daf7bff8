package org.lawspeaker.hofordeals.king;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.combat.Combat;
import org.lawspeaker.hofordeals.moves.Activate;
import org.lawspeaker.hofordeals.moves.Challenge;
import org.lawspeaker.hofordeals.moves.Done;
import org.lawspeaker.hofordeals.moves.Go;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.Retreat;
import org.lawspeaker.hofordeals.moves.Stand;
import org.lawspeaker.hofordeals.moves.Use;
import org.lawspeaker.hofordeals.occasions.Reactions;
import org.lawspeaker.hofordeals.pain.PainDraw;
import org.lawspeaker.hofordeals.state.Origin;
import org.lawspeaker.hofordeals.state.Rank;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The King attacks the active player, who fights or retreats (HOF-KFIGHT-04).
 *
 * @param state how far it has come
 */
public record KingAttack(State state) implements HofStep {
  private static final Citation CHOOSE = Citation.of("HOF-KFIGHT-04");
  private static final Citation FIGHT = Citation.of("HOF-KFIGHT-05");
  private static final Citation ACTIVATION = Citation.of("HOF-KFIGHT-06");
  private static final Citation RETREAT = Citation.of("HOF-KFIGHT-08");
  private static final Citation WHO = Citation.of("HOF-KFIGHT-13");
  private static final Citation KILL = Citation.of("HOF-KFIGHT-11");
  private static final Window WINDOW =
      Window.of("king-attacks", "Fight the King, or retreat?", CHOOSE);

  /** How far an attack has come; who survives a retreat goes on (HOF-KFIGHT-09). */
  public enum State {
    ASKED,
    RETREATING,
    /** The player died of the retreat (HOF-Q-25). */
    KILLED
  }

  /** A fight with the King begins: it is the activation of the turn, without cubes (HOF-Q-83). */
  public static void fight(Table table) {
    table.turn = table.turn.withActivated(true);
    if (table.isTelling()) {
      table.tell(ACTIVATION, "fights-king", table.active() + " fights the King");
    }
    Combat.beginBoss(table, Origin.KING, table.cards.bosses.get(Rank.KING.level() - 1));
  }

  @Override
  public boolean owes(Table table) {
    return state == State.ASKED;
  }

  @Override
  public void run(Table table) {
    table.pop();
    if (state == State.KILLED) {
      table.clock = table.clock.withKills(table.clock.kills() + 1);
      if (table.isTelling()) {
        table.tell(KILL, "king-kill", "the King has killed " + table.active());
      }
    }
  }

  @Override
  public Pending<HofMove> asks(Table table) {
    return new Pending.Choose<>(table.active(), WINDOW);
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    moves.addLegal(new Stand(table.active()));
    moves.addLegal(new Retreat(table.active()));
    Reactions.propose(table, table.active(), moves);
  }

  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    if (move instanceof Use use && Reactions.is(table, use)) {
      Reactions.judge(table, use, faults);
    } else if (!(move instanceof Stand || move instanceof Retreat)) {
      faults.notAsked();
    }
  }

  /** There is no going on before it is settled. */
  @Override
  public void judgeUnasked(Table table, HofMove move, Faults faults) {
    if (goesOn(move) && table.active().equals(move.by())) {
      faults.notNow(CHOOSE, table::pending);
    }
  }

  /** Challenging him is for those whom he does not attack. */
  private static boolean goesOn(HofMove move) {
    return move instanceof Go
        || move instanceof Activate
        || move instanceof Challenge
        || move instanceof Done;
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HofMove move) {
    if (move instanceof Use) {
      return ImmutableList.of(Reactions.ANY_TIME);
    }
    return move instanceof Stand
        ? ImmutableList.of(FIGHT, CHOOSE)
        : ImmutableList.of(RETREAT, CHOOSE, WHO);
  }

  @Override
  public void make(Table table, HofMove move) {
    if (move instanceof Use use) {
      Reactions.use(table, use);
    } else if (move instanceof Stand) {
      table.pop();
      fight(table);
    } else {
      table.replaceTop(new KingAttack(State.RETREATING));
      int pain = table.cards.royalty(table.board.royalty().orElseThrow()).pain();
      if (table.isTelling()) {
        table.tell(RETREAT, "retreated", table.active() + " retreats from the King");
      }
      table.push(new PainDraw(table.active(), pain));
    }
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return Optional.of(table.isActive(dead) ? new KingAttack(State.KILLED) : this);
  }
}
