package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.end.EncounterEnd;
import org.lawspeaker.prestigerpg.life.Death;
import org.lawspeaker.prestigerpg.state.Ending;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Strike;
import org.lawspeaker.prestigerpg.story.Story;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.turns.Turns;

/** Lays zones of a table anew; lists everything about an overlay that cannot be. */
final class Arrangement {
  private final Table table;
  private final Overlay overlay;
  private final Problems problems = new Problems();
  private final CardText text;
  private final Laying laying;

  Arrangement(Table table, Overlay overlay) {
    this.table = table;
    this.overlay = overlay;
    this.text = new CardText(table.cards, problems);
    this.laying = new Laying(table, text, problems);
  }

  /** The table with its zones laid anew, brought to the moment of the overlay. */
  Checked<Table> lay() {
    overlay.turn().ifPresent(seat -> atTable("/turn", seat));
    overlay.sheets().keySet().forEach(seat -> atTable("/sheets/" + seat.index(), seat.index()));
    ArrangedSheets sheets = new ArrangedSheets(table, overlay, text, laying);
    clock();
    keepPiles();
    sheets.lay();
    piles();
    new ArrangedFoe(table, overlay, text, laying).lay();
    Bag deck = deck();
    table.piles = table.piles.withRelics(laying.relics()).withDeck(deck);
    return problems.isEmpty() ? begin() : Checked.bad(problems.list());
  }

  private void atTable(String place, int seat) {
    text.seat(place, seat, table.seats());
  }

  private void clock() {
    int round = overlay.round().orElse(Math.max(1, table.clock.round()));
    table.setAgenda(Agenda.empty());
    table.strike = Strike.NONE;
    table.clock =
        table
            .clock
            .withEncounter(encounter())
            .withRound(overlay.moment().beginsRound() ? round - 1 : round)
            .withFlipped(false)
            .withTotalled(overlay.moment().isTotalled())
            .withDealers(Pile.empty())
            .withEnding(Ending.NONE);
  }

  /** The counter shows the encounter that is faced, but the one before until it begins. */
  private int encounter() {
    int shown = table.clock.encounter();
    return overlay.moment() == BeforeStep.ENCOUNTER
        ? overlay.number().map(number -> number - 1).orElse(shown)
        : overlay.number().orElse(Math.max(1, shown));
  }

  private void piles() {
    Bag discards =
        overlay
            .discards()
            .map(names -> Bag.of(laying.takeAll("/discards", names)))
            .orElse(table.piles.discards());
    Bag removed =
        overlay
            .removed()
            .map(names -> Bag.of(laying.takeAll("/removed", names)))
            .orElse(table.piles.removed());
    table.piles = table.piles.withDiscards(discards).withRemoved(removed);
  }

  /** What lies in piles that are not named stays there, so that nothing is laid from them. */
  private void keepPiles() {
    if (overlay.discards().isEmpty()) {
      laying.keep(table.piles.discards().toPile());
    }
    if (overlay.removed().isEmpty()) {
      laying.keep(table.piles.removed().toPile());
    }
    laying.keep(table.piles.buried().toPile());
    if (overlay.encounter().isEmpty()) {
      laying.keep(table.foe.chest());
    }
  }

  /** The deck named, or all that lies nowhere else. */
  private Bag deck() {
    if (overlay.deck().isEmpty()) {
      return laying.deck();
    }
    Bag deck = Bag.of(laying.takeAll("/deck", overlay.deck().get()));
    table.piles = table.piles.withRemoved(table.piles.removed().withAll(laying.deck().toPile()));
    return deck;
  }

  private Checked<Table> begin() {
    ImmutableList<PrestigeFrame> story =
        overlay.decision().map(new ArrangedStory(table, text)::from).orElse(ImmutableList.of());
    boolean isFacing = overlay.moment().isFacing() && overlay.decision().isEmpty();
    if (isFacing) {
      facing();
    } else {
      notFacing();
    }
    if (overlay.decision().isPresent() && overlay.before().isPresent()) {
      text.problem("/before", "the party decides at this moment; leave it out");
    }
    RoundCheck.check(table, overlay, text);
    if (table.livingCount() == 0) {
      text.problem("/sheets", "somebody is alive");
    }
    if (overlay.turn().isPresent() && overlay.moment() != BeforeStep.TURNS) {
      text.problem("/turn", "it is somebody's turn only before: turns");
    } else if (overlay.turn().filter(seat -> !hasTurn(Seat.of(seat))).isPresent()) {
      text.problem("/turn", "the player has no turn in this round (PRE-TURN-01)");
    }
    if (!problems.isEmpty()) {
      return Checked.bad(problems.list());
    }
    if (Story.isPlayed(table)) {
      table.push(Flow.STORY_END);
    }
    table.then(story.isEmpty() ? overlay.moment().steps(FoeCheck.isFinalFight(table)) : story);
    overlay.turn().ifPresent(this::goToTurn);
    table.push(Flow.HAND_LIMIT); // a hand above the maximum is cut at once (PRE-END-08)
    if (isFacing) {
      Death.turned(table); // that is the end at once, too (PRE-Q-82)
    }
    return Checked.ok(table.settle());
  }

  private void facing() {
    if (!table.foe.isFaced()) {
      text.problem("/encounter", "an encounter is faced at this moment");
    } else if (overlay.moment() == BeforeStep.POTIONS && FoeCheck.isFinalFight(table)) {
      text.problem("/before", "no encounter is revealed in the final fight (PRE-Q-84)");
    }
  }

  /** An encounter is put away before anything that follows it (PRE-Q-76). */
  private void notFacing() {
    String moment = overlay.decision().isPresent() ? "while the party decides" : "at this moment";
    if (overlay.encounter().isPresent()) {
      text.problem("/encounter", "no encounter is faced " + moment);
    }
    if (overlay.event().isPresent()) {
      text.problem("/event", "no event is active " + moment);
    }
    overlay
        .sheets()
        .forEach(
            (seat, sheet) -> {
              if (sheet.turned().orElse(false)) {
                text.problem(
                    "/sheets/" + seat.index() + "/turned",
                    "no Vampyre is faced " + moment + " (PRE-VAMPYRE-06)");
              }
              if (sheet.claims().orElse(0) > 0) {
                text.problem(
                    "/sheets/" + seat.index() + "/claims",
                    "no chest lies there " + moment + " (PRE-CHEST-01)");
              }
            });
    EncounterEnd.leave(table);
    table.setAgenda(Agenda.empty()); // hands are cut once all is laid
  }

  private boolean hasTurn(Seat seat) {
    return table.lives(seat) && !table.sheet(seat).pace().sitsOut();
  }

  /** Those with lower Initiative have had their turns; with none, it is the first of the round. */
  private void goToTurn(int index) {
    Seat seat = Seat.of(index);
    if (overlay.stack().isEmpty() && isFirst(seat)) {
      return;
    }
    table.clock = table.clock.withFlipped(true);
    Pile had = Pile.empty();
    for (Seat each : table.inOrder()) {
      Sheet sheet = table.sheet(each);
      if (sheet.initiative() < table.sheet(seat).initiative() && !sheet.pace().sitsOut()) {
        had = had.withLast(sheet.character());
      }
    }
    table.replaceTop(new Turns(had.sorted(), false, false));
  }

  private boolean isFirst(Seat seat) {
    for (Seat each : table.inOrder()) {
      if (!table.sheet(each).pace().sitsOut()) {
        return each.equals(seat);
      }
    }
    return false;
  }
}
