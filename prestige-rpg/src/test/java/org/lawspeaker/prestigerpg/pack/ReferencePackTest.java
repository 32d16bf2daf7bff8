package org.lawspeaker.prestigerpg.pack;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.pack.ReferencePack.PACK;
import static org.lawspeaker.prestigerpg.pack.ReferencePack.card;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.prestigerpg.creature.Blow;
import org.lawspeaker.prestigerpg.hand.LoseCards;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.state.Mark;
import org.lawspeaker.prestigerpg.state.Span;
import org.lawspeaker.prestigerpg.table.Aim;
import org.lawspeaker.prestigerpg.table.By;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.CharacterCard;
import org.lawspeaker.prestigerpg.table.Condition;
import org.lawspeaker.prestigerpg.table.Count;
import org.lawspeaker.prestigerpg.table.DeckCard;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.EncounterCard;
import org.lawspeaker.prestigerpg.table.EventCard;
import org.lawspeaker.prestigerpg.table.Kit;
import org.lawspeaker.prestigerpg.table.Lasting;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.Occasion;
import org.lawspeaker.prestigerpg.table.Phase;
import org.lawspeaker.prestigerpg.table.StrikeRule;
import org.lawspeaker.prestigerpg.table.Tokens;
import org.lawspeaker.prestigerpg.table.Tone;
import org.lawspeaker.prestigerpg.table.Values;
import org.lawspeaker.prestigerpg.table.Who;
import org.lawspeaker.prestigerpg.terms.Group;
import org.lawspeaker.testkit.cards.Ingredients;
import org.lawspeaker.testkit.coverage.Shows;

/** The reference pack has the cards of the box, and all that a card can say is on some card. */
class ReferencePackTest {
  private static final ImmutableSet<Object> USED = Ingredients.of(PACK);

  @ParameterizedTest
  @CsvSource({
    "Attack 5, 8, 10/5/0/0",
    "Attack 10, 3, 20/10/5/0",
    "Attack 20, 9, 40/20/10/0",
    "Attack 25, 7, 50/25/15/0",
    "Attack 30, 7, 60/30/15/0",
    "Attack 40, 6, 80/40/20/0",
    "Attack 50, 4, 100/50/25/0",
    "Attack 100, 1, 200/100/50/0"
  })
  @Shows({"PRE-Q-02", "PRE-Q-28"})
  void aStandardAttackHasItsCopiesAndItsFourValues(String name, int copies, String values) {
    assertThat(card(name).copies()).isEqualTo(copies);
    assertThat(Values.says(ReferencePack.face(CardFace.Attack.class, name).values()))
        .endsWith("(" + values + ")");
  }

  @ParameterizedTest
  @CsvSource({
    "I think he called you ugly too, 2",
    "Feint, 4",
    "Focus Strength, 3",
    "Slip Behind, 2",
    "Double Strike, 2",
    "Opportunity Fire, 2",
    "Edge Out, 4",
    "Critical Miss, 3",
    "Trip, 3",
    "Counter Strike, 4",
    "Not So Tough/Tougher Than He Looks, 4",
    "Healing Potion, 4",
    "Alchemist Fire, 3",
    "Amulet of Mentalism, 1",
    "Lesser Healing Potion, 1",
    "Potion of Strength, 1"
  })
  @Shows("PRE-Q-02")
  void aCardHasItsCopies(String name, int copies) {
    assertThat(card(name).copies()).isEqualTo(copies);
  }

  @Test
  @Shows("PRE-Q-02")
  void theDrawDeckHasNinetyFourCards() {
    assertThat(copies(card -> true)).isEqualTo(94);
    assertThat(PACK.deck()).hasSize(30).allMatch(card -> card.expansion() == Expansion.BASE);
  }

  @Test
  @Shows({"PRE-Q-02", "PRE-Q-41"})
  void sixAttacksOfTenShowOneCharacterEach() {
    List<CardFace.Attack> special =
        PACK.deck().stream()
            .map(DeckCard::face)
            .filter(CardFace.Attack.class::isInstance)
            .map(CardFace.Attack.class::cast)
            .filter(attack -> attack.special().isPresent())
            .toList();

    assertThat(special)
        .allMatch(attack -> attack.values().equals(List.of(20, 10, 5, 0)))
        .allMatch(attack -> attack.special().orElseThrow().values().equals(List.of(100, 50, 25, 0)))
        .extracting(attack -> attack.special().orElseThrow().character())
        .containsExactlyElementsOf(PACK.characters().stream().map(CharacterCard::name).toList());
    assertThat(copies(card -> isAttackWorth(card.face(), 10) && !card.name().startsWith("I ")))
        .isEqualTo(9);
  }

  @Test
  @Shows({"PRE-Q-02", "PRE-CLASS-01"})
  void fiftyOneCardsAreStandardAttacks() {
    assertThat(
            copies(
                card ->
                    card.face() instanceof CardFace.Attack attack
                        && attack.hits().isEmpty()
                        && attack.reveals().isEmpty()))
        .isEqualTo(51);
  }

  private static boolean isAttackWorth(CardFace face, int value) {
    return face instanceof CardFace.Attack attack && attack.values().get(1) == value;
  }

  private static int copies(Predicate<DeckCard> which) {
    return PACK.deck().stream().filter(which).mapToInt(DeckCard::copies).sum();
  }

  @ParameterizedTest
  @CsvSource({"BASE, 25", "DEEPER_AND_DARKER, 12", "RELICS_AND_RUIN, 12", "TOMBS_AND_TOMES, 12"})
  @Shows("PRE-Q-101")
  void everyExpansionHasItsEncounters(Expansion expansion, int least) {
    assertThat(PACK.encounters())
        .filteredOn(card -> card.expansion() == expansion)
        .hasSizeGreaterThanOrEqualTo(least);
  }

  @Test
  void thereAreEventsRelicsQuestsAndModules() {
    assertThat(PACK.events()).hasSizeGreaterThanOrEqualTo(24);
    assertThat(PACK.relics()).hasSizeGreaterThanOrEqualTo(12);
    assertThat(PACK.quests()).hasSizeGreaterThanOrEqualTo(12);
    assertThat(PACK.modules()).hasSize(2).allMatch(module -> module.steps().size() >= 10);
  }

  @Test
  @Shows("PRE-Q-03")
  void encountersAreWorthUpToSixPrestige() {
    assertThat(PACK.encounters()).extracting(EncounterCard::prestige).allMatch(n -> n <= 6);
  }

  @Test
  @Shows("PRE-BEGIN-03")
  void lifeGrowsWithTheParty() {
    assertThat(PACK.encounters())
        .flatExtracting(EncounterCard::phases)
        .filteredOn(phase -> !phase.life().isEmpty())
        .allSatisfy(phase -> assertThat(phase.life()).isSorted().doesNotHaveDuplicates());
  }

  @Test
  @Shows("PRE-Q-60")
  void someEncountersHaveNoCreatureAndGiveNoPrestige() {
    assertThat(PACK.encounters())
        .filteredOn(card -> !card.creature())
        .hasSizeGreaterThanOrEqualTo(4)
        .allMatch(card -> card.prestige() == 0)
        .allMatch(card -> card.phases().get(0).life().isEmpty());
  }

  @Test
  void everyCardThatTheRulebookNamesIsThere() {
    assertThat(PACK.deck())
        .filteredOn(card -> card.provenance() == Provenance.RULEBOOK)
        .extracting(DeckCard::name)
        .containsExactly(
            "I think he called you ugly too",
            "Feint",
            "Focus Strength",
            "Slip Behind",
            "Double Strike",
            "Opportunity Fire",
            "Edge Out",
            "Critical Miss",
            "Trip",
            "Counter Strike",
            "Not So Tough/Tougher Than He Looks",
            "Healing Potion",
            "Alchemist Fire",
            "Amulet of Mentalism");
    assertThat(PACK.encounters())
        .filteredOn(card -> card.provenance() == Provenance.RULEBOOK)
        .extracting(EncounterCard::name)
        .containsExactly(
            "Vampyre",
            "Wereboar",
            "Gluttony",
            "Emperor Lich",
            "Hivemind",
            "Thantigist",
            "Ragnarok",
            "Barrier Magus");
    assertThat(PACK.events())
        .filteredOn(card -> card.provenance() == Provenance.RULEBOOK)
        .extracting(EventCard::name)
        .containsExactly(
            "We fight in too close a quarters",
            "A blessing of daylight",
            "Bring the chest. We'll solve the riddle later",
            "T'is the fog of war");
  }

  @ParameterizedTest
  @ValueSource(classes = {Effect.class, Lasting.class, Condition.class, CardFace.class})
  void everyKindOfThisIsOnACard(Class<?> family) {
    assertThat(unused(Ingredients.family(family))).isEmpty();
  }

  @Test
  void everyKindOfWhoIsOnACard() {
    assertThat(unused(Sets.difference(Ingredients.family(Who.class), Set.of(Group.class))))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        Group.class,
        Count.class,
        Occasion.class,
        Moment.class,
        By.class,
        Aim.class,
        Tone.class,
        Expansion.class,
        Mark.class,
        Span.Until.class,
        Blow.At.class,
        LoseCards.How.class,
        Kit.Sort.class,
        Kit.Limit.class,
        EventCard.Kind.class,
        StrikeRule.Timing.class,
        CardFace.Second.class,
        Tokens.Of.class,
        Provenance.class
      })
  void everyConstantOfThisIsOnACard(Class<?> type) {
    assertThat(unused(ImmutableSet.copyOf(requireNonNull(type.getEnumConstants())))).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(StrikeRule.Timing.class)
  void creaturesAttackInEveryTiming(StrikeRule.Timing timing) {
    assertThat(PACK.encounters())
        .flatExtracting(EncounterCard::phases)
        .flatExtracting(Phase::attacks)
        .filteredOn(attack -> attack.timing() == timing)
        .hasSizeGreaterThan(10);
  }

  private static Set<?> unused(Set<?> vocabulary) {
    return Sets.difference(vocabulary, USED);
  }
}
