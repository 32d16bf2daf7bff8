package org.lawspeaker.gloomkilforth.piles;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.assets.Discards;
import org.lawspeaker.gloomkilforth.effects.Gain;
import org.lawspeaker.gloomkilforth.occasions.Program;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Supply;
import org.lawspeaker.gloomkilforth.table.Drawing;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.LootToken;
import org.lawspeaker.gloomkilforth.table.Resource;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A hero draws Loot tokens (GOK-LOOT-05).
 *
 * @param left how many
 */
public record LootDraw(Seat seat, @Range(min = 0, max = 9) int left) implements Drawing {
  private static final Citation LOOT = Citation.of("GOK-LOOT-05");
  private static final Citation GOLD = Citation.of("GOK-LOOT-02");
  private static final Citation AT_ONCE = Citation.of("GOK-Q-44");

  @Override
  public Citation why(Table table) {
    return LOOT;
  }

  /** An empty bag is filled with the tokens set aside (GOK-LOOT-04, GOK-Q-43). */
  @Override
  public Bag from(Table table) {
    Supply loot = table.decks.loot();
    return left == 0 ? Bag.empty() : loot.renewed().deck();
  }

  @Override
  public void drawn(Table table, int card) {
    table.replaceTop(new LootDraw(seat, left - 1));
    table.decks = table.decks.withLoot(table.decks.loot().renewed().without(card));
    table.tellCard(LOOT, "drew-loot", seat, "draws", card);
    LootToken token = (LootToken) table.cards.card(card);
    if (token.immediate()) {
      table.tellCard(isGold(token) ? GOLD : AT_ONCE, "used-loot", seat, "uses", card);
      Discards.put(table, card);
      Program.start(table, new Source(seat, card), token.effects());
    } else {
      Hero hero = table.hero(seat);
      table.set(seat, hero.withLoot(hero.loot().with(card)));
    }
  }

  private static boolean isGold(LootToken token) {
    return token.effects().stream()
        .anyMatch(each -> each instanceof Gain gain && gain.what() == Resource.GOLD);
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return seat.equals(defeated) ? Optional.empty() : Optional.of(this);
  }
}
