package org.lawspeaker.prestigerpg.notation;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.notation.Overlay.SheetOverlay;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.table.Occasion;
import org.lawspeaker.prestigerpg.table.Table;

/** Whether what an overlay names of a round, or of an expansion, can be there at its moment. */
final class RoundCheck {
  private static final Expansion ABILITIES = Expansion.DEEPER_AND_DARKER;
  private static final Expansion RUIN = Expansion.RELICS_AND_RUIN;

  private final Table table;
  private final Overlay overlay;
  private final CardText text;
  private final String moment;

  private RoundCheck(Table table, Overlay overlay, CardText text) {
    this.table = table;
    this.overlay = overlay;
    this.text = text;
    this.moment = overlay.decision().isPresent() ? "while the party decides" : "at this moment";
  }

  static void check(Table table, Overlay overlay, CardText text) {
    RoundCheck check = new RoundCheck(table, overlay, text);
    check.stack();
    overlay.sheets().forEach(check::sheet);
  }

  private boolean isFighting() {
    return overlay.decision().isEmpty() && overlay.moment().isFighting();
  }

  /** Attacks are discarded in step e; one out of turn may lie there again in step g. */
  private void stack() {
    boolean isOutOfTurn =
        overlay.decision().isEmpty() && overlay.moment() == BeforeStep.RANDOM_STRIKES;
    if (!overlay.stack().isEmpty() && !isFighting() && !isOutOfTurn) {
      text.problem("/stack", "nothing lies on the damage stack " + moment + " (PRE-CLEAN-01)");
    }
    for (int i = 0; i < overlay.stack().size(); i++) {
      needs(ABILITIES, "/stack/" + i + "/linked", overlay.stack().get(i).linked());
    }
  }

  /** Set cards that were not played go with the attacks. */
  private void sheet(Seat seat, SheetOverlay sheet) {
    String place = "/sheets/" + seat.index();
    boolean isSetting = overlay.decision().isEmpty() && overlay.moment() == BeforeStep.SET;
    boolean isSet = sheet.set().filter(set -> !set.isEmpty()).isPresent();
    if (isSet && !isSetting && !isFighting()) {
      text.problem(place + "/set", "no set card lies there " + moment + " (PRE-SET-06)");
    }
    if (isSetting && sheet.dealt().orElse(0) > 0 && !beginsWithAnything()) {
      text.problem(place + "/dealt", "nothing is done yet in this round (PRE-SPECIFIC-03)");
    }
    needs(RUIN, place + "/poison", sheet.poison().orElse(0) > 0);
    needs(RUIN, place + "/cured", sheet.cured().orElse(false));
    needs(RUIN, place + "/turned", sheet.turned().orElse(false));
    needs(RUIN, place + "/bites", sheet.bites().orElse(0) > 0);
    needs(ABILITIES, place + "/ability-used", sheet.abilityUsed().orElse(false));
  }

  /** What an encounter does as a round begins may let players act before they set cards. */
  private boolean beginsWithAnything() {
    return table.foe.isFaced()
        && table.phase().rules().stream().anyMatch(rule -> rule.on() == Occasion.ROUND_STARTS);
  }

  private void needs(Expansion expansion, String place, boolean isThere) {
    if (isThere && !table.settings.has(expansion)) {
      String clause = expansion == ABILITIES ? " (PRE-EXP-01)" : " (PRE-EXP-02)";
      text.problem(place, "the game is played without " + expansion.says() + clause);
    }
  }
}
