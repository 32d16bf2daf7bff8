package org.lawspeaker.engine.show;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.stream.Stream;
import org.immutables.value.Value;

/**
 * A table as one viewer sees it.
 *
 * @param title where in the game it is, such as {@code Round 3, Dusk}
 * @param track the phases that come again and again, and which it is
 * @param seats one for each seat, in seat order
 * @param gauges numbers that belong to no seat and no zone
 * @param zones the places where things lie, in the order in which a page would show them
 */
@Value.Builder
public record Scene(
    String title,
    Optional<Track> track,
    ImmutableList<Seated> seats,
    ImmutableList<Gauge> gauges,
    ImmutableList<Zone> zones)
    implements WithScene {
  /** A scene without anything on it yet. */
  public static SceneBuilder builder(String title) {
    return new SceneBuilder().title(title);
  }

  /** Every piece of every zone, with what is attached to it. */
  public Stream<Piece> pieces() {
    return zones.stream().flatMap(zone -> zone.pieces().stream()).flatMap(Piece::withAttached);
  }

  /** The uids of all pieces. */
  public ImmutableSet<String> uids() {
    return pieces().map(Piece::uid).collect(ImmutableSet.toImmutableSet());
  }

  public Optional<Zone> zone(String id) {
    return zones.stream().filter(zone -> zone.id().equals(id)).findFirst();
  }
}
