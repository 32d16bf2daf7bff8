package org.lawspeaker.handofdestiny.combat.sight;

import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.Sight;
import org.lawspeaker.handofdestiny.table.AbilityType;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.MonsterAbility;
import org.lawspeaker.handofdestiny.table.Occasion;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Which monster abilities wait to be resolved. What is visible is compared with what was visible
 * when last looked: a resolution is judged when it is complete (HOD-Q-19).
 */
public final class Waiting {
  private Waiting() {}

  /** Looks at the table anew: abilities that have become due wait, others wait no longer. */
  public static void notice(Table table) {
    Sight before = table.memory.noticed();
    Sight seen = Visibility.sight(table);
    Sight now = seen.equals(before) ? before : seen;
    long waiting = table.memory.waiting();
    long inPlace = 0;
    for (int position = 0; position < Sight.POSITIONS; position++) {
      int face = now.at(position);
      MonsterAbility ability = face == Faces.UNSEEN ? null : table.cards.ability(face);
      if (ability != null && Visibility.isInPosition(ability.type(), position)) {
        inPlace |= Faces.bit(face);
        if (isDue(table, ability, face, position, before, now)) {
          waiting |= Faces.bit(face);
        }
      }
    }
    if (table.isTelling()) {
      new Notices(table, before, now).tell(waiting & ~table.memory.waiting(), waiting & ~inPlace);
    }
    remember(table, waiting & ~table.memory.waiting());
    // What left its position before it was resolved is not resolved (HOD-Q-22).
    table.memory = table.memory.withNoticed(now).withArrived(0).withWaiting(waiting & inPlace);
    forgetPeeking(table, now);
  }

  /** Keeps which abilities would trigger again if their monsters came back (HOD-ABILTYPE-09). */
  private static void remember(Table table, long due) {
    long triggered = table.memory.triggered();
    for (long left = due; left != 0; left &= left - 1) {
      int face = Long.numberOfTrailingZeros(left);
      MonsterAbility ability = table.cards.ability(face);
      if (ability != null && ability.triggersAgain()) {
        triggered |= Faces.bit(face);
      }
    }
    if (triggered != table.memory.triggered()) {
      table.memory = table.memory.withTriggered(triggered);
    }
  }

  /**
   * Whether there is something to resolve on this occasion: lasting numbers are not resolved
   * (HOD-ORDER-01), and a used x1 or Instant not again (HOD-ABILTYPE-05, -10).
   */
  public static boolean comesUp(Table table, MonsterAbility ability, int face, Occasion on) {
    return ability.on() == on
        && !ability.effects().isEmpty()
        && !(ability.isSpentByUse() && table.memory.isSpent(face));
  }

  private static boolean isDue(
      Table table, MonsterAbility ability, int face, int position, Sight before, Sight now) {
    if (!comesUp(table, ability, face, Occasion.APPEARS)) {
      return false;
    }
    return switch (ability.type()) {
      case INSTANT -> !before.shows(face);
      case FRONT, SECOND -> before.at(position) != face;
      case NORMAL -> !before.shows(face) || isNewlyMet(table, ability, position, before, now);
    };
  }

  /** Whether a card that a Normal ability refers to has come up (HOD-ABILTYPE-03, HOD-Q-20). */
  private static boolean isNewlyMet(
      Table table, MonsterAbility ability, int owner, Sight before, Sight now) {
    int face = now.at(owner);
    for (Effect effect : ability.effects()) {
      for (int position = 0; position < Sight.POSITIONS; position++) {
        int other = now.at(position);
        if (other != Faces.UNSEEN
            && effect.refersTo(table, owner, position, other)
            && !referred(table, effect, face, other, before)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean referred(Table table, Effect effect, int face, int other, Sight before) {
    for (int owner = 0; owner < Sight.POSITIONS; owner++) {
      for (int position = 0; position < Sight.POSITIONS; position++) {
        if (before.at(owner) == face
            && before.at(position) == other
            && effect.refersTo(table, owner, position, other)) {
          return true;
        }
      }
    }
    return false;
  }

  /** A card pushed behind third is no longer visible by peeking (HOD-Q-23). */
  private static void forgetPeeking(Table table, Sight now) {
    int peeked = table.memory.peeked();
    if (peeked == 0) {
      return;
    }
    int near = 0;
    for (int position = 0; position < Sight.POSITIONS; position++) {
      if (now.at(position) != Faces.UNSEEN) {
        near |= 1 << Faces.cardOf(now.at(position));
      }
    }
    table.memory = table.memory.withPeeked(peeked & near);
  }

  /** A strength attack was made against this monster. */
  public static void attacked(Table table, int face) {
    MonsterAbility ability = table.cards.ability(face);
    if (ability != null && comesUp(table, ability, face, Occasion.ATTACKED)) {
      table.memory = table.memory.withWaiting(table.memory.waiting() | Faces.bit(face));
    }
  }

  /**
   * The monster whose ability is resolved next, or {@link Faces#UNSEEN}: front, then second, then
   * third (HOD-ORDER-05, HOD-Q-18).
   */
  public static int due(Table table) {
    if (table.memory.waiting() == 0) {
      return Faces.UNSEEN;
    }
    if (table.settings.instantsFirst()) {
      int instant = due(table, true);
      if (instant != Faces.UNSEEN) {
        return instant;
      }
    }
    return due(table, false);
  }

  private static int due(Table table, boolean instantsOnly) {
    int visible = Visibility.count(table);
    for (int position = 0; position < visible; position++) {
      int face = table.row.at(position);
      if (face == Faces.UNSEEN || (table.memory.waiting() & Faces.bit(face)) == 0) {
        continue;
      }
      MonsterAbility ability = table.cards.ability(face);
      if (ability != null
          && Visibility.isInPosition(ability.type(), position)
          && (!instantsOnly || ability.type() == AbilityType.INSTANT)) {
        return face;
      }
    }
    return Faces.UNSEEN;
  }

  /** This ability waits no longer; an Instant or x1 is used up (HOD-ABILTYPE-05, -10). */
  public static void done(Table table, int face) {
    MonsterAbility ability = table.cards.ability(face);
    table.memory = table.memory.withWaiting(table.memory.waiting() & ~Faces.bit(face));
    if (ability != null && ability.isSpentByUse()) {
      table.memory = table.memory.withSpent(table.memory.spent() | Faces.bit(face));
      if (table.isTelling()) {
        Notices.tellUsedUp(table, face, ability);
      }
    }
  }
}
