package org.lawspeaker.hofordeals.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.state.Suit;
import org.lawspeaker.hofordeals.table.CardPack;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.testkit.coverage.Shows;

/** The reference pack is complete, and every card says what it does. */
class ReferencePackTest {
  private static final CardPack PACK = Scene.GAME.cards().pack;

  private static int copies(Bag cards) {
    return cards.size();
  }

  @Test
  @Shows({"HOF-Q-68", "HOF-Q-69", "HOF-Q-53", "HOF-Q-04", "HOF-ENEMY-01"})
  void hasTheCardsOfEveryDeck() {
    Cards cards = Scene.GAME.cards();

    assertThat(copies(cards.dealers)).isGreaterThanOrEqualTo(90);
    assertThat(copies(cards.minions)).isEqualTo(40);
    assertThat(copies(cards.pain)).isGreaterThanOrEqualTo(24);
    assertThat(copies(cards.curses)).isEqualTo(20);
    assertThat(copies(cards.relics)).isEqualTo(12);
    assertThat(PACK.royalties()).hasSize(12);
    assertThat(PACK.flourish().copies()).isEqualTo(16);
    assertThat(cards.levels)
        .extracting(Bag::size)
        .satisfiesExactly(
            level -> assertThat(level).isGreaterThanOrEqualTo(12),
            level -> assertThat(level).isGreaterThanOrEqualTo(10),
            level -> assertThat(level).isGreaterThanOrEqualTo(10));
    for (Suit suit : Suit.values()) {
      assertThat(PACK.minions().stream().filter(each -> each.suit() == suit).count()).isEqualTo(5);
      assertThat(PACK.royalties().stream().filter(each -> each.suit() == suit).count())
          .isEqualTo(3);
    }
  }

  @Test
  void hasNoTwoCardsOfEqualEffect() {
    List<String> texts = new ArrayList<>();
    PACK.skills().forEach(card -> texts.add(card.cost() + " " + card.says()));
    PACK.equipment().forEach(card -> texts.add(card.says()));
    PACK.relics().forEach(card -> texts.add(card.says()));
    PACK.minions().forEach(card -> texts.add(card.says()));
    PACK.encounters().forEach(card -> texts.add(card.says()));

    assertThat(texts).doesNotHaveDuplicates();
  }

  @Test
  void saysWhatItsCardsDo() {
    assertThat(PACK.skills().get(0).says())
        .isEqualTo(
            "Soldier Action, 1 Effort. Reveal the top 3 cards of your deck, put the non-Attack"
                + " cards into your hand and discard the rest.");
    assertThat(PACK.minions().get(3).says())
        .isEqualTo(
            "Dust minion, 4 Power, Pain 2. Reward: gain the reward of another minion that you"
                + " defeated in this or the previous round of combat once more.");
  }

  @Test
  @Shows("HOF-Q-11")
  void hasABoardOfFiveByFive() {
    assertThat(Scene.GAME.cards().spaces()).isEqualTo(25);
  }
}
