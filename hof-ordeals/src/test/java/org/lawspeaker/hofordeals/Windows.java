package org.lawspeaker.hofordeals;

import java.util.LinkedHashMap;
import java.util.Map;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.moves.Assign;
import org.lawspeaker.hofordeals.moves.Divide;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickBound;
import org.lawspeaker.hofordeals.moves.PickEnemy;
import org.lawspeaker.hofordeals.moves.Strike;

/** A position for every step that asks for a move, in the turn of seat 1 of three. */
final class Windows {
  private static final String BOUND = Battle.bound("veteran 3", "vanguard 2");

  private Windows() {}

  static Map<String, Scene> all() {
    Map<String, Scene> all = new LinkedHashMap<>();
    turn(all);
    explore(all);
    choices(all);
    combat(all);
    king(all);
    royalty(all);
    ends(all);
    LimitWindows.add(all);
    return all;
  }

  static Scene turn(String step, String hero) {
    return Scene.of(3, zones(step, hero, ""));
  }

  static String zones(String step, String hero, String more) {
    return """
    step: %s
    turn: {active: "1", began: 7}
    sites: {c2: {card: old-mill, cubes: 2}, b2: {card: shrine, cubes: 2}}
    heroes: {1: {space: c2, %s}}
    %s
    """
        .formatted(step, hero, more);
  }

  static Scene at(String encounter, int level, String hero) {
    return Scene.of(
        3, zones("explore", hero, "clock: {level: " + level + "}").replace("old-mill", encounter));
  }

  private static void turn(Map<String, Scene> all) {
    all.put("the starting player is drawn", Scene.start(Setup.of(3)));
    all.put("hands are drawn", Scene.start(Setup.of(3).with("first", "1")));
    String hand = "hand: [strive, hack, bad-luck, champion], food: 1";
    all.put("fatigue, nothing bound", turn("fatigue", hand));
    all.put("fatigue, two bound, no Effort", turn("fatigue", hand + ", " + BOUND));
    all.put(
        "fatigue, paid", turn("fatigue", "effort: 2, hand: [strive, hack], " + BOUND).then("pay"));
    all.put("explore", turn("explore", hand + ", gear: {weapon: war-maul, off-hand: buckler}"));
    all.put("explore, after an activation", turn("explore", hand).then("activate"));
    all.put("explore, at an Encounter without cubes", at("old-mill", 1, hand + ", bound: []"));
    String row = "decks: {row: [hunt, rally, rally, champion, veteran, recall]}";
    String acquire = hand + ", effort: 2, gear: {weapon: titan-maul}, " + BOUND;
    all.put("acquire", Scene.of(3, zones("acquire", acquire, row)));
    all.put(
        "the Row is filled up", Scene.of(3, zones("acquire", "effort: 9", row)).then("buy hunt"));
    all.put("rest", turn("acquire", hand).then("done"));
  }

  private static void explore(Map<String, Scene> all) {
    String hand = "food: 2, hand: [strive, cautious-strike], gear: {side: health-elixir}";
    all.put("an Encounter is revealed", turn("explore", hand).then("go b2", "go b3"));
    Scene ambush = turn("explore", hand).then("go b2", "go b3", "reveal roadside-trap");
    all.put("an Ambush", ambush);
    all.put(
        "an Ambush, in its combat",
        turn("explore", hand)
            .then("go b2", "go b3", "reveal roadside-trap", "decline", "draw 5-of-scales")
            .then("draw strive"));
    all.put("the Jack is turned up", turn("explore", hand).then("go b2", "go b3", "reveal jack"));
    all.put("an Event whose condition fails", at("test-of-wit", 1, "food: 0"));
    all.put("an Event that costs too much", at("demon-trader", 2, "shards: 1"));
    all.put(
        "the Town", Scene.of(3, zones("explore", "food: 0", "").replace("space: c2", "space: c3")));
  }

  private static void choices(Map<String, Scene> all) {
    all.put("a part of an effect", at("gambling-den", 2, "hand: [strive]").then("activate"));
    Scene pain =
        at("gambling-den", 2, "gear: {side: health-elixir}, food: 1")
            .then("activate", "choose option 2", "draw close-call");
    all.put("a part of a Pain card", pain);
    all.put(
        "a Pain card is drawn",
        at("gambling-den", 2, "food: 0").then("activate", "choose option 2"));
    all.put("a reaction before a choice", lightning().then("activate"));
    all.put("a reaction before a loss", lightning().then("activate", "pass", "choose option 1"));
    all.put("a discard", lightning().then("activate", "pass", "choose option 2", "pass"));
    all.put(
        "a card to destroy",
        turn("explore", "hand: [purge, strive], discard: [hack]").then("play purge"));
    all.put(
        "a card to take back",
        turn("explore", "hand: [recall], discard: [strive, hack]").then("play recall"));
    all.put(
        "a card is seen", turn("explore", "hand: [sleight-of-hand]").then("play sleight-of-hand"));
    all.put(
        "a seen card may be discarded",
        turn("explore", "hand: [sleight-of-hand]").then("play sleight-of-hand", "draw strive"));
    all.put("cards are turned up", turn("explore", "hand: [battle-cry]").then("play battle-cry"));
    all.put(
        "a card to copy",
        turn("explore", "hand: [summon-companion], played: [strive, hunt]")
            .then("play summon-companion"));
    all.put(
        "a card is paid",
        turn("explore", "gear: {side: lucky-coin}, hand: [hack]").then("use lucky-coin"));
    all.put("movement", turn("explore", "hand: [hitch-a-ride]").then("play hitch-a-ride"));
    all.put(
        "another Event",
        at("test-of-endurance", 2, "hand: [hunt, trail-rations]")
            .then("play hunt", "play trail-rations", "activate"));
    all.put(
        "an Event once more",
        Scene.of(
                3,
                zones("explore", "shards: 9, hand: [hunt, trail-rations]", "clock: {level: 2}")
                    .replace("old-mill", "test-of-endurance")
                    .replace("sites: {", "sites: {d2: {card: demon-trader, cubes: 3}, "))
            .then("play hunt", "play trail-rations", "activate", "choose space d2")
            .then("draw titan-maul", "choose titan-maul"));
    all.put(
        "an Encounter of before",
        Scene.of(
                3,
                zones(
                        "explore",
                        "food: 0",
                        "clock: {level: 3}\nboard: {used: [caravan, trash-pile]}")
                    .replace("old-mill", "beyond-the-13th-gate"))
            .then("activate"));
    String row = "decks: {row: [hunt, rally, rally, champion, veteran, long-sword]}";
    all.put(
        "a free card",
        Scene.of(
                3,
                zones("explore", "gear: {weapon: titan-maul}", "clock: {level: 3}\n" + row)
                    .replace("old-mill", "royal-armoury"))
            .then("activate"));
    all.put(
        "a card of the discard pile to acquire",
        Scene.of(
                3,
                zones(
                        "explore",
                        "effort: 4",
                        "decks: {dealer: {deck: {}, discard: [champion, hunt]}}")
                    .replace("old-mill", "trash-pile")
                    .replace("decks: {dealer: {deck: {}, ", "decks: {dealer: {"))
            .then("activate"));
    all.put(
        "Equipment to stash",
        at("pawn-shop", 1, "gear: {weapon: titan-maul, head: iron-helm}").then("activate"));
    String few = "discard: [7 strive, 2 forage, hack], deck: {bag: [conjured-shield, veteran]}";
    Scene shield = turn("explore", "hand: [scavenger], " + few).then("play scavenger");
    all.put("an offer", shield.then("draw conjured-shield"));
    all.put(
        "a wearer",
        turn("explore", "hand: [scavenger], " + few)
            .then("play scavenger", "draw conjured-shield", "accept"));
    all.put("cards to unbind", tooMany());
    all.put(
        "a Curse is taken",
        Battle.continuing("food: 0", "1-of-dust").then("flee", "draw ill-omen"));
  }

  private static Scene lightning() {
    return Scene.of(
        3,
        zones("explore", "food: 0", "")
            .replace("old-mill", "call-lightning")
            .replace(
                "heroes: {", "heroes: {2: {hand: [strive, hack], gear: {side: health-elixir}}, "));
  }

  private static Scene tooMany() {
    String hero = Battle.bound("veteran 3", "hack 1", "vanguard 2") + ", effort: 9, space: c3";
    return Scene.of(
            3,
            zones(
                    "acquire",
                    hero,
                    "decks: {row: [hunt, rally, rally, champion, veteran, war-maul]}")
                .replace("space: c2, ", ""))
        .then("buy war-maul")
        .chance();
  }

  /** Forage was drawn before: of the others, which an ability bound, one is chosen. */
  private static Scene resolved() {
    String drawn =
        "bound: [{id: 1, card: forage, power: 0, unresolved: true},"
            + " {id: 2, card: hunt, power: 1, unresolved: true},"
            + " {id: 3, card: hunt, power: 1, unresolved: true}]";
    return Scene.of(
        3,
        Battle.zones("resolving", "bandit-camp", drawn, "{}", "3-of-dust")
            .replace(
                "step: resolving", "agenda: [course, explore, resolving, {resolved: {from: 2}}]")
            .replace("turn: {", "turn: {stage: explore, "));
  }

  private static void combat(Map<String, Scene> all) {
    all.put("minions are drawn", at("bandit-camp", 1, "food: 0").then("activate"));
    all.put(
        "the order of abilities",
        at("bandit-camp", 1, "gear: {head: devil-s-crown, weapon: crushing-mace}")
            .then("activate", "draw 1-of-dust", "draw 3-of-scales"));
    all.put(
        "a bound card is strengthened",
        at("bandit-camp", 1, "food: 0, gear: {weapon: crushing-mace}, " + Battle.bound("hack 0"))
            .then("activate", "draw 1-of-dust", "draw 3-of-scales", "draw forage"));
    all.put(
        "the Strike Bonus is drawn",
        at("bandit-camp", 1, "food: 0").then("activate", "draw 1-of-dust", "draw 3-of-scales"));
    all.put(
        "drawn cards are resolved",
        at("bandit-camp", 1, "food: 0")
            .then("activate", "draw 1-of-dust", "draw 3-of-scales", "draw forage", "draw forage"));
    all.put("cards that an ability bound are resolved", resolved());
    String hero = "food: 0, hand: [strive, hack], gear: {head: iron-helm}, " + BOUND;
    all.put("assign", Battle.assigning(hero, "1-of-scales", "3-of-dust"));
    all.put(
        "assign, an enemy is open",
        Battle.assigning(hero, "3-of-dust", "1-of-dust").then("assign vanguard to 3-of-dust"));
    all.put(
        "assign, the weapon is used",
        Battle.assigning(hero, "1-of-dust", "3-of-dust").then("strike 1-of-dust with weapon"));
    all.put(
        "a boss",
        Battle.boss(
            1,
            "jack-of-dust",
            "bound: [{id: 1, card: champion, power: 5}]",
            "jack-of-dust",
            "5-of-dust"));
    all.put(
        "a minion to remove",
        Battle.assigning("gear: {weapon: executioner-s-axe}", "1-of-dust", "3-of-dust")
            .then("use executioner-s-axe"));
    Scene four =
        at("devil-s-choice", 2, "food: 0")
            .then(
                "activate", "draw 1-of-dust", "draw 2-of-dust", "draw 3-of-dust", "draw 4-of-dust");
    all.put("groups", four);
    Scene grouped =
        at("devil-s-choice", 2, "food: 0")
            .then(
                "activate", "draw 1-of-dust", "draw 2-of-dust", "draw 3-of-dust", "draw 4-of-dust")
            .then("choose option 1", "choose option 2", "choose option 1");
    all.put("which group", grouped);
    String agenda =
        "step: assigning\nagenda: [course, explore, assigning, {pick-hand-to-bind: {seat: \"1\","
            + " left: 1}}]";
    all.put(
        "a card of the hand to bind",
        Scene.of(
            3,
            Battle.zones("assigning", "bandit-camp", hero, "{}", "3-of-dust")
                .replace("step: assigning", agenda.replace("step: assigning\n", ""))
                .replace("turn: {", "turn: {stage: explore, ")));
    all.put(
        "loot",
        Battle.assigning(BOUND, "3-of-dust", "1-of-dust", "5-of-dust")
            .then("assign veteran to 3-of-dust", "assign vanguard to 1-of-dust", "done"));
    all.put(
        "a reward to repeat",
        Battle.assigning(
                Battle.bound("champion 5", "hack 1", "vanguard 2"),
                "4-of-dust",
                "1-of-dust",
                "2-of-dust")
            .then("assign champion to 4-of-dust", "assign hack to 1-of-dust")
            .then("assign vanguard to 2-of-dust", "done", "choose 4-of-dust"));
    all.put("push or flee, too little Food", Battle.continuing(hero, "1-of-plague", "3-of-dust"));
  }

  private static void king(Map<String, Scene> all) {
    String king =
        """
        step: fatigue
        turn: {active: "1", began: 7}
        clock: {level: 3}
        board: {royalty: king-of-scales, king: %d}
        sites: {c2: {card: king}, c4: {card: throne-guard, cubes: 2}, b2: {card: shrine, cubes: 1}}
        heroes: {0: {health: %d, space: b2}, 1: {space: c2, health: 8}, 2: {health: 8}}
        """;
    all.put("whom the King hunts", Scene.of(3, king.formatted(17, 5)).then("done"));
    all.put("where the King goes", Scene.of(3, king.formatted(17, 9)).then("done"));
    all.put(
        "the King attacks",
        Scene.of(3, king.formatted(7, 5).replace("health: 8}, 2", "health: 9}, 2")).then("done"));
    all.put(
        "the King, after an activation",
        Scene.of(
                3,
                king.formatted(6, 5)
                    .replace("fatigue", "explore")
                    .replace("space: c2", "space: b2"))
            .then("activate"));
    all.put(
        "a fight with the King",
        Scene.of(3, king.formatted(7, 5).replace("health: 8}, 2", "health: 9}, 2"))
            .then("done", "fight", "draw 5-of-dust", "draw strive", "draw hack"));
    all.put(
        "the King's Encounter while he is away",
        Scene.of(3, king.formatted(6, 5).replace("fatigue", "explore")));
    all.put(
        "death takes Equipment",
        Battle.continuing("health: 1, gear: {weapon: titan-maul, head: iron-helm}", "1-of-dust")
            .then("flee", "draw scratch"));
  }

  private static void royalty(Map<String, Scene> all) {
    String others = "2: {shards: 1}";
    Setup setup = Setup.of(3);
    all.put("Royal loot", Slain.jack(setup, "shards: 3", others));
    all.put(
        "Royal loot, after the first", Slain.jack(setup, "shards: 3", others).then("loot relic"));
    all.put(
        "an Exchange",
        Slain.jack(setup, "shards: 3, gear: {weapon: titan-maul}", others).then("loot exchange"));
    Scene relics =
        Slain.jack(setup, "shards: 5", others).then("loot relic", "seat 2: pass", "seat 0: pass");
    all.put("Relics are drawn", relics);
    all.put(
        "a Relic to keep",
        Slain.jack(setup, "shards: 5", others)
            .then("loot relic", "seat 2: pass", "seat 0: pass")
            .then("draw cornucopia", "draw endless-purse"));
    all.put("the board is cleared", cleared());
    all.put("the Town is placed", cleared().chance());
    all.put("Encounters are placed", cleared().chance().then("choose space c3"));
  }

  private static Scene cleared() {
    return Scene.of(
            3, zones("acquire", "discard: [7 strive, 2 forage, hack]", "clock: {builder: \"1\"}"))
        .then("done", "draw strive", "draw strive", "draw strive", "draw strive", "draw strive");
  }

  private static void ends(Map<String, Scene> all) {
    String last =
        """
        step: acquire
        turn: {active: "1"}
        clock: {level: 3, kills: 3}
        heroes: {0: {fame: %d}, 1: {fame: 5}, 2: {fame: 5}}
        """;
    all.put("a duel", Scene.of(3, last.formatted(0)).then("done").chance());
    all.put("drawn cards are resolved in a duel", struck(last.formatted(0)));
    all.put("over", Scene.of(3, last.formatted(9)).then("done").chance());
  }

  private static Scene struck(String last) {
    String[] strives = {"draw strive", "draw strive", "draw strive", "draw strive", "draw strive"};
    return Scene.of(3, last.replace("1: {", "1: {discard: [7 strive, 2 forage, hack], "))
        .then("done")
        .then(strives)
        .then(strives)
        .then("done", "draw forage", "draw forage");
  }

  /** A move in words, whether or not what it names is there. */
  static String text(HofMove move) {
    if (move instanceof Assign assign) {
      return "assign #" + assign.source() + " to #" + assign.enemy();
    }
    if (move instanceof Divide divide) {
      return "assign " + divide.power() + " of #" + divide.source() + " to #" + divide.enemy();
    }
    if (move instanceof Strike strike) {
      return "strike #" + strike.enemy() + " with " + strike.slot().says();
    }
    if (move instanceof PickBound pick) {
      return "choose bound #" + pick.source();
    }
    if (move instanceof PickEnemy pick) {
      return "choose enemy #" + pick.enemy();
    }
    return Scene.GAME
        .notation()
        .move(Scene.start(Setup.of(3)).state(), move)
        .replaceFirst("^seat \\d: ", "");
  }
}
