package org.lawspeaker.prestigerpg.table;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Source;

/** Something that can be counted. */
@Doc("Something that can be counted.")
public enum Count {
  TOKENS_LEFT("token left", "tokens left"),
  LIVING("living player", "living players"),
  FALLEN("dead player", "dead players"),
  ROUND("round of the encounter", "rounds of the encounter"),
  ENCOUNTER("encounter so far", "encounters so far"),
  ACTIONS("Action card played this round", "Action cards played this round"),
  /** Damage done by all players this round. */
  DAMAGE("point of damage done this round", "points of damage done this round"),
  YOUR_DAMAGE(
      "point of damage that you did this round", "points of damage that you did this round"),
  YOUR_SUFFERING(
      "point of damage that you received this round",
      "points of damage that you received this round"),
  /** Damage that the creature's attack under way did to you. */
  YOUR_HIT("point of damage that the attack did you", "points of damage that the attack did you"),
  YOUR_CARDS("card in your hand", "cards in your hand"),
  YOUR_ITEMS("item of yours", "items of yours"),
  YOUR_POISON("poison token of yours", "poison tokens of yours"),
  YOUR_BITES("bite token of yours", "bite tokens of yours"),
  YOUR_RIDERS("Rider of yours on stand-by", "Riders of yours on stand-by"),
  YOUR_PRESTIGE("Prestige Point of yours", "Prestige Points of yours"),
  YOUR_LIFE("Life Point of yours", "Life Points of yours"),
  YOUR_TROPHIES("encounter that you scored", "encounters that you scored");

  private final String says;
  private final String many;

  Count(String says, String many) {
    this.says = says;
    this.many = many;
  }

  /** One of what is counted, in words. */
  public String says() {
    return says;
  }

  /** All that is counted, in words. */
  public String many() {
    return many;
  }

  /** Whether it is counted for the user of an effect, and differs from one player to another. */
  public boolean isYours() {
    return name().startsWith("YOUR");
  }

  /** How much it is now, for the user of an effect. */
  public int in(Table table, Source source) {
    if (isYours() && source.byNobody()) {
      return 0;
    }
    Sheet sheet = table.sheet(source.user());
    return switch (this) {
      case TOKENS_LEFT -> table.foe.tokensLeft();
      case LIVING -> table.livingCount();
      case FALLEN -> table.clock.fallen().size();
      case ROUND -> table.clock.round();
      case ENCOUNTER -> table.clock.encounter();
      case ACTIONS -> table.clock.actions();
      case DAMAGE -> damage(table);
      case YOUR_DAMAGE -> sheet.pace().dealt();
      case YOUR_SUFFERING -> sheet.pace().suffered();
      case YOUR_HIT -> hit(table, source);
      case YOUR_CARDS -> sheet.hand().size();
      case YOUR_ITEMS -> sheet.items().size();
      case YOUR_POISON -> sheet.marks().poison();
      case YOUR_BITES -> sheet.marks().bites();
      case YOUR_RIDERS -> sheet.riders().size();
      case YOUR_PRESTIGE -> sheet.prestige();
      case YOUR_LIFE -> sheet.life();
      case YOUR_TROPHIES -> sheet.trophies().size();
    };
  }

  private static int hit(Table table, Source source) {
    int at = table.strike.at(source.user());
    return at < 0 ? 0 : table.strike.hits().get(at).dealt();
  }

  private static int damage(Table table) {
    int sum = 0;
    for (int i = 0; i < table.seats(); i++) {
      sum += table.sheets.get(i).pace().dealt();
    }
    return sum;
  }
}
