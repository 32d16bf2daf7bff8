package org.lawspeaker.gloomkilforth.market;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.testkit.coverage.Shows;

/** A hero is defeated in the middle of a purchase. */
class DefeatedBuyerTest {
  @Test
  @Shows({"GOK-Q-92"})
  void cardsDrawnToBuyAreDiscardedWhenTheBuyerIsDefeated() {
    Scene scene =
        Scene.of(
                OwnPack.captain(
                    "abilities: [{on: any-time, deed: true, cost: {hp: 1}, limit: once-per-turn,"
                        + " effects: [{gain: {what: fate, amount: 1}}]}]"),
                Setup.of(2),
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {at: sprawl-city, ap: 2, hp: 1, gold: 9, fate: 0, hand: [], assets: [captain]}
                decks: {rewards: {ally: {discard: []}}}
                """)
            .then("market", "choose deck ally", "draw fence", "draw acolyte", "draw old-soldier")
            .then("resolve captain");

    Bag discarded = scene.state().decks().rewards(RewardType.ALLY).discard();
    assertThat(List.of("fence", "acolyte", "old-soldier"))
        .allMatch(each -> discarded.count(Scene.card(each)) == 1);
  }
}
