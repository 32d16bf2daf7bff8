package org.lawspeaker.thorgal.state;

import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;

/**
 * A count of symbols of each attribute (THO-CARD-10), each of which counts 1 (THO-Q-05), or of
 * markers, where a lost symbol counts below zero (THO-MARK-02).
 *
 * @param bravery symbols of Bravery
 * @param cunning symbols of Cunning
 * @param power symbols of Power
 */
@Doc("Symbols of each attribute.")
public record Attributes(
    @Default("0") @Range(min = -99, max = 99) int bravery,
    @Default("0") @Range(min = -99, max = 99) int cunning,
    @Default("0") @Range(min = -99, max = 99) int power) {
  public static final Attributes NONE = new Attributes(0, 0, 0);

  /** How many symbols there are of one attribute. */
  public int of(Attribute attribute) {
    return switch (attribute) {
      case BRAVERY -> bravery;
      case CUNNING -> cunning;
      case POWER -> power;
    };
  }

  public Attributes plus(Attributes more) {
    if (more.isNone()) {
      return this;
    }
    return isNone()
        ? more
        : new Attributes(bravery + more.bravery, cunning + more.cunning, power + more.power);
  }

  /** With so many symbols of one attribute more; fewer if negative. */
  public Attributes plus(Attribute attribute, int more) {
    return switch (attribute) {
      case BRAVERY -> new Attributes(bravery + more, cunning, power);
      case CUNNING -> new Attributes(bravery, cunning + more, power);
      case POWER -> new Attributes(bravery, cunning, power + more);
    };
  }

  /** By how much these are more than others. */
  public Attributes minus(Attributes less) {
    return new Attributes(bravery - less.bravery, cunning - less.cunning, power - less.power);
  }

  /** No count goes below zero (THO-Q-45). */
  public Attributes atLeastNone() {
    return bravery >= 0 && cunning >= 0 && power >= 0
        ? this
        : new Attributes(Math.max(0, bravery), Math.max(0, cunning), Math.max(0, power));
  }

  public boolean isNone() {
    return bravery == 0 && cunning == 0 && power == 0;
  }

  /** All symbols together. */
  public int sum() {
    return bravery + cunning + power;
  }

  /** What a card shows: {@code 3 Bravery, 1 Power}; of none, nothing. */
  public String says() {
    return says("");
  }

  /** What is gained or lost: {@code +3 Bravery, -1 Power}. */
  public String signed() {
    return says("+");
  }

  /** What something is by them: {@code raised by 2 Power}, {@code lowered by 1 Bravery}. */
  public String changed() {
    boolean isLess = bravery <= 0 && cunning <= 0 && power <= 0;
    boolean isMore = equals(atLeastNone());
    if (isMore) {
      return "raised by " + says();
    }
    return isLess
        ? "lowered by " + new Attributes(-bravery, -cunning, -power).says()
        : "changed by " + signed();
  }

  private String says(String plus) {
    List<String> words = new ArrayList<>();
    for (Attribute attribute : Attribute.values()) {
      int symbols = of(attribute);
      if (symbols != 0) {
        words.add((symbols > 0 ? plus : "") + symbols + " " + attribute.says());
      }
    }
    return String.join(", ", words);
  }

  /** {@code 3/0/1}: Bravery, Cunning, Power. */
  @Override
  public String toString() {
    return bravery + "/" + cunning + "/" + power;
  }
}
