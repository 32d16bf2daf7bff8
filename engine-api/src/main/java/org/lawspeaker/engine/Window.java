package org.lawspeaker.engine;

import com.google.common.collect.ImmutableList;

/**
 * Why a choice is asked for.
 *
 * @param name a short stable word for the kind of choice, such as {@code fight} or {@code split}
 * @param asks the question, as a sentence for people; names only what every viewer may know
 * @param citations the clauses that open this choice, at least one
 */
public record Window(String name, String asks, ImmutableList<Citation> citations) {
  public Window {
    if (citations.isEmpty()) {
      throw new IllegalArgumentException("a window cites the clause that opens it: " + name);
    }
  }

  public static Window of(String name, String asks, Citation... citations) {
    return new Window(name, asks, ImmutableList.copyOf(citations));
  }
}
