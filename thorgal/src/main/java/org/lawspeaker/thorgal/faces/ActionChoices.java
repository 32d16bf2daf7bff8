package org.lawspeaker.thorgal.faces;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.thorgal.action.ActionStep;
import org.lawspeaker.thorgal.action.IntriguePlayer;
import org.lawspeaker.thorgal.action.Playing;
import org.lawspeaker.thorgal.action.SymbolChoice;
import org.lawspeaker.thorgal.journey.Attachment;
import org.lawspeaker.thorgal.moves.Activate;
import org.lawspeaker.thorgal.moves.Decline;
import org.lawspeaker.thorgal.moves.Pass;
import org.lawspeaker.thorgal.moves.Pick;
import org.lawspeaker.thorgal.moves.PickSeat;
import org.lawspeaker.thorgal.moves.Play;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Symbol;
import org.lawspeaker.thorgal.table.Table;

/** The action steps: cards to play, effects to activate, passing, and symbols of side bars. */
final class ActionChoices {
  private ActionChoices() {}

  static void addTo(Choices all) {
    all.on(Play.class, ActionStep.class, (at, move, step) -> play(at, move));
    all.on(Activate.class, ActionStep.class, (at, move, step) -> activate(at, move));
    all.on(Pass.class, ActionStep.class, (at, move, step) -> pass(at, step));
    all.on(Pick.class, SymbolChoice.class, ActionChoices::symbol);
    all.on(Decline.class, SymbolChoice.class, (at, move, step) -> noSymbol(step));
    all.on(PickSeat.class, IntriguePlayer.class, (at, move, step) -> intrigue(at, move));
  }

  private static Choice play(Sight at, Play move) {
    Table table = at.table();
    Suit suit = move.suit();
    int cost = Playing.cost(table, move.seat(), suit, move.card());
    int pool = at.store(move.seat(), suit).pool();
    List<String> hints = new ArrayList<>();
    hints.add(
        cost == 0 ? "free" : "costs " + cost + " of " + pool + " in the " + suit.says() + " pool");
    boolean stays = suit == Suit.DESTINY && !at.cards.destiny(move.card()).isEvent();
    if (!stays && Attachment.attaches(table, suit, move.card())) {
      hints.add(attached(at, suit, move.card()));
    }
    return Choice.builder("Play", "Play " + at.names.card(suit, move.card()))
        .addPieces(Places.inHand(at, move.seat(), suit, move.card()))
        .hint(String.join("; ", hints))
        .build();
  }

  private static String attached(Sight at, Suit suit, int card) {
    Attributes symbols =
        suit == Suit.DESTINY
            ? at.cards.destiny(card).card.attributes()
            : at.cards.bane(card).attributes();
    String what = suit == Suit.DESTINY ? "strength" : "difficulty";
    return symbols.isNone() ? "is attached" : what + " is " + symbols.changed();
  }

  private static Choice activate(Sight at, Activate move) {
    return at.names
        .landInPlay(move.id())
        .map(
            land ->
                Choice.of(
                        "Use wolf effect",
                        "Use the wolf effect of " + at.names.inPlay(move.id()),
                        Places.inPlay(move.id()))
                    .withHint(at.cards.land(land.card()).wolf().says()))
        .orElseGet(() -> ofParty(at, move));
  }

  private static Choice ofParty(Sight at, Activate move) {
    Choice choice =
        Choice.of(
            "Activate",
            "Activate " + at.names.inParty(move.seat(), move.id()),
            Places.inPlay(move.id()));
    return Optional.ofNullable(at.table().inPlay(move.id()))
        .flatMap(card -> at.cards.destiny(card.card()).card.activated())
        .map(effect -> choice.withHint(effect.says()))
        .orElse(choice);
  }

  /** The last of the passes ends the step, and in the Journey decides it. */
  private static Choice pass(Sight at, ActionStep step) {
    boolean ends = step.passes() + 1 >= at.table().playersIn();
    Choice pass = Choice.of("Pass", "Pass");
    if (!ends) {
      return pass;
    }
    boolean resolves =
        at.view.clock().phase() == Phase.JOURNEY
            && at.view.journey().stage() == Journey.Stage.UNDER_WAY;
    return pass.withHint(
        resolves
            ? "ends the step: the journey " + Course.stands(at.table())
            : "ends the step: all have passed");
  }

  private static Choice symbol(Sight at, Pick move, SymbolChoice step) {
    int markers = at.table().exhaustion(move.id());
    boolean readies = step.symbol() == Symbol.ELEMENTS;
    String name = at.names.inPlay(move.id());
    return Choice.of(
            readies ? "Ready" : "Exhaust",
            readies ? "Take a marker off " + name : "Exhaust " + name,
            Places.inPlay(move.id()))
        .withHint("then it has " + Words.count(markers + (readies ? -1 : 1), "exhaustion marker"));
  }

  private static Choice noSymbol(SymbolChoice step) {
    return Choice.of(
        "Leave it",
        step.symbol() == Symbol.ELEMENTS
            ? "Take no exhaustion marker off"
            : "Put no exhaustion marker on a card");
  }

  private static Choice intrigue(Sight at, PickSeat move) {
    return Choice.of("Choose", "Let " + at.names.the(move.chosen()) + " use the intrigue");
  }
}
