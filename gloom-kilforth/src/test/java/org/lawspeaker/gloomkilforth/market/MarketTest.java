package org.lawspeaker.gloomkilforth.market;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.state.Decks;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.Supply;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.testkit.coverage.Shows;

/** The Market Action, and Discover. */
class MarketTest {
  private static Scene market(String hero) {
    return Scene.of(1, "heroes: {0: {ap: 4, %s}}".formatted(hero)).then("market");
  }

  @Test
  @Shows({"GOK-MARKET-01"})
  void theMarketIsInTheCity() {
    assertThat(Scene.of(1, "heroes: {0: {at: frostmaw}}").refused("market"))
        .containsExactly("GOK-MARKET-01");
  }

  @Test
  @Shows({"GOK-MARKET-02", "GOK-Q-39"})
  void eachOptionIsUsedOnceAndAtLeastOne() {
    Scene scene = market("gold: 3, hp: 2, hand: [farmer, devil]");
    assertThat(scene.moves()).contains("heal seat 0", "sell farmer").doesNotContain("done");
    assertThat(scene.allowed("heal seat 0")).containsExactly("GOK-MARKET-02", "GOK-MARKET-03");
    assertThat(scene.reasons("sell captain")).containsExactly("GOK-MARKET-09 not-its-own");

    scene.then("sell farmer", "sell devil", "heal seat 0");

    assertThat(scene.moves()).contains("done", "heal seat 0").doesNotContain("sell devil");
    scene.then("done");
    assertThat(scene.window()).isEqualTo("action");
  }

  @Test
  @Shows({"GOK-MARKET-03", "GOK-MARKET-04", "GOK-HP-01"})
  void healthCostsOneGoldEachUpToTheMaximum() {
    Scene scene = market("gold: 5, hp: 2").then("heal seat 0", "heal seat 0");

    assertThat(scene.hero(0).hp()).isEqualTo(4);
    assertThat(scene.hero(0).gold()).isEqualTo(3);
    assertThat(scene.moves()).doesNotContain("heal seat 0");
  }

  @Test
  @Shows({"GOK-MARKET-03"})
  void whoHasNoGoldIsNotHealed() {
    Scene scene = market("gold: 0, hp: 2");

    assertThat(scene.moves()).doesNotContain("heal seat 0");
    assertThat(scene.refused("heal seat 0")).containsExactly("GOK-MARKET-03");
  }

  @Test
  @Shows({"GOK-MARKET-05", "GOK-MARKET-06", "GOK-MARKET-07", "GOK-MARKET-08", "GOK-REWARD-07"})
  void oneOfThreeCardsIsBoughtAndTheOthersAreDiscarded() {
    Scene scene =
        market("gold: 4")
            .then("choose deck item", "draw gilded-sword", "draw cloak-pin", "draw doom-shield");
    assertThat(scene.moves()).containsExactlyInAnyOrder("buy cloak-pin", "buy doom-shield");

    scene.then("buy cloak-pin");

    assertThat(scene.hero(0).assets().count(Scene.card("cloak-pin"))).isEqualTo(1);
    assertThat(scene.hero(0).gold()).isEqualTo(1);
    assertThat(scene.state().decks().rewards(RewardType.ITEM).discard().size()).isEqualTo(2);
  }

  @Test
  @Shows({"GOK-Q-37", "GOK-MARKET-08"})
  void whoCanAffordNothingSeesAllDiscarded() {
    Scene scene =
        market("gold: 1")
            .then("choose deck item", "draw gilded-sword", "draw cloak-pin", "draw doom-shield");

    assertThat(scene.state().decks().rewards(RewardType.ITEM).discard().size()).isEqualTo(3);
    assertThat(scene.hero(0).ap()).isEqualTo(3);
  }

  @Test
  @Shows({"GOK-MARKET-09", "GOK-Q-113", "GOK-TERM-15"})
  void cardsAreSoldForHalfTheirValueRoundedDown() {
    Scene scene =
        market("gold: 0, hand: [devil, altar-of-ruin], assets: [gilded-sword]")
            .then("sell devil", "sell altar-of-ruin", "sell gilded-sword");

    assertThat(scene.hero(0).gold()).isEqualTo(3);
    assertThat(scene.hero(0).assets().isEmpty()).isTrue();
  }

  @Test
  @Shows({"GOK-DISCOVER-01", "GOK-DISCOVER-02", "GOK-REWARD-06", "GOK-DISCOVER-04"})
  void aRumourIsDiscoveredAtItsLocation() {
    Scene scene = Scene.of(1, "heroes: {0: {at: ashen-waste, hand: [gilded-sword, captain]}}");
    assertThat(scene.refused("discover captain")).containsExactly("GOK-DISCOVER-02");

    scene.then("discover gilded-sword");

    assertThat(scene.hero(0).assets().count(Scene.card("gilded-sword"))).isEqualTo(1);
    assertThat(scene.hero(0).hand().size()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-DISCOVER-01"})
  void onlyRewardsAreDiscovered() {
    assertThat(
            Scene.of(1, "heroes: {0: {at: ashen-waste, hand: [devil]}}").refused("discover devil"))
        .containsExactly("GOK-DISCOVER-01");
  }

  @Test
  @Shows({"GOK-DISCOVER-05", "GOK-REWARD-08"})
  void ofTwoAssetsWithOneUniqueKeywordTheOldIsDiscarded() {
    Scene scene =
        Scene.of(
                1,
                """
                heroes: {0: {at: ashen-waste, hand: [gilded-sword], assets: [hunting-bow]}}
                """)
            .then("discover gilded-sword");

    assertThat(scene.hero(0).assets().size()).isEqualTo(1);
    assertThat(scene.hero(0).assets().count(Scene.card("gilded-sword"))).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-LIMIT-01"})
  void aSeventhAssetIsGivenUp() {
    Scene scene =
        Scene.of(
                1,
                """
                heroes:
                  0:
                    at: ashen-waste
                    hand: [gilded-sword]
                    assets: [doom-shield, cloak-pin, captain, magister, local-hero, acolyte]
                """)
            .then("discover gilded-sword");

    assertThat(scene.window()).isEqualTo("limit");
    assertThat(scene.moves()).hasSize(7).contains("sacrifice gilded-sword");
  }

  @Test
  @Shows({"GOK-DISCOVER-06", "GOK-SPELL-01", "GOK-Q-64"})
  void aSpellMayBeDiscoveredThatTheHeroCannotUse() {
    String fighter = "heroes: {0: {race: orc, profession: warrior, hp: 2, assets: [mend-wounds]}}";
    Scene scene = Scene.of(1, fighter);

    assertThat(scene.refused("resolve mend-wounds")).containsExactly("GOK-SPELL-01");
    assertThat(Scene.of(1, fighter.replace("orc", "elf")).moves()).contains("resolve mend-wounds");
  }

  @Test
  @Shows({"GOK-MARKET-03", "GOK-Q-85"})
  void theActiveHeroPaysForOthersThatAreThere() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 1
                heroes: {0: {at: frostmaw, hp: 1}, 1: {gold: 2, hp: 4}, 2: {hp: 1, hidden: true}}
                """)
            .then("market");
    assertThat(scene.moves()).contains("heal seat 2").doesNotContain("heal seat 0", "heal seat 1");

    scene.then("heal seat 2");

    assertThat(scene.hero(2).hp()).isEqualTo(2);
    assertThat(scene.hero(1).gold()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-Q-64", "GOK-SPELL-01", "GOK-REWARD-10"})
  void theOwnBonusOfASpellDoesNotCountForItAndEnoughIsEnough() {
    String zones =
        """
        turn-of: 1
        heroes: {1: {race: %s, profession: %s, at: bone-fields, assets: [guiding-light]}}
        places: {bone-fields: {encounters: [buried-temple]}}
        """;
    assertThat(
            Scene.of(2, zones.formatted("orc", "warrior"))
                .then("confront buried-temple with study")
                .odds())
        .containsKey("roll 1 of 1") // 1, and the spell needs 2
        .doesNotContainKey("roll 2 of 2");
    assertThat(
            Scene.of(2, zones.formatted("human", "warrior"))
                .then("confront buried-temple with study")
                .odds())
        .containsKey("roll 3 of 3");
  }

  @Test
  @Shows({"GOK-Q-64", "GOK-SPELL-01"})
  void theStudyOfASpellThatCanBeUsedCountsForAnother() {
    String zones =
        """
        turn-of: 1
        heroes:
          1: {race: %s, profession: warrior, hp: 2, gold: 3, veiled: [%s],
            assets: [second-breath, guiding-light]}
        """; // Second Breath needs 3, Guiding Light needs 2 and gives 1

    String deed = "resolve second-breath";

    assertThat(Scene.of(2, zones.formatted("human", "")).moves()).contains(deed);
    assertThat(Scene.of(2, zones.formatted("human", "guiding-light")).refused(deed))
        .containsExactly("GOK-SPELL-01"); // veiled, it gives nothing
    assertThat(Scene.of(2, zones.formatted("orc", "")).refused(deed))
        .containsExactly("GOK-SPELL-01"); // neither can be used
  }

  @Test
  @Shows("GOK-MARKET-02")
  void severalCardsAreSoldInOneGoButNotInTwo() {
    Scene scene =
        Scene.of(1, "heroes: {0: {hp: 2, gold: 5, hand: [devil, farmer, kobold]}}")
            .then("market", "sell devil", "sell farmer", "heal seat 0");

    assertThat(scene.refused("sell kobold")).containsExactly("GOK-MARKET-02");
  }

  @Test
  @Shows({"GOK-MARKET-02", "GOK-MARKET-03"})
  void severalHpAreBoughtInOneGoButNotInTwo() {
    Scene scene =
        Scene.of(1, "heroes: {0: {hp: 1, gold: 5, hand: [devil, farmer]}}")
            .then("market", "heal seat 0", "heal seat 0", "sell devil");

    assertThat(scene.hero(0).hp()).isEqualTo(3);
    assertThat(scene.refused("heal seat 0")).containsExactly("GOK-MARKET-02");
    assertThat(scene.moves()).contains("sell farmer", "done").doesNotContain("heal seat 0");
  }

  /** Seat 1 is in the City, and the others hold cards far away. */
  private static final String HELD =
      """
      turn-of: 1
      heroes:
        0: {at: frostmaw, hand: [%s]}
        2: {at: frostmaw, hand: [%s]}
        3: {at: frostmaw, hand: [%s]}
        1: {gold: 9, hand: [%s]}
      """;

  /** Every card of this type. */
  private static String without(RewardType type) {
    return Scene.GAME.cards().pack.rewards().stream()
        .filter(each -> each.type() == type)
        .map(each -> Scene.GAME.cards().index.name(Scene.GAME.cards().number(each.name())))
        .collect(Collectors.joining(", "));
  }

  @Test
  @Shows({"GOK-Q-42", "GOK-MARKET-02"})
  void nothingIsPurchasedFromAnEmptyDeck() {
    Scene scene =
        Scene.of(4, HELD.formatted(Scene.hands(4, without(RewardType.ITEM)))).then("market");

    assertThat(scene.moves())
        .contains("choose deck spell", "choose deck ally", "choose deck title")
        .doesNotContain("choose deck item");
    assertThat(scene.refused("choose deck item")).containsExactly("GOK-Q-42");
  }

  @Test
  @Shows({"GOK-ACTION-04", "GOK-MARKET-02"})
  void whereAllDecksAreEmptyAndNothingIsForSaleThereIsNoMarket() {
    GloomState rich = Scene.of(3, "turn-of: 1\nheroes: {1: {gold: 9}}").state();
    Decks bare = rich.decks(); // of the rewards of our pack there are more than heroes can have
    for (RewardType type : RewardType.values()) {
      bare = bare.with(type, Supply.shuffled(Bag.empty()));
    }
    GloomState poor = rich.withDecks(bare);
    GloomMove market = Scene.GAME.notation().readMove(rich, "market").orThrow();

    assertThat(Scene.GAME.legalMoves(rich)).contains(market);
    assertThat(Scene.GAME.legalMoves(poor)).doesNotContain(market);
    assertThat(((Verdict.Illegal) Scene.GAME.judge(poor, market)).violations())
        .extracting(each -> each.citation().id())
        .containsExactly("GOK-ACTION-04");
  }

  @Test
  @Shows({"GOK-Q-42", "GOK-MARKET-05"})
  void aDeckThatHasRunOutIsMadeAnewOfWhatWasDiscardedSince() {
    String held =
        Arrays.stream(without(RewardType.ITEM).split(", "))
            .filter(each -> !each.equals("cloak-pin") && !each.equals("gilded-sword"))
            .collect(Collectors.joining(", "));
    Scene scene =
        Scene.of(
                4,
                HELD.formatted(Scene.hands(4, held))
                    + "decks: {rewards: {item: {deck: [], discard: [cloak-pin, gilded-sword]}}}")
            .then("market", "choose deck item");

    assertThat(scene.odds()).containsOnlyKeys("draw cloak-pin", "draw gilded-sword");
  }

  @Test
  @Shows({"GOK-MARKET-02", "GOK-Q-39"})
  void aPurchaseEndsTheHealing() {
    Scene scene =
        Scene.of(1, "heroes: {0: {hp: 1, gold: 99, hand: [devil, farmer]}}")
            .then("market", "heal seat 0", "choose deck item")
            .then("draw cloak-pin", "draw gilded-sword", "draw doom-shield", "buy cloak-pin");

    assertThat(scene.refused("heal seat 0")).containsExactly("GOK-MARKET-02");
    assertThat(scene.moves()).contains("sell farmer");
  }

  @Test
  @Shows({"GOK-LIMIT-01", "GOK-LIMIT-04"})
  void aSeventhAssetThatIsBoughtIsGivenUpAfterTheMarket() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1:
                    gold: 9
                    assets: [doom-shield, gilded-sword, captain, magister, local-hero, acolyte]
                """)
            .then("market", "choose deck item", "draw cloak-pin", "draw hunting-bow")
            .then("draw healing-draught", "buy cloak-pin");
    assertThat(scene.window()).isEqualTo("market");

    scene.then("done");

    assertThat(scene.window()).isEqualTo("limit");
    assertThat(scene.moves()).hasSize(7).contains("sacrifice cloak-pin");
  }

  private static Scene drawn(String... draws) {
    return Scene.of(2, "turn-of: 1\nheroes: {0: {at: frostmaw}, 1: {gold: 9}}")
        .then("market", "choose deck item")
        .then(draws);
  }

  private static Object seen(int seat, String... draws) {
    return Scene.GAME.view(drawn(draws).state(), Seat.of(seat));
  }

  @Test
  void theCardsOfAPurchaseAreSeenByItsHeroAlone() {
    assertThat(seen(0, "draw cloak-pin")).isEqualTo(seen(0, "draw doom-shield"));
    assertThat(seen(1, "draw cloak-pin")).isNotEqualTo(seen(1, "draw doom-shield"));
    String[] three = {"draw cloak-pin", "draw gilded-sword", "draw doom-shield"};
    String[] others = {"draw wolf-amulet", "draw hunting-bow", "draw healing-draught"};
    assertThat(seen(0, three)).isEqualTo(seen(0, others));
    assertThat(seen(1, three)).isNotEqualTo(seen(1, others));
  }

  @Test
  @Shows("GOK-MARKET-08")
  void whatIsDiscardedDoesNotTellWhichCardWasDrawnFirst() {
    List<String> said = said("draw cloak-pin", "draw doom-shield", "draw wolf-amulet");

    assertThat(said).containsSequence("seat 1 discards Cloak Pin", "seat 1 discards Wolf Amulet");
    assertThat(said("draw wolf-amulet", "draw doom-shield", "draw cloak-pin")).isEqualTo(said);
  }

  /** What everybody hears when Doom Shield is bought of these. */
  private static List<String> said(String... draws) {
    return drawn(draws).then("buy doom-shield").events().stream()
        .filter(event -> event.audience().isEmpty())
        .map(Event::says)
        .toList();
  }
}
