package org.lawspeaker.hofordeals.conditions;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.state.Origin;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.state.Suit;
import org.lawspeaker.hofordeals.table.Condition;
import org.lawspeaker.hofordeals.table.Kind;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/** Something about the combat under way. */
@Doc("Something about the combat under way.")
public sealed interface FightTest extends Condition {
  /** The player is in a combat. */
  record InCombat() implements FightTest {
    @Override
    public boolean holds(Table table, Source source) {
      return table.isFighting(source.user());
    }

    @Override
    public String says() {
      return "you are in combat";
    }

    @Override
    public String denies() {
      return "you are not in combat";
    }
  }

  /** The combat began with an ambush. */
  record WasAmbushed() implements FightTest {
    @Override
    public boolean holds(Table table, Source source) {
      return table.isFighting(source.user()) && table.fight().origin() == Origin.AMBUSH;
    }

    @Override
    public String says() {
      return "you were ambushed";
    }

    @Override
    public String denies() {
      return "you were not ambushed";
    }
  }

  /** No enemy of this combat was destroyed or removed by an ability (HOF-CARD-35, HOF-CARD-49). */
  record NoneRemoved() implements FightTest {
    @Override
    public boolean holds(Table table, Source source) {
      return table.isFighting(source.user()) && table.fight().removed() == 0;
    }

    @Override
    public String says() {
      return "no enemy was destroyed or removed by an ability";
    }

    @Override
    public String denies() {
      return "an enemy was destroyed or removed by an ability";
    }
  }

  /** At least so many enemies are in the combat. */
  record EnemiesAtLeast(@Range(min = 1, max = 9) int enemies) implements FightTest {
    @Override
    public boolean holds(Table table, Source source) {
      return table.isFighting(source.user()) && table.fight().enemies().size() >= enemies;
    }

    @Override
    public String says() {
      return "you face " + enemies + " or more enemies";
    }

    @Override
    public String denies() {
      return enemies == 1 ? "you face no enemy" : "you face fewer than " + enemies + " enemies";
    }
  }

  /** Token Shards were gained in this combat. */
  record ShardsGained(@Range(min = 1, max = 9) int shards) implements FightTest {
    @Override
    public boolean holds(Table table, Source source) {
      return table.isFighting(source.user()) && table.fight().shards() >= shards;
    }

    @Override
    public String says() {
      return "you have gained " + Resource.SHARDS.says(shards) + " or more in this combat";
    }

    @Override
    public String denies() {
      return "you have gained less than " + Resource.SHARDS.says(shards) + " in this combat";
    }
  }

  /** A minion of this suit is in the combat. */
  record Facing(Suit suit) implements FightTest {
    @Override
    public boolean holds(Table table, Source source) {
      if (!table.isFighting(source.user())) {
        return false;
      }
      for (Enemy enemy : table.fight().enemies()) {
        if (table.cards.kind(enemy.card()) == Kind.MINION
            && table.cards.minion(enemy.card()).suit() == suit) {
          return true;
        }
      }
      return false;
    }

    @Override
    public String says() {
      return "you face a " + suit.says() + " minion";
    }

    @Override
    public String denies() {
      return "you face no " + suit.says() + " minion";
    }
  }

  /** The card with this text was used in this round of the combat. */
  record UsedThisRound() implements FightTest {
    @Override
    public boolean holds(Table table, Source source) {
      return table.isFighting(source.user()) && table.fight().usedInRound().contains(source.card());
    }

    @Override
    public String says() {
      return "you have used this in this round of combat";
    }
  }
}
