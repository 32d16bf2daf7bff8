package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.hofordeals.vocabulary.Verb.inCombat;
import static org.lawspeaker.hofordeals.vocabulary.Verb.level;
import static org.lawspeaker.hofordeals.vocabulary.Verb.of;
import static org.lawspeaker.hofordeals.vocabulary.Verb.split;
import static org.lawspeaker.hofordeals.vocabulary.Verb.verb;

import java.util.List;
import org.lawspeaker.hofordeals.Battle;

/** Verbs about the market, the board and combat. */
final class FurtherVerbs {
  private FurtherVerbs() {}

  static List<Verb> market() {
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
            "buy hunt",
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

  static List<Verb> board() {
    Played king = Played.action("move-king", "hand: [test-card]");
    Played used = Played.action("replace-encounter", "hand: [test-card]");
    Played mills = Played.action("{activate-again: 2}", "hand: [test-card]");
    Played cubes = Played.action("{place-cubes: {cubes: 1}}", "hand: [test-card]");
    String shrine = "sites: {c2: {card: old-mill, cubes: 2}, b2: {card: shrine, cubes: 2}}";
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
            "put your Adventurer on the Town, in your Explore step before you activate an Encounter",
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
            "activate another revealed Event 2 times, if it can be",
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

  static List<Verb> combat() {
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
}
