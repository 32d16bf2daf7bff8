package org.lawspeaker.gloomkilforth.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.gloomkilforth.state.RewardType;

/**
 * What must be paid for an ability, all of it.
 *
 * @param ap Action Points of any type (GOK-TERM-13)
 * @param gold gold
 * @param hp Health Points
 * @param fate Fate tokens
 * @param rumours rumours to discard
 * @param rumourWith the keyword that these must have, if they must have one
 * @param assets assets to sacrifice
 * @param assetWith the type of these, if only one will do
 * @param loot Loot tokens to discard
 * @param x what the hero pays as much of as it likes; the effects come once for each (GOK-DEF-10)
 * @param veil whether the card itself is veiled (GOK-VEIL-01)
 * @param sacrifice whether the card itself is sacrificed (GOK-ABILITY-12)
 */
@Doc("What must be paid, all of it.")
@Value.Builder
public record Cost(
    @Default("0") @Range(min = 0, max = 9) int ap,
    @Default("0") @Range(min = 0, max = 30) int gold,
    @Default("0") @Range(min = 0, max = 9) int hp,
    @Default("0") @Range(min = 0, max = 4) int fate,
    @Default("0") @Range(min = 0, max = 6) int rumours,
    Optional<String> rumourWith,
    @Default("0") @Range(min = 0, max = 6) int assets,
    Optional<RewardType> assetWith,
    @Default("0") @Range(min = 0, max = 6) int loot,
    Optional<Resource> x,
    @Default("false") boolean veil,
    @Default("false") boolean sacrifice)
    implements WithCost {
  /** Nothing. */
  public static final Cost NONE =
      new Cost(
          0, 0, 0, 0, 0, Optional.empty(), 0, Optional.empty(), 0, Optional.empty(), false, false);

  /** What comes between it and its effects: {@code ; if you do, }. */
  public String then() {
    return x.map(what -> "; for each " + what.says() + " so paid, ").orElse("; if you do, ");
  }

  /** As an order: {@code pay 2 gold and veil this}. */
  public String orders() {
    List<String> parts = new ArrayList<>();
    add(parts, ap, "spend " + ap + " AP");
    add(parts, gold, "pay " + gold + " gold");
    add(parts, hp, "lose " + hp + " HP");
    add(parts, fate, "discard " + Words.count(fate, "Fate token"));
    String with = rumourWith.map(each -> " with the keyword " + each).orElse("");
    add(parts, rumours, "discard " + Words.count(rumours, "rumour") + with);
    String asset = assetWith.map(RewardType::says).orElse("asset");
    add(parts, assets, "sacrifice " + Words.count(assets, asset));
    add(parts, loot, "discard " + Words.count(loot, "Loot token"));
    x.ifPresent(what -> parts.add("pay any amount of " + what.says()));
    add(parts, veil ? 1 : 0, "veil this");
    add(parts, sacrifice ? 1 : 0, "sacrifice this");
    return Words.list(parts);
  }

  private static void add(List<String> parts, int amount, String says) {
    if (amount > 0) {
      parts.add(says);
    }
  }
}
