package org.lawspeaker.hofordeals.table;

import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Resource;

/**
 * What must be paid for an ability, all of it (HOF-EFFORT-03, HOF-FOOD-02, HOF-SHARD-02).
 *
 * @param discard cards of the hand to discard
 * @param destroy cards of the hand or discard pile to destroy (HOF-Q-77)
 */
@Doc("What must be paid, all of it.")
public record Cost(
    @Default("0") @Range(min = 0, max = 20) int effort,
    @Default("0") @Range(min = 0, max = 20) int food,
    @Default("0") @Range(min = 0, max = 9) int health,
    @Default("0") @Range(min = 0, max = 20) int shards,
    @Default("0") @Range(min = 0, max = 5) int discard,
    @Default("0") @Range(min = 0, max = 5) int destroy) {
  /** Nothing. */
  public static final Cost NONE = new Cost(0, 0, 0, 0, 0, 0);

  /** Whether nothing must be paid. */
  public boolean isFree() {
    return !hasTokens() && discard + destroy == 0;
  }

  /** Whether the tokens and cards are there, be it the last Health (HOF-Q-19). */
  public boolean isAffordable(Hero hero) {
    return hero.effort() >= effort
        && hero.food() >= food
        && hero.health() >= health
        && hero.shards() >= shards
        && hero.hand().size() >= discard
        && hero.hand().size() + hero.discard().size() >= destroy + discard;
  }

  /** In words: {@code 2 Food and 1 card of the hand to discard}. */
  public String says() {
    List<String> parts = parts();
    if (discard > 0) {
      parts.add(Words.count(discard, "card") + " of the hand to discard");
    }
    if (destroy > 0) {
      parts.add(Words.count(destroy, "card") + " of hand or discard pile to destroy");
    }
    return Words.list(parts);
  }

  /** As an order: {@code pay 2 Food and discard 1 card of your hand}. */
  public String orders() {
    List<String> parts = new ArrayList<>();
    if (hasTokens()) {
      parts.add("pay " + tokens());
    }
    if (discard > 0) {
      parts.add("discard " + Words.count(discard, "card") + " of your hand");
    }
    if (destroy > 0) {
      parts.add("destroy " + Words.count(destroy, "card") + " of your hand or discard pile");
    }
    return Words.list(parts);
  }

  /** Whether anything but cards is asked for. */
  public boolean hasTokens() {
    return effort + food + health + shards > 0;
  }

  /** All but the cards, in words: {@code 2 Food and 1 Health}. */
  public String tokens() {
    return Words.list(parts());
  }

  private List<String> parts() {
    List<String> parts = new ArrayList<>();
    token(parts, effort, Resource.EFFORT);
    token(parts, food, Resource.FOOD);
    token(parts, health, Resource.HEALTH);
    token(parts, shards, Resource.SHARDS);
    return parts;
  }

  private static void token(List<String> parts, int amount, Resource what) {
    if (amount > 0) {
      parts.add(what.says(amount));
    }
  }
}
