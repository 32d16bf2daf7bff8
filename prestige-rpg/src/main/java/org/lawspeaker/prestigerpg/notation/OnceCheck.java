package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.QuestCard;
import org.lawspeaker.prestigerpg.table.Table;

/** Whether each Encounter card and each secret Quest, of which there is one, lies in one place. */
final class OnceCheck {
  private static final Citation ENCOUNTERS = Citation.of("PRE-SETUP-05");
  private static final Citation IN_GAME = Citation.of("PRE-Q-101");
  private static final Citation QUESTS = Citation.of("PRE-Q-100");

  private OnceCheck() {}

  static void check(Table table, Problems problems) {
    strangers(table, problems);
    encounters(table, problems);
    quests(table, problems);
  }

  /** Only encounters of the game can come (PRE-Q-101). */
  private static void strangers(Table table, Problems problems) {
    Bag all = table.cards.encounters(table.settings);
    Bag left = table.piles.encounters();
    for (int i = 0; i < left.size(); i++) {
      if (all.count(left.nth(i)) == 0) {
        String name = table.cards.names().encounter(left.nth(i));
        problems.add("/piles/encounters", "no " + name + " is in this game", IN_GAME);
      }
    }
  }

  /**
   * A story may meet an encounter again (PRE-MODULE-02), and the creatures of the final fight are
   * the players, not the card. One that is over lies there and may be scored already (PRE-Q-76).
   */
  private static void encounters(Table table, Problems problems) {
    if (table.settings.module() != Settings.NO_MODULE) {
      return;
    }
    Bag all = table.piles.encounters();
    boolean isFaced = table.foe.isFaced() && !FoeCheck.isFinalFight(table);
    if (isFaced && table.foe.over() && all.count(table.foe.card()) > 0) {
      problems.add(
          "/piles/encounters",
          table.cards.names().encounter(table.foe.card()) + " is over and has left the deck",
          ENCOUNTERS);
    }
    if (isFaced && !table.foe.over()) {
      all = all.with(table.foe.card());
    }
    for (Sheet sheet : table.sheets) {
      all = all.withAll(sheet.trophies());
    }
    for (int card = 0; card < table.cards.pack().encounters().size(); card++) {
      if (all.count(card) > 1) {
        problems.add(
            "/piles/encounters",
            table.cards.names().encounter(card) + " is there " + all.count(card) + " times, not 1",
            ENCOUNTERS);
      }
    }
  }

  private static void quests(Table table, Problems problems) {
    ImmutableList<QuestCard> quests = table.cards.pack().quests();
    Bag dealt = Bag.empty();
    for (int i = 0; i < table.seats(); i++) {
      int quest = table.sheets.get(i).quest();
      String place = "/sheets/" + i + "/quest";
      if (quest >= 0 && !table.settings.quests()) {
        problems.add(place, "no Quests are dealt in this game", QUESTS);
      }
      if (quest >= 0 && !quests.get(quest).secret()) {
        problems.add(place, quests.get(quest).name() + " is for all", QUESTS);
      }
      if (quest >= 0 && dealt.count(quest) > 0) {
        problems.add(place, "another player has " + quests.get(quest).name(), QUESTS);
      }
      dealt = quest >= 0 ? dealt.with(quest) : dealt;
    }
  }
}
