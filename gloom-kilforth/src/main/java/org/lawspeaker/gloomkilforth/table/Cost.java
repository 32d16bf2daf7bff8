package org.lawspeaker.gloomkilforth.table;

import java.util.ArrayList;
import java.util.List;
import org.immutables.value.Value;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.gloomkilforth.state.Hero;

/**
 * What must be paid for an ability, all of it.
 *
 * @param ap Action Points of any type (GOK-TERM-13)
 * @param gold gold
 * @param hp Health Points
 * @param fate Fate tokens
 * @param rumours rumours to discard
 * @param assets assets to sacrifice
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
    @Default("0") @Range(min = 0, max = 6) int assets,
    @Default("false") boolean veil,
    @Default("false") boolean sacrifice)
    implements WithCost {
  /** Nothing. */
  public static final Cost NONE = new Cost(0, 0, 0, 0, 0, 0, false, false);

  /** Whether a hero can pay all of it with this card. */
  public boolean isAffordable(Hero hero, int card) {
    return hero.allAp() >= ap
        && hero.gold() >= gold
        && hero.hp() >= hp
        && hero.fate() >= fate
        && hero.hand().size() >= rumours
        && hero.assets().size() >= assets + (sacrifice ? 1 : 0)
        && (!veil || hero.veiled().count(card) == 0) // GOK-VEIL-02
        && (!sacrifice || hero.assets().count(card) > 0);
  }

  /** As an order: {@code pay 2 gold and veil this}. */
  public String orders() {
    List<String> parts = new ArrayList<>();
    add(parts, ap, "spend " + ap + " AP");
    add(parts, gold, "pay " + gold + " gold");
    add(parts, hp, "lose " + hp + " HP");
    add(parts, fate, "discard " + Words.count(fate, "Fate token"));
    add(parts, rumours, "discard " + Words.count(rumours, "rumour"));
    add(parts, assets, "sacrifice " + Words.count(assets, "asset"));
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
