package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Parts of the texts that cards show, made from their effects. */
public final class Wording {
  /** Verbs that are said once for things that follow each other. */
  private static final ImmutableSet<String> MERGED = ImmutableSet.of("gain ", "lose ");

  private static final String IF_DONE = "; if you do, ";
  private static final String EACH = " for each ";

  private Wording() {}

  /** Effects, one after the other. */
  public static String of(ImmutableList<Effect> effects) {
    StringBuilder all = new StringBuilder();
    String before = "";
    for (Effect effect : effects) {
      String says = effect.says();
      String verb = says.substring(0, says.indexOf(' ') + 1);
      boolean isSame = MERGED.contains(verb) && before.startsWith(verb) && !before.contains(EACH);
      all.append(isSame ? " and " + says.substring(verb.length()) : joined(all, says));
      before = says;
    }
    return all.toString();
  }

  /** What is done for a cost, behind the cost. */
  static String paid(Cost cost) {
    return cost.isFree() ? "" : cost.orders() + IF_DONE;
  }

  /** What may be done or left, all of it: one who leaves the first of it does nothing. */
  public static String may(Cost cost, ImmutableList<Effect> effects) {
    if (!cost.isFree() || effects.size() == 1) {
      return "you may " + paid(cost) + of(effects);
    }
    return "you may " + effects.get(0).says() + IF_DONE + of(effects.subList(1, effects.size()));
  }

  private static String joined(StringBuilder before, String says) {
    return before.isEmpty() ? says : ", then " + says;
  }

  /** What somebody else is told to do: {@code discard 1 card of their hand}. */
  public static String theirs(String orders) {
    return orders.replaceAll("\\byour\\b", "their");
  }

  /** What is done in a combat, where an effect need not say that it is: {@code draw 1 card}. */
  static String inCombat(String orders) {
    return orders.replaceAll("(?<!are |not )\\bin combat, ", "");
  }

  /** What must hold, behind what it is for: {@code if your Health is 4 or less}. */
  public static String holds(ImmutableList<Condition> conditions) {
    return "if " + conditions.stream().map(Condition::says).collect(Collectors.joining(" and "));
  }

  /** What must hold, before what it is for. */
  public static String when(ImmutableList<Condition> conditions) {
    return conditions.isEmpty() ? "" : holds(conditions) + ", ";
  }

  /** With a capital at the beginning and a full stop at the end. */
  public static String sentence(String words) {
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
  }

  /** Several sentences as one text. */
  static String sentences(String head, List<String> rest) {
    return Stream.concat(Stream.of(head), rest.stream())
        .map(Wording::sentence)
        .collect(Collectors.joining(" "));
  }
}
