package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;
import static org.lawspeaker.hofordeals.vocabulary.Verb.of;
import static org.lawspeaker.hofordeals.vocabulary.Verb.verb;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.lawspeaker.hofordeals.gear.EquipThis;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.testkit.coverage.Shows;

/** Every verb is played, and what happens is what its text says. */
class VerbsTest {
  private static Stream<Verb> all() {
    return Stream.of(
            tokens(), cards(), FurtherVerbs.market(), FurtherVerbs.board(), FurtherVerbs.combat())
        .flatMap(List::stream);
  }

  private static List<Verb> tokens() {
    return List.of(
        verb(
            "{gain: {what: food, amount: 2}}",
            "gain 2 Food",
            "food: 1",
            "",
            played -> assertThat(played.me().food()).isEqualTo(3)),
        verb(
            "{lose: {what: fame, amount: 2}}",
            "lose 2 Fame",
            "fame: 5",
            "",
            played -> assertThat(played.me().fame()).isEqualTo(3)),
        verb(
            "{convert: {from: shards, to: fame, rate: 2, most: 3}}",
            "turn all your Token Shards, 3 at most, into Fame: 2 for each",
            "shards: 4",
            "",
            played ->
                assertThat(List.of(played.me().shards(), played.me().fame()))
                    .containsExactly(1, 6)),
        verb(
            "{one-of: {of: [[{gain: {what: food, amount: 1}}], [{gain: {what: fame, amount:"
                + " 1}}]]}}",
            "choose: gain 1 Food, or gain 1 Fame",
            "food: 0",
            "choose option 2",
            played ->
                assertThat(List.of(played.me().food(), played.me().fame())).containsExactly(0, 1)),
        verb(
            "{when: {all: [{health-at-most: 3}], then: [{gain: {what: food, amount: 1}}],"
                + " otherwise: [{gain: {what: fame, amount: 1}}]}}",
            "if your Health is 3 or less, gain 1 Food; otherwise gain 1 Fame",
            "health: 4",
            "",
            played ->
                assertThat(List.of(played.me().food(), played.me().fame())).containsExactly(0, 1)),
        verb(
            "{may: {cost: {food: 1}, then: [{gain: {what: fame, amount: 3}}]}}",
            "you may pay 1 Food; if you do, gain 3 Fame",
            "food: 2",
            "choose option 1",
            played ->
                assertThat(List.of(played.me().food(), played.me().fame())).containsExactly(1, 3)),
        verb(
            "{resolve-pain: {cards: 1}}",
            "resolve 1 Pain card",
            "health: 10",
            "draw wound",
            played -> assertThat(played.me().health()).isEqualTo(8)));
  }

  private static List<Verb> cards() {
    return List.of(
        verb(
            "{draw-cards: {cards: 1}}",
            "draw 1 card",
            "food: 0",
            "draw hack",
            played -> assertThat(played.names(played.me().hand())).containsExactly("hack")),
        of(
            "discard 1 card of your hand",
            Played.action("{discard-cards: {cards: 1}}", "hand: [test-card, hack, strive]"),
            "choose hack",
            played -> {
              assertThat(played.names(played.me().discard())).containsExactly("hack");
              assertThat(played.names(played.me().hand())).containsExactly("strive");
            }),
        verb(
            "{take-curse: {curses: 1}}",
            "take 1 Curse",
            "food: 0",
            "draw bad-luck",
            played -> assertThat(played.names(played.me().discard())).containsExactly("bad-luck")),
        of(
            "destroy 1 Basic card of your hand or discard pile",
            Played.action(
                "{destroy-cards: {cards: 1, of: basic}}",
                "hand: [test-card, hunt], discard: [hack]"),
            "choose hack",
            played -> {
              assertThat(played.names(played.scene().state().decks().box()))
                  .containsExactly("hack");
              assertThat(played.me().discard().isEmpty()).isTrue();
            }),
        verb(
            "{recover-cards: {cards: 1}}",
            "put 1 card of your discard pile into your hand",
            "discard: [hack, strive]",
            "choose hack",
            played -> assertThat(played.names(played.me().hand())).containsExactly("hack")),
        verb(
            "{recover-cards: {cards: 1, on-top: true}}",
            "put 1 card of your discard pile on top of your deck",
            "discard: [hack]",
            "choose hack",
            played -> assertThat(played.me().deck().cardAt(0)).isEqualTo(played.card("hack"))),
        verb(
            "{sort-top: {cards: 2, keep: attack}}",
            "reveal the top 2 cards of your deck, put the Attack cards into your hand and discard"
                + " the rest",
            "food: 0",
            "draw hack; draw strive",
            played -> {
              assertThat(played.names(played.me().hand())).containsExactly("hack");
              assertThat(played.names(played.me().discard())).containsExactly("strive");
            }),
        verb(
            "look-at-top",
            "look at the top card of your deck and leave or discard it",
            "food: 0",
            "draw strive; accept",
            played -> assertThat(played.names(played.me().discard())).containsExactly("strive")),
        verb(
            "{look-at-top: {of: dealer}}",
            "look at the top card of the Dealer's deck and leave or discard it",
            "food: 0",
            "draw veteran; accept",
            played ->
                assertThat(played.names(played.scene().state().decks().dealer().discard()))
                    .containsExactly("veteran")),
        verb(
            "{look-at-top: {of: minions}}",
            "look at the top card of the Minion deck and leave or discard it",
            "food: 0",
            "draw 1-of-dust; decline",
            played ->
                assertThat(played.scene().state().decks().minions().deck().cardAt(0))
                    .isEqualTo(played.card("1-of-dust"))),
        verb(
            "shuffle-discard",
            "shuffle your discard pile into your deck",
            "discard: [hack, strive]",
            "",
            played -> {
              assertThat(played.me().discard().isEmpty()).isTrue();
              assertThat(played.me().deck().size()).isEqualTo(10);
            }),
        verb(
            "copy-card",
            "copy another Action card that you have played this turn: gain its resources and"
                + " resolve its ability",
            "played: [loaded-dice]",
            "choose loaded-dice; choose option 1",
            played -> assertThat(played.me().effort()).isEqualTo(2)));
  }

  @TestFactory
  @Shows({"HOF-PLAY-11", "HOF-PLAY-12"})
  Stream<DynamicTest> doWhatTheirTextsSay() {
    return all().map(verb -> dynamicTest(verb.says(), () -> check(verb)));
  }

  private static void check(Verb verb) {
    Effect effect = verb.played().test().abilities().get(0).effects().get(0);
    assertThat(effect.says()).isEqualTo(verb.says());
    assertThat(verb.played().test().says())
        .containsIgnoringCase(verb.says().replaceFirst("^in combat, ", ""));
    verb.then().accept(verb.played().then(verb.moves()));
  }

  /** Equipment that is drawn is played in a test of its own, about Conjured Shield. */
  @Test
  void areAllPlayed() {
    Set<Class<?>> played = all().map(Verb::kind).collect(Collectors.toSet());
    Set<Class<?>> verbs = leaves(Effect.class).collect(Collectors.toSet());
    verbs.remove(EquipThis.class);
    assertThat(played).isEqualTo(verbs);
  }

  static Stream<Class<?>> leaves(Class<?> family) {
    return family.isSealed()
        ? Arrays.stream(family.getPermittedSubclasses()).flatMap(VerbsTest::leaves)
        : Stream.of(family);
  }

  /** The Town has no Usage value, and can be activated without limit. */
  @Test
  @Shows("HOF-USAGE-04")
  void noCubesComeToAnEncounterWithoutAUsageValue() {
    Played town =
        Played.action("{place-cubes: {cubes: 2, here: true}}", "")
            .but("{step: explore, turn: {active: '1'}, heroes: {1: {hand: [test-card]}}}")
            .then("play test-card");

    assertThat(town.scene().site(12).cubes()).isZero();
  }
}
