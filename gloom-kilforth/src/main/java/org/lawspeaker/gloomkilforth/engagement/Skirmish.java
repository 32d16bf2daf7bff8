package org.lawspeaker.gloomkilforth.engagement;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.dice.Tests;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * The Fight Tests of a Skirmish (GOK-BATTLE-04): for each hero, the active one first, the foe's
 * Test against it, then its own (GOK-Q-09). Whoever leaves the battle meanwhile tests no more.
 *
 * @param done who has made both Tests
 * @param struck against whom the foe has tested that has not yet made its own
 */
public record Skirmish(Seat seat, ImmutableList<Seat> done, Optional<Seat> struck)
    implements GloomStep {
  /** The Skirmish of a round that begins. */
  static Skirmish of(Seat seat) {
    return new Skirmish(seat, ImmutableList.of(), Optional.empty());
  }

  /** Whether a Test of it was made or is under way. */
  public boolean hasBegun() {
    return struck.isPresent() || !done.isEmpty();
  }

  /** Whether the foe's Test against a hero was made or is under way. */
  boolean hasStruck(Seat hero) {
    return hasTested(hero) || struck.filter(hero::equals).isPresent();
  }

  /** Whether a hero's own Test was made or is under way. */
  boolean hasTested(Seat hero) {
    return done.contains(hero);
  }

  private Optional<Seat> next(Battle battle) {
    for (int i = 0; i < battle.heroes().size(); i++) {
      if (!done.contains(battle.heroes().get(i))) {
        return Optional.of(battle.heroes().get(i));
      }
    }
    return Optional.empty();
  }

  @Override
  public void run(Table table) {
    Battle battle = Objects.requireNonNull(table.battle());
    Optional<Seat> next = next(battle);
    if (next.isEmpty()) {
      table.replaceTop(new Losses(seat));
      return;
    }
    Seat hero = next.get();
    boolean first = battle.round() == 1; // GOK-SURPRISE-01
    if (struck.equals(next)) {
      ImmutableList<Seat> both = ImmutableList.<Seat>builder().addAll(done).add(hero).build();
      table.replaceTop(new Skirmish(seat, both, Optional.empty()));
      int more = first && battle.surpriseOf(hero).isOfHero() ? 1 : 0;
      Tests.begin(table, hero, Attribute.FIGHT, more, new Strike(battle.foe()));
    } else {
      table.replaceTop(new Skirmish(seat, done, next));
      int more = first && battle.surpriseOf(hero).isOfFoe() ? 1 : 0; // GOK-TEST-06
      int dice = foeDice(table, hero, battle.foe()) + more;
      Tests.byFoe(table, hero, dice, new Strike(battle.foe()));
    }
  }

  /** How many dice a foe rolls against a hero, Surprise apart; below 1 it rolls none. */
  static int foeDice(Table table, Seat hero, int foe) {
    int changed = table.changes(hero).sum(FoeFight.class, (source, each) -> each.amount());
    return Foes.fight(table, foe) + changed;
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return RoundOver.after(this, seat, defeated);
  }
}
