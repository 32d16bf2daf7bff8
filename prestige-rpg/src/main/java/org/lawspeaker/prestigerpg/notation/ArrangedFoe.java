package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import java.util.function.ToIntBiFunction;
import java.util.stream.IntStream;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.begin.Encounters;
import org.lawspeaker.prestigerpg.creature.Barrier;
import org.lawspeaker.prestigerpg.creature.Foes;
import org.lawspeaker.prestigerpg.creature.Totals;
import org.lawspeaker.prestigerpg.notation.Overlay.FoeOverlay;
import org.lawspeaker.prestigerpg.round.Phases;
import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Table;

/** The encounter of an overlay, its event, and the damage stack. */
final class ArrangedFoe {
  private final Table table;
  private final Overlay overlay;
  private final CardText text;
  private final Laying laying;

  ArrangedFoe(Table table, Overlay overlay, CardText text, Laying laying) {
    this.table = table;
    this.overlay = overlay;
    this.text = text;
    this.laying = laying;
  }

  void lay() {
    int problems = text.problems();
    table.stack = ImmutableList.of();
    overlay.encounter().ifPresent(this::face);
    if (overlay.encounters().isPresent()) {
      Bag deck = table.cards.encounters(table.settings);
      table.piles =
          table.piles.withEncounters(
              left("/encounters", overlay.encounters().get(), this::encounter, deck));
    } else {
      scored();
    }
    events();
    if (text.problems() == problems) {
      new ArrangedStack(table, text, laying).lay(overlay.stack());
      deadByTheStack();
    }
  }

  /** Encounter cards that have been scored are not left in their deck (PRE-END-02). */
  private void scored() {
    Bag left = table.piles.encounters();
    for (Sheet sheet : table.sheets) {
      for (int i = 0; i < sheet.trophies().size(); i++) {
        int card = sheet.trophies().get(i);
        left = left.less(card);
      }
    }
    table.piles = table.piles.withEncounters(left);
  }

  private void face(FoeOverlay wanted) {
    int problems = text.problems();
    int card =
        text.find("/encounter/card", "encounter", wanted.card(), text.names()::findEncounter);
    if (text.problems() == problems && table.cards.encounters(table.settings).count(card) == 0) {
      text.problem("/encounter/card", "no " + wanted.card() + " is in this game (PRE-Q-101)");
    }
    if (text.problems() > problems) {
      return;
    }
    Bag left = table.piles.encounters();
    left = table.foe.isFaced() ? left.with(table.foe.card()) : left;
    table.piles = table.piles.withEncounters(left.less(card));
    table.foe = Foe.NONE.withCard(card);
    if (wanted.phase() > table.encounter().phases().size()) {
      text.problem(
          "/encounter/phase",
          wanted.card() + " has " + table.encounter().phases().size() + " phases");
      return;
    }
    Encounters.enterPhase(table, wanted.phase() - 1);
    table.setAgenda(Agenda.empty());
    variables(wanted);
  }

  private void variables(FoeOverlay wanted) {
    boolean hasTokens = table.phase().tokens().isPresent();
    if (wanted.tokens().isPresent() != hasTokens && wanted.tokens().isPresent()) {
      text.problem("/encounter/tokens", wanted.card() + " has no tokens");
    } else if (wanted.tokens().filter(lives -> !isWhole(lives.size())).isPresent()) {
      text.problem(
          "/encounter/tokens",
          "there are "
              + table.foe.tokens().size()
              + " of them, the dead with 0 life (PRE-TOKEN-01)");
    }
    if (wanted.barrier().orElse(false) && !Foes.has(table.phase(), Barrier.class)) {
      text.problem("/encounter/barrier", wanted.card() + " has no barrier (PRE-Q-96)");
    }
    if (wanted.life().isPresent() && hasTokens) {
      text.problem("/encounter/life", "each token of " + wanted.card() + " has its own");
    } else if (wanted.life().orElse(0) > 0 && table.phase().life().isEmpty()) {
      text.problem("/encounter/life", wanted.card() + " has no Life Points (PRE-Q-60)");
    }
    int[] lives =
        wanted.tokens().orElse(ImmutableList.of()).stream().mapToInt(life -> life).toArray();
    boolean none = wanted.life().isPresent() && wanted.life().get() == 0;
    if (wanted.killer().isEmpty()
        && (none || (lives.length > 0 && IntStream.of(lives).sum() == 0))) {
      text.problem("/encounter", "a creature without Life Points is dead; name its killer");
    }
    wanted.killer().ifPresent(killer -> killer(wanted, killer, lives));
    Foe foe = table.foe;
    table.foe =
        foe.withLife(wanted.life().orElse(foe.life()))
            .withTokens(wanted.tokens().isPresent() ? Pile.of(lives) : foe.tokens())
            .withBarrier(wanted.barrier().orElse(foe.barrier()))
            .withKiller(wanted.killer().orElse(-1))
            .withOver(wanted.killer().isPresent())
            .withChest(chest(wanted));
  }

  /** Play looks at the values of a chest before the position is checked; a Relic has none. */
  private Pile chest(FoeOverlay wanted) {
    Pile chest = laying.takeAll("/encounter/chest", wanted.chest()).sorted();
    chest.forEach(
        card -> {
          if (table.cards.isRelic(card)) {
            String name = table.cards.printed(card);
            text.problem("/encounter/chest", name + " shows no value (PRE-CHEST-01)");
          }
        });
    return chest;
  }

  /** Who has a killer is dead: where its life is not named, nothing need be said of it. */
  private void killer(FoeOverlay wanted, int killer, int[] lives) {
    text.seat("/encounter/killer", killer, table.seats());
    if (!overlay.moment().isAfterKill()) {
      text.problem("/encounter/killer", "the round ends when the creature dies (PRE-TURN-06)");
    }
    if (wanted.life().orElse(0) > 0 || IntStream.of(lives).sum() > 0) {
      text.problem("/encounter/killer", wanted.card() + " is alive (PRE-Q-106)");
    }
    if (!table.encounter().creature()) {
      text.problem("/encounter/killer", "there is no creature to be killed (PRE-Q-60)");
    }
    if (!Phases.isLast(table)) {
      text.problem("/encounter/killer", "another phase follows its death (PRE-Q-91)");
    }
    if (isScored(table.foe.card())) {
      text.problem("/encounter/card", wanted.card() + " has been scored (PRE-END-02)");
    }
  }

  /** From step d on, what lies on the stack has been subtracted (PRE-TOTAL-01). */
  private void deadByTheStack() {
    Foe foe = table.foe;
    boolean isDead = foe.life() > 0 && foe.life() <= Totals.pending(table, -1);
    for (int token = 0; token < foe.tokens().size(); token++) {
      int life = foe.tokens().get(token);
      isDead |= life > 0 && life <= Totals.pending(table, token);
    }
    if (isDead) {
      text.problem("/stack", "these attacks have killed the creature (PRE-Q-14)");
    }
  }

  private boolean isScored(int card) {
    return table.settings.module() == Settings.NO_MODULE
        && table.sheets.stream().anyMatch(sheet -> sheet.trophies().contains(card));
  }

  private boolean isWhole(int tokens) {
    return tokens == table.foe.tokens().size();
  }

  /** What is left of a deck: only cards that are in the game (PRE-Q-101). */
  private Bag left(
      String place, ImmutableList<String> names, ToIntBiFunction<String, String> find, Bag deck) {
    int[] cards = new int[names.size()];
    for (int i = 0; i < cards.length; i++) {
      String at = place + "/" + i;
      int problems = text.problems();
      cards[i] = find.applyAsInt(at, names.get(i));
      if (text.problems() == problems && deck.count(cards[i]) == 0) {
        text.problem(at, "no " + names.get(i) + " is in this game (PRE-Q-101)");
      }
    }
    return Bag.of(cards);
  }

  private int encounter(String place, String name) {
    return text.find(place, "encounter", name, text.names()::findEncounter);
  }

  private int event(String place, String name) {
    return text.find(place, "event", name, text.names()::findEvent);
  }

  private void events() {
    Bag all =
        table.foe.event() >= 0
            ? table.piles.events().with(table.foe.event())
            : table.piles.events();
    if (overlay.events().isPresent()) {
      Bag deck = table.cards.events(table.settings);
      all = left("/events", overlay.events().get(), this::event, deck);
    }
    int event = overlay.event().isPresent() ? -1 : table.foe.event();
    if (overlay.event().isPresent()) {
      int problems = text.problems();
      event = event("/event", overlay.event().get());
      if (text.problems() == problems && table.cards.events(table.settings).count(event) == 0) {
        text.problem("/event", "no " + overlay.event().get() + " is in this game (PRE-Q-101)");
      }
    }
    Bag left = event >= 0 ? all.less(event) : all;
    table.piles = table.piles.withEvents(left);
    table.foe = table.foe.withEvent(event);
  }
}
