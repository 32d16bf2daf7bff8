package org.lawspeaker.engine.show;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.Stream;
import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;

/**
 * One thing on the table.
 *
 * @param uid unique in its scene, and the same from scene to scene while people can follow the
 *     piece with their eyes; tells nothing that the viewer does not know
 * @param face what it shows: an id of the {@link Catalogue}; a back, if it lies face down
 * @param owner the seat to which it belongs, where its zone does not say so
 * @param cell where it lies, in a zone that is a grid
 * @param badges what it is worth now, where that may differ from its face
 * @param states short words for how it lies, such as {@code exhausted}
 * @param attached what lies on it or belongs to it
 */
@Value.Builder
public record Piece(
    String uid,
    String face,
    Optional<Seat> owner,
    Optional<Cell> cell,
    ImmutableList<Fact> badges,
    ImmutableList<String> states,
    ImmutableList<Piece> attached)
    implements WithPiece {
  /** A piece that shows this face, and nothing else to say of it yet. */
  public static PieceBuilder builder(String uid, String face) {
    return new PieceBuilder().uid(uid).face(face);
  }

  /** This piece and all that is attached to it, at any depth. */
  public Stream<Piece> withAttached() {
    return Stream.concat(Stream.of(this), attached.stream().flatMap(Piece::withAttached));
  }
}
