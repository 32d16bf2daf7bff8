package org.lawspeaker.thorgal.pack;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.pack.ReferencePack.BANE;
import static org.lawspeaker.thorgal.pack.ReferencePack.DESTINY;
import static org.lawspeaker.thorgal.pack.ReferencePack.LANDS;
import static org.lawspeaker.thorgal.pack.ReferencePack.PACK;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.testkit.cards.Ingredients;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.conditions.Count;
import org.lawspeaker.thorgal.conditions.LandTest;
import org.lawspeaker.thorgal.effects.Area;
import org.lawspeaker.thorgal.effects.Last;
import org.lawspeaker.thorgal.journey.NoOpposing;
import org.lawspeaker.thorgal.journey.OpposeFree;
import org.lawspeaker.thorgal.journey.OpposeMore;
import org.lawspeaker.thorgal.piles.HandLoss;
import org.lawspeaker.thorgal.piles.PilePlace;
import org.lawspeaker.thorgal.piles.Zone;
import org.lawspeaker.thorgal.state.Attribute;
import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.BaneCard;
import org.lawspeaker.thorgal.table.CardTest;
import org.lawspeaker.thorgal.table.Condition;
import org.lawspeaker.thorgal.table.Cost;
import org.lawspeaker.thorgal.table.DeckList;
import org.lawspeaker.thorgal.table.DestinyCard;
import org.lawspeaker.thorgal.table.DestinyType;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.FactionSet;
import org.lawspeaker.thorgal.table.LandCard;
import org.lawspeaker.thorgal.table.Lasting;
import org.lawspeaker.thorgal.table.Occasion;
import org.lawspeaker.thorgal.table.Span;
import org.lawspeaker.thorgal.table.Symbol;
import org.lawspeaker.thorgal.table.Trigger;
import org.lawspeaker.thorgal.table.Upkeep;
import org.lawspeaker.thorgal.table.Who;
import org.lawspeaker.thorgal.table.Works;

/** The reference pack has the cards of the box, and all that a card can say is on some card. */
class ReferencePackTest {
  private static final ImmutableSet<Object> USED = Ingredients.of(PACK);

  @Test
  @Shows("THO-FACTION-01")
  void thereAreFourFactions() {
    assertThat(PACK.factions())
        .extracting(FactionSet::name)
        .containsExactly("Outlaws", "Visitors", "Lords", "Vikings");
  }

  @Test
  @Shows({"THO-FACTION-03", "THO-Q-02"})
  void everyFactionHasThirtySixDestinyCardsTwentyFourBaneCardsAndFiveLands() {
    assertThat(PACK.factions())
        .allSatisfy(
            set -> {
              assertThat(set.destiny().stream().mapToInt(DestinyCard::copies).sum()).isEqualTo(36);
              assertThat(set.bane().stream().mapToInt(BaneCard::copies).sum()).isEqualTo(24);
              assertThat(set.lands()).hasSize(5);
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"Outlaws", "Visitors", "Lords", "Vikings"})
  @Shows({"THO-CARD-03", "THO-Q-02"})
  void aFactionHasFourteenCompanionsTenSupportsAndTwelveEvents(String faction) {
    FactionSet set = ReferencePack.faction(faction);

    assertThat(copies(set, DestinyType.COMPANION)).isEqualTo(14);
    assertThat(copies(set, DestinyType.SUPPORT)).isEqualTo(10);
    assertThat(copies(set, DestinyType.EVENT)).isEqualTo(12);
  }

  private static int copies(FactionSet set, DestinyType type) {
    return set.destiny().stream()
        .filter(card -> card.type() == type)
        .mapToInt(DestinyCard::copies)
        .sum();
  }

  @Test
  @Shows({"THO-SETUP-06", "THO-Q-02"})
  void everyFactionHasTwoRecommendedCompanionsOfCostThreeTogether() {
    assertThat(PACK.factions())
        .allSatisfy(
            set ->
                assertThat(set.destiny())
                    .filteredOn(DestinyCard::recommended)
                    .hasSize(2)
                    .allMatch(card -> card.type() == DestinyType.COMPANION)
                    .extracting(DestinyCard::cost)
                    .satisfies(costs -> assertThat(costs.get(0) + costs.get(1)).isEqualTo(3)));
  }

  @Test
  @Shows("THO-Q-02")
  void everyLandAsksForFourToEightSymbols() {
    assertThat(LANDS).extracting(land -> land.attributes().sum()).allMatch(n -> n >= 4 && n <= 8);
  }

  @Test
  @Shows({"THO-LAND-06", "THO-LAND-07", "THO-Q-34"})
  void everyLandListsTheIconOfItsFactionAndOneToThreeOthers() {
    assertThat(PACK.factions())
        .allSatisfy(
            set ->
                assertThat(set.lands())
                    .extracting(LandCard::subtypes)
                    .allMatch(list -> list.get(0).equals(set.icon()))
                    .allMatch(list -> list.size() >= 2 && list.size() <= 4));
  }

  @Test
  @Shows("THO-LAND-06")
  void companionsOfEveryFactionOpposeFreeAtItsOwnLands() {
    assertThat(PACK.factions())
        .allSatisfy(
            set ->
                assertThat(set.destiny())
                    .filteredOn(card -> card.type() == DestinyType.COMPANION)
                    .filteredOn(card -> card.subtypes().contains(set.icon()))
                    .hasSizeGreaterThanOrEqualTo(7));
  }

  @Test
  @Shows("THO-OPP-09")
  void whatChangesForATimeWhoOpposesCanBeDoneInDawn() {
    assertThat(DESTINY)
        .filteredOn(
            card -> card.activated().filter(each -> changesOpposing(each.effects())).isPresent())
        .isNotEmpty()
        .allMatch(card -> card.phases().contains(Phase.DAWN));
    assertThat(BANE)
        .filteredOn(card -> changesOpposing(card.effects()))
        .isNotEmpty()
        .allMatch(card -> card.phases().contains(Phase.DAWN));
  }

  private static boolean changesOpposing(List<Effect> effects) {
    return effects.stream()
        .anyMatch(
            each ->
                each instanceof Last last
                    && (last.gives() instanceof OpposeMore
                        || last.gives() instanceof OpposeFree
                        || last.gives() instanceof NoOpposing));
  }

  @Test
  @Shows("THO-UNIQUE-02")
  void aUniqueCompanionIsInTwoFactions() {
    assertThat(PACK.factions())
        .filteredOn(
            set ->
                set.destiny().stream()
                    .anyMatch(card -> card.unique() && card.name().equals("Thorgal Aegirsson")))
        .extracting(FactionSet::name)
        .containsExactly("Visitors", "Vikings");
  }

  @Test
  void theCardsOfTheRulebookAreTheTwelveItNames() {
    assertThat(DESTINY)
        .filteredOn(card -> card.provenance() == Provenance.RULEBOOK)
        .extracting(DestinyCard::name)
        .containsExactlyInAnyOrder(
            "Thorgal Aegirsson",
            "Thorgal Aegirsson",
            "Improvised Weapon",
            "Unknown Powers",
            "Sigwald the Burnt",
            "Kriss De Valnor",
            "Varth",
            "Aricia",
            "Galathorn",
            "Veronar",
            "Archers");
    assertThat(BANE)
        .filteredOn(card -> card.provenance() == Provenance.RULEBOOK)
        .extracting(BaneCard::name)
        .containsExactly("Stun");
    assertThat(LANDS)
        .filteredOn(card -> card.provenance() == Provenance.RULEBOOK)
        .extracting(LandCard::name)
        .containsExactly("Fortified Port");
  }

  @Test
  @Shows({"THO-Q-94", "THO-Q-95"})
  void playersBuiltDecksOfSeveralFactions() {
    assertThat(PACK.decks())
        .hasSize(2)
        .allSatisfy(
            deck ->
                assertThat(deck.destiny())
                    .extracting(DeckList.Entry::faction)
                    .containsAnyOf("Vikings", "Lords")
                    .containsAnyOf("Visitors", "Outlaws"));
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        Effect.class,
        Lasting.class,
        Condition.class,
        CardTest.class,
        LandTest.class,
        Cost.class,
        Upkeep.class
      })
  void everyKindOfThisIsOnACard(Class<?> family) {
    assertThat(unused(Ingredients.family(family))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        Count.class,
        Occasion.class,
        Works.class,
        Span.class,
        Who.class,
        Area.class,
        PilePlace.class,
        Zone.class,
        HandLoss.Fate.class,
        Trigger.Whose.class,
        Symbol.class,
        Phase.class,
        Attribute.class,
        Suit.class,
        DestinyType.class
      })
  void everyConstantOfThisIsOnACard(Class<?> type) {
    assertThat(unused(ImmutableSet.copyOf(requireNonNull(type.getEnumConstants())))).isEmpty();
  }

  private static Set<?> unused(ImmutableSet<?> vocabulary) {
    return Sets.difference(vocabulary, USED);
  }
}
