package org.lawspeaker.hofordeals.combat;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.state.Origin;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A combat begins with minions (HOF-COMBAT-02); in a combat they are added to it.
 *
 * @param number how many
 * @param power or until they have so much Power together
 */
@Doc("A combat begins with minions.")
public record FightMinions(
    @Default("0") @Range(min = 0, max = 9) int number,
    @Default("0") @Range(min = 0, max = 40) int power)
    implements Effect {
  @Override
  public void act(Table table, Source source) {
    boolean isDuel = table.agenda().toList().get(0).isDuel(); // HOF-Q-63
    if (isDuel || !table.isActive(source.user())) {
      return;
    }
    if (table.fight != null) {
      table.push(new MinionDraw(number, power));
    } else {
      // HOF-AMBUSH-03: a later activation of the same Encounter is an ordinary combat
      boolean isAmbush = table.turn.ambushed() && isOfAmbush(table, source);
      Origin origin = isAmbush ? Origin.AMBUSH : Origin.ACTIVATED;
      Combat.begin(table, origin, place(table, source), number, power);
    }
  }

  /** The Encounter whose text it is; for another card's text, the one that the user stands on. */
  private static int place(Table table, Source source) {
    if (table.cards.card(source.card()) instanceof Encounter) {
      return source.card();
    }
    Site here = table.board.site(table.hero(source.user()).space());
    return here == null ? table.cards.town : here.card().orElse(table.cards.town);
  }

  /** A combat that another card begins after an Ambush is no Ambush (HOF-WEAPON-11). */
  private static boolean isOfAmbush(Table table, Source source) {
    return table.cards.card(source.card()) instanceof Encounter encounter && encounter.isAmbush();
  }

  @Override
  public String says() {
    return "fight " + AddMinions.amount(number, power);
  }
}
