package org.lawspeaker.handofdestiny.lasting;

import org.lawspeaker.engine.json.Range;
import org.lawspeaker.handofdestiny.state.Progress;
import org.lawspeaker.handofdestiny.table.Condition;
import org.lawspeaker.handofdestiny.table.Table;

/** The conditions that cards name. */
public final class Conditions {
  private Conditions() {}

  /** The owner is the front monster. */
  public record InFront() implements Condition {
    @Override
    public boolean holds(Table table, int owner) {
      return owner == 0;
    }

    @Override
    public String says() {
      return "it is in front";
    }
  }

  /** The owner is in another position than front. */
  public record NotInFront() implements Condition {
    @Override
    public boolean holds(Table table, int owner) {
      return owner > 0;
    }

    @Override
    public String says() {
      return "it is not in front";
    }
  }

  /** At least so many strength cards are slotted. */
  public record StrengthAtLeast(@Range(min = 1, max = 11) int cards) implements Condition {
    @Override
    public boolean holds(Table table, int owner) {
      return table.strength.size() >= cards;
    }

    @Override
    public String says() {
      return cards == 1
          ? "there is a strength card"
          : "there are " + cards + " or more strength cards";
    }
  }

  /** At most so many strength cards are slotted. */
  public record StrengthAtMost(@Range(min = 0, max = 11) int cards) implements Condition {
    @Override
    public boolean holds(Table table, int owner) {
      return table.strength.size() <= cards;
    }

    @Override
    public String says() {
      return switch (cards) {
        case 0 -> "there is no strength card";
        case 1 -> "there is at most 1 strength card";
        default -> "there are at most " + cards + " strength cards";
      };
    }
  }

  /** At least so many abilities are exhausted. */
  public record ExhaustedAtLeast(@Range(min = 1, max = 6) int abilities) implements Condition {
    @Override
    public boolean holds(Table table, int owner) {
      return table.hero.left() + table.hero.right() >= abilities;
    }

    @Override
    public String says() {
      return abilities == 1
          ? "an ability is exhausted"
          : abilities + " or more abilities are exhausted";
    }
  }

  /** A weapon is owned. */
  public record WeaponOwned() implements Condition {
    @Override
    public boolean holds(Table table, int owner) {
      return table.armory.isOwned();
    }

    @Override
    public String says() {
      return "you own a weapon";
    }
  }

  /** The wave has this number or a higher one. */
  public record WaveAtLeast(@Range(min = 1, max = 4) int wave) implements Condition {
    @Override
    public boolean holds(Table table, int owner) {
      return table.progress.wave() >= wave;
    }

    @Override
    public String says() {
      return wave == Progress.WAVES ? "it is the last wave" : "it is wave " + wave + " or later";
    }
  }
}
