package org.lawspeaker.prestigerpg.notation;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.EventCard;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Tokens;

/** Whether the encounter that is faced, its tokens, its Event and its chest go together. */
final class FoeCheck {
  private static final Citation TOKENS = Citation.of("PRE-TOKEN-01");
  private static final Citation FALLEN = Citation.of("PRE-LICH-03");
  private static final Citation CREATURES = Citation.of("PRE-WEREBOAR-01");
  private static final Citation FIGHT = Citation.of("PRE-Q-84");
  private static final Citation NATURAL = Citation.of("PRE-VAMPYRE-06");
  private static final Citation NO_LIFE = Citation.of("PRE-Q-60");
  private static final Citation TURNS = Citation.of("PRE-Q-82");
  private static final Citation BASED = Citation.of("PRE-EVENT-03");
  private static final Citation SKIPPED = Citation.of("PRE-FOG-04");
  private static final Citation ACTIVE = Citation.of("PRE-EVENT-05");
  private static final Citation CHEST = Citation.of("PRE-CHEST-01");

  private final Table table;
  private final Foe foe;
  private final Bounds bounds;

  private FoeCheck(Table table, Bounds bounds) {
    this.table = table;
    this.foe = table.foe;
    this.bounds = bounds;
  }

  /** Of an encounter that is faced in one of its phases, or of none. */
  static void check(Table table, Bounds bounds) {
    FoeCheck check = new FoeCheck(table, bounds);
    check.creatures();
    check.turned();
    check.chest();
    if (table.foe.isFaced()) {
      check.life();
      check.tokens();
      if (table.foe.event() >= 0) {
        check.event(table.cards.event(table.foe.event()));
      }
    }
  }

  /** Whether it is the fight against players who have become creatures (PRE-Q-84). */
  static boolean isFinalFight(Table table) {
    return table.foe.isFaced()
        && table.phase().tokens().filter(each -> each.of() == Tokens.Of.CREATURES).isPresent();
  }

  /** Players become creatures for the final fight alone. */
  private void creatures() {
    for (int i = 0; i < table.seats(); i++) {
      bounds.holds(
          table.sheets.get(i).status() != Status.CREATURE
              || table.clock.ending().isOver()
              || (isFinalFight(table) && foe.players().contains(i)),
          "/sheets/" + i + "/status",
          "players become creatures for the final fight alone",
          FIGHT);
    }
  }

  /** Turned players return to what they were when their encounter is over (PRE-VAMPYRE-06). */
  private void turned() {
    for (int i = 0; i < table.seats(); i++) {
      bounds.holds(
          foe.isFaced() || !table.sheets.get(i).marks().turned(),
          "/sheets/" + i + "/marks/turned",
          "no Vampyre is faced",
          NATURAL);
      bounds.holds(
          !foe.isFaced() || !table.sheets.get(i).marks().turned() || CardTexts.turnPlayers(table),
          "/sheets/" + i + "/marks/turned",
          "nothing in play turns players",
          TURNS);
    }
  }

  private void life() {
    bounds.holds(
        foe.life() == 0 || !table.phase().life().isEmpty(),
        "/foe/life",
        table.cards.names().encounter(foe.card()) + " has no Life Points",
        NO_LIFE);
  }

  private void tokens() {
    if (table.phase().tokens().isEmpty()) {
      return;
    }
    Tokens tokens = table.phase().tokens().get();
    if (tokens.of().isPlayers()) {
      boolean fallen = tokens.of() == Tokens.Of.FALLEN;
      bounds.holds(
          !foe.players().isEmpty(),
          "/foe/phase",
          fallen ? "nobody died before this encounter" : "nobody has become a creature",
          fallen ? FALLEN : CREATURES);
    }
    int count =
        tokens.of().isPlayers() ? foe.players().size() : tokens.count(table.settings.starters());
    bounds.within("/foe/tokens", foe.tokens().size(), count, count, TOKENS);
  }

  private void event(EventCard event) {
    bounds.holds(
        table.encounter().creature(),
        "/foe/event",
        "an Event is drawn for a creature-based encounter only",
        BASED);
    bounds.holds(
        !event.undisturbed() || !table.encounter().interferes(),
        "/foe/event",
        "it is skipped with a creature that interferes with the damage stack",
        SKIPPED);
    bounds.holds(
        event.activation().contains(table.clock.encounter()),
        "/foe/event",
        "it is not activated in encounter " + table.clock.encounter(),
        ACTIVE);
  }

  private void chest() {
    boolean treasure =
        foe.event() >= 0 && table.cards.event(foe.event()).kind() == EventCard.Kind.TREASURE;
    Pile chest = foe.chest();
    bounds.holds(
        treasure || chest.isEmpty(), "/foe/chest", "there is no Treasure that fills it", CHEST);
    for (int i = 0; i < table.seats(); i++) {
      bounds.holds(
          treasure || table.sheets.get(i).marks().claims() == 0,
          "/sheets/" + i + "/marks/claims",
          "there is no chest to claim from",
          CHEST);
    }
    for (int i = 0; i < chest.size(); i++) {
      int card = chest.get(i);
      bounds.holds(
          !table.cards.isRelic(card) && table.cards.face(card) instanceof CardFace.Attack,
          "/foe/chest",
          table.cards.printed(card) + " shows no value",
          CHEST);
    }
  }
}
