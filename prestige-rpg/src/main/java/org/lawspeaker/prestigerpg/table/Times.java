package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.LinkedHashSet;
import java.util.Set;

/** When something may be used, in words that say by whom, too. */
final class Times {
  private static final ImmutableSet<Moment> OF_TURNS =
      Sets.immutableEnumSet(Moment.CARDS_SET, Moment.BEFORE_FLIP, Moment.FLIPPED, Moment.CHECKED);

  private Times() {}

  /** At which moments, and by whom. An attack may be revealed out of turn, too (PRE-Q-110). */
  static String of(ImmutableList<Moment> at, By by) {
    boolean ofTurns = OF_TURNS.containsAll(at) && !at.contains(Moment.FLIPPED);
    if (ofTurns && by == By.ACTIVE) {
      return "on your turn, " + moments(at, By.ANYONE);
    }
    if (ofTurns && by == By.OTHER) {
      return "on the turn of another player, " + moments(at, By.ANYONE);
    }
    return moments(at, by);
  }

  private static String moments(ImmutableList<Moment> at, By by) {
    Set<String> says = new LinkedHashSet<>();
    boolean anyFlip = at.contains(Moment.CARDS_SET) && at.contains(Moment.BEFORE_FLIP);
    for (Moment moment : at) {
      boolean isFlip = moment == Moment.CARDS_SET || moment == Moment.BEFORE_FLIP;
      says.add(anyFlip && isFlip ? beforeFlip("a card", by) : of(moment, by));
    }
    ImmutableList<String> all = ImmutableList.copyOf(says);
    int last = all.size() - 1;
    return last == 0
        ? all.get(0)
        : String.join(", ", all.subList(0, last)) + " or " + all.get(last);
  }

  private static String of(Moment moment, By by) {
    if (moment == Moment.STRIKE || moment == Moment.STRUCK) {
      return ofStrike(moment == Moment.STRUCK, by);
    }
    if (moment == Moment.ANNOUNCED && by == By.OTHER) {
      return "when another player plays or uses something";
    }
    if (OF_TURNS.contains(moment)) {
      return ofTurn(moment, by);
    }
    return by == By.ANYONE ? plain(moment) : plain(moment) + " (" + by.says() + ")";
  }

  private static String ofTurn(Moment moment, By by) {
    return switch (moment) {
      case CARDS_SET -> beforeFlip("the first card of the round", by);
      case BEFORE_FLIP -> beforeFlip("a later card of the round", by);
      case FLIPPED -> "when " + of(by, "attack", "an attack") + " has been revealed";
      default -> "after the kill check of " + of(by, "turn", "a turn");
    };
  }

  private static String beforeFlip(String card, By by) {
    return switch (by) {
      case ACTIVE -> "before you flip " + card;
      case OTHER -> "before another player flips " + card;
      default -> "before " + card + " is flipped";
    };
  }

  private static String of(By by, String what, String anybodys) {
    return switch (by) {
      case ACTIVE -> "your " + what;
      case OTHER -> "another player's " + what;
      default -> anybodys;
    };
  }

  private static String ofStrike(boolean after, By by) {
    return switch (by) {
      case VICTIM ->
          after
              ? "after an attack of the creature has damaged you"
              : "when the creature attacks you";
      case BYSTANDER ->
          after
              ? "after the creature has attacked others but not you"
              : "when the creature attacks others but not you";
      case ANYONE -> plain(after ? Moment.STRUCK : Moment.STRIKE);
      case ACTIVE, OTHER -> plain(after ? Moment.STRUCK : Moment.STRIKE) + " (" + by.says() + ")";
    };
  }

  private static String plain(Moment moment) {
    return switch (moment) {
      case REVEAL -> "when an encounter has been revealed";
      case CARDS_SET, BEFORE_FLIP, FLIPPED, CHECKED -> ofTurn(moment, By.ANYONE);
      case STRIKE -> "when the creature attacks";
      case STRUCK -> "after an attack of the creature";
      case INITIATIVE -> "when new Initiative has been drawn";
      case END -> "at the end of an encounter";
      case ANNOUNCED -> "when something is played or used";
    };
  }
}
