package org.lawspeaker.gloomkilforth.setup;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.state.Evil;
import org.lawspeaker.gloomkilforth.state.Settings;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.Drawing;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * The Ancients of the game are drawn: one, or one for each hero (GOK-SETUP-27, GOK-SETUP-28,
 * GOK-SETUP-30, GOK-SETUP-33).
 *
 * @param left how many
 * @param abilities whether the Abilities card of the last one is drawn now (GOK-ANCIENT-04)
 */
public record DealEvils(int left, boolean abilities) implements Drawing {
  private static final Citation DRAW = Citation.of("GOK-SETUP-27");

  @Override
  public Citation why() {
    return DRAW;
  }

  @Override
  public Bag from(Table table) {
    if (abilities) {
      Bag some = table.cards.abilities;
      for (Evil evil : table.evils) {
        some = evil.abilities().isPresent() ? some.without(evil.abilities().get()) : some;
      }
      return some;
    }
    Bag some = left == 0 ? Bag.empty() : table.cards.ancients;
    for (Evil evil : left == 0 ? ImmutableList.<Evil>of() : table.evils) {
      some = some.without(evil.card());
    }
    return some;
  }

  @Override
  public void drawn(Table table, int card) {
    if (abilities) {
      int last = table.evils.size() - 1;
      Evil evil = table.evils.get(last).withAbilities(card);
      table.evils = Lists.with(table.evils, last, evil);
      table.replaceTop(new DealEvils(left, false));
      return;
    }
    boolean shuffled = table.settings.shuffledAbilities() && !table.settings.firstGame();
    table.evils = Lists.plus(table.evils, evil(table.cards, table.settings, card));
    table.replaceTop(new DealEvils(left - 1, shuffled));
    if (table.isTelling()) {
      String name = table.cards.name(card);
      table.tell(DRAW, "ancient", name + " is an Ancient of this game", "card", name);
    }
  }

  /** An Ancient with its plots, and with its Abilities unless others are drawn for it. */
  static Evil evil(Cards cards, Settings settings, int card) {
    boolean none = settings.firstGame();
    return new Evil(
        card,
        none || settings.shuffledAbilities()
            ? Optional.empty()
            : Optional.of(cards.abilitiesOf(card)),
        none ? Bag.empty() : cards.plotsOf(card),
        Bag.empty(),
        0,
        Optional.empty(),
        false);
  }
}
