package org.lawspeaker.gloomkilforth.setup;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.state.Ancient;
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
public record DealAncients(@Range(min = 0, max = 4) int left, boolean abilities)
    implements Drawing {
  private static final Citation ONE = Citation.of("GOK-SETUP-27");
  private static final Citation FOR_EACH_HERO = Citation.of("GOK-SETUP-28");
  private static final Citation ABILITIES = Citation.of("GOK-ANCIENT-04");

  @Override
  public Citation why(Table table) {
    return abilities ? ABILITIES : drawnBy(table);
  }

  private static Citation drawnBy(Table table) {
    return table.settings.format().isShared() ? FOR_EACH_HERO : ONE;
  }

  @Override
  public Bag from(Table table) {
    if (abilities) {
      Bag some = table.cards.abilities;
      for (Ancient ancient : table.ancients) {
        some = ancient.abilities().isPresent() ? some.without(ancient.abilities().get()) : some;
      }
      return some;
    }
    Bag some = left == 0 ? Bag.empty() : table.cards.ancients;
    for (Ancient ancient : left == 0 ? ImmutableList.<Ancient>of() : table.ancients) {
      some = some.without(ancient.card());
    }
    return some;
  }

  @Override
  public void drawn(Table table, int card) {
    if (abilities) {
      int last = table.ancients.size() - 1;
      Ancient ancient = table.ancients.get(last).withAbilities(card);
      table.ancients = Lists.with(table.ancients, last, ancient);
      table.replaceTop(new DealAncients(left, false));
      return;
    }
    boolean shuffled = table.settings.shuffledAbilities() && !table.settings.firstGame();
    table.ancients = Lists.plus(table.ancients, ancient(table.cards, table.settings, card));
    table.replaceTop(new DealAncients(left - 1, shuffled));
    if (table.isTelling()) {
      String name = table.cards.name(card);
      table.tell(drawnBy(table), "ancient", name + " is an Ancient of this game", "card", name);
    }
  }

  /** An Ancient with its plots, and with its Abilities unless others are drawn for it. */
  static Ancient ancient(Cards cards, Settings settings, int card) {
    boolean none = settings.firstGame();
    return new Ancient(
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
