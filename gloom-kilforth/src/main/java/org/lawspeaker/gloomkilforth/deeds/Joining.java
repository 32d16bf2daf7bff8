package org.lawspeaker.gloomkilforth.deeds;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.Accept;
import org.lawspeaker.gloomkilforth.moves.Decline;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A hero is invited into a team, and is free to decline. What it is promised binds nobody
 * (GOK-TEAM-13). It may have made Camp (GOK-TEAM-03).
 *
 * @param seat who is invited
 * @param active whose team it is
 */
public record Joining(Seat seat, Seat active) implements Asking {
  private static final Citation HIDDEN_HERO = Citation.of("GOK-TEAM-04");
  private static final Citation CAMPED = Citation.of("GOK-TEAM-03");
  private static final Citation LATE = Citation.of("GOK-Q-12");

  /** A hero that is put elsewhere as it comes out is not with the team any more (GOK-Q-116). */
  @Override
  public boolean owes(Table table) {
    return table.hero(seat).at() == table.hero(active).at();
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Citation why(Table table) {
    return Teaming.TEAM;
  }

  @Override
  public Window window(Table table) {
    return Window.of("join", "Join the team of " + active + "?", Teaming.TEAM, HIDDEN_HERO);
  }

  @Override
  public boolean takesDeeds(Table table) {
    return false;
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    if (!table.hero(seat).hidden()) {
      moves.addLegal(Accept.of(seat));
    }
    moves.addLegal(Decline.of(seat));
  }

  @Override
  public void judgeAnswer(Table table, GloomMove move, Faults faults) {
    if (move instanceof Accept) {
      if (table.hero(seat).hidden()) {
        faults.add(HIDDEN_HERO, "hidden");
      }
    } else if (!(move instanceof Decline)) {
      faults.notAsked();
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, GloomMove move) {
    return move instanceof Accept && table.hero(seat).camped()
        ? ImmutableList.of(CAMPED, Teaming.TEAM)
        : Asking.super.allows(table, move);
  }

  @Override
  public void answer(Table table, GloomMove move) {
    table.pop();
    if (move instanceof Decline) {
      table.turn = table.turn.withUnwilling(Lists.plus(table.turn.unwilling(), seat));
      return;
    }
    ImmutableList<Seat> team = Lists.plus(table.turn.team(), seat);
    table.turn =
        table.turn.withTeam(Lists.where(table.clockwise(active), team::contains)); // GOK-TEAM-10
    if (table.isTelling()) {
      String says = seat + " joins the team of " + active;
      table.tell(Teaming.TEAM, "joined", says, "seat", Table.number(seat));
    }
    Battle battle = table.battle();
    if (battle != null && battle.heroes().contains(active)) {
      joinBattle(table, battle);
    }
  }

  /** From the next step on it is the battle of a team, without Surprise. */
  private void joinBattle(Table table, Battle battle) {
    ImmutableList<Seat> all = Lists.plus(battle.heroes(), seat);
    ImmutableList<Seat> heroes = Lists.where(table.clockwise(active), all::contains);
    ImmutableList<Integer> none = ImmutableList.of();
    table.set(battle.withHeroes(heroes).withHarm(none).withSurprise(Surprise.NOBODY));
    if (table.isTelling()) {
      table.tell(LATE, "joined-battle", seat + " joins the battle", "seat", Table.number(seat));
    }
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return defeated.equals(seat) || defeated.equals(active) ? Optional.empty() : Optional.of(this);
  }
}
