package org.lawspeaker.gloomkilforth.state;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Lists;

/**
 * An ability that was used and has a limit. Another ability of the same card has its own.
 *
 * @param card whose ability
 * @param ability which of its abilities, from 0
 */
public record Used(@CardNumber int card, @Default("0") @Range(min = 0, max = 99) int ability) {
  private static final Comparator<Used> ORDER =
      Comparator.comparingInt(Used::card).thenComparingInt(Used::ability);

  /** These and this one, in whatever order they were used. */
  public ImmutableList<Used> and(ImmutableList<Used> others) {
    return ImmutableList.sortedCopyOf(ORDER, Lists.plus(others, this));
  }
}
