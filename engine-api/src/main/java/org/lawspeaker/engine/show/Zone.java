package org.lawspeaker.engine.show;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;

/**
 * A place where pieces lie.
 *
 * @param id unique in its scene and the same from scene to scene, such as {@code hand-0}
 * @param label for people, such as {@code Hand}
 * @param owner the seat to which it belongs, if it belongs to one
 * @param layout how the pieces lie
 * @param pieces those that the viewer can tell apart; in a stack the top one first
 * @param hidden how many more lie there, that the viewer cannot tell apart
 * @param gauges numbers about this place, such as strength and difficulty
 * @param notes sentences about this place that no piece and no number says
 */
@Value.Builder
public record Zone(
    String id,
    String label,
    Optional<Seat> owner,
    Layout layout,
    ImmutableList<Piece> pieces,
    int hidden,
    ImmutableList<Gauge> gauges,
    ImmutableList<String> notes)
    implements WithZone {
  public Zone {
    if (hidden < 0) {
      throw new IllegalArgumentException(id + " hides " + hidden + " pieces");
    }
  }

  /** A zone without pieces yet. */
  public static ZoneBuilder builder(String id, String label, Layout layout) {
    return new ZoneBuilder().id(id).label(label).layout(layout).hidden(0);
  }

  /** How many pieces lie there. */
  public int size() {
    return pieces.size() + hidden;
  }
}
