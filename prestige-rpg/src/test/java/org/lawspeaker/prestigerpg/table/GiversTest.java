package org.lawspeaker.prestigerpg.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.CARDS;
import static org.lawspeaker.prestigerpg.Scene.REFERENCE;

import com.google.common.collect.ImmutableList;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.creature.Barrier;
import org.lawspeaker.prestigerpg.hand.Feast;
import org.lawspeaker.prestigerpg.hand.HandSize;
import org.lawspeaker.prestigerpg.life.Shield;
import org.lawspeaker.prestigerpg.strike.StrikeHarder;
import org.lawspeaker.prestigerpg.windows.Fog;

/** Which changes of the rules the cards of a pack bring at all. */
class GiversTest {
  private static final Cards.Givers GIVERS = Cards.Givers.of(REFERENCE.pack());

  private static Cards.Givers only(Predicate<DeckCard> deck, Predicate<RelicCard> relics) {
    CardPack pack = CARDS.pack();
    return Cards.Givers.of(
        new CardPack(
            pack.name(),
            pack.version(),
            pack.characters(),
            pack.deck().stream().filter(deck).collect(ImmutableList.toImmutableList()),
            pack.encounters(),
            pack.events(),
            pack.relics().stream().filter(relics).collect(ImmutableList.toImmutableList()),
            pack.quests(),
            pack.modules()));
  }

  @Test
  void anItemBringsWhatItChangesWhileItIsOwned() {
    Cards.Givers amulet = only(card -> card.name().equals("Amulet of Mentalism"), relic -> false);

    assertThat(amulet.items().has(HandSize.class)).isTrue();
    assertThat(amulet.items().has(Shield.class)).isFalse();
  }

  @Test
  void aRelicBringsWhatItChangesWhileItIsOwned() {
    assertThat(
            only(card -> false, relic -> relic.name().equals("Old Crown"))
                .items()
                .has(HandSize.class))
        .isTrue();
  }

  @Test
  void whatIsOnlyUsedBringsNothing() {
    assertThat(only(card -> false, relic -> relic.name().equals("Lantern")).items().size())
        .isZero();
    assertThat(only(card -> card.name().equals("Healing Potion"), relic -> false).items().size())
        .isZero();
  }

  @Test
  void anEncounterBringsWhatAnyPartOfItChanges() {
    assertThat(GIVERS.encounters().has(Barrier.class)).isTrue();
    assertThat(GIVERS.encounters().has(Feast.class)).isTrue();
    assertThat(GIVERS.encounters().has(StrikeHarder.class)).isTrue();
    assertThat(GIVERS.encounters().has(Fog.class)).isFalse();
  }

  @Test
  void anEventBringsWhatItChanges() {
    assertThat(GIVERS.events().has(Fog.class)).isTrue();
    assertThat(GIVERS.events().has(Feast.class)).isFalse();
  }
}
