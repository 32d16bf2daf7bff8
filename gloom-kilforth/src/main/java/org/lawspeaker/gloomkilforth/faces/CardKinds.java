package org.lawspeaker.gloomkilforth.faces;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.gloomkilforth.state.EncounterType;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.Reward;

/** What the rulebook calls a card, and the clauses about all cards of its kind. */
final class CardKinds {
  private static final Citation LOCATION = Citation.of("GOK-LOC-03");
  private static final Citation RACE = Citation.of("GOK-RACE-02");
  private static final Citation CLASS = Citation.of("GOK-CLASS-01");
  private static final Citation SKILL = Citation.of("GOK-SKILL-02");
  private static final Citation SAGA = Citation.of("GOK-SAGA-04");
  private static final Citation KEYWORDS = Citation.of("GOK-CHAPTER-03");
  private static final Citation FINALE = Citation.of("GOK-SAGA-07");
  private static final Citation TOTEM = Citation.of("GOK-SAGA-09");
  private static final Citation ENCOUNTER = Citation.of("GOK-ENC-02");
  private static final Citation STRANGER = Citation.of("GOK-STRANGER-02");
  private static final Citation EVENT = Citation.of("GOK-EVENT-01");
  private static final Citation REWARD = Citation.of("GOK-REWARD-02");
  private static final Citation SPELL = Citation.of("GOK-SPELL-01");
  private static final Citation NIGHT = Citation.of("GOK-NIGHTCARD-01");
  private static final Citation ANCIENT = Citation.of("GOK-ANCIENT-01");
  private static final Citation ABILITIES = Citation.of("GOK-ANCIENT-03");
  private static final Citation PLOT = Citation.of("GOK-PLOT-04");
  private static final Citation LOOT = Citation.of("GOK-LOOT-01");

  private CardKinds() {}

  static String says(Cards cards, int card) {
    return switch (cards.kind(card)) {
      case LOCATION -> "location";
      case RACE -> "race";
      case CLASS -> "class";
      case SKILL -> "skill";
      case CHAPTER -> "chapter";
      case FINALE -> "Finale";
      case TOTEM -> "Totem";
      case ENCOUNTER -> cards.encounter(card).type().says();
      case REWARD -> ((Reward) cards.card(card)).type().says();
      case NIGHT -> "Night card";
      case ANCIENT -> "Ancient";
      case ABILITIES -> "Ancient Abilities";
      case PLOT -> "plot";
      case LOOT -> "Loot token";
    };
  }

  static ImmutableList<Citation> citations(Cards cards, int card) {
    return switch (cards.kind(card)) {
      case LOCATION -> ImmutableList.of(LOCATION);
      case RACE -> ImmutableList.of(RACE);
      case CLASS -> ImmutableList.of(CLASS);
      case SKILL -> ImmutableList.of(SKILL);
      case CHAPTER -> ImmutableList.of(SAGA, KEYWORDS);
      case FINALE -> ImmutableList.of(FINALE);
      case TOTEM -> ImmutableList.of(TOTEM);
      case ENCOUNTER -> encounter(cards.encounter(card).type());
      case REWARD ->
          ((Reward) cards.card(card)).study().isPresent()
              ? ImmutableList.of(REWARD, SPELL)
              : ImmutableList.of(REWARD);
      case NIGHT -> ImmutableList.of(NIGHT);
      case ANCIENT -> ImmutableList.of(ANCIENT);
      case ABILITIES -> ImmutableList.of(ABILITIES);
      case PLOT -> ImmutableList.of(PLOT);
      case LOOT -> ImmutableList.of(LOOT);
    };
  }

  private static ImmutableList<Citation> encounter(EncounterType type) {
    return switch (type) {
      case STRANGER -> ImmutableList.of(ENCOUNTER, STRANGER);
      case EVENT -> ImmutableList.of(ENCOUNTER, EVENT);
      case ENEMY, PLACE, QUEST -> ImmutableList.of(ENCOUNTER);
    };
  }
}
