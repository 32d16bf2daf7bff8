package org.lawspeaker.handofdestiny.pack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.handofdestiny.table.MonsterAbility;

/** Abilities are put into words that say all that they do. */
class AbilityWordingTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          lasting: [{hp-change: {amount: 2, when: not-in-front}}] | it has +2 HP while it is not in front
          lasting: [{hp-change: {amount: 2, on: others, type: creature}}] | every other visible creature has +2 HP
          lasting: [{damage-change: {amount: -1, per: wave, on: front}}] | the front monster has -1 damage for each wave up to this one
          lasting: [{attack-change: {amount: -1, per: strength-card}}] | each strength attack on it is worth 1 less for each strength card
          lasting: [{card-change: {amount: 1, when: {strength-at-most: 2}}}] | each strength card of an attack on it is worth 1 more while there are at most 2 strength cards
          effects: [{damage: {amount: 3, per: hp, type: magic, boss: true}}] | deal 3 damage for each HP of the hero to a magic monster in front or to the boss
          effects: [{absorb: creature}] | discard every other visible creature and add their base health to its own HP
          {type: front, once: true, effects: [{hurt: 1}, peek]} | Front (x1): take 1 damage, then peek at the third monster
          {type: normal, once: true, on: attacked, effects: [{flip: {target: self}}]} | when attacked with strength (x1): flip this monster
          """)
  void saysWhatAMonsterDoes(String ability, String words) {
    assertThat(read(ability).says()).isEqualTo(words);
  }

  private static MonsterAbility read(String yaml) {
    return Document.yaml("ability", yaml)
        .then(document -> Records.STANDARD.read(document, MonsterAbility.class))
        .orThrow();
  }

  @Test
  void saysWhatSetsOffAHerosAbility() {
    assertThat(ReferencePack.hero("Galathar").right().get(2).says())
        .isEqualTo("Stock when a monster's damage is taken: deal 9 damage to the front monster");
  }
}
