package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Problems;
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
import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Piles;
import org.lawspeaker.prestigerpg.state.RiderOn;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.StandBy;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.view.PilesView;
import org.lawspeaker.prestigerpg.view.PrestigeView;
import org.lawspeaker.prestigerpg.view.SheetView;

/** Makes a view of one written with names; lists everything that cannot be read. */
final class LayoutReader {

  private final Layout layout;
  private final Problems problems = new Problems();
  private final CardText text;

  LayoutReader(Cards cards, Layout layout) {
    this.layout = layout;
    this.text = new CardText(cards, problems);
  }

  Checked<PrestigeView> read() {
    PrestigeView view =
        new PrestigeView(
            layout.viewer(),
            layout.settings(),
            layout.clock(),
            sheets(),
            piles(layout.piles()),
            layout.foe().map(this::foe).orElse(Foe.NONE),
            stack(),
            layout.strike(),
            layout.inForce(),
            layout.agenda());
    return problems.checked(view);
  }

  private ImmutableList<SheetView> sheets() {
    int seats = layout.sheets().size();
    if (seats < Settings.FEWEST_SEATS || seats > Settings.MOST_SEATS) {
      text.problem("/sheets", "3 to 6 seats, not " + seats);
    }
    ImmutableList.Builder<SheetView> sheets = ImmutableList.builder();
    for (int i = 0; i < seats; i++) {
      SheetLayout sheet = layout.sheets().get(Seat.of(i));
      if (sheet == null) {
        text.problem("/sheets", "seat " + i + " is missing");
      } else {
        sheets.add(sheet("/sheets/" + i, sheet));
      }
    }
    return sheets.build();
  }

  private SheetView sheet(String place, SheetLayout sheet) {
    CardText.Counted hand = text.hand(place + "/hand", sheet.hand());
    ImmutableList.Builder<SetCard> set = ImmutableList.builder();
    for (int i = 0; i < sheet.set().size(); i++) {
      set.add(text.set(place + "/set/" + i, sheet.set().get(i)));
    }
    ImmutableList.Builder<StandBy> riders = ImmutableList.builder();
    for (int i = 0; i < sheet.riders().size(); i++) {
      StandByLayout rider = sheet.riders().get(i);
      String at = place + "/riders/" + i;
      int under = text.under(at + "/under", rider.under());
      riders.add(new StandBy(rider.id(), text.card(at, rider.card()), under));
    }
    ImmutableList.Builder<Held> items = ImmutableList.builder();
    for (int i = 0; i < sheet.items().size(); i++) {
      ItemLayout item = sheet.items().get(i);
      int card = text.anyCard(place + "/items/" + i, item.card());
      items.add(new Held(item.id(), card, item.tipped(), item.used()));
    }
    Sheet read =
        new Sheet(
            sheet.status(),
            text.find(
                place + "/character", "character", sheet.character(), text.names()::findCharacter),
            sheet.life(),
            hand.cards(),
            set.build(),
            riders.build(),
            items.build(),
            sheet.initiative(),
            sheet.prestige(),
            text.pile(
                place + "/trophies", "encounter", sheet.trophies(), text.names()::findEncounter),
            sheet.marks(),
            sheet.pace(),
            sheet.abilityUsed(),
            sheet.quest().map(name -> quest(place + "/quest", name)).orElse(-1),
            text.pile(place + "/shown", "card", sheet.shown(), text.names()::findCard));
    return new SheetView(read, hand.size());
  }

  private int quest(String place, String name) {
    return name.equals(LayoutWriter.UNSEEN)
        ? SheetView.HIDDEN
        : text.find(place, "quest", name, text.names()::findQuest);
  }

  private PilesView piles(PilesLayout piles) {
    CardText.Counted deck = text.counts("/piles/deck", piles.deck());
    CardText.Counted buried = text.counts("/piles/buried", piles.buried());
    Piles open =
        new Piles(
            deck.cards(),
            whole("/piles/discards", piles.discards()),
            buried.cards(),
            whole("/piles/removed", piles.removed()),
            Bag.of(
                text.pile(
                    "/piles/encounters",
                    "encounter",
                    piles.encounters(),
                    text.names()::findEncounter)),
            Bag.of(text.pile("/piles/events", "event", piles.events(), text.names()::findEvent)),
            Bag.of(
                text.pile(
                    "/piles/past-events", "event", piles.pastEvents(), text.names()::findEvent)),
            Bag.of(text.pile("/piles/relics", "Relic", piles.relics(), text.names()::findCard)));
    return new PilesView(open, deck.size(), buried.size());
  }

  private Bag whole(String place, ImmutableList<String> counts) {
    CardText.Counted cards = text.counts(place, counts);
    if (cards.size() > cards.cards().size()) {
      text.problem(place, "lies open");
    }
    return cards.cards();
  }

  private Foe foe(FoeLayout foe) {
    int[] tokens = new int[foe.tokens().size()];
    for (int i = 0; i < tokens.length; i++) {
      tokens[i] = Math.max(0, foe.tokens().get(i));
      if (foe.tokens().get(i) < 0) {
        text.problem("/foe/tokens/" + i, "0 or more Life Points");
      }
    }
    return new Foe(
        text.find("/foe/card", "encounter", foe.card(), text.names()::findEncounter),
        foe.since(),
        foe.phase(),
        foe.life(),
        Pile.of(tokens),
        seats(foe.players()),
        foe.barrier(),
        foe.killer().map(Seat::index).orElse(-1),
        foe.over(),
        foe.event()
            .map(name -> text.find("/foe/event", "event", name, text.names()::findEvent))
            .orElse(-1),
        text.pile("/foe/chest", "card", foe.chest(), text.names()::findCard),
        seats(foe.claimers()));
  }

  private static Pile seats(ImmutableList<Seat> seats) {
    return Pile.of(seats.stream().mapToInt(Seat::index).toArray());
  }

  private ImmutableList<Attack> stack() {
    ImmutableList.Builder<Attack> stack = ImmutableList.builder();
    for (int i = 0; i < layout.stack().size(); i++) {
      stack.add(attack("/stack/" + i, layout.stack().get(i)));
    }
    return stack.build();
  }

  private Attack attack(String place, AttackLayout attack) {
    ImmutableList.Builder<RiderOn> riders = ImmutableList.builder();
    for (int i = 0; i < attack.riders().size(); i++) {
      RiderLayout rider = attack.riders().get(i);
      String at = place + "/riders/" + i;
      int under = text.under(at + "/under", rider.under());
      riders.add(new RiderOn(text.card(at, rider.card()), rider.face(), under));
    }
    return new Attack(
        attack.id(),
        attack.owner(),
        text.card(place + "/card", attack.card()),
        attack.mode(),
        attack.face(),
        attack.token().orElse(-1),
        attack.named().map(Seat::index).orElse(-1),
        riders.build(),
        attack.flat(),
        attack.linked(),
        attack.checked(),
        attack.value(),
        text.under(place + "/under", attack.under()),
        attack.taken(),
        attack.replaces());
  }
}
