package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.gear.EquipThis;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.testkit.coverage.Shows;

/** Every verb is played, and what happens is what its text says. */
class VerbsTest {
  /**
   * A verb in play.
   *
   * @param says its text
   * @param played the card with it in play
   * @param moves how it is played
   * @param then what is so afterwards
   */
  private record Verb(String says, Played played, String[] moves, Consumer<Played> then) {
    Class<?> kind() {
      return played.test().abilities().get(0).effects().get(0).getClass();
    }
  }

  private static Verb verb(
      String yaml, String says, String hero, String moves, Consumer<Played> then) {
    return of(says, Played.action(yaml, "hand: [test-card], " + hero), moves, then);
  }

  private static Verb of(String says, Played played, String moves, Consumer<Played> then) {
    return new Verb(says, played, split("play test-card", moves), then);
  }

  private static Verb inCombat(
      String yaml, String says, String hero, String enemies, String moves, Consumer<Played> then) {
    Played played = Played.tool(yaml, hero, enemies.split(" "));
    return new Verb(says, played, split("use test-card", moves), then);
  }

  private static String[] split(String first, String moves) {
    return Stream.concat(Stream.of(first), Arrays.stream(moves.split("; ")))
        .filter(each -> !each.isEmpty())
        .toArray(String[]::new);
  }

  private static Played level(int level, String board, Played played, String hero) {
    return played.but(
        "clock: {level: %d}\nboard: {%s}\n".formatted(level, board) + Played.TURN.formatted(hero));
  }

  private static Stream<Verb> all() {
    return Stream.of(tokens(), cards(), market(), board(), combat()).flatMap(List::stream);
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

  private static List<Verb> market() {
    Played row =
        Played.of(
            Played.actionGame("{buy-cards: {cards: 1}}"),
            "decks: {row: [hunt, rally, rally, veteran, veteran, recall]}\n"
                + Played.TURN.formatted("hand: [test-card], effort: 3"));
    Played free =
        Played.of(
            Played.actionGame("{take-cards: {up-to: 4}}"),
            "decks: {row: [hunt, rally, rally, veteran, veteran, recall]}\n"
                + Played.TURN.formatted("hand: [test-card]"));
    return List.of(
        of(
            "you may acquire 1 card of the Dealer's Row, whatever its archetype, at its price",
            row,
            "choose hunt",
            played -> {
              assertThat(played.me().effort()).isZero();
              assertThat(played.names(played.me().discard())).containsExactly("hunt");
            }),
        of(
            "you may take cards of the Dealer's Row that together cost 4 Effort or less",
            free,
            "choose veteran",
            played -> {
              assertThat(played.me().effort()).isZero();
              assertThat(played.names(played.me().discard())).containsExactly("veteran");
            }),
        verb(
            "{gain-relic: {of: 2}}",
            "draw 2 Relics and equip one of them",
            "food: 0",
            "draw cornucopia; draw endless-purse; choose cornucopia",
            played -> assertThat(played.me().gear()).containsValue(played.card("cornucopia"))),
        verb(
            "stash-gear",
            "stash one of your Equipment cards",
            "gear: {head: iron-helm}",
            "choose iron-helm",
            played -> {
              assertThat(played.me().gear()).isEmpty();
              assertThat(played.me().fame()).isEqualTo(1);
            }),
        verb(
            "{lose-gear: {}}",
            "destroy one of your Equipment cards",
            "gear: {head: iron-helm}",
            "choose iron-helm",
            played -> {
              assertThat(played.me().gear()).isEmpty();
              assertThat(played.me().fame()).isZero();
            }));
  }

  private static List<Verb> board() {
    Played king = Played.action("move-king", "hand: [test-card]");
    Played used = Played.action("replace-encounter", "hand: [test-card]");
    Played mills = Played.action("{activate-again: 2}", "hand: [test-card]");
    Played cubes = Played.action("{place-cubes: {cubes: 1}}", "hand: [test-card]");
    String shrine = "sites: {c2: {card: old-mill, cubes: 2}, b2: {card: gambling-den, cubes: 2}}";
    return List.of(
        verb(
            "{move-free: 1}",
            "you may move 1 Encounter without paying, in your Explore step before you activate an"
                + " Encounter",
            "food: 1",
            "choose space c3",
            played -> {
              assertThat(played.me().space()).isEqualTo(12);
              assertThat(played.me().food()).isEqualTo(1);
            }),
        verb(
            "go-to-town",
            "put your Adventurer on the Town",
            "food: 0",
            "",
            played -> assertThat(played.me().space()).isEqualTo(12)),
        of(
            "put the King token back on his Boss Encounter",
            king.but(
                Played.TURN
                        .formatted("hand: [test-card]")
                        .replace("sites: {", "sites: {d4: {card: king}, ")
                    + "clock: {level: 3}\nboard: {king: 6, royalty: king-of-dust}\n"),
            "",
            played -> assertThat(played.scene().state().board().king()).contains(18)),
        of(
            "place 1 Usage cube on another revealed Encounter",
            cubes.but(
                Played.TURN
                    .formatted("hand: [test-card]")
                    .replace("sites: {c2: {card: old-mill, cubes: 2}}", shrine)),
            "choose space b2",
            played -> assertThat(played.scene().site(6).cubes()).isEqualTo(3)),
        of(
            "activate another revealed Event 2 times",
            mills.but(
                Played.TURN
                    .formatted("hand: [test-card]")
                    .replace(
                        "sites: {c2: {card: old-mill, cubes: 2}}",
                        "sites: {c2: {card: shrine, cubes: 2}, b2: {card: old-mill, cubes: 2}}")),
            "choose space b2",
            played -> {
              assertThat(played.me().food()).isEqualTo(6);
              assertThat(played.scene().site(6).cubes()).isZero();
            }),
        of(
            "replace this Encounter by one of level 1 or 2 that was used in this game, with new"
                + " Usage cubes",
            level(3, "used: [caravan]", used, "hand: [test-card]"),
            "choose caravan",
            played -> {
              assertThat(played.scene().site(7).shows(played.card("caravan"))).isTrue();
              assertThat(played.scene().site(7).cubes()).isEqualTo(2);
            }),
        verb(
            "{fight-minions: {number: 1}}",
            "fight 1 minion",
            "food: 0",
            "draw 1-of-dust",
            played -> assertThat(played.enemies()).containsExactly("1-of-dust")),
        verb(
            "end-turn",
            "go to your Rest step",
            "food: 0",
            "",
            played ->
                assertThat(played.scene().chance().state().turn().active().index()).isEqualTo(2)),
        verb(
            "go-to-acquire",
            "go to your Acquire step",
            "food: 0",
            "",
            played -> assertThat(played.window()).contains("acquire")));
  }

  private static List<Verb> combat() {
    Played again = Played.tool("repeat-reward", "", "5-of-dust");
    Played fame = Played.tool("shards-as-fame", "", "5-of-dust");
    String tool = "gear: {side: test-card}";
    return List.of(
        inCombat(
            "{add-minions: {number: 1}}",
            "add 1 minion to the combat",
            "",
            "5-of-dust",
            "draw 1-of-dust",
            played -> assertThat(played.enemies()).containsExactly("5-of-dust", "1-of-dust")),
        inCombat(
            "{remove-enemies: {of: dust, exactly: 1}}",
            "remove 1 Dust minion of exactly 1 printed Power",
            "",
            "5-of-dust 1-of-dust 1-of-scales",
            "choose enemy 1-of-dust",
            played -> {
              assertThat(played.enemies()).containsExactly("5-of-dust", "1-of-scales");
              assertThat(played.names(played.scene().state().decks().minions().discard()))
                  .containsExactly("1-of-dust");
            }),
        inCombat(
            "{group-enemies: {groups: 2}}",
            "divide the minions into 2 groups, each of at least 1; the player to your left picks"
                + " the group that you fight, remove the others",
            "",
            "5-of-dust 1-of-dust 1-of-scales",
            "choose option 2; choose option 1; seat 2: choose option 1",
            played -> assertThat(played.enemies()).containsExactly("5-of-dust", "1-of-scales")),
        inCombat(
            "{change-enemies: {whom: all, power: -1, protection: 1, infected: 2}}",
            "each enemy loses 1 Power and gains Protection 1 and Infected 2",
            "",
            "5-of-dust",
            "",
            played -> {
              assertThat(played.fight().enemies().get(0).power()).isEqualTo(4);
              assertThat(played.fight().enemies().get(0).protection()).isEqualTo(1);
              assertThat(played.fight().enemies().get(0).infected()).isEqualTo(2);
            }),
        inCombat(
            "{bind-cards: 1}",
            "in combat, draw and bind 1 card",
            "",
            "5-of-dust",
            "draw hack",
            played -> assertThat(played.me().bound()).hasSize(1)),
        inCombat(
            "{bind-from-hand: 1}",
            "in combat, you may bind up to 1 Attack card of your hand",
            "hand: [hack, strive]",
            "5-of-dust",
            "choose hack",
            played -> {
              assertThat(played.me().bound()).hasSize(1);
              assertThat(played.names(played.me().hand())).containsExactly("strive");
            }),
        inCombat(
            "{add-power: {to: least-bound, power: 2}}",
            "your least powerful bound card gains 2 Power",
            Battle.bound("veteran 3", "forage 0"),
            "5-of-dust",
            "",
            played ->
                assertThat(played.me().bound())
                    .extracting(bound -> bound.power())
                    .containsExactly(3, 2)),
        new Verb(
            "gain the reward of another minion that you defeated in this or the previous round of"
                + " combat once more",
            again.but(
                Played.fight(tool, "5-of-dust")
                    .replace("round: 1,", "round: 2, before: [1-of-dust],")),
            split("use test-card", "choose 1-of-dust"),
            played -> assertThat(played.me().food()).isEqualTo(1)),
        new Verb(
            "gain all Token Shards of this combat, past and to come, as Fame instead",
            fame.but(
                Played.fight(tool + ", shards: 3", "5-of-dust")
                    .replace("round: 1,", "round: 1, shards: 2,")),
            split("use test-card", ""),
            played ->
                assertThat(List.of(played.me().shards(), played.me().fame()))
                    .containsExactly(1, 2)));
  }

  @TestFactory
  @Shows({"HOF-PLAY-11", "HOF-PLAY-12"})
  Stream<DynamicTest> doWhatTheirTextsSay() {
    return all().map(verb -> dynamicTest(verb.says(), () -> check(verb)));
  }

  private static void check(Verb verb) {
    Effect effect = verb.played().test().abilities().get(0).effects().get(0);
    assertThat(effect.says()).isEqualTo(verb.says());
    assertThat(verb.played().test().says()).containsIgnoringCase(verb.says());
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
}
