package org.lawspeaker.prestigerpg.creature;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * The creature is damaged, not through the damage stack (PRE-Q-47).
 *
 * @param damage how much
 * @param at where
 */
@Doc("The creature is damaged, not through the damage stack.")
public record Blow(@Range(min = 1, max = 300) int damage, @Default("all") At at) implements Effect {
  /** Where a blow lands. */
  public enum At {
    /** On the creature, or on all its tokens. */
    ALL,
    /** On the creature or token chosen. */
    TARGET,
    /** On the creature or token that the attack was aimed at. */
    ATTACKED
  }

  @Override
  public void act(Table table, Source source) {
    int token = -1;
    if (at == At.TARGET) {
      token = source.target().onToken().orElse(-1);
    } else if (at == At.ATTACKED) {
      Attack attack = table.attack(source.attack());
      token = attack == null ? -1 : attack.token();
    }
    if (at == At.ALL && table.foe.hasTokens()) {
      Blows.dealToAll(table, source, damage);
    } else {
      Blows.deal(table, source, token, damage);
    }
  }

  @Override
  public String says() {
    return switch (at) {
          case ALL -> "the creature, or each of its tokens,";
          case TARGET -> "the creature or token chosen";
          case ATTACKED -> "the creature or token attacked";
        }
        + " receives "
        + damage
        + " damage";
  }
}
