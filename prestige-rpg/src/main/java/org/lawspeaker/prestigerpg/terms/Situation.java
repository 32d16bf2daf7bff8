package org.lawspeaker.prestigerpg.terms;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.prestigerpg.state.Hit;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Condition;
import org.lawspeaker.prestigerpg.table.Count;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/** A condition on the encounter, the game or the player. */
public sealed interface Situation extends Condition {
  /** The encounter has one of these numbers. */
  record EncounterIs(
      @Size(min = 1, max = 20) @Range(min = 1, max = 99) ImmutableSet<Integer> numbers)
      implements Situation {
    @Override
    public boolean holds(Table table, Source source) {
      return numbers.contains(table.clock.encounter());
    }

    @Override
    public String says() {
      return "it is encounter " + Joiner.on(" or ").join(numbers);
    }

    @Override
    public String denies() {
      return "it is not encounter " + Joiner.on(" or ").join(numbers);
    }
  }

  /** It is a Bonus Round (PRE-BONUS-01). */
  record InBonusRound() implements Situation {
    @Override
    public boolean holds(Table table, Source source) {
      return table.clock.isBonus();
    }

    @Override
    public String says() {
      return "it is a Bonus Round";
    }

    @Override
    public String denies() {
      return "it is no Bonus Round";
    }
  }

  /** The creature is of one of these types. */
  record CreatureIs(@Size(min = 1, max = 9) ImmutableList<String> types) implements Situation {
    @Override
    public boolean holds(Table table, Source source) {
      return table.foe.isFaced() && table.encounter().types().stream().anyMatch(types::contains);
    }

    @Override
    public String says() {
      return "the creature is of the type " + String.join(" or ", types);
    }

    @Override
    public String denies() {
      return "the creature is not of the type " + String.join(" or ", types);
    }
  }

  /** The encounter is creature-based. */
  record IsCreature() implements Situation {
    @Override
    public boolean holds(Table table, Source source) {
      return table.foe.isFaced() && table.encounter().creature();
    }

    @Override
    public String says() {
      return "the encounter is creature-based";
    }

    @Override
    public String denies() {
      return "the encounter is not creature-based";
    }
  }

  /** The creature consists of tokens. */
  record HasTokens() implements Situation {
    @Override
    public boolean holds(Table table, Source source) {
      return table.foe.hasTokens();
    }

    @Override
    public String says() {
      return "the creature consists of tokens";
    }

    @Override
    public String denies() {
      return "the creature does not consist of tokens";
    }
  }

  /** The barrier is up: only then its creature attacks (PRE-MAGUS-03). */
  record BarrierUp() implements Situation {
    @Override
    public boolean holds(Table table, Source source) {
      return table.foe.barrier();
    }

    @Override
    public String says() {
      return "the barrier is up";
    }

    @Override
    public String denies() {
      return "the barrier is down";
    }
  }

  /** The player plays this character. */
  record CharacterIs(String name) implements Situation {
    @Override
    public boolean holds(Table table, Source source) {
      return !source.byNobody()
          && table.cards.character(table.sheet(source.user()).character()).name().equals(name);
    }

    @Override
    public String says() {
      return "you are " + name;
    }

    @Override
    public String denies() {
      return "you are not " + name;
    }
  }

  /** The player is one of these. */
  record Among(Who who) implements Situation {
    @Override
    public boolean holds(Table table, Source source) {
      return !source.byNobody() && who.seats(table, source).contains(source.user());
    }

    @Override
    public String says() {
      return who.youAre();
    }

    @Override
    public String denies() {
      return who.youAreNot();
    }
  }

  /** There is one of these at least. */
  record Exists(Who who) implements Situation {
    @Override
    public boolean holds(Table table, Source source) {
      return !who.seats(table, source).isEmpty();
    }

    @Override
    public String says() {
      return who.somebodyIs();
    }

    @Override
    public String denies() {
      return who.nobodyIs();
    }
  }

  /** A count is within bounds. */
  record Counted(
      Count of,
      @Range(min = 0, max = 999) Optional<Integer> atLeast,
      @Range(min = 0, max = 999) Optional<Integer> atMost)
      implements Situation {
    public Counted {
      if (atLeast.isEmpty() && atMost.isEmpty()) {
        throw new IllegalArgumentException("at-least or at-most is needed");
      }
    }

    @Override
    public boolean holds(Table table, Source source) {
      int count = of.in(table, source);
      return count >= atLeast.orElse(Integer.MIN_VALUE)
          && count <= atMost.orElse(Integer.MAX_VALUE);
    }

    @Override
    public String says() {
      return of.clause(atLeast, atMost);
    }

    @Override
    public String denies() {
      if (atLeast.isPresent() && atMost.isPresent()) {
        return "it is not so that " + says();
      }
      return of.clause(atMost.map(most -> most + 1), atLeast.map(least -> least - 1));
    }
  }

  /**
   * The creature's attack does the player so much damage: what it would do until it is dealt, then
   * what the player received (PRE-Q-104).
   */
  record StruckFor(@Range(min = 1, max = 200) int damage) implements Situation {
    @Override
    public boolean holds(Table table, Source source) {
      int at = source.byNobody() ? -1 : table.strike.at(source.user());
      return at >= 0 && amount(table, table.strike.hits().get(at)) >= damage;
    }

    private static int amount(Table table, Hit hit) {
      return table.agenda().toList().contains(Flow.STRIKE_DAMAGE) ? hit.damage() : hit.dealt();
    }

    @Override
    public String says() {
      return "the attack does you at least " + damage + " damage";
    }

    @Override
    public String denies() {
      return "the attack does you less than " + damage + " damage";
    }
  }

  /** An event is active. */
  record EventActive() implements Situation {
    @Override
    public boolean holds(Table table, Source source) {
      return table.foe.event() >= 0;
    }

    @Override
    public String says() {
      return "an event is active";
    }

    @Override
    public String denies() {
      return "no event is active";
    }
  }

  /** The token that died was the last. */
  record LastToken() implements Situation {
    @Override
    public boolean holds(Table table, Source source) {
      return table.foe.hasTokens() && table.foe.tokensLeft() == 0;
    }

    @Override
    public String says() {
      return "it was the last token";
    }

    @Override
    public String denies() {
      return "it was not the last token";
    }
  }

  /** This does not hold. */
  record Not(Condition condition) implements Situation {
    @Override
    public boolean holds(Table table, Source source) {
      return !condition.holds(table, source);
    }

    @Override
    public String says() {
      return condition.denies();
    }

    @Override
    public String denies() {
      return condition.says();
    }
  }

  /** At least one of these holds. */
  record AnyOf(@Size(min = 2, max = 4) ImmutableList<Condition> of) implements Situation {
    @Override
    public boolean holds(Table table, Source source) {
      for (Condition each : of) {
        if (each.holds(table, source)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public String says() {
      return "either " + String.join(" or ", of.stream().map(Condition::says).toList());
    }

    @Override
    public String denies() {
      return Words.list(of.stream().map(Condition::denies).toList());
    }
  }
}
