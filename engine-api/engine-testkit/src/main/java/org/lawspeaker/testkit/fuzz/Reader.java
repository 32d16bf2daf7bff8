package org.lawspeaker.testkit.fuzz;

import com.google.common.collect.ImmutableList;
import java.util.function.Function;
import org.lawspeaker.engine.Checked;

/**
 * Something that reads texts.
 *
 * @param name what it reads
 * @param samples texts that it accepts
 * @param read the value, or what is wrong with the text; may go on to use the value
 */
public record Reader(
    String name, ImmutableList<String> samples, Function<String, Checked<?>> read) {
  @Override
  public String toString() {
    return name;
  }
}
