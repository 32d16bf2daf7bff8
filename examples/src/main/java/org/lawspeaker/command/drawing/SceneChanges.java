package org.lawspeaker.command.drawing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.HashMap;
import java.util.Map;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Zone;

/** What is not as it was on a table. */
public final class SceneChanges {
  /** A piece without what is attached to it, and where it lies. */
  private record Lying(String zone, Piece piece) {}

  private SceneChanges() {}

  /** The uids of the pieces that have come, moved or changed. */
  public static ImmutableSet<String> between(Scene before, Scene after) {
    ImmutableMap<String, Lying> old = lying(before);
    ImmutableSet.Builder<String> changed = ImmutableSet.builder();
    lying(after)
        .forEach(
            (uid, lies) -> {
              if (!lies.equals(old.get(uid))) {
                changed.add(uid);
              }
            });
    return changed.build();
  }

  private static ImmutableMap<String, Lying> lying(Scene scene) {
    Map<String, Lying> lying = new HashMap<>();
    for (Zone zone : scene.zones()) {
      zone.pieces().stream()
          .flatMap(Piece::withAttached)
          .forEach(
              piece ->
                  lying.put(
                      piece.uid(), new Lying(zone.id(), piece.withAttached(ImmutableList.of()))));
    }
    return ImmutableMap.copyOf(lying);
  }
}
