package org.lawspeaker.thorgal.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.thorgal.journey.HornEffect;
import org.lawspeaker.thorgal.journey.Opposing;
import org.lawspeaker.thorgal.journey.PickLand;
import org.lawspeaker.thorgal.journey.PickingAttached;
import org.lawspeaker.thorgal.journey.Redirect;
import org.lawspeaker.thorgal.journey.Undertaking;
import org.lawspeaker.thorgal.journey.Weighing;
import org.lawspeaker.thorgal.moves.Accept;
import org.lawspeaker.thorgal.moves.Decline;
import org.lawspeaker.thorgal.moves.Oppose;
import org.lawspeaker.thorgal.moves.Pick;
import org.lawspeaker.thorgal.moves.PickAttached;
import org.lawspeaker.thorgal.moves.PickOption;
import org.lawspeaker.thorgal.moves.Travel;
import org.lawspeaker.thorgal.state.Attached;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Wording;

/** The journey: where to, who opposes, the horn effect, and what texts do to destinations. */
final class JourneyChoices {
  private JourneyChoices() {}

  static void addTo(Choices all) {
    all.on(Travel.class, Undertaking.class, (at, move, step) -> travel(at, move));
    all.on(Oppose.class, Opposing.class, (at, move, step) -> oppose(at, move));
    all.on(
        Decline.class,
        Opposing.class,
        (at, move, step) ->
            step.opposed() == 0
                ? Choice.of("Stand aside", "Do not oppose the journey")
                : Choice.of("No more", "Oppose with no more companions"));
    all.on(Accept.class, HornEffect.class, (at, move, step) -> horn(at, step));
    all.on(Decline.class, HornEffect.class, (at, move, step) -> noHorn(at, step));
    all.on(Pick.class, Redirect.class, (at, move, step) -> redirect(at, move));
    all.on(PickOption.class, PickLand.class, (at, move, step) -> bring(at, move));
    all.on(PickAttached.class, PickingAttached.class, (at, move, step) -> attached(at, move));
  }

  private static Choice travel(Sight at, Travel move) {
    Table there = Course.to(at, move.land());
    return Choice.of(
            "Travel", "Travel to " + at.names.inPlay(move.land()), Places.inPlay(move.land()))
        .withHint("needs " + needs(Weighing.difficulty(there)) + "; " + Course.stands(there));
  }

  private static String needs(Attributes difficulty) {
    return difficulty.isNone() ? "nothing" : difficulty.says();
  }

  private static Choice oppose(Sight at, Oppose move) {
    Table table = at.table();
    InPlay card = Objects.requireNonNull(table.inParty(move.seat(), move.companion()));
    int price = Opposing.price(table, move.seat(), card);
    int pool = at.store(move.seat(), Suit.BANE).pool();
    Attributes symbols = raised(at, new Opposer(move.seat(), card));
    List<String> hints = new ArrayList<>();
    hints.add(
        price > 0 ? "costs " + price + " of " + pool + " in the bane pool" : free(at, table, card));
    if (!symbols.isNone()) {
      hints.add("difficulty is " + symbols.changed());
    }
    hints.add("destroyed if the journey succeeds");
    return Choice.of(
            "Oppose",
            "Oppose "
                + at.names.the(table.clock.destiny())
                + " with "
                + at.names.inParty(move.seat(), move.companion()),
            Places.inPlay(move.companion()))
        .withHint(String.join("; ", hints));
  }

  /** By how much the difficulty changes if this companion opposes. */
  private static Attributes raised(Sight at, Opposer opposer) {
    Attributes before = Weighing.difficulty(at.table());
    Table after = at.trying();
    ImmutableList<InPlay> party = after.side(opposer.seat()).party();
    after.setParty(opposer.seat(), Lists.without(party, party.indexOf(opposer.companion())));
    after.journey = after.journey.withOpposers(Lists.plus(after.journey.opposers(), opposer));
    return Weighing.difficulty(after).minus(before);
  }

  /** Why a companion opposes free of charge: the subtype that the land lists. */
  private static String free(Sight at, Table table, InPlay card) {
    ImmutableList<String> own = at.cards.destiny(card.card()).card.subtypes();
    return at.view
        .journey()
        .destination()
        .flatMap(at.names::landInPlay)
        .flatMap(
            land ->
                at.cards.land(land.card()).subtypes().stream().filter(own::contains).findFirst())
        .map(subtype -> "free: " + subtype)
        .orElseGet(
            () -> table.cards.destiny(card.card()).card.cost() == 0 ? "free" : "free by a text");
  }

  private static Choice horn(Sight at, HornEffect step) {
    Choice choice = Choice.of("Use", "Use the horn effect of " + at.names.inPlay(step.land()));
    return at.names
        .landInPlay(step.land())
        .map(land -> choice.withHint(Wording.of(at.cards.land(land.card()).horn())))
        .orElse(choice)
        .withPieces(ImmutableList.of(Places.inPlay(step.land())));
  }

  private static Choice noHorn(Sight at, HornEffect step) {
    return Choice.of("Do without", "Do without the horn effect of " + at.names.inPlay(step.land()))
        .withHint("it is lost for good")
        .withIsGrave(true);
  }

  private static Choice redirect(Sight at, Pick move) {
    Table table = at.trying();
    table.journey = table.journey.withDestination(move.id());
    return Choice.of(
            "Redirect",
            "Lead the journey to " + at.names.inPlay(move.id()),
            Places.inPlay(move.id()))
        .withHint("it then " + Course.stands(table));
  }

  private static Choice bring(Sight at, PickOption move) {
    Seat seat = move.seat();
    int land = at.view.sides().get(seat.index()).reserve().orElseThrow().get(move.option());
    return Choice.of(
            "Bring",
            "Bring " + at.names.land(land) + " from your reserve",
            Places.inReserve(at, seat, land))
        .withHint("journeys there need " + needs(at.cards.land(land).attributes()));
  }

  private static Choice attached(Sight at, PickAttached move) {
    ImmutableList<Attached> attached = at.view.journey().attached();
    List<String> names =
        attached.stream().map(each -> at.names.card(each.suit(), each.card())).toList();
    Attached card = attached.get(move.place());
    Attributes symbols =
        card.suit() == Suit.DESTINY
            ? at.cards.destiny(card.card()).card.attributes()
            : at.cards.bane(card.card()).attributes();
    Choice choice =
        Choice.of(
            "Destroy",
            "Destroy " + Says.among(names, move.place()),
            Places.attached(at).get(move.place()));
    String what = card.suit() == Suit.DESTINY ? "strength" : "difficulty";
    return symbols.isNone() ? choice : choice.withHint(what + " loses " + symbols.says());
  }
}
