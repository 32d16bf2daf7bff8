package org.lawspeaker.gloomkilforth.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.table.Reward;

/** What a card of one's own says, as its author reads it. */
class WordsTest {
  private static Reward captain(String own) {
    GloomOfKilforth game = OwnPack.captain(own);
    return (Reward) game.cards().card(game.cards().number("Captain"));
  }

  private static String ability(String own) {
    return captain("abilities: [{on: camped, " + own + "}]").abilities().get(0).says();
  }

  private static String effect(String effect) {
    return ability("effects: [" + effect + "]").replace("when you make Camp: ", "");
  }

  private static String lasting(String gives) {
    return captain("lasting: [{gives: " + gives + "}]").lasting().get(0).gives().says();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          is-hidden | you are Hidden | you are not Hidden
          {has-keyword: weapon} | you have the keyword weapon in play \
            | you do not have the keyword weapon in play
          {hp-at-most: 2} | you have 2 HP or fewer | you have more than 2 HP
          {gold-at-least: 5} | you have 5 gold or more | you have less than 5 gold
          {faces: enemy} | you face an Enemy | you do not face an Enemy
          {faces: quest} | you face a Quest | you do not face a Quest
          {faces: demon} | you face a card with the keyword demon \
            | you do not face a card with the keyword demon
          in-battle | you are in a battle | you are not in a battle
          {in-terrain: plains} | you are in the Plains | you are not in the Plains
          in-gloom | you are at a gloom location | you are not at a gloom location
          {in-play: {type: quest, least: 2}} | 2 or more Quests are on the map \
            | fewer than 2 Quests are on the map
          obstacle-here | there is an obstacle at your location \
            | there is no obstacle at your location
          {heroes-at-most: 1} | 1 hero or fewer started the game | more than 1 hero started the game
          {heroes-at-most: 2} | 2 heroes or fewer started the game \
            | more than 2 heroes started the game
          {test-of: fight} | the Test is of Fight | the Test is not of Fight
          """)
  void aConditionReadsInTheAffirmativeAndInTheNegative(
      String condition, String says, String denies) {
    String gold = "], effects: [{gain: {what: gold, amount: 1}}]";

    assertThat(ability("when: [" + condition + gold))
        .isEqualTo("when you make Camp: if " + says + ", gain 1 gold");
    assertThat(ability("when: [{not: {condition: " + condition + "}}" + gold))
        .isEqualTo("when you make Camp: if " + denies + ", gain 1 gold");
    assertThat(ability("when: [{not: {condition: {not: {condition: " + condition + "}}}}" + gold))
        .isEqualTo("when you make Camp: if " + says + ", gain 1 gold");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          unveiled | this is unveiled
          none-stronger | no hero has a higher skill level than you
          none-weaker | no hero has a lower skill level than you
          faces-ancient | you face an Ancient
          faces-enemy-stranger | you face a Stranger that is your enemy
          {performs: {action: hide}} | your Action is Hide
          {at-location: Old Wood} | you are at Old Wood
          {encounter-here: {type: enemy}} | an Enemy is at your location
          {encounter-here: {type: event}} | an Event is at your location
          {encounter-here: {type: place}} | a Place is at your location
          {attribute-at-least: {attribute: sneak, least: 3}} | you have Sneak 3 or more
          """)
  void aConditionReadsAsWhatMustHold(String condition, String says) {
    assertThat(ability("when: [" + condition + "], effects: [{gain: {what: gold, amount: 1}}]"))
        .isEqualTo("when you make Camp: if " + says + ", gain 1 gold");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          limit: once-per-turn | when you make Camp, once per turn: gain 1 gold
          limit: once-per-day | when you make Camp, once per Day: gain 1 gold
          limit: once-per-battle | when you make Camp, once per battle: gain 1 gold
          may: true | when you make Camp: you may gain 1 gold
          deed: true, cost: {veil: true} \
            | Deed, when you make Camp: veil this; if you do, gain 1 gold
          cost: {x: gold} \
            | when you make Camp: pay any amount of gold; for each gold so paid, gain 1 gold
          cost: {rumours: 2, rumour-with: enemy} \
            | when you make Camp: discard 2 rumours with the keyword enemy; if you do, gain 1 gold
          cost: {rumours: 1} | when you make Camp: discard 1 rumour; if you do, gain 1 gold
          cost: {assets: 1, asset-with: item} \
            | when you make Camp: sacrifice 1 Item; if you do, gain 1 gold
          cost: {ap: 1, hp: 1, fate: 1, loot: 1} | when you make Camp: spend 1 AP, lose 1 HP, \
          discard 1 Fate token and discard 1 Loot token; if you do, gain 1 gold
          """)
  void anAbilitySaysHowOftenAndForWhatItWorks(String how, String says) {
    assertThat(ability(how + ", effects: [{gain: {what: gold, amount: 1}}]")).isEqualTo(says);
  }

  @Test
  void anAbilityInPlaceOfAnActionNamesTheTypeOfAction() {
    String own = "{on: as-action, %scost: {veil: true}, effects: [conceal]}";

    assertThat(captain("abilities: [" + own.formatted("") + "]").abilities().get(0).says())
        .isEqualTo("as your Action: veil this; if you do, become Hidden");
    assertThat(
            captain("abilities: [" + own.formatted("action: move, ") + "]")
                .abilities()
                .get(0)
                .says())
        .isEqualTo("as your Action (Move): veil this; if you do, become Hidden");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          make-enemy | a Stranger at your location becomes your enemy
          {make-enemy: {keyword: humanoid}} \
            | a Stranger at your location with the keyword humanoid becomes your enemy
          {max-health: {amount: -1}} | your maximum health falls by 1
          {max-health: {amount: 2, who: each-hero}} | for each hero, their maximum health rises by 2
          {relocate-to: {terrain: forest}} | relocate to a location of your choice in the Forest
          relocate-to | relocate to a location of your choice
          {flip-location: {gloom: false}} | your location comes out of gloom
          flip-location | your location falls into gloom
          draw-encounter | draw an encounter and place it on your location
          {stop-hiding: {who: each-hero}} | each hero stops being Hidden
          take-move | move to an adjacent location
          take-surprise | gain Surprise
          {change-dice: {how: re-roll}} | re-roll 1 die
          {change-dice: {how: re-roll, dice: 2}} | re-roll up to 2 dice
          {change-dice: {how: set}} | turn 1 die to a success
          {change-dice: {how: add, dice: 2}} | add 2 successes
          {gain: {what: ap, amount: 1, action: move}} | gain 1 AP for Move
          {gain: {what: hp, amount: 2, who: each-hero}} | each hero heals 2 HP
          {hand-over: {what: loot}} | another hero at your location receives a Loot token from you
          {give-up-cards: {what: assets, cards: 2, type: title}} | sacrifice 2 Title assets
          """)
  void anEffectReadsAsAnOrder(String effect, String says) {
    assertThat(effect(effect)).isEqualTo(says);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {more-ap: {amount: 2}} | you have +2 AP each Day
          {more-ap: {amount: -1}} | you have -1 AP each Day
          {extra-dice: {dice: -1, attribute: fight}} | you roll 1 fewer die in Fight Tests
          {extra-dice: {dice: 2}} | you roll 2 more dice in Tests
          {foe-fight: -1} | your foe has Fight -1
          {foe-sneak: 1} | foes have Sneak +1 when you evade them
          {encounter-needs: {amount: -1, attribute: sneak}} \
            | encounters have Sneak -1 when you confront them
          {less-harm: 1} | each time you lose HP, except to pay for an ability, you lose 1 fewer
          """)
  void aChangeReadsAsWhatHolds(String gives, String says) {
    assertThat(lasting(gives)).isEqualTo(says);
  }
}
