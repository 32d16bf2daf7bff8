package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import java.util.function.IntFunction;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.notation.Layout.AttackLayout;
import org.lawspeaker.prestigerpg.notation.Layout.FoeLayout;
import org.lawspeaker.prestigerpg.notation.Layout.ItemLayout;
import org.lawspeaker.prestigerpg.notation.Layout.PilesLayout;
import org.lawspeaker.prestigerpg.notation.Layout.RiderLayout;
import org.lawspeaker.prestigerpg.notation.Layout.SheetLayout;
import org.lawspeaker.prestigerpg.notation.Layout.StandByLayout;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.state.Piles;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Names;
import org.lawspeaker.prestigerpg.view.PilesView;
import org.lawspeaker.prestigerpg.view.PrestigeView;
import org.lawspeaker.prestigerpg.view.SheetView;

/** Writes a view with names. */
final class LayoutWriter {
  /** How a card that the viewer does not see is written. */
  static final String UNSEEN = "unseen";

  /** What follows a set card that is flipped in an extra turn. */
  static final String SECOND = " second";

  private final Names names;
  private final PrestigeView view;

  LayoutWriter(Names names, PrestigeView view) {
    this.names = names;
    this.view = view;
  }

  Layout write() {
    ImmutableMap.Builder<Seat, SheetLayout> sheets = ImmutableMap.builder();
    for (int i = 0; i < view.sheets().size(); i++) {
      sheets.put(Seat.of(i), sheet(view.sheets().get(i)));
    }
    ImmutableList.Builder<AttackLayout> stack = ImmutableList.builder();
    view.stack().forEach(attack -> stack.add(attack(attack)));
    return new Layout(
        view.viewer(),
        view.settings(),
        view.clock(),
        sheets.buildOrThrow(),
        piles(view.piles()),
        view.foe().equals(Foe.NONE) ? Optional.empty() : Optional.of(foe(view.foe())),
        stack.build(),
        view.strike(),
        view.inForce(),
        view.agenda());
  }

  private SheetLayout sheet(SheetView seen) {
    Sheet sheet = seen.sheet();
    ImmutableList.Builder<String> hand = ImmutableList.builder();
    hand.addAll(names(sheet.hand().toPile(), names::card));
    int unseen = seen.hand() - sheet.hand().size();
    if (unseen > 0) {
      hand.add(unseen + " " + UNSEEN);
    }
    ImmutableList.Builder<String> set = ImmutableList.builder();
    sheet.set().forEach(card -> set.add(set(card)));
    ImmutableList.Builder<StandByLayout> riders = ImmutableList.builder();
    sheet
        .riders()
        .forEach(
            by -> riders.add(new StandByLayout(by.id(), names.card(by.card()), under(by.under()))));
    ImmutableList.Builder<ItemLayout> items = ImmutableList.builder();
    sheet
        .items()
        .forEach(
            item ->
                items.add(
                    new ItemLayout(
                        item.id(), names.card(item.card()), item.tipped(), item.used())));
    return new SheetLayout(
        sheet.status(),
        names.character(sheet.character()),
        sheet.life(),
        hand.build(),
        set.build(),
        riders.build(),
        items.build(),
        sheet.initiative(),
        sheet.prestige(),
        names(sheet.trophies(), names::encounter),
        sheet.marks(),
        sheet.pace(),
        sheet.abilityUsed(),
        quest(sheet.quest()),
        names(sheet.shown(), names::card));
  }

  private String set(SetCard card) {
    String name = card.card() == SheetView.HIDDEN ? UNSEEN : names.card(card.card());
    return card.second() ? name + SECOND : name;
  }

  private Optional<String> quest(int quest) {
    return quest == SheetView.HIDDEN
        ? Optional.of(UNSEEN)
        : quest < 0 ? Optional.empty() : Optional.of(names.quest(quest));
  }

  private static ImmutableList<String> names(Pile cards, IntFunction<String> name) {
    ImmutableList.Builder<String> all = ImmutableList.builder();
    cards.forEach(card -> all.add(name.apply(card)));
    return all.build();
  }

  private PilesLayout piles(PilesView seen) {
    Piles open = seen.open();
    return new PilesLayout(
        counts(open.deck(), seen.deck()),
        counts(open.discards(), open.discards().size()),
        counts(open.buried(), seen.buried()),
        counts(open.removed(), open.removed().size()),
        names(open.encounters().toPile(), names::encounter),
        names(open.events().toPile(), names::event),
        names(open.pastEvents().toPile(), names::event),
        names(open.relics().toPile(), names::card));
  }

  private ImmutableList<String> counts(Bag bag, int size) {
    ImmutableList.Builder<String> counts = ImmutableList.builder();
    for (int i = 0; i < bag.size(); i++) {
      int card = bag.nth(i);
      if (bag.isFirst(i)) {
        counts.add((bag.count(card) > 1 ? bag.count(card) + " " : "") + names.card(card));
      }
    }
    if (size > bag.size()) {
      counts.add(size - bag.size() + " " + UNSEEN);
    }
    return counts.build();
  }

  private FoeLayout foe(Foe foe) {
    ImmutableList.Builder<Integer> tokens = ImmutableList.builder();
    foe.tokens().forEach(tokens::add);
    return new FoeLayout(
        names.encounter(foe.card()),
        foe.since(),
        foe.phase(),
        foe.life(),
        tokens.build(),
        seats(foe.players()),
        foe.barrier(),
        unless(foe.killer()).map(Seat::of),
        foe.over(),
        foe.event() < 0 ? Optional.empty() : Optional.of(names.event(foe.event())),
        names(foe.chest(), names::card),
        seats(foe.claimers()));
  }

  private static ImmutableList<Seat> seats(Pile indices) {
    ImmutableList.Builder<Seat> seats = ImmutableList.builder();
    indices.forEach(seat -> seats.add(Seat.of(seat)));
    return seats.build();
  }

  /** Nothing of what is written -1 in positions. */
  private static Optional<Integer> unless(int number) {
    return number < 0 ? Optional.empty() : Optional.of(number);
  }

  private AttackLayout attack(Attack attack) {
    ImmutableList.Builder<RiderLayout> riders = ImmutableList.builder();
    attack
        .riders()
        .forEach(
            rider ->
                riders.add(
                    new RiderLayout(names.card(rider.card()), rider.face(), under(rider.under()))));
    return new AttackLayout(
        attack.id(),
        attack.owner(),
        names.card(attack.card()),
        attack.mode(),
        attack.face(),
        unless(attack.token()),
        unless(attack.named()).map(Seat::of),
        riders.build(),
        attack.flat(),
        attack.linked(),
        attack.checked(),
        attack.value(),
        under(attack.under()),
        attack.taken(),
        attack.replaces());
  }

  private Optional<String> under(int card) {
    return card == FaceDown.OPEN
        ? Optional.empty()
        : Optional.of(card == FaceDown.UNSEEN ? UNSEEN : names.card(card));
  }
}
