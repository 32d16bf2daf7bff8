package org.lawspeaker.handofdestiny.combat.sight;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.Place;
import org.lawspeaker.handofdestiny.state.Sight;
import org.lawspeaker.handofdestiny.table.AbilityType;
import org.lawspeaker.handofdestiny.table.HeroAbility;
import org.lawspeaker.handofdestiny.table.Lasting;
import org.lawspeaker.handofdestiny.table.MonsterAbility;
import org.lawspeaker.handofdestiny.table.Quantity;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Which monsters are visible: front, second, and sometimes third (HOD-VISIBLE-01 to -06). A card
 * that moves up there becomes visible when the action or resolution is complete, whether it is
 * known or not (HOD-CLEANUP-04, HOD-Q-77); until then it is not in play.
 */
public final class Visibility {
  private Visibility() {}

  /** How many positions of the row are visible: 0 to 3. */
  public static int count(Table table) {
    int size = table.row.size();
    if (size < Sight.POSITIONS) {
      return size;
    }
    return isThirdVisible(table) ? Sight.POSITIONS : Sight.POSITIONS - 1;
  }

  /** Whether the monster in this position is in play (HOD-FACE-06, HOD-SLOT-06). */
  public static boolean isVisible(Table table, int position) {
    return position >= 0 && position < count(table) && isInView(table, position);
  }

  /** Whether the card here has come into view; it may have gone out of view since. */
  public static boolean isInView(Table table, int position) {
    int face = table.row.at(position);
    return face != Faces.UNSEEN && (table.memory.inView() & 1 << Faces.cardOf(face)) != 0;
  }

  /** Whether some card in a visible position has not come into view. */
  public static boolean hasNew(Table table) {
    int visible = count(table);
    for (int position = 0; position < visible; position++) {
      if (!isInView(table, position)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Known cards in visible positions come into view together (HOD-Q-77), and with them third if one
   * of them shows it (HOD-Q-85).
   */
  public static void comeIntoView(Table table) {
    int arrived;
    do {
      arrived = table.memory.arrived();
      table.memory = table.memory.withArrived(arrived | (known(table) & ~table.memory.inView()));
    } while (arrived != table.memory.arrived());
  }

  /** The known cards in visible positions, as bits by card. */
  private static int known(Table table) {
    int cards = 0;
    int visible = count(table);
    for (int position = 0; position < visible; position++) {
      if (table.row.isSeen(position)) {
        cards |= 1 << Faces.cardOf(table.row.at(position));
      }
    }
    return cards;
  }

  /** Whether nobody has seen yet what is in some visible position. */
  public static boolean hasUnseen(Table table) {
    int visible = count(table);
    for (int position = 0; position < visible; position++) {
      if (!table.row.isSeen(position)) {
        return true;
      }
    }
    return false;
  }

  /** The first position of which nobody has seen yet what is in it. */
  public static int firstUnseen(Table table) {
    int position = 0;
    while (table.row.isSeen(position)) {
      position++;
    }
    return position;
  }

  /** What is visible now. */
  public static Sight sight(Table table) {
    int visible = count(table);
    return new Sight(seen(table, 0, visible), seen(table, 1, visible), seen(table, 2, visible));
  }

  private static int seen(Table table, int position, int visible) {
    return position < visible && isInView(table, position) ? table.row.at(position) : Faces.UNSEEN;
  }

  /**
   * Whether the ability of the monster in this position counts now: it has come into view, is in
   * the position its type asks for, and not ignored.
   */
  public static boolean counts(Table table, int position, MonsterAbility ability) {
    return isInPosition(ability.type(), position)
        && isInView(table, position)
        && (table.memory.ignored() & Faces.bit(table.row.at(position))) == 0;
  }

  /** Whether a Front or Second ability is where it counts (HOD-ABILTYPE-07, -08, HOD-Q-24). */
  public static boolean isInPosition(AbilityType type, int position) {
    return switch (type) {
      case FRONT -> position == 0;
      case SECOND -> position == 1;
      case NORMAL, INSTANT -> true;
    };
  }

  private static boolean isThirdVisible(Table table) {
    int third = table.row.at(2);
    // A peeked card stays visible as long as it is third or nearer (HOD-Q-23).
    if (table.memory.isPeekedAt(third)) {
      return true;
    }
    return showsThird(table, 0) || showsThird(table, 1) || heroShowsThird(table);
  }

  private static boolean showsThird(Table table, int position) {
    int face = table.row.at(position);
    if (face == Faces.UNSEEN || !table.cards.mayChange(face, Quantity.SIGHT)) {
      return false;
    }
    MonsterAbility ability = table.cards.ability(face);
    return ability != null
        && counts(table, position, ability)
        && showsThird(table, ability.lasting(), position);
  }

  private static boolean heroShowsThird(Table table) {
    for (int rest = table.sheet.changing(Quantity.SIGHT, table.hero); rest != 0; rest &= rest - 1) {
      HeroAbility ability = table.sheet.ability(Integer.numberOfTrailingZeros(rest));
      if (showsThird(table, ability.lasting(), Place.HERO)) {
        return true;
      }
    }
    return false;
  }

  private static boolean showsThird(Table table, ImmutableList<Lasting> lasting, int owner) {
    for (int i = 0; i < lasting.size(); i++) {
      Lasting change = lasting.get(i);
      if (change.changes() == Quantity.SIGHT && change.applies(table, owner)) {
        return true;
      }
    }
    return false;
  }
}
