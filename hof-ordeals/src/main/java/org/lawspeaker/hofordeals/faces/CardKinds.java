package org.lawspeaker.hofordeals.faces;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.Encounter;

/** What the rulebook calls a card, and the clauses about all cards of its kind. */
final class CardKinds {
  private static final Citation ACTION = Citation.of("HOF-PLAY-05");
  private static final Citation ATTACK = Citation.of("HOF-PLAY-07");
  private static final Citation STARTING = Citation.of("HOF-SETUP-07");
  private static final Citation FLOURISH = Citation.of("HOF-FLOURISH-01");
  private static final Citation EQUIPMENT = Citation.of("HOF-EQUIP-02");
  private static final Citation SHIELD = Citation.of("HOF-EQUIP-09");
  private static final Citation WEAPON = Citation.of("HOF-WEAPON-02");
  private static final Citation RELIC = Citation.of("HOF-EQUIP-10");
  private static final Citation CURSE = Citation.of("HOF-CURSE-01");
  private static final Citation MINION = Citation.of("HOF-ENEMY-08");
  private static final Citation PAIN = Citation.of("HOF-PAIN-03");
  private static final Citation ROYALTY = Citation.of("HOF-BOSS-01");
  private static final Citation JACK = Citation.of("HOF-JACK-01");
  private static final Citation QUEEN = Citation.of("HOF-QUEEN-01");
  private static final Citation KING = Citation.of("HOF-PURSUIT-01");
  private static final Citation TOWN = Citation.of("HOF-ENC-05");
  private static final Citation BOSS = Citation.of("HOF-ENC-04");
  private static final Citation EVENT = Citation.of("HOF-ENC-06");
  private static final Citation COST = Citation.of("HOF-ENC-07");
  private static final Citation COMBAT = Citation.of("HOF-ENC-08");
  private static final Citation AMBUSH = Citation.of("HOF-AMBUSH-01");
  private static final Citation USAGE = Citation.of("HOF-USAGE-01");
  private static final Citation CAMPAIGN = Citation.of("HOF-MODE-03");

  private CardKinds() {}

  static String says(Cards cards, int card) {
    return switch (cards.kind(card)) {
      case STARTING -> "starting card";
      case FLOURISH -> "Flourish";
      case SKILL -> "Skill";
      case EQUIPMENT -> "Equipment";
      case RELIC -> "Relic";
      case CURSE -> "Curse";
      case MINION -> "minion";
      case PAIN -> "Pain card";
      case ROYALTY -> cards.royalty(card).rank().says();
      case TOWN, ENCOUNTER -> "Encounter";
      case BOSS -> "Boss Encounter";
    };
  }

  static ImmutableList<Citation> citations(Cards cards, int card) {
    Citation skill = cards.isAttack(card) ? ATTACK : ACTION;
    return switch (cards.kind(card)) {
      case STARTING -> ImmutableList.of(STARTING, skill);
      case FLOURISH -> ImmutableList.of(FLOURISH, skill);
      case SKILL -> ImmutableList.of(skill);
      case EQUIPMENT -> equipment(cards, card, EQUIPMENT);
      case RELIC -> equipment(cards, card, RELIC);
      case CURSE -> ImmutableList.of(CURSE);
      case MINION -> ImmutableList.of(MINION);
      case PAIN -> ImmutableList.of(PAIN);
      case ROYALTY ->
          ImmutableList.of(
              ROYALTY,
              switch (cards.royalty(card).rank()) {
                case JACK -> JACK;
                case QUEEN -> QUEEN;
                case KING -> KING;
              });
      case TOWN -> ImmutableList.of(TOWN);
      case BOSS -> ImmutableList.of(BOSS);
      case ENCOUNTER -> encounter(cards.encounter(card));
    };
  }

  private static ImmutableList<Citation> equipment(Cards cards, int card, Citation kind) {
    boolean isWeapon = cards.equipment(card).weapon().isPresent();
    boolean isShield = cards.equipment(card).shield();
    return isWeapon
        ? ImmutableList.of(kind, WEAPON)
        : isShield ? ImmutableList.of(kind, SHIELD) : ImmutableList.of(kind);
  }

  private static ImmutableList<Citation> encounter(Encounter encounter) {
    ImmutableList.Builder<Citation> citations = ImmutableList.builder();
    switch (encounter.kind()) {
      case EVENT -> citations.add(EVENT);
      case AMBUSH -> citations.add(COMBAT, AMBUSH);
      case COMBAT -> citations.add(COMBAT);
      case CAMPAIGN -> citations.add(CAMPAIGN);
      case BASIC -> citations.add(TOWN);
      case BOSS -> citations.add(BOSS);
    }
    if (!encounter.cost().isFree()) {
      citations.add(COST);
    }
    return encounter.usage().isPresent() ? citations.add(USAGE).build() : citations.build();
  }
}
