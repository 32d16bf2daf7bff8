package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;

/**
 * Draws a large table as a whole only if much has changed on it, otherwise the lines that have: who
 * puts an attack together card by card wants to see the attack, not the table four times.
 */
final class Redraw {
  /** Up to so many lines are shown as a whole always. */
  private static final int SMALL = 10;

  /** Up to so many changed lines are shown alone. */
  private static final int FEW = 2;

  private ImmutableList<String> before = ImmutableList.of();

  /** What to show of this drawing. */
  String of(String drawing) {
    ImmutableList<String> now = drawing.lines().collect(ImmutableList.toImmutableList());
    ImmutableList<String> changed =
        now.stream()
            .filter(line -> !before.contains(line))
            .collect(ImmutableList.toImmutableList());
    boolean isLittle = !changed.isEmpty() && changed.size() <= FEW && now.size() >= before.size();
    boolean isWhole = now.size() <= SMALL || !isLittle;
    before = now;
    return isWhole ? drawing : String.join("\n", changed);
  }
}
