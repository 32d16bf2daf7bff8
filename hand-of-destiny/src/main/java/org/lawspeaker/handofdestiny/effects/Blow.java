package org.lawspeaker.handofdestiny.effects;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.sight.Numbers;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.HeroAbility;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/** Damage and defeat by effects, and what they mean for slotting (HOD-NORMAL-01, HOD-Q-86). */
final class Blow {
  private static final Citation NEUTRAL = Citation.of("HOD-Q-86");
  private static final Citation BARS = Citation.of("HOD-NORMAL-04");
  private static final Citation SLOT_ABILITY = Citation.of("HOD-SLOTABIL-01");
  private static final Citation SLOT_ALONE = Citation.of("HOD-SLOTABIL-02");
  private static final Citation WEAPON = Citation.of("HOD-WEAPON-04");
  private static final Citation OUTRIGHT = Citation.of("HOD-NORMAL-05");
  private static final Citation SET_OFF = Citation.of("HOD-RAGE-06");
  private static final Citation BY_ABILITY = Citation.of("HOD-FIGHT-04");
  private static final Citation REST = Citation.of("HOD-ACCUM-02");

  private Blow() {}

  static void damage(Table table, Source source, int face, int amount) {
    Wounds.add(table, face, amount);
    mark(table, source, face);
    if (table.isTelling()) {
      table.tell(
          reason(table, source, SLOT_ABILITY, BARS),
          "damaged",
          table.nameOf(face) + " is dealt " + amount + " damage",
          "monster",
          table.nameOf(face),
          "amount",
          "" + amount);
    }
    Wounds.tell(table, face, amount, source.kind() == Source.Kind.HERO ? BY_ABILITY : REST);
    if (Numbers.remaining(table, table.row.positionOf(face)) <= 0) {
      // It stays defeated if a later part of the effect changes its HP (HOD-ACCUM-02).
      table.memory = table.memory.withBeaten(table.memory.beaten() | Faces.bit(face));
    }
  }

  static void defeat(Table table, Source source, int face) {
    table.memory = table.memory.withBeaten(table.memory.beaten() | Faces.bit(face));
    mark(table, source, face);
    if (table.isTelling()) {
      table.tell(
          reason(table, source, SLOT_ALONE, OUTRIGHT),
          "beaten",
          table.nameOf(face) + " is defeated outright",
          "monster",
          table.nameOf(face));
    }
  }

  private static void mark(Table table, Source source, int face) {
    switch (source.kind()) {
      case HERO -> {
        if (ability(table, source).slot()) {
          table.memory = table.memory.withBySlot(table.memory.bySlot() | Faces.bit(face));
        } else {
          table.memory = table.memory.withBarred(table.memory.barred() | Faces.bit(face));
        }
      }
      case WEAPON ->
          table.memory = table.memory.withByWeapon(table.memory.byWeapon() | Faces.bit(face));
      case MONSTER, POTION, BOSS, PENALTY -> {
        // Such damage is neutral (HOD-Q-86).
      }
    }
  }

  /** The clause that says what such a blow means for slotting. */
  private static Citation reason(Table table, Source source, Citation slot, Citation normal) {
    return switch (source.kind()) {
      case HERO -> {
        HeroAbility ability = ability(table, source);
        yield ability.slot() ? slot : ability.on().isPresent() ? SET_OFF : normal;
      }
      case WEAPON -> WEAPON;
      case MONSTER, POTION, BOSS, PENALTY -> NEUTRAL;
    };
  }

  private static HeroAbility ability(Table table, Source source) {
    return table.sheet.ability(source.index());
  }
}
