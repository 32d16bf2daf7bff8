package org.lawspeaker.handofdestiny.combat.sight;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.Sight;
import org.lawspeaker.handofdestiny.table.AbilityType;
import org.lawspeaker.handofdestiny.table.MonsterAbility;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Tells what a look at the table found: who stands where now, whose abilities apply, wait or do
 * not.
 *
 * @param before what was visible when last looked
 * @param now what is visible
 */
record Notices(Table table, Sight before, Sight now) {
  private static final Citation FRONT = Citation.of("HOD-VISIBLE-02");
  private static final Citation SECOND = Citation.of("HOD-VISIBLE-03");
  private static final Citation THIRD = Citation.of("HOD-VISIBLE-04");
  private static final Citation LAST_ONE = Citation.of("HOD-VISIBLE-06");
  private static final Citation IN_EFFECT = Citation.of("HOD-ORDER-02");
  private static final Citation WHILE_VISIBLE = Citation.of("HOD-ABILTYPE-02");
  private static final Citation OUT_OF_POSITION = Citation.of("HOD-ORDER-11");
  private static final Citation LOOK_AGAIN = Citation.of("HOD-ORDER-10");
  private static final Citation NORMAL = Citation.of("HOD-ABILTYPE-01");
  private static final Citation EVERY_TIME = Citation.of("HOD-ABILTYPE-03");
  private static final Citation AT_ONCE = Citation.of("HOD-ABILTYPE-04");
  private static final Citation IN_FRONT = Citation.of("HOD-ABILTYPE-07");
  private static final Citation IN_SECOND = Citation.of("HOD-ABILTYPE-08");
  private static final Citation COMES_BACK = Citation.of("HOD-ABILTYPE-09");
  private static final Citation PEEKED = Citation.of("HOD-PEEK-04");
  private static final Citation INSTANT_ONCE = Citation.of("HOD-ABILTYPE-05");
  private static final Citation MARKED_ONCE = Citation.of("HOD-ABILTYPE-10");

  /**
   * Tells everything.
   *
   * @param due whose abilities wait from now on, as bits
   * @param dropped whose abilities wait no longer, as bits
   */
  void tell(long due, long dropped) {
    for (int position = 0; position < Sight.POSITIONS; position++) {
      int face = now.at(position);
      if (face != Faces.UNSEEN && before.at(position) != face) {
        tellPlace(face, position);
        tellAbility(face, position);
      }
      int former = before.at(position);
      if (former != Faces.UNSEEN) {
        tellEnd(former);
      }
    }
    for (long left = dropped; left != 0; left &= left - 1) {
      String name = table.nameOf(Long.numberOfTrailingZeros(left));
      say(LOOK_AGAIN, "waits-no-longer", name, "the ability of " + name + " waits no longer");
    }
    for (int position = 0; position < Sight.POSITIONS; position++) {
      int face = now.at(position);
      if (face != Faces.UNSEEN && (due & Faces.bit(face)) != 0) {
        String name = table.nameOf(face);
        say(why(face), "waits", name, "the ability of " + name + " is to be resolved");
      }
    }
  }

  private void tellPlace(int face, int position) {
    String name = table.nameOf(face);
    switch (position) {
      case 0 ->
          say(
              table.row.size() == 1 ? LAST_ONE : FRONT,
              "front",
              name,
              name + " is the front monster");
      case 1 -> say(SECOND, "second", name, name + " is the second monster");
      default -> say(THIRD, "third", name, name + " is visible in third position");
    }
  }

  /** Tells of an ability that now lasts, or that its monster shows where it does not count. */
  private void tellAbility(int face, int position) {
    MonsterAbility ability = table.cards.ability(face);
    if (ability == null) {
      return;
    }
    String name = table.nameOf(face);
    if (!Visibility.isInPosition(ability.type(), position)) {
      if (!before.shows(face)) {
        say(OUT_OF_POSITION, "out-of-position", name, name + " is not where its ability counts");
      }
    } else if (lasts(now, face, ability) && !lasts(before, face, ability)) {
      say(
          before.shows(face) ? applies(ability) : IN_EFFECT,
          "in-effect",
          name,
          "the ability of " + name + " is in effect at once: " + ability.says());
    }
  }

  private void tellEnd(int face) {
    MonsterAbility ability = table.cards.ability(face);
    if (ability == null || !lasts(before, face, ability) || lasts(now, face, ability)) {
      return;
    }
    String name = table.nameOf(face);
    say(
        applies(ability),
        "no-longer-in-effect",
        name,
        "the ability of " + name + " is no longer in effect: " + ability.says());
  }

  /** Whether the lasting effects of this face count where it is seen. */
  private static boolean lasts(Sight sight, int face, MonsterAbility ability) {
    return sight.shows(face)
        && !ability.lasting().isEmpty()
        && Visibility.isInPosition(ability.type(), sight.positionOf(face));
  }

  /** The clause that says while what an ability lasts. */
  private static Citation applies(MonsterAbility ability) {
    return switch (ability.type()) {
      case NORMAL, INSTANT -> WHILE_VISIBLE;
      case FRONT -> IN_FRONT;
      case SECOND -> IN_SECOND;
    };
  }

  /** The clause by which the ability of this monster is due. */
  private Citation why(int face) {
    MonsterAbility ability = table.cards.ability(face);
    AbilityType type = ability == null ? AbilityType.NORMAL : ability.type();
    boolean isNew = !before.shows(face);
    if (isNew && isPeekedAt(face)) {
      return PEEKED;
    }
    boolean again = !table.progress.departed() && (table.memory.triggered() & Faces.bit(face)) != 0;
    return switch (type) {
      case NORMAL -> isNew ? NORMAL : EVERY_TIME;
      case INSTANT -> AT_ONCE;
      case FRONT -> again ? COMES_BACK : IN_FRONT;
      case SECOND -> again ? COMES_BACK : IN_SECOND;
    };
  }

  /** Whether its card is seen by peeking, and was not visible with another face before. */
  private boolean isPeekedAt(int face) {
    int card = Faces.cardOf(face);
    for (int position = 0; position < Sight.POSITIONS; position++) {
      int former = before.at(position);
      if (former != Faces.UNSEEN && Faces.cardOf(former) == card) {
        return false;
      }
    }
    return table.memory.isPeekedAt(face);
  }

  private void say(Citation why, String kind, String monster, String says) {
    table.tell(why, kind, says, "monster", monster);
  }

  /** An Instant or an ability marked x1 is used up for the wave. */
  static void tellUsedUp(Table table, int face, MonsterAbility ability) {
    table.tell(
        ability.type() == AbilityType.INSTANT ? INSTANT_ONCE : MARKED_ONCE,
        "used-up",
        "the ability of " + table.nameOf(face) + " is used up for this wave",
        "monster",
        table.nameOf(face));
  }
}
