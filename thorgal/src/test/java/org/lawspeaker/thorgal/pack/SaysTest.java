package org.lawspeaker.thorgal.pack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Records;
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
          {fill-pool: {cards: 1}} | you add 1 card of the deck to the pool
          {fill-pool: {who: opponent, cards: 3}} | the opponent adds 3 cards of the deck to the pool
          {spend-pool: {cards: 1}} | you discard 1 card of the pool
          {spend-pool: {who: bane-player}} | the bane player discards all cards of the pool
          {lose-hand: {cards: 1}} | you discard 1 card of the hand
          {lose-hand: {who: opponent, cards: 2, fate: destroyed}} | the opponent destroys 2 cards of the hand
          {lose-deck: {cards: 1}} | you destroy the top card of the destiny deck
          {lose-deck: {who: each-opponent, suit: bane, cards: 2}} | each opponent destroys the top 2 cards of the bane deck
          {reveal-top: {cards: 1}} | you reveal the top card of the deck
          {reveal-top: {who: each-player, cards: 2}} | each player reveals the top 2 cards of the deck
          shuffle-deck | you shuffle the deck
          {shuffle-deck: {who: destiny-player}} | the destiny player shuffles the deck
          {change-horns: {by: 1}} | you gain 1 horn
          {change-horns: {who: each-opponent, by: -1}} | each opponent loses 1 horn
          {destroy-cards: {in: other-parties}} | destroy each card of an opponent's party
          {destroy-cards: {in: other-parties, where: [exhausted: 1], choose: 1}} | destroy 1 exhausted card of an opponent's party
          {return-cards: {target: {in: any-party, choose: 1}, to: deck}} | return 1 card of any party on top of the deck
          {exhaust-cards: {target: {in: in-play, choose: 2, up-to: true}}} | put 1 exhaustion marker on up to 2 cards in play
          {ready-cards: {target: {in: your-party}}} | take 1 exhaustion marker off each card of your party
          {gain: {target: {in: this}, symbols: {bravery: 1, cunning: 2}}} | give this +1 Bravery, +2 Cunning
          {gain: {target: {in: lands, lands: [destination]}, symbols: {power: 1}}} | give the destination +1 Power
          {gain: {target: {in: lands, lands: [unconquered]}, symbols: {power: 1}}} | give each unconquered land +1 Power
          {gain: {target: {in: opposing}, symbols: {power: -1}}} | give each companion that opposes -1 Power
          {take-over: {target: {in: other-parties, choose: 1}}} | take 1 card of an opponent's party into your party
          {unconquer: {target: {in: lands, lands: [conquered], choose: 1}}} | turn 1 conquered land back to its unconquered side
          {remove-land: {target: {in: lands, lands: [unconquered], choose: 1, up-to: true}}} | remove up to 1 unconquered land from the game
          bring-land | bring a land of your reserve into the middle
          change-destination | the journey goes to another land
          {change-destination: [{lists: outlaws}]} | the journey goes to another land that lists outlaws
          destroy-attached | destroy 1 card attached to the destination
          {go-elsewhere: hand} | this goes to the hand
          {look-at-top: {cards: 3, under: 1}} | look at the top 3 cards of your deck; up to 1 may go under it
          {search: {cards: 5, where: [{type: companion}]}} | search the top 5 cards of your deck for 1 companion and shuffle
          put-into-play | put 1 companion or support of your hand into play
          {put-into-play: {from: destroyed, where: [{type: support}, {cost-at-most: 1}], may: true}} | you may put 1 support of cost 1 or less of your destroyed cards into play
          {take-back: {to: deck}} | take 1 card back from Valhalla on top of the deck
          {take-back: {suit: bane, to: discard, may: true}} | you may take 1 card back from Niflheim on the discard pile
          {perhaps: [{draw-cards: {cards: 1}}]} | if you want, you draw 1 card
          {one-of: [[{fill-pool: {cards: 2}}], [{draw-cards: {cards: 1}}]]} | either you add 2 cards of the deck to the pool, or you draw 1 card
          {when: {all: [opposed], then: [{hurt: {damage: 1}}], otherwise: [{fill-pool: {cards: 1}}]}} | if the journey is opposed: the destiny player receives 1 damage; otherwise you add 1 card of the deck to the pool
          {repeat: {times: 2, effects: [{draw-cards: {cards: 1}}]}} | 2 times you draw 1 card
          {repeat: {per: supports, effects: [{draw-cards: {cards: 1}}]}} | for each support in your party: you draw 1 card
          {last: {gives: {add-strength: {power: 2}}}} | until the end of the phase: strength +2 Power
          {last: {gives: keep-markers, span: round}} | until the end of the round: attribute markers stay on cards of your party in clean-up
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
          {add-attributes: {where: [{subtype: Thief}, other], symbols: {cunning: 1}}} | each other Thief card of your party has +1 Cunning
          {add-attributes: {whose: each-opponent, opposing: true, symbols: {power: -1}}} | each companion that opposes for each opponent has -1 Power
          {add-strength: {power: 2}} | strength +2 Power
          {add-difficulty: {bravery: -1, power: 1}} | difficulty -1 Bravery, +1 Power
          {change-cost: {by: 1}} | cards that you play cost 1 more
          {change-cost: {whose: each-opponent, of: {suit: bane}, by: -2}} | bane cards that each opponent plays cost 2 less
          {allow-phase: {of: {where: [{type: support}]}, phase: dusk}} | supports that you play may be played in Dusk
          {forbid: {of: {suit: destiny, where: [{type: event}]}}} | the opponent may not play events
          {forbid: {whose: you, activating: true}} | you may not activate cards
          {shield: {by: -1}} | damage to you is 1 less
          {shield: {whose: each-opponent, by: 2}} | damage to each opponent is 2 more
          pay-from-pool | you may pay damage from your destiny pool, too
          waive-upkeep | each companion of the party needs no upkeep
          {waive-upkeep: [{named: Varth}]} | each companion called Varth of the party needs no upkeep
          {upkeep-price: 1} | keeping a companion whose upkeep fails costs 1 damage more
          {upkeep-price: -2} | keeping a companion whose upkeep fails costs 2 damage less
          {more-wolf-uses: 1} | you may use each wolf effect 1 more time in a round
          {activate-exhausted: [{subtype: animal}]} | you may activate animal cards although exhausted
          {attaching: {suit: destiny}} | destiny cards with symbols are not attached, those without are
          {oppose-free: [{type: companion}]} | each companion of yours opposes free of charge
          {oppose-more: 1} | you may oppose with 1 more companion
          {oppose-more: 2} | you may oppose with 2 more companions
          no-opposing | no companion of an opponent may oppose
          {no-opposing: [{cost-at-most: 1}]} | no companion of cost 1 or less of an opponent may oppose
          {disregard: {attribute: power}} | Power is not compared
          {fate-points: {by: 1}} | you have 1 more fate point
          {fate-points: {whose: each-opponent, by: -2}} | each opponent has 2 fewer fate points
          pool-first | you may draw to your hand after adding to your pool
          {allow-copies: [{subtype: Noble}, unique]} | your party may hold copies of unique Noble cards
          {ready-more: {markers: 1}} | each card of your party loses 1 more exhaustion marker in clean-up
          {keep-in-hand: 1} | you may keep 1 card of your hand in clean-up
          {keep-in-hand: 2} | you may keep 2 cards of your hand in clean-up
          keep-markers | attribute markers stay on cards of your party in clean-up
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
          {in-phase: dusk} | it is Dusk
          travelling | you are the destiny player
          {destination-is: [{lists: outlaws}]} | the destination is a land that lists outlaws
          {destination-is: [conquered, {of: Lords}]} | the destination is a conquered land of the Lords
          {party-has: {where: [{subtype: x}], at-most: 0, other: true}} | your party has no other x cards
          {party-has: {where: [{type: companion}], at-least: 1}} | your party has at least 1 companion
          {party-has: {whose: opponent, where: [ready], at-least: 2, at-most: 4}} | the opponent's party has 2 to 4 ready cards
          {party-has: {where: [{type: support}], at-least: 1, at-most: 1}} | your party has exactly 1 support
          {counted: {of: hand, at-most: 1}} | there is at most 1 card in your hand
          {counted: {of: hand, at-least: 1, at-most: 3}} | there are 1 to 3 cards in your hand
          {counted: {of: horns, at-least: 1}} | there is at least 1 horn of yours
          {counted: {of: destiny-horns, at-least: 2}} | there are at least 2 horns of the destiny player
          {counted: {of: conquered-lands, at-most: 0}} | there are no conquered lands
          {counted: {of: markers-here, at-least: 2, at-most: 2}} | there are exactly 2 exhaustion markers on this
          {this-is: [{exhausted: 1}]} | this is exhausted
          {this-is: [marked]} | this is one with attribute markers
          {strength-at-least: {attribute: bravery, symbols: 3}} | strength has at least 3 Bravery
          {difficulty-at-least: {attribute: power, symbols: 1}} | difficulty has at least 1 Power
          opposed | the journey is opposed
          {not: opposed} | it is not true that the journey is opposed
          {any-of: [opposed, travelling]} | the journey is opposed or you are the destiny player
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
          {pool: 1} | discard 1 card of the pool
          {pool: 2} | discard 2 cards of the pool
          {discard-hand: 1} | discard 1 card of the hand
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
          discard-whole-pool | discard all cards of your destiny pool
          {discard-pool: 1} | discard 1 card of your destiny pool
          whole-hand-under-deck | put all cards of your hand under your destiny deck
          {destroy-hand: 2} | destroy 2 cards of your hand
          {discard-hand: 1} | discard 1 card of your hand
          {suffer: 1} | receive 1 damage
          {any-of: [{discard-hand: 1}, {suffer: 2}]} | discard 1 card of your hand or receive 2 damage
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
          {on: played, effects: [{draw-cards: {cards: 1}}]} | when this is played: you draw 1 card
          {on: destroyed, whose: own, may: true, effects: [{draw-cards: {cards: 1}}]} | when another card of yours is destroyed: if you want, you draw 1 card
          {on: destroyed, works: opposing, effects: [{draw-cards: {cards: 1}}]} | while this opposes: when this is destroyed: you draw 1 card
          {on: step-ends, step: upkeep, effects: [{draw-cards: {cards: 1}}]} | at the end of the step upkeep: you draw 1 card
          {on: phase-starts, phase: dawn, whose: any, works: any, effects: [{draw-cards: {cards: 1}}]} | in any role: at the start of Dawn: you draw 1 card
          {on: journey-fails, when: [opposed], effects: [{hurt: {damage: 1}}]} | when you made a journey that failed, if the journey is opposed: the destiny player receives 1 damage
          {on: damage-received, whose: others, works: bane, effects: [{draw-cards: {cards: 1}}]} | as a bane player: when another player received damage: you draw 1 card
          {on: upkeep-failed, whose: any, phase: dusk, effects: [{draw-cards: {cards: 1}}, {hurt: {damage: 1}}]} | when upkeep of any card fails in Dusk: you draw 1 card, then the destiny player receives 1 damage
          {on: round-starts, whose: any, effects: [{draw-cards: {cards: 1}}]} | at the start of the round: you draw 1 card
          """)
  void saysWhenATriggerIsSetOff(String yaml, String says) {
    assertThat(read(yaml, Trigger.class).says()).isEqualTo(says);
  }
}
