package org.lawspeaker.handofdestiny.effects;

import java.util.Optional;
import org.lawspeaker.handofdestiny.combat.sight.Visibility;
import org.lawspeaker.handofdestiny.lasting.Which;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.Place;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.MonsterType;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * An effect on monsters of the row. All targets are determined before the first is touched
 * (HOD-Q-37); only visible monsters are targets unless the effect says otherwise (HOD-HERO-07).
 */
public sealed interface OnMonsters extends Effect
    permits Damage, Defeat, Discard, Flip, Halve, Ignore, MoveTo, Rotate, RotateHigher {
  /** Which monsters. */
  Which target();

  /** Only monsters of this type, if given. */
  Optional<MonsterType> type();

  /** Whether it would change the monster in this position. */
  boolean changes(Table table, Source source, int position);

  /** Carries it out on the monster in this position. */
  void hit(Table table, Source source, int position);

  @Override
  default boolean canAct(Table table, Source source) {
    return targets(table, source) != 0;
  }

  @Override
  default void act(Table table, Source source) {
    long faces = targets(table, source);
    if (target().isChosen() && Long.bitCount(faces) > 1) {
      table.push(new PickMonster(source, this, faces));
      return;
    }
    hitEach(table, source, faces);
  }

  /** Carries it out on each of these faces that is still in the row, front first. */
  default void hitEach(Table table, Source source, long faces) {
    int[] inOrder = new int[Long.bitCount(faces)];
    int found = 0;
    for (int position = 0; position < table.row.size(); position++) {
      int face = table.row.at(position);
      if (face != Faces.UNSEEN && (faces & Faces.bit(face)) != 0) {
        inOrder[found++] = face;
      }
    }
    for (int i = 0; i < found; i++) {
      int position = table.row.positionOf(inOrder[i]);
      if (position >= 0) {
        hit(table, source, position);
      }
    }
  }

  /** The faces it would change now, as bits. */
  default long targets(Table table, Source source) {
    int owner = owner(table, source);
    boolean anywhere = target() == Which.ANYWHERE;
    int reach = anywhere ? table.row.size() : Visibility.count(table);
    long faces = 0;
    for (int position = 0; position < reach; position++) {
      if ((anywhere ? table.row.isSeen(position) : Visibility.isInView(table, position))
          && target().names(owner, position)
          && isOfType(table, position, type())
          && changes(table, source, position)) {
        faces |= Faces.bit(table.row.at(position));
      }
    }
    return faces;
  }

  private static int owner(Table table, Source source) {
    if (source.kind() != Source.Kind.MONSTER) {
      return Place.HERO;
    }
    int position = table.row.positionOf(source.index());
    return position < 0 ? Place.GONE : position;
  }

  private static boolean isOfType(Table table, int position, Optional<MonsterType> type) {
    return type.isEmpty() || table.monster(table.row.at(position)).type() == type.get();
  }

  @Override
  default boolean refersTo(Table table, int owner, int position, int face) {
    return position != owner
        && target().names(owner, position)
        && (type().isEmpty() || table.monster(face).type() == type().get());
  }

  /** What it does to these monsters, in words. */
  String says(String whom);

  @Override
  default String says() {
    return says(target().whom(type()));
  }
}
