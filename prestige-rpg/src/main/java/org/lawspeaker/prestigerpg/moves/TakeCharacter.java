package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.setup.DrawCharacters;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * The next player without a character gets this one.
 *
 * @param character which
 */
public record TakeCharacter(int character) implements NatureMove {
  private static final Citation TAKE = Citation.of("PRE-SETUP-07");

  @Override
  public void judge(Table table, Faults faults) {
    DrawCharacters step = table.top(DrawCharacters.class);
    if (step == null) {
      PrestigeMove.notNow(table, faults, TAKE);
    } else if (!step.left().contains(character)) {
      faults.add(TAKE, "taken");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(TAKE);
  }

  @Override
  public void make(Table table) {
    ((DrawCharacters) table.agenda.top()).take(table, character);
  }

  @Override
  public String text(Table table) {
    return "character " + table.cards.names().character(character);
  }
}
