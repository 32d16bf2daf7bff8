package org.lawspeaker.gloomkilforth.engagement;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.ending.Endings;
import org.lawspeaker.gloomkilforth.health.Defeats;
import org.lawspeaker.gloomkilforth.moves.Ambush;
import org.lawspeaker.gloomkilforth.moves.Escape;
import org.lawspeaker.gloomkilforth.moves.Evade;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Until;

/**
 * A battle is over, however it went: the foe is as before (GOK-BATTLE-13), a team disbands
 * (GOK-WIN-05, GOK-BATTLE-02).
 */
public record BattleOver(Seat seat, @CardNumber int foe) implements GloomStep {
  private static final Citation STAGES = Citation.of("GOK-ASSAULT-08");
  private static final Citation CAPTIVE = Citation.of("GOK-ASSAULT-14");
  private static final Citation TEAM_STAGES = Citation.of("GOK-TEAM-07");
  private static final Citation TEAM = Citation.of("GOK-TEAM-11");
  private static final Citation ANGERED = Citation.of("GOK-SURPRISE-02");

  @Override
  public Optional<Integer> about() {
    return Optional.of(foe);
  }

  @Override
  public boolean closes() {
    return true;
  }

  /** What a battle has no place for: evasion and Surprise once it goes on, escape for some. */
  @Override
  public void judgeUnasked(Table table, GloomMove move, Faults faults) {
    Battle battle = Objects.requireNonNull(table.battle());
    boolean stages = move instanceof Ambush || move instanceof Evade;
    boolean fights = move.by() instanceof Seat by && battle.heroes().contains(by);
    if (!fights || (!stages && !(move instanceof Escape))) {
      return;
    }
    if (Foes.isAncient(table, foe)) {
      faults.add(stages ? STAGES : CAPTIVE, "ancient");
    } else if (battle.heroes().size() > 1) {
      faults.add(stages ? TEAM_STAGES : TEAM, "team");
    } else if (stages && table.turn.angered().contains(foe)) {
      faults.add(ANGERED, "angered");
    }
  }

  /** The foe, as long as it is on the map (GOK-ABILITY-02). */
  private ImmutableList<Integer> left(Table table) {
    boolean isThere = table.sites.stream().anyMatch(site -> site.encounters().contains(foe));
    return isThere ? ImmutableList.of(foe) : ImmutableList.of();
  }

  @Override
  public void run(Table table) {
    table.pop();
    Battle battle = Objects.requireNonNull(table.battle());
    table.battles = table.battles.subList(0, table.battles.size() - 1);
    table.end(Until.ROUND);
    table.end(Until.BATTLE);
    table.turn = table.turn.disbanded(); // GOK-TEAM-14
    ImmutableList<Seat> others = Lists.where(battle.heroes(), each -> !each.equals(seat));
    ImmutableList<Seat> fought = ImmutableList.<Seat>builder().add(seat).addAll(others).build();
    table.fireTeam(fought, left(table), Moment.BATTLE_ENDS); // GOK-REQ-04
    ImmutableList<Seat> down =
        Lists.where(
            battle.heroes(), each -> table.hero(each).isThere() && table.hero(each).hp() == 0);
    if (Endings.isWon(table)) {
      Endings.won(table, seat); // GOK-ASSAULT-10, GOK-WIN-05
    } else if (!down.isEmpty()) {
      table.push(new Defeats(down, false)); // a Deed has cut the battle short before its check
    }
  }
}
