package org.lawspeaker.prestigerpg.table;

import java.util.Optional;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Source;

/** Something that can be counted. */
@Doc("Something that can be counted.")
public enum Count {
  TOKENS_LEFT("token left", "the creature has %s", "token left", "tokens left"),
  LIVING("living player", "the party has %s", "living player", "living players"),
  FALLEN("dead player", "the party has %s", "dead player", "dead players"),
  ROUND("round of the encounter", "it is %s", "round", ""),
  ENCOUNTER("encounter so far", "it is %s", "encounter", ""),
  ACTIONS(
      "Action card played this round",
      "the party has played %s this round",
      "Action card",
      "Action cards"),
  /** Damage done by all players this round. */
  DAMAGE("point of damage done this round", "the party did %s this round", "damage", "damage"),
  YOUR_DAMAGE("point of damage %s did this round", "you did %s this round", "damage", "damage"),
  YOUR_SUFFERING(
      "point of damage %s received this round", "you received %s this round", "damage", "damage"),
  /** Damage that the creature's attack under way did to you. */
  YOUR_HIT(
      "point of damage %s received by the attack", "the attack did you %s", "damage", "damage"),
  YOUR_CARDS("card %s hold", "you have %s in hand", "card", "cards"),
  YOUR_ITEMS("Item %s have", "you have %s", "Item", "Items"),
  YOUR_POISON("poison token %s have", "you have %s", "poison token", "poison tokens"),
  YOUR_BITES("bite token %s have", "you have %s", "bite token", "bite tokens"),
  YOUR_SET_CARDS("set card %s have", "you have %s", "set card", "set cards"),
  YOUR_RIDERS("Rider %s have on stand-by", "you have %s on stand-by", "Rider", "Riders"),
  YOUR_PRESTIGE("Prestige Point %s have", "you have %s", "Prestige", "Prestige"),
  YOUR_LIFE("Life Point %s have", "you have %s", "life", "life"),
  YOUR_TROPHIES("encounter %s scored", "you have scored %s", "encounter", "encounters");

  private final String each;
  private final String clause;
  private final String one;
  private final String many;

  Count(String each, String clause, String one, String many) {
    this.each = each;
    this.clause = clause;
    this.one = one;
    this.many = many;
  }

  /** One of what is counted, in words, for whoever reads it. */
  public String says() {
    return each.formatted("you");
  }

  /** One of what is counted for these players, in words. */
  public String saysOf(Who who) {
    return each.formatted(who.isYou() ? "you" : "they");
  }

  /** That there are so many, in words. */
  public String clause(Optional<Integer> atLeast, Optional<Integer> atMost) {
    if (many.isEmpty()) {
      return clause.formatted(numbered(atLeast, atMost));
    }
    boolean none = atLeast.isEmpty() && atMost.equals(Optional.of(0));
    int last = atMost.or(() -> atLeast).orElse(0);
    return clause.formatted(
        (none ? "no" : bounds(atLeast, atMost)) + " " + (last == 1 ? one : many));
  }

  /** Bounds of an amount, in words. */
  public static String bounds(Optional<Integer> atLeast, Optional<Integer> atMost) {
    if (atLeast.equals(atMost)) {
      return "exactly " + atLeast.orElse(0);
    }
    return atLeast.map(each -> "at least " + each).orElse("")
        + (atLeast.isPresent() && atMost.isPresent() ? " and " : "")
        + atMost.map(each -> "at most " + each).orElse("");
  }

  /** Bounds of a number that goes up by one at a time, in words. */
  private String numbered(Optional<Integer> atLeast, Optional<Integer> atMost) {
    if (atLeast.isPresent() && atMost.isPresent()) {
      return one + " " + atLeast.get() + (atLeast.equals(atMost) ? "" : " to " + atMost.get());
    }
    return atLeast.map(each -> "at least " + one + " " + each).orElse("")
        + atMost.map(each -> "at most " + one + " " + each).orElse("");
  }

  /** Whether it is counted for the user of an effect, and differs from one player to another. */
  public boolean isYours() {
    return name().startsWith("YOUR");
  }

  /** How much it is now, for the user of an effect. */
  public int in(Table table, Source source) {
    if (isYours() && source.byNobody()) {
      return 0;
    }
    Sheet sheet = table.sheet(source.user());
    return switch (this) {
      case TOKENS_LEFT -> table.foe.tokensLeft();
      case LIVING -> table.livingCount();
      case FALLEN -> table.clock.fallen().size();
      case ROUND -> table.clock.round();
      case ENCOUNTER -> table.clock.encounter();
      case ACTIONS -> table.clock.actions();
      case DAMAGE -> damage(table);
      case YOUR_DAMAGE -> sheet.pace().dealt();
      case YOUR_SUFFERING -> sheet.pace().suffered();
      case YOUR_HIT -> hit(table, source);
      case YOUR_CARDS -> sheet.hand().size();
      case YOUR_ITEMS -> sheet.items().size();
      case YOUR_POISON -> sheet.marks().poison();
      case YOUR_BITES -> sheet.marks().bites();
      case YOUR_SET_CARDS -> sheet.set().size();
      case YOUR_RIDERS -> sheet.riders().size();
      case YOUR_PRESTIGE -> sheet.prestige();
      case YOUR_LIFE -> sheet.life();
      case YOUR_TROPHIES -> sheet.trophies().size();
    };
  }

  private static int hit(Table table, Source source) {
    int at = table.strike.at(source.user());
    return at < 0 ? 0 : table.strike.hits().get(at).dealt();
  }

  private static int damage(Table table) {
    int sum = 0;
    for (int i = 0; i < table.seats(); i++) {
      sum += table.sheets.get(i).pace().dealt();
    }
    return sum;
  }
}
