package org.lawspeaker.handofdestiny.faces;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.handofdestiny.combat.sight.Waiting;
import org.lawspeaker.handofdestiny.effects.PickMonster;
import org.lawspeaker.handofdestiny.effects.PickOption;
import org.lawspeaker.handofdestiny.effects.PickStrength;
import org.lawspeaker.handofdestiny.moves.Option;
import org.lawspeaker.handofdestiny.moves.Pick;
import org.lawspeaker.handofdestiny.moves.Reveal;
import org.lawspeaker.handofdestiny.moves.Target;
import org.lawspeaker.handofdestiny.setup.HeldPotions;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.MonsterAbility;
import org.lawspeaker.handofdestiny.table.Table;

/** What effects leave to be chosen, and letting a monster ability happen. */
final class EffectChoices {
  private EffectChoices() {}

  static Choice target(Table table, Target move) {
    PickMonster step = (PickMonster) table.top();
    String label = Says.capital(step.effect().says(table.monster(move.face()).name()));
    return Choice.of(Says.verb(label), label, Uid.card(move.face()));
  }

  static Choice pick(Table table, Pick move) {
    PickStrength step = (PickStrength) table.top();
    String label = Says.capital(step.effect().says(table.monster(move.face()).name()));
    return Choice.of(Says.verb(label), label, Uid.card(move.face()))
        .withHint("a strength card of " + table.monster(move.face()).hp());
  }

  static Choice option(Table table, Option move) {
    PickOption step = (PickOption) table.top();
    List<String> all =
        step.choice().of().stream().map(effect -> Says.capital(effect.says())).toList();
    String label = Says.among(all, move.number() - 1).replaceFirst("^The hero takes", "Take");
    return Choice.of(Says.verb(label), label);
  }

  static Choice pass(Table table) {
    if (table.top() instanceof HeldPotions) {
      return Choice.of("Pass", "Use no potion now")
          .withHint("potions that are held are lost")
          .withIsGrave(true);
    }
    int due = Waiting.due(table);
    if (due == Faces.UNSEEN) {
      return Choice.of("Pass", "Go on");
    }
    Choice choice =
        Choice.of("Pass", "Let the ability of " + table.monster(due).name() + " happen");
    MonsterAbility ability = table.cards.ability(due);
    return (ability == null ? choice : choice.withHint(ability.says()))
        .withPieces(ImmutableList.of(Uid.card(due)));
  }

  static Choice reveal(Table table, Reveal move) {
    return Choice.of("Reveal", "Reveal " + table.monster(move.face()).name());
  }
}
