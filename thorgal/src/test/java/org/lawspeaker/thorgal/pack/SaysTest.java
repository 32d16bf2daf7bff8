package org.lawspeaker.thorgal.pack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.thorgal.table.Activated;
import org.lawspeaker.thorgal.table.Condition;
import org.lawspeaker.thorgal.table.Cost;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.Lasting;
import org.lawspeaker.thorgal.table.Trigger;
import org.lawspeaker.thorgal.table.Upkeep;

/** Each part of a card, as it is written in a pack, and as it is said to players. */
class SaysTest {
  private static <T> T read(String yaml, Class<T> type) {
    return Document.yaml("part", yaml)
        .then(document -> Records.STANDARD.read(document, type))
        .orThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          {hurt: {damage: 2}} | the destiny player receives 2 damage
          {hurt: {who: each-opponent, damage: 1}} | each opponent receives 1 damage
          {draw-cards: {cards: 1}} | you draw 1 card
          {draw-cards: {who: each-player, cards: 2}} | each player draws 2 cards
          {fill-pool: {cards: 1}} | you add 1 card from your deck to your pool
          {fill-pool: {who: opponent, cards: 3}} | the opponent adds 3 cards from their deck to their pool
          {spend-pool: {cards: 1}} | you discard 1 card from your pool
          {spend-pool: {who: bane-player}} | the bane player discards all cards from their pool
          {lose-hand: {cards: 1}} | you discard 1 card from your hand
          {lose-hand: {who: opponent, cards: 2, fate: destroyed}} | the opponent destroys 2 cards from their hand
          {lose-deck: {cards: 1}} | you destroy the top card of your destiny deck
          {lose-deck: {who: each-opponent, suit: bane, cards: 2}} | each opponent destroys the top 2 cards of their bane deck
          {reveal-top: {cards: 1}} | you reveal the top card of your deck
          {reveal-top: {who: each-player, cards: 2}} | each player reveals the top 2 cards of their deck
          shuffle-deck | you shuffle your deck
          {shuffle-deck: {who: destiny-player}} | the destiny player shuffles their deck
          {change-horns: {by: 1}} | you gain 1 horn
          {change-horns: {who: each-opponent, by: -1}} | each opponent loses 1 horn
          {destroy-cards: {in: other-parties}} | destroy each card in an opponent's party
          {destroy-cards: {in: other-parties, where: [exhausted: 1], choose: 1}} | destroy 1 exhausted card in an opponent's party
          {return-cards: {target: {in: any-party, choose: 1}, to: deck}} | put 1 card in any party on top of its owner's deck
          {exhaust-cards: {target: {in: in-play, choose: 2, up-to: true}}} | put 1 exhaustion marker on up to 2 cards in play
          {ready-cards: {target: {in: your-party}}} | take 1 exhaustion marker off each card in your party
          {gain: {target: {in: this}, symbols: {bravery: 1, cunning: 2}}} | give this +1 Bravery, +2 Cunning
          {gain: {target: {in: lands, lands: [destination]}, symbols: {power: 1}}} | give the destination +1 Power
          {gain: {target: {in: lands, lands: [unconquered]}, symbols: {power: 1}}} | give each unconquered land +1 Power
          {gain: {target: {in: opposing}, symbols: {power: -1}}} | give each companion that opposes -1 Power
          {take-over: {target: {in: other-parties, choose: 1}}} | take over 1 card in an opponent's party
          {unconquer: {target: {in: lands, lands: [conquered], choose: 1}}} | turn 1 conquered land back to its unconquered side
          {remove-land: {target: {in: lands, lands: [unconquered], choose: 1, up-to: true}}} | remove up to 1 unconquered land from the game
          bring-land | bring a land of your reserve into the middle
          change-destination | the journey goes to another unconquered land
          {change-destination: [{lists: outlaws}]} | the journey goes to another unconquered land that lists outlaws
          destroy-attached | destroy 1 card attached to the destination
          {go-elsewhere: hand} | this goes to your hand
          {look-at-top: {cards: 3, under: 1}} | look at the top 3 cards of your deck, of which you may put 1 under it
          {search: {cards: 5, where: [{type: companion}]}} | search the top 5 cards of your deck for 1 companion, which you may take to your hand, and shuffle
          put-into-play | put 1 companion or support from your hand into play at no cost
          {put-into-play: {where: [{subtype: Warrior}, {cost-at-most: 1}]}} | put 1 Warrior card of cost 1 or less from your hand into play at no cost
          {put-into-play: {from: destroyed, where: [{type: support}, {cost-at-most: 1}], may: true}} | you may put 1 support of cost 1 or less from your destroyed cards into play at no cost
          {take-back: {to: deck}} | put 1 card from Valhalla on top of your deck
          {take-back: {suit: bane, to: discard, may: true}} | you may put 1 card from Niflheim on your discard pile
          {perhaps: [{draw-cards: {cards: 1}}]} | if you want, you draw 1 card
          {perhaps: [{draw-cards: {cards: 1}}, {hurt: {damage: 2}}]} | if you want, you draw 1 card, then the destiny player receives 2 damage
          {one-of: [[{fill-pool: {cards: 2}}, {hurt: {damage: 1}}], [{draw-cards: {cards: 1}}]]} | either you add 2 cards from your deck to your pool, then the destiny player receives 1 damage, or you draw 1 card
          {repeat: {times: 2, effects: [{draw-cards: {cards: 1}}, {hurt: {damage: 1}}]}} | twice, you draw 1 card, then the destiny player receives 1 damage
          {one-of: [[{fill-pool: {cards: 2}}], [{draw-cards: {cards: 1}}]]} | either you add 2 cards from your deck to your pool, or you draw 1 card
          {when: {all: [opposed], then: [{hurt: {damage: 1}}], otherwise: [{fill-pool: {cards: 1}}]}} | if the journey is opposed, the destiny player receives 1 damage; otherwise you add 1 card from your deck to your pool
          {repeat: {times: 2, effects: [{draw-cards: {cards: 1}}]}} | twice, you draw 1 card
          {repeat: {per: supports, effects: [{draw-cards: {cards: 1}}]}} | for each support in your party, you draw 1 card
          {last: {gives: {add-strength: {power: 2}}}} | until the end of the phase, strength is raised by 2 Power
          {last: {gives: keep-markers, span: round}} | until the end of the round, attribute markers stay on cards in your party in clean-up
          """)
  void saysWhatEachEffectDoes(String yaml, String says) {
    assertThat(read(yaml, Effect.class).says()).isEqualTo(says);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          {add-attributes: {where: [{subtype: Thief}, other], symbols: {cunning: 1}}} | each other Thief card in your party has +1 Cunning
          {add-attributes: {whose: each-opponent, opposing: true, symbols: {power: -1}}} | each companion that opposes for each opponent has -1 Power
          {add-strength: {power: 2}} | strength is raised by 2 Power
          {add-difficulty: {bravery: -1, power: 1}} | difficulty is changed by -1 Bravery, +1 Power
          {add-difficulty: {bravery: -1}} | difficulty is lowered by 1 Bravery
          {add-difficulty: {cunning: -2, power: -1}} | difficulty is lowered by 2 Cunning, 1 Power
          {add-strength: {bravery: 1, cunning: -1}} | strength is changed by +1 Bravery, -1 Cunning
          {add-strength: {bravery: -1, power: 3}} | strength is changed by -1 Bravery, +3 Power
          {change-cost: {by: 1}} | cards that you play cost 1 more
          {change-cost: {whose: each-opponent, of: {suit: bane}, by: -2}} | bane cards that each opponent plays cost 2 less
          {allow-phase: {of: {where: [{type: support}]}, phase: dusk}} | you may play supports in Dusk
          {forbid: {of: {suit: destiny, where: [{type: event}]}}} | the opponent may not play events
          {forbid: {whose: you, activating: true}} | you may not activate cards
          {shield: {by: -1}} | each time you receive damage other than as a cost or an upkeep condition, it is 1 less
          {shield: {whose: each-opponent, by: 2}} | each time each opponent receives damage other than as a cost or an upkeep condition, it is 2 more
          pay-from-pool | you may pay damage from your destiny pool, too
          waive-upkeep | each companion in your party needs no upkeep
          {waive-upkeep: [{named: Varth}]} | each companion called Varth in your party needs no upkeep
          {upkeep-price: 1} | keeping a companion whose upkeep fails costs 1 damage more
          {upkeep-price: -2} | keeping a companion whose upkeep fails costs 2 damage less
          {more-wolf-uses: 1} | you may use each wolf effect 1 more time in a round
          {activate-exhausted: [{subtype: animal}]} | you may activate animal cards although they are exhausted
          {attaching: {suit: destiny}} | destiny cards with attributes are not attached to the destination, and those without are
          {oppose-free: [{type: companion}]} | each companion of yours opposes free of charge
          {oppose-more: 1} | you may oppose with 1 more companion
          {oppose-more: 2} | you may oppose with 2 more companions
          no-opposing | no opponent may oppose with any companion
          {no-opposing: [{cost-at-most: 1}]} | no opponent may oppose with any companion of cost 1 or less
          {disregard: {attribute: power}} | Power is not compared when the journey is resolved
          {fate-points: {by: 1}} | you have 1 more fate point
          {fate-points: {whose: each-opponent, by: -2}} | each opponent has 2 fewer fate points
          pool-first | you may draw to your hand after adding to your pool
          {allow-copies: [{subtype: Noble}, unique]} | your party may hold copies of unique Noble cards
          {ready-more: {markers: 1}} | each card in your party loses 1 more exhaustion marker in clean-up
          {keep-in-hand: 1} | you may keep 1 card of your hand in clean-up
          {keep-in-hand: 2} | you may keep 2 cards of your hand in clean-up
          keep-markers | attribute markers stay on cards in your party in clean-up
          """)
  void saysWhatEachChangeChanges(String yaml, String says) {
    assertThat(read(yaml, Lasting.class).says()).isEqualTo(says);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          {in-phase: dusk} | it is the Dusk phase
          travelling | you are the destiny player
          {destination-is: [{lists: outlaws}]} | the destination is a land that lists outlaws
          {destination-is: [conquered, {of: Lords}]} | the destination is a conquered land of the Lords
          {party-has: {where: [{subtype: x}], at-most: 0, other: true}} | your party has no other x cards
          {party-has: {where: [{type: companion}], at-least: 1}} | your party has at least 1 companion
          {party-has: {whose: opponent, where: [ready], at-least: 2, at-most: 4}} | the opponent's party has 2 to 4 ready cards
          {party-has: {where: [{type: support}], at-least: 1, at-most: 1}} | your party has exactly 1 support
          {counted: {of: hand, at-most: 1}} | there is at most 1 card in your hand
          {counted: {of: hand, at-least: 1, at-most: 3}} | there are 1 to 3 cards in your hand
          {counted: {of: horns, at-least: 1}} | you have at least 1 horn
          {counted: {of: destiny-horns, at-least: 2}} | the destiny player has at least 2 horns
          {counted: {of: conquered-lands, at-most: 0}} | there are no conquered lands
          {counted: {of: markers-here, at-least: 2, at-most: 2}} | there are exactly 2 exhaustion markers on this
          {this-is: [{exhausted: 1}]} | this is exhausted
          {this-is: [marked]} | this is one with attribute markers
          {strength-at-least: {attribute: bravery, symbols: 3}} | strength has at least 3 Bravery
          {difficulty-at-least: {attribute: power, symbols: 1}} | difficulty has at least 1 Power
          opposed | the journey is opposed
          {not: opposed} | the journey is not opposed
          {any-of: [opposed, travelling]} | either the journey is opposed or you are the destiny player
          """)
  void saysWhatEachConditionAsksFor(String yaml, String says) {
    assertThat(read(yaml, Condition.class).says()).isEqualTo(says);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          exhaust | exhaust this
          {pool: 1} | discard 1 card from your pool
          {pool: 2} | discard 2 cards from your pool
          {discard-hand: 1} | discard 1 card from your hand
          destroy-this | destroy this
          {suffer-damage: 2} | receive 2 damage
          """)
  void saysWhatEachCostIs(String yaml, String says) {
    assertThat(read(yaml, Cost.class).says()).isEqualTo(says);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          {holds: travelling} | you are the destiny player
          discard-whole-pool | discard all cards from your destiny pool
          {discard-pool: 1} | discard 1 card from your destiny pool
          whole-hand-under-deck | put all cards from your hand under your destiny deck
          {destroy-hand: 2} | destroy 2 cards from your hand
          {discard-hand: 1} | discard 1 card from your hand
          {suffer: 1} | receive 1 damage
          {any-of: [{discard-hand: 1}, {suffer: 2}]} | discard 1 card from your hand or receive 2 damage
          """)
  void saysWhatEachUpkeepAsksFor(String yaml, String says) {
    assertThat(read(yaml, Upkeep.class).says()).isEqualTo(says);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          {on: played, effects: [{draw-cards: {cards: 1}}]} | when this is played, you draw 1 card
          {on: destroyed, whose: own, may: true, effects: [{draw-cards: {cards: 1}}]} | when another card of yours is destroyed, if you want, you draw 1 card
          {on: destroyed, works: opposing, effects: [{draw-cards: {cards: 1}}]} | while this opposes, when this is destroyed, you draw 1 card
          {on: step-ends, step: upkeep, effects: [{draw-cards: {cards: 1}}]} | at the end of the upkeep step, you draw 1 card
          {on: phase-starts, phase: dawn, whose: any, works: any, effects: [{draw-cards: {cards: 1}}]} | in any role, at the start of Dawn, you draw 1 card
          {on: journey-fails, when: [opposed], effects: [{hurt: {damage: 1}}]} | when your journey fails, if the journey is opposed, the destiny player receives 1 damage
          {on: damage-received, whose: others, works: bane, effects: [{draw-cards: {cards: 1}}]} | while you are a bane player, when another player receives damage, you draw 1 card
          {on: upkeep-failed, whose: any, phase: dusk, effects: [{draw-cards: {cards: 1}}, {hurt: {damage: 1}}]} | when upkeep of any card fails in Dusk, you draw 1 card, then the destiny player receives 1 damage
          {on: round-starts, whose: any, effects: [{draw-cards: {cards: 1}}]} | at the start of the round, you draw 1 card
          """)
  void saysWhenATriggerIsSetOff(String yaml, String says) {
    assertThat(read(yaml, Trigger.class).says()).isEqualTo(says);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          {effects: [{draw-cards: {cards: 1}}]} | exhaust this: you draw 1 card
          {costs: [], effects: [{draw-cards: {cards: 1}}]} | at no cost: you draw 1 card
          {costs: [{pool: 2}, exhaust], effects: [{draw-cards: {cards: 1}}]} | discard 2 cards from your pool and exhaust this: you draw 1 card
          {uses: 2, effects: [{draw-cards: {cards: 1}}, {hurt: {damage: 2}}]} | exhaust this (up to 2 times): you draw 1 card, then the destiny player receives 2 damage
          {works: bane, effects: [{hurt: {damage: 1}}]} | while you are a bane player, exhaust this: the destiny player receives 1 damage
          """)
  void saysWhatActivatingCostsAndThenWhatItDoes(String yaml, String says) {
    assertThat(read(yaml, Activated.class).says()).isEqualTo(says);
  }
}
