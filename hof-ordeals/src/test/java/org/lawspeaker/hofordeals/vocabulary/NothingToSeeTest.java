package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Looking at the top card of a deck that has run out. */
class NothingToSeeTest {
  private static final List<String> ROW = List.of("hunt", "purge", "rally", "cleave", "veteran");

  private static Played look(String of, String hero, String decks) {
    return Played.of(
            Played.actionGame("{look-at-top: {of: " + of + "}}, {gain: {what: food, amount: 1}}"),
            Played.TURN.formatted("food: 0, hand: [test-card], " + hero) + decks)
        .then("play test-card");
  }

  /** All cards of the Dealer but these five are with a player. */
  private static Played atTheDealers() {
    List<String> owned = new ArrayList<>();
    Bag cards = Scene.GAME.cards().dealers;
    for (int i = 0; i < cards.size(); i++) {
      owned.add(Scene.GAME.cards().index.name(cards.nth(i)));
    }
    ROW.forEach(owned::remove);
    String decks = "decks: {row: %s, dealer: {deck: {order: [], bag: []}, discard: []}}\n";
    String own = "discard: [7 strive, 2 forage, hack, " + String.join(", ", owned) + "]";
    return look("dealer", own, decks.formatted(ROW));
  }

  @Test
  @Shows({"HOF-DECK-01", "HOF-DECK-12"})
  void nothingIsSeenOfAnOwnDeckThatIsGone() {
    Played played = look("own", "played: [7 strive, 2 forage, hack], deck: {bag: []}", "");

    assertThat(played.window()).contains("explore");
    assertThat(played.me().food()).isEqualTo(1);
    assertThat(played.scene().told()).noneMatch(each -> each.contains("looks at"));
  }

  @Test
  @Shows({"HOF-DECK-10", "HOF-DECK-12"})
  void nothingIsSeenOfADealersDeckThatIsGone() {
    Played played = atTheDealers();

    assertThat(played.window()).contains("explore");
    assertThat(played.me().food()).isEqualTo(1);
    assertThat(played.scene().told()).noneMatch(each -> each.contains("looks at"));
  }
}
