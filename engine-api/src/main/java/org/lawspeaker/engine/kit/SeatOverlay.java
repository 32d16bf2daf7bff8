package org.lawspeaker.engine.kit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.primitives.Ints;
import java.util.Map;
import org.lawspeaker.engine.json.Problems;

/**
 * What a position lays anew of the seats it names, while the others stay as they are:
 *
 * <pre>{@code
 * JsonNode base = Document.yaml("base", "heroes: [{gold: 1}, {gold: 2}]").orThrow().root();
 * JsonNode laid = Document.yaml("laid", "heroes: {1: {gold: 9}}").orThrow().root();
 * SeatOverlay.lay(base, laid, "heroes", new Problems(), (hero, changes, at) -> {});
 * System.out.println(laid); // {"heroes":[{"gold":1},{"gold":9}]}
 * }</pre>
 */
public final class SeatOverlay {
  private SeatOverlay() {}

  /** Told of everybody of whom something was laid anew. */
  @FunctionalInterface
  public interface Laid {
    /**
     * This seat was laid.
     *
     * @param whole the object of all there is of the seat now, which may be changed
     * @param changes the object that was written
     * @param at the place of what was written
     */
    void laid(JsonNode whole, JsonNode changes, String at);
  }

  /**
   * Puts the whole list in the place of what is written by seat, if that is written.
   *
   * @param base the whole position
   * @param laid the object that is laid over it
   * @param key of the list in both, which is also the word for those who sit there
   */
  public static void lay(JsonNode base, JsonNode laid, String key, Problems problems, Laid told) {
    if (!(laid.get(key) instanceof ObjectNode bySeat)) {
      return;
    }
    ArrayNode all = base.path(key).deepCopy();
    for (Map.Entry<String, JsonNode> each : bySeat.properties()) {
      Integer seat = Ints.tryParse(each.getKey());
      String at = "/" + key + "/" + each.getKey();
      if (seat != null
          && seat >= 0
          && seat < all.size()
          && each.getValue() instanceof ObjectNode changes) {
        ObjectNode whole = (ObjectNode) all.get(seat);
        whole.setAll(changes);
        told.laid(whole, changes, at);
      } else {
        problems.add(at, key + " are written by their seats, 0 to " + (all.size() - 1));
      }
    }
    ((ObjectNode) laid).set(key, all);
  }
}
