package org.lawspeaker.prestigerpg.setup;

import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.prestigerpg.state.Clock;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.prestigerpg.table.Cards;

/** Which choices go together. */
public final class SettingsCheck {
  private SettingsCheck() {}

  /** What does not, each with its clause and the option where it is chosen. */
  public static List<Problem> problems(Cards cards, Settings settings) {
    List<Problem> problems = new ArrayList<>();
    boolean tombs = settings.has(Expansion.TOMBS_AND_TOMES);
    if (settings.quests() && !tombs) {
      problems.add(problem("quests", "Quest cards come with tombs-and-tomes (PRE-EXP-03)"));
    }
    if (settings.module() != Settings.NO_MODULE) {
      if (!tombs) {
        problems.add(problem("module", "modules come with tombs-and-tomes (PRE-EXP-03)"));
      }
      if (settings.quests()) {
        problems.add(problem("quests", "Quest cards are used without a module (PRE-QUEST-01)"));
      }
    } else if (settings.knowers() != 0) {
      problems.add(problem("module-known-to", "no module is played (PRE-MODULE-03)"));
    }
    if (cards.encounters(settings).size() <= Clock.ENCOUNTERS) {
      problems.add(problem("encounters", "the pack has too few encounters for this game"));
    }
    return problems;
  }

  private static Problem problem(String option, String says) {
    return new Problem("option " + option, says);
  }
}
