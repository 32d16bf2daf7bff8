package org.lawspeaker.gloomkilforth.pack;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.EncounterType;
import org.lawspeaker.gloomkilforth.table.Encounter;

/** What an encounter must say to be played. */
final class EncounterCheck {
  private static final Citation NIGHT = Citation.of("GOK-NIGHTCARD-01");
  private static final Citation TERRAIN = Citation.of("GOK-ENC-04");
  private static final Citation HP = Citation.of("GOK-Q-115");
  private static final Citation STRANGER = Citation.of("GOK-STRANGER-02");
  private static final Citation EVENT = Citation.of("GOK-EVENT-01");

  private EncounterCheck() {}

  /** Checks the cards of the encounter decks, or those of the Night deck. */
  static void check(String at, ImmutableList<Encounter> all, boolean night, Places places) {
    for (int i = 0; i < all.size(); i++) {
      deck(at + i, all.get(i), night, places);
      foe(at + i, all.get(i), places);
      needs(at + i + "/needs", all.get(i), places);
      event(at + i, all.get(i), places);
    }
  }

  private static void deck(String at, Encounter each, boolean night, Places places) {
    if (night == each.location().isEmpty() || night == each.terrain().isPresent()) {
      String what = night ? "a Night card names its location, no deck" : "it names its deck";
      places.add(at, what + " (" + NIGHT + ")");
    }
    if (each.terrain().filter(terrain -> !terrain.isWild()).isPresent()) {
      places.add(at + "/terrain", "the City has no encounter deck (" + TERRAIN + ")");
    }
  }

  private static void foe(String at, Encounter each, Places places) {
    if ((each.isEnemy() || each.isStranger()) && each.hp().isEmpty()) {
      places.add(at, "what can become a foe has HP (" + HP + ")");
    }
  }

  private static void needs(String at, Encounter each, Places places) {
    if (each.type().isConfronted() && each.needs().isEmpty()) {
      places.add(at, "it can be confronted, so it says with what");
    }
    if (!each.type().isConfronted() && !each.needs().isEmpty()) {
      places.add(at, "only Places, Quests and Strangers are confronted");
    }
    if (each.isStranger() && !each.needs().containsKey(Attribute.INFLUENCE)) {
      places.add(at, "a Stranger has Influence (" + STRANGER + ")");
    }
  }

  private static void event(String at, Encounter each, Places places) {
    boolean event = each.type() == EncounterType.EVENT;
    if (event && each.event().isEmpty()) {
      places.add(at, "an Event says what happens (" + EVENT + ")");
    }
    if (!event && !each.event().isEmpty()) {
      places.add(at + "/event", "only an Event happens when it is drawn (" + EVENT + ")");
    }
  }
}
