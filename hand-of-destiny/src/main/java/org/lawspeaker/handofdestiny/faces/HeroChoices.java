package org.lawspeaker.handofdestiny.faces;

import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.handofdestiny.hero.HeroAbilities;
import org.lawspeaker.handofdestiny.merchant.Wares;
import org.lawspeaker.handofdestiny.moves.Exhaust;
import org.lawspeaker.handofdestiny.moves.OfAnother;
import org.lawspeaker.handofdestiny.moves.Order;
import org.lawspeaker.handofdestiny.moves.Uncover;
import org.lawspeaker.handofdestiny.moves.Use;
import org.lawspeaker.handofdestiny.moves.UseExhausting;
import org.lawspeaker.handofdestiny.moves.UseWithStrength;
import org.lawspeaker.handofdestiny.moves.Ware;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.table.HeroAbility;
import org.lawspeaker.handofdestiny.table.Table;

/** Abilities and the weapon, and which abilities damage exhausts. */
final class HeroChoices {
  private static final String USE = "Use";

  private HeroChoices() {}

  static Choice use(Table table, Use move) {
    HeroAbility ability = table.sheet.ability(move.ability());
    return Choice.of(USE, "Use " + ability.name(), Uid.ability(move.ability()))
        .withHint("free; " + ability.says());
  }

  static Choice useExhausting(Table table, UseExhausting move) {
    HeroAbility ability = table.sheet.ability(move.ability());
    HeroMarks after = HeroAbilities.exhausted(table.hero, move.ability());
    int cost = table.hero.hp() - after.hp();
    return Choice.of(
            USE, "Use " + ability.name() + " by exhausting it", Uid.ability(move.ability()))
        .withHint("costs " + cost + " HP, " + after.hp() + " left; " + ability.says())
        .withIsGrave(after.hp() == 0);
  }

  static Choice useWithStrength(Table table, UseWithStrength move) {
    HeroAbility ability = table.sheet.ability(move.ability());
    String card = table.monster(move.card()).name();
    int strength = table.monster(move.card()).hp();
    return Choice.of(
            USE,
            "Use " + ability.name() + " with " + card,
            Uid.ability(move.ability()),
            Uid.card(move.card()))
        .withHint("spends a strength card of " + strength + "; " + ability.says());
  }

  static Choice useWeapon(Table table) {
    Ware.Kind kind = table.armory.upgraded() ? Ware.Kind.UPGRADE : Ware.Kind.BASIC_WEAPON;
    Ware weapon = Ware.of(kind, table.armory.line().orElseThrow());
    return Choice.of(USE, "Use the " + Wares.name(table.merchant(), weapon), Uid.WEAPON)
        .withHint("once in a wave: " + Wares.says(table.merchant(), weapon));
  }

  /** Never on offer; whoever asks about it reads what it would be. */
  static Choice ofAnother(OfAnother move) {
    String verb =
        switch (move.deed()) {
          case USE -> "Use";
          case FIRST -> "Begin with";
          case BUY -> "Buy";
          case DRINK -> "Drink";
        };
    return Choice.of(verb, verb + " " + move.thing() + " of " + move.owner());
  }

  static Choice exhaust(Table table, Exhaust move) {
    return changed(table, move.left(), move.right(), "Exhaust");
  }

  static Choice uncover(Table table, Uncover move) {
    return changed(table, move.left(), move.right(), "Uncover");
  }

  /** Names the abilities that are exhausted, or are no longer, when so many are. */
  private static Choice changed(Table table, int left, int right, String verb) {
    HeroMarks after = table.hero.withLeft(left).withRight(right);
    List<String> names = new ArrayList<>();
    List<String> pieces = new ArrayList<>();
    for (int i = 0; i < HeroMarks.ABILITIES; i++) {
      if (table.hero.isExhausted(i) != after.isExhausted(i)) {
        names.add(table.sheet.ability(i).name());
        pieces.add(Uid.ability(i));
      }
    }
    return Choice.builder(verb, verb + " " + Words.list(names))
        .pieces(pieces)
        .hint(after.hp() + " HP left")
        .build();
  }

  static Choice order(Table table, Order move) {
    HeroAbility ability = table.sheet.ability(move.ability());
    return Choice.of("Resolve", "Resolve " + ability.name() + " next", Uid.ability(move.ability()))
        .withHint(ability.says());
  }
}
