package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.notation.Overlay.ItemOverlay;
import org.lawspeaker.prestigerpg.notation.Overlay.SheetOverlay;
import org.lawspeaker.prestigerpg.setting.SetRules;
import org.lawspeaker.prestigerpg.setup.DrawCharacters;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Marks;
import org.lawspeaker.prestigerpg.state.Pace;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.StandBy;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Use;

/** The sheets of an overlay. */
final class ArrangedSheets {
  private final Table table;
  private final Overlay overlay;
  private final CardText text;
  private final Laying laying;

  /** Who had no character yet before the position was laid. */
  private final ImmutableList<Seat> drawing;

  ArrangedSheets(Table table, Overlay overlay, CardText text, Laying laying) {
    this.table = table;
    this.overlay = overlay;
    this.text = text;
    this.laying = laying;
    this.drawing = DrawCharacters.stillToDraw(table);
  }

  /** What stays where it is is kept first, so that nothing else is laid from it. */
  void lay() {
    for (int i = 0; i < table.seats(); i++) {
      keep(table.sheets.get(i), overlay.sheets().get(Seat.of(i)));
    }
    for (int i = 0; i < table.seats(); i++) {
      SheetOverlay wanted = overlay.sheets().get(Seat.of(i));
      if (wanted != null) {
        cards("/sheets/" + i, Seat.of(i), wanted);
        numbers("/sheets/" + i, Seat.of(i), wanted);
      }
    }
    characters();
    initiative();
    dealers();
  }

  private void keep(Sheet sheet, @Nullable SheetOverlay wanted) {
    if (wanted == null || wanted.hand().isEmpty()) {
      laying.keep(sheet.hand().toPile());
    }
    if (wanted == null || wanted.set().isEmpty()) {
      sheet.set().forEach(card -> laying.keep(card.card()));
    }
    if (wanted == null || wanted.riders().isEmpty()) {
      sheet.riders().forEach(rider -> laying.keep(rider.card()));
    }
    if (wanted == null || wanted.items().isEmpty()) {
      sheet.items().forEach(item -> laying.keep(item.card()));
    }
  }

  private void cards(String place, Seat seat, SheetOverlay wanted) {
    Sheet sheet = table.sheet(seat);
    if (wanted.hand().isPresent()) {
      Bag hand = Bag.of(laying.takeAll(place + "/hand", wanted.hand().get()));
      for (int i = 0; i < hand.size(); i++) {
        if (table.cards.isItem(hand.nth(i))) {
          text.problem(place + "/hand", "an Item lies on the table (PRE-ITEM-01)");
        }
      }
      sheet = sheet.withHand(hand);
    }
    if (wanted.set().isPresent()) {
      ImmutableList.Builder<SetCard> set = ImmutableList.builder();
      for (int i = 0; i < wanted.set().get().size(); i++) {
        String name = wanted.set().get().get(i);
        boolean second = name.endsWith(LayoutWriter.SECOND);
        String card =
            second ? name.substring(0, name.length() - LayoutWriter.SECOND.length()) : name;
        int taken = laying.take(place + "/set/" + i, card);
        if (table.cards.isItem(taken)) {
          text.problem(place + "/set/" + i, "an Item is never set (PRE-ITEM-01)");
        }
        set.add(new SetCard(taken, second));
      }
      sheet = sheet.withSet(set.build());
      setCards(place + "/set", sheet.set(), wanted);
    }
    if (wanted.items().isPresent()) {
      sheet = sheet.withItems(items(place + "/items", wanted.items().get()));
      sheet.items().forEach(item -> works(seat, item));
      if (wanted.status().filter(Status.DEAD::equals).isPresent()
          && sheet.items().stream().anyMatch(Held::tipped)) {
        text.problem(place + "/items", "a tipped Potion leaves the game with its owner (PRE-Q-62)");
      }
    }
    if (wanted.riders().isPresent()) { // Riders of a position came after its Items (PRE-Q-108)
      ImmutableList.Builder<StandBy> riders = ImmutableList.builder();
      Pile cards = laying.takeAll(place + "/riders", wanted.riders().get());
      for (int i = 0; i < cards.size(); i++) {
        if (!table.cards.isRider(cards.get(i))) {
          String name = wanted.riders().get().get(i);
          text.problem(place + "/riders/" + i, name + " is no Rider (PRE-RIDER-01)");
        }
        riders.add(new StandBy(table.takeId(), cards.get(i), FaceDown.OPEN));
      }
      sheet = sheet.withRiders(riders.build());
    }
    table.set(seat, sheet);
  }

  /** Cards for extra turns are no part of what was set at the start of the round. */
  private void setCards(String place, ImmutableList<SetCard> set, SheetOverlay wanted) {
    int first = Lists.where(set, card -> !card.second()).size();
    if (first > SetRules.MOST) {
      text.problem(place, "nobody sets more than " + SetRules.MOST + " cards (PRE-SET-01)");
    }
    if (first > 0 && wanted.sitsOut().orElse(false)) {
      text.problem(place, "who sits out the round sets no card (PRE-Q-38)");
    }
  }

  private ImmutableList<Held> items(String place, ImmutableList<ItemOverlay> wanted) {
    ImmutableList.Builder<Held> items = ImmutableList.builder();
    for (int i = 0; i < wanted.size(); i++) {
      int problems = text.problems();
      int card = laying.take(place + "/" + i, wanted.get(i).card());
      if (text.problems() == problems && !table.cards.isItem(card)) {
        text.problem(place + "/" + i, wanted.get(i).card() + " is no Item");
      }
      if (text.problems() == problems) {
        items.add(new Held(table.takeId(), card, wanted.get(i).tipped(), wanted.get(i).used()));
      }
    }
    return items.build();
  }

  /**
   * What an Item changed when it was gained lasts; a tipped Potion works, as long as it does from
   * the moment of the position (PRE-Q-48).
   */
  private void works(Seat seat, Held item) {
    ArrangedChanges.begin(table, Source.item(seat, item), table.cards.kit(item.card()).gained());
    if (item.tipped()) {
      for (Use use : table.cards.kit(item.card()).uses()) {
        ArrangedChanges.begin(table, Source.item(seat, item), use.effects());
      }
    }
  }

  private void numbers(String place, Seat seat, SheetOverlay wanted) {
    Sheet sheet = table.sheet(seat);
    Marks marks = sheet.marks();
    Pace pace = sheet.pace();
    Status status = wanted.status().orElse(sheet.status());
    if (wanted.life().isPresent() && (wanted.life().get() == 0) != (status == Status.DEAD)) {
      text.problem(place + "/life", "the dead have 0 Life Points, and nobody else (PRE-Q-62)");
    }
    table.set(
        seat,
        sheet
            .withStatus(status)
            .withLife(wanted.life().orElse(status == Status.DEAD ? 0 : sheet.life()))
            .withPrestige(wanted.prestige().orElse(sheet.prestige()))
            .withInitiative(
                status == Status.ALIVE
                    ? wanted.initiative().orElse(sheet.initiative())
                    : status == Status.DEAD ? wanted.initiative().orElse(0) : 0)
            .withAbilityUsed(wanted.abilityUsed().orElse(sheet.abilityUsed()))
            .withMarks(
                new Marks(
                    wanted.poison().orElse(marks.poison()),
                    wanted.cured().orElse(marks.cured()),
                    wanted.turned().orElse(marks.turned()),
                    wanted.bites().orElse(marks.bites()),
                    wanted.claims().orElse(marks.claims())))
            .withPace(
                new Pace(
                    wanted.dealt().orElse(pace.dealt()),
                    wanted.suffered().orElse(pace.suffered()),
                    pace.hit(),
                    wanted.sitsOut().orElse(pace.sitsOut()),
                    wanted.tripped().orElse(pace.tripped()),
                    pace.initiative()))
            .withTrophies(
                wanted
                    .trophies()
                    .map(
                        names ->
                            text.pile(
                                place + "/trophies",
                                "encounter",
                                names,
                                text.names()::findEncounter))
                    .orElse(sheet.trophies()))
            .withQuest(
                wanted
                    .quest()
                    .map(
                        name -> text.find(place + "/quest", "quest", name, text.names()::findQuest))
                    .orElse(sheet.quest())));
    if (status == Status.DEAD && !table.clock.fallen().contains(seat.index())) {
      table.clock = table.clock.withFallen(table.clock.fallen().withLast(seat.index()));
      died();
    }
  }

  /** Who is dead in a position died before its encounter (PRE-LICH-03). */
  private void died() {
    table.clock = table.clock.withFallenBefore(table.clock.fallen().size());
  }

  /**
   * Characters are all different (PRE-Q-09): those not named stay, and who was still to draw one
   * has the first that is left.
   */
  private void characters() {
    List<Integer> left = new ArrayList<>();
    for (int i = 0; i < table.cards.pack().characters().size(); i++) {
      left.add(i);
    }
    List<Seat> others = new ArrayList<>();
    for (int i = 0; i < table.seats(); i++) {
      SheetOverlay wanted = overlay.sheets().get(Seat.of(i));
      if (wanted == null || wanted.character().isEmpty()) {
        others.add(Seat.of(i));
        continue;
      }
      String place = "/sheets/" + i + "/character";
      String name = wanted.character().get();
      int character = text.find(place, "character", name, text.names()::findCharacter);
      if (!left.remove((Integer) character)) {
        text.problem(place, name + " is taken (PRE-Q-09)");
      }
      table.set(Seat.of(i), table.sheet(Seat.of(i)).withCharacter(character));
    }
    ImmutableList<Seat> first =
        Lists.where(
            ImmutableList.copyOf(others), seat -> !drawing.contains(seat) && has(left, seat));
    first.forEach(seat -> left.remove((Integer) table.sheet(seat).character()));
    for (Seat seat : others) {
      if (!first.contains(seat)) {
        table.set(seat, table.sheet(seat).withCharacter(left.remove(0)));
      }
    }
  }

  private boolean has(List<Integer> left, Seat seat) {
    return left.contains(table.sheet(seat).character());
  }

  /**
   * The living hold the numbers from 1 (PRE-SETUP-01), and so do the dead who still hold theirs
   * until the next draw (PRE-Q-62).
   */
  private void initiative() {
    List<Integer> left = new ArrayList<>();
    int holders = table.livingCount();
    for (Seat dead : table.withStatus(Status.DEAD)) {
      holders += table.sheet(dead).initiative() > 0 ? 1 : 0;
    }
    for (int number = 1; number <= holders; number++) {
      left.add(number);
    }
    List<Seat> others = new ArrayList<>();
    for (int i = 0; i < table.seats(); i++) {
      Seat seat = Seat.of(i);
      SheetOverlay wanted = overlay.sheets().get(seat);
      if (wanted == null || wanted.initiative().isEmpty()) {
        others.add(seat);
      } else if (!left.remove((Integer) table.sheet(seat).initiative())) {
        text.problem("/sheets/" + i + "/initiative", "the numbers held are 1, 2, 3 ..., each once");
      }
    }
    for (Seat seat : others) {
      if (table.lives(seat) && !left.isEmpty()) {
        int number = table.sheet(seat).initiative();
        int chosen = left.contains(number) ? number : left.get(0);
        left.remove((Integer) chosen);
        table.set(seat, table.sheet(seat).withInitiative(chosen));
      }
    }
  }

  /** Who has done damage did it in the order of Initiative (PRE-SPECIFIC-03). */
  private void dealers() {
    for (Seat seat : table.inOrder()) {
      Pile dealers = table.clock.dealers();
      if (table.sheet(seat).pace().dealt() > 0 && !dealers.contains(seat.index())) {
        table.clock = table.clock.withDealers(dealers.withLast(seat.index()));
      }
    }
  }
}
