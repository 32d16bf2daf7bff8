package org.lawspeaker.gloomkilforth.pack;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.effects.Modify;
import org.lawspeaker.gloomkilforth.journey.Where;
import org.lawspeaker.gloomkilforth.piles.HandOver;
import org.lawspeaker.gloomkilforth.state.EncounterType;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.SkillType;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.table.Ability;
import org.lawspeaker.gloomkilforth.table.AttributeBonus;
import org.lawspeaker.gloomkilforth.table.Card;
import org.lawspeaker.gloomkilforth.table.CardPack;
import org.lawspeaker.gloomkilforth.table.Condition;
import org.lawspeaker.gloomkilforth.table.Counted;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Encounter;
import org.lawspeaker.gloomkilforth.table.Kept;
import org.lawspeaker.gloomkilforth.table.Lasting;
import org.lawspeaker.gloomkilforth.table.Limit;
import org.lawspeaker.gloomkilforth.table.LootToken;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Reward;
import org.lawspeaker.gloomkilforth.table.Until;
import org.lawspeaker.gloomkilforth.table.WhileHidden;
import org.lawspeaker.gloomkilforth.table.Who;
import org.lawspeaker.testkit.cards.Ingredients;
import org.lawspeaker.testkit.coverage.Shows;

/** The reference pack has the cards of the box, no two alike, and all that a card can say. */
class ReferencePackTest {
  private static final CardPack PACK = Scene.GAME.cards().pack;
  private static final Path UNUSED = Path.of("src/test/resources/unused-words.txt");

  @Test
  void thereAreAsManyCardsOfEachKindAsInTheBox() {
    assertThat(PACK.locations()).hasSize(25);
    assertThat(PACK.races()).hasSize(8);
    assertThat(PACK.classes()).hasSize(8);
    assertThat(PACK.skills()).hasSize(32);
    assertThat(PACK.sagas()).hasSize(8);
    assertThat(PACK.encounters()).hasSize(82);
    assertThat(PACK.rewards()).hasSize(74);
    assertThat(PACK.night().size() + PACK.nightEncounters().size()).isEqualTo(25);
    assertThat(PACK.ancients()).hasSize(4);
    assertThat(PACK.abilities()).hasSize(4);
    assertThat(PACK.plots()).hasSize(24);
    assertThat(PACK.loot().stream().mapToInt(LootToken::copies).sum()).isEqualTo(82);
  }

  @ParameterizedTest
  @EnumSource(value = Terrain.class, mode = EnumSource.Mode.EXCLUDE, names = "CITY")
  void everyTerrainHasSixLocationsAndTwentyEncountersOfAllTypes(Terrain terrain) {
    Map<EncounterType, Long> types =
        PACK.encounters().stream()
            .filter(each -> each.terrain().equals(Optional.of(terrain)))
            .collect(groupingBy(Encounter::type, counting()));

    assertThat(types).containsOnlyKeys(EncounterType.values());
    assertThat(types.values().stream().mapToLong(each -> each).sum()).isBetween(20L, 21L);
    assertThat(PACK.locations().stream().filter(each -> each.terrain() == terrain)).hasSize(6);
  }

  @ParameterizedTest
  @EnumSource(SkillType.class)
  @Shows({"GOK-SKILL-01", "GOK-SKILL-04"})
  void everyTypeHasTwoSkillsOfEachLevel(SkillType type) {
    assertThat(PACK.skills().stream().filter(each -> each.type() == type))
        .extracting(each -> each.level())
        .containsExactlyInAnyOrder(1, 1, 2, 2, 3, 3, 4, 4);
  }

  @ParameterizedTest
  @EnumSource(RewardType.class)
  void everyRewardDeckHasEighteenCardsOrNineteen(RewardType type) {
    assertThat(PACK.rewards().stream().filter(each -> each.type() == type).count())
        .isBetween(18L, 19L);
  }

  @Test
  void rewardsAreSpreadOverAllLocationsButTheCity() {
    Map<String, Long> spread =
        PACK.rewards().stream().collect(groupingBy(Reward::location, counting()));

    assertThat(spread).hasSize(24).doesNotContainKey("Sprawl City");
    assertThat(spread.values()).allSatisfy(cards -> assertThat(cards).isBetween(3L, 4L));
  }

  @Test
  void everyLocationFallsIntoGloomByOneNightCard() {
    assertThat(
            Stream.concat(
                PACK.night().stream().map(each -> each.location()),
                PACK.nightEncounters().stream().flatMap(each -> each.location().stream())))
        .containsExactlyInAnyOrderElementsOf(PACK.locations().stream().map(Card::name).toList());
  }

  @Test
  void noTwoRewardsDoTheSame() {
    assertDistinct(
        PACK.rewards().stream()
            .map(each -> List.of(each.unique(), each.bonus(), each.lasting(), each.abilities())));
  }

  @Test
  void noTwoEncountersAreAlike() {
    assertDistinct(
        PACK.encounters().stream()
            .map(each -> each.withName("").withTerrain(Optional.empty()).withGold(0))
            .map(each -> each.withProvenance(PACK.skills().get(0).provenance())));
  }

  @Test
  void noTwoSkillsDoTheSame() {
    assertDistinct(
        PACK.skills().stream()
            .map(each -> List.of(each.bonus(), each.lasting(), each.abilities())));
  }

  @Test
  void racesAndClassesPlayDifferently() {
    assertDistinct(PACK.races().stream().map(each -> List.of(each.lasting(), each.abilities())));
    assertDistinct(PACK.classes().stream().map(each -> List.of(each.lasting(), each.abilities())));
  }

  @Test
  void noTwoNightCardsAndNoTwoPlotsDoTheSame() {
    assertDistinct(
        PACK.night().stream()
            .map(each -> List.of(each.event(), each.everywhere(), each.abilities())));
    assertDistinct(PACK.plots().stream().map(each -> List.of(each.lasting(), each.abilities())));
  }

  @Test
  void noTwoLocationsShareAGloomSide() {
    assertDistinct(
        PACK.locations().stream()
            .filter(each -> each.terrain().isWild())
            .map(each -> each.gloom()));
  }

  @Test
  void noCardGivesOnlyWhatItLosesWhenItIsVeiledForIt() {
    Stream.of(PACK.classes(), PACK.skills(), PACK.rewards())
        .<Card>flatMap(cards -> cards.stream())
        .forEach(card -> card.abilities().forEach(each -> assertGivesMore(card, each)));
  }

  private static void assertGivesMore(Card card, Ability ability) {
    for (Effect effect : ability.effects()) {
      if (ability.cost().veil()
          && effect instanceof Modify modify
          && modify.gives() instanceof AttributeBonus given) {
        assertThat(given.amount())
            .as(card.name())
            .isGreaterThan(card.bonus().of(given.attribute()));
      }
    }
  }

  private static void assertDistinct(Stream<?> effects) {
    assertThat(effects.map(Object.class::cast).toList()).doesNotHaveDuplicates();
  }

  @Test
  void everySagaAsksForSomethingElse() {
    assertDistinct(
        PACK.sagas().stream()
            .map(saga -> saga.chapters().stream().map(each -> each.keywords()).toList()));
  }

  @Test
  void twoCardsAtLeastProvideEachKeywordOfASaga() {
    Set<String> needed = new HashSet<>();
    PACK.sagas().forEach(saga -> saga.chapters().forEach(each -> needed.addAll(each.needs(1))));
    ImmutableList<String> provided =
        Stream.concat(PACK.encounters().stream(), PACK.rewards().stream())
            .flatMap(each -> each.allKeywords().stream())
            .collect(ImmutableList.toImmutableList());

    assertThat(needed)
        .allSatisfy(
            keyword -> assertThat(provided.stream().filter(keyword::equals)).hasSizeGreaterThan(1));
  }

  @Test
  void everyThingThatCardsCanSayIsOnACardButThoseListed() throws IOException {
    ImmutableSet<Object> used = Ingredients.of(PACK);
    List<String> unused =
        Stream.of(
                Ingredients.family(Effect.class),
                Ingredients.family(Lasting.class),
                Ingredients.family(Condition.class),
                List.of(Moment.values()),
                List.of(Who.values()),
                List.of(Until.values()),
                List.of(Limit.values()),
                List.of(Counted.values()),
                List.of(Where.values()),
                List.of(Kept.What.values()),
                List.of(WhileHidden.What.values()),
                List.of(HandOver.What.values()))
            .<Object>flatMap(each -> each.stream())
            .filter(each -> !used.contains(each))
            .map(each -> each instanceof Class<?> type ? type.getSimpleName() : each.toString())
            .toList();
    String text = String.join("\n", unused) + "\n";
    if (Boolean.getBoolean("lawspeaker.update")) {
      Files.writeString(UNUSED, text);
    }

    assertThat(text).isEqualTo(Files.readString(UNUSED));
  }
}
