package org.lawspeaker.engine.kit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.json.Spelling;

/**
 * The keys that people may write at the top of a position, where they are not those of its record:
 *
 * <pre>{@code
 * OverlayKeys keys = new OverlayKeys(ImmutableSet.of("step", "heroes"), ImmutableSet.of("agenda"));
 * JsonNode laid = Document.yaml("laid", "{stepp: rest}").orThrow().root();
 * Problems problems = new Problems();
 * keys.check(laid, problems);
 * System.out.println(problems.list().get(0));
 * // /stepp: unknown key "stepp"; did you mean "step"? Known: step, heroes
 * }</pre>
 *
 * @param known what people write
 * @param inner what is read, too, but nobody needs to write
 */
public record OverlayKeys(ImmutableSet<String> known, ImmutableSet<String> inner) {
  /**
   * Takes out whatever else is written at the top, and says so.
   *
   * @param laid the object that was written
   */
  public void check(JsonNode laid, Problems problems) {
    for (String key : ImmutableList.copyOf(laid.fieldNames())) {
      if (!Sets.union(known, inner).contains(key)) {
        problems.add("/" + key, Spelling.unknown("key", key, known));
        ((ObjectNode) laid).remove(key);
      }
    }
  }
}
