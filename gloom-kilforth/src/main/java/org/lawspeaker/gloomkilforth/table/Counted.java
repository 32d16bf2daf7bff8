package org.lawspeaker.gloomkilforth.table;

import java.util.Optional;

/** What an amount can be multiplied by: "for each …". */
public enum Counted {
  ENEMIES("Enemy in play"),
  PLACES("Place in play"),
  QUESTS("Quest in play"),
  STRANGERS("Stranger in play"),
  PLOTS("plot on the map"),
  GLOOM_LOCATIONS("location in gloom"),
  OBSTACLES_HERE("obstacle at your location"),
  OTHER_HEROES_HERE("other hero at your location"),
  ASSETS("asset that you have"),
  RUMOURS("rumour that you have"),
  CHAPTERS("chapter that you have completed");

  private final String says;

  Counted(String says) {
    this.says = says;
  }

  /** So much for each of them. */
  public static String says(Optional<Counted> each) {
    return each.map(what -> " for each " + what.says).orElse("");
  }
}
