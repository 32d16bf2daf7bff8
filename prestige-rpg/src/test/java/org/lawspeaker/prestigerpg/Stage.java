package org.lawspeaker.prestigerpg;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.begin.Encounters;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.initiative.DrawInitiative;
import org.lawspeaker.prestigerpg.setup.Options;
import org.lawspeaker.prestigerpg.state.Clock;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Piles;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.StandBy;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.strike.Strikes;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.StrikeRule;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.windows.PlayWindow;

/** What lies on the table when a {@link Scene} begins, set up part by part. */
abstract class Stage {
  static final DrawInitiative FIRST_DRAW = new DrawInitiative(Cause.FIRST_INITIATIVE);

  public static final Seat ANN = Seat.of(2);
  public static final Seat BEN = Seat.of(1);
  public static final Seat CID = Seat.of(0);
  public static final Seat DAN = Seat.of(3);
  public static final Seat EVE = Seat.of(4);
  public static final Seat FAY = Seat.of(5);

  /** The players by name. */
  static final ImmutableList<Seat> PARTY = ImmutableList.of(ANN, BEN, CID, DAN, EVE, FAY);

  /** Their characters; the pack of the scenes prints them in another order. */
  private static final ImmutableList<String> CHARACTERS =
      ImmutableList.of(
          "talon", "orn-hammerfist", "vasha-the-red", "edaiyn-bloodthorn", "nephiedra", "nyx");

  /** Those of the reference pack, where the others would sit at the seats of their numbers. */
  private static final ImmutableList<String> OF_REFERENCE =
      ImmutableList.of(
          "talon", "vasha-the-red", "orn-hammerfist", "nephiedra", "nyx", "edaiyn-bloodthorn");

  final Cards cards;
  final Table table;

  Stage(Cards cards, Table table) {
    this.cards = cards;
    this.table = table;
  }

  /** A complete setup of a party of so many. */
  public static Setup setup(Cards cards, int seats, String... options) {
    Setup setup = Setup.of(seats);
    boolean first = cards.names().characters().indexOf("talon") == 0;
    ImmutableList<String> characters = first ? OF_REFERENCE : CHARACTERS;
    for (int i = 0; i < seats; i++) {
      setup = setup.with("character-" + PARTY.get(i).index(), characters.get(i));
    }
    for (String option : options) {
      setup = setup.with(option.split("=")[0], option.split("=")[1]);
    }
    Setup complete = setup;
    for (OptionSpec spec : Options.of(cards)) {
      if (!complete.options().containsKey(spec.name())) {
        complete = complete.with(spec.name(), spec.standard());
      }
    }
    return complete;
  }

  /** The scene that is set up. */
  abstract Scene scene();

  /** These steps of a round and all from the specific attacks on. */
  static PrestigeFrame[] roundFrom(PrestigeFrame... first) {
    List<PrestigeFrame> steps = new ArrayList<>(List.of(first));
    steps.add(new Strikes(StrikeRule.Timing.SPECIFIC, 0));
    steps.add(Flow.DISCARD);
    steps.add(new DrawInitiative(Cause.NEXT_INITIATIVE));
    steps.add(PlayWindow.opening(Moment.INITIATIVE));
    steps.add(new Strikes(StrikeRule.Timing.RANDOM, 0));
    steps.add(Flow.DRAW);
    steps.add(Flow.ROUND_END);
    steps.add(Flow.NEXT_ROUND);
    return steps.toArray(PrestigeFrame[]::new);
  }

  /** Any change of a sheet. */
  public Scene sheet(Seat seat, UnaryOperator<Sheet> change) {
    table.set(seat, change.apply(table.sheet(seat)));
    return scene();
  }

  final int card(String name) {
    return card(cards, name);
  }

  static int card(Cards cards, String name) {
    return cards.names().findCard(name).orElseThrow(() -> new AssertionError("no card " + name));
  }

  /** The number of a character in the pack of this scene. */
  public final int character(String name) {
    return cards.names().characters().indexOf(name);
  }

  /** Another character for a player; whoever has it takes that of the player instead. */
  public Scene character(Seat seat, String name) {
    int wanted = character(name);
    int old = table.sheet(seat).character();
    for (Seat other : PARTY.subList(0, table.seats())) {
      if (table.sheet(other).character() == wanted) {
        sheet(other, sheet -> sheet.withCharacter(old));
      }
    }
    return sheet(seat, sheet -> sheet.withCharacter(wanted));
  }

  /** The number of a card, which is taken out of the deck. */
  public final int fromDeck(String name) {
    int card = card(name);
    if (!cards.isRelic(card)) {
      table.piles = table.piles.withDeck(table.piles.deck().without(card));
    }
    return card;
  }

  /** Cards in hand. */
  public Scene hand(Seat seat, String... names) {
    for (String name : names) {
      int card = fromDeck(name);
      sheet(seat, sheet -> sheet.withHand(sheet.hand().with(card)));
    }
    return scene();
  }

  /** A card set face down. */
  public Scene set(Seat seat, String name) {
    SetCard set = new SetCard(fromDeck(name), false);
    return sheet(seat, sheet -> sheet.withSet(Lists.plus(sheet.set(), set)));
  }

  /** Riders on stand-by, the oldest first. */
  public Scene riders(Seat seat, String... names) {
    for (String name : names) {
      StandBy rider = new StandBy(table.takeId(), fromDeck(name), FaceDown.OPEN);
      sheet(seat, sheet -> sheet.withRiders(Lists.plus(sheet.riders(), rider)));
    }
    return scene();
  }

  /** Items and Relics beside the sheet. */
  public Scene items(Seat seat, String... names) {
    for (String name : names) {
      Held item = Held.fresh(table.takeId(), fromDeck(name));
      sheet(seat, sheet -> sheet.withItems(Lists.plus(sheet.items(), item)));
    }
    return scene();
  }

  public Scene life(Seat seat, int life) {
    return sheet(seat, sheet -> sheet.withLife(life));
  }

  public Scene prestige(Seat seat, int prestige) {
    return sheet(seat, sheet -> sheet.withPrestige(prestige));
  }

  public Scene poison(Seat seat, int tokens) {
    return sheet(seat, sheet -> sheet.withMarks(sheet.marks().withPoison(tokens)));
  }

  /** A player who has died, with the Items that lie beside the sheet. */
  public Scene dead(Seat seat) {
    table.clock = table.clock.withFallen(table.clock.fallen().withLast(seat.index()));
    return sheet(seat, sheet -> sheet.withStatus(Status.DEAD).withLife(0).withInitiative(0));
  }

  /** The Initiative numbers of Ann, Ben, Cid, Dan, Eve and Fay. */
  public Scene initiative(int... numbers) {
    for (int i = 0; i < numbers.length; i++) {
      int number = numbers[i];
      sheet(PARTY.get(i), sheet -> sheet.withInitiative(number));
    }
    return scene();
  }

  /** Ann and Ben come first; Cid comes last, after Dan, Eve and Fay in reverse. */
  static int[] usual(int seats) {
    int[] numbers = new int[seats];
    for (int i = 0; i < seats; i++) {
      numbers[i] = i < 2 ? i + 1 : seats + 2 - i;
    }
    return numbers;
  }

  /** Seat order is never the order of play: seat 0 is not first, and the last seat not last. */
  final void refuseSeatOrder() {
    List<Seat> order =
        PARTY.subList(0, table.seats()).stream()
            .filter(seat -> table.sheet(seat).initiative() > 0)
            .sorted(Comparator.comparing(seat -> table.sheet(seat).initiative()))
            .toList();
    if (order.size() > 1) {
      assertThat(order.get(0).index()).as("the seat of the first in order").isPositive();
      assertThat(order.get(order.size() - 1).index())
          .as("the seat of the last in order")
          .isLessThan(table.seats() - 1);
    }
  }

  /** What belongs to each seat, in the order of Ann, Ben, Cid, Dan, Eve and Fay. */
  public static <T> List<T> byName(List<T> bySeat) {
    return PARTY.subList(0, bySeat.size()).stream().map(seat -> bySeat.get(seat.index())).toList();
  }

  /** Players as a position knows them. */
  public static Pile seats(Seat... seats) {
    Pile pile = Pile.empty();
    for (Seat seat : seats) {
      pile = pile.withLast(seat.index());
    }
    return pile;
  }

  /** The number of the encounter. */
  public Scene encounter(int number) {
    table.clock = table.clock.withEncounter(number);
    return scene();
  }

  /** The number of the round. */
  public Scene round(int number) {
    table.clock = table.clock.withRound(number);
    return scene();
  }

  /** The encounter faced, with its full life. */
  public Scene faces(String name) {
    int card = cards.names().findEncounter(name).orElseThrow();
    Bag left = table.piles.encounters();
    table.piles = table.piles.withEncounters(left.without(card));
    table.foe = Foe.NONE.withCard(card).withSince(table.takeId());
    Encounters.enterPhase(table, 0);
    table.setAgenda(Agenda.empty());
    return scene();
  }

  /** The Life Points of the creature. */
  public Scene creature(int life) {
    table.foe = table.foe.withLife(life);
    return scene();
  }

  /** The Life Points of its tokens. */
  public Scene tokens(int... lives) {
    table.foe = table.foe.withTokens(Pile.of(lives));
    return scene();
  }

  /** Who died before this one, in order. */
  public Scene fallenBefore(Seat... seats) {
    for (Seat seat : seats) {
      dead(seat);
    }
    table.clock = table.clock.withFallenBefore(seats.length);
    return scene();
  }

  /** Any change of the encounter faced. */
  public Scene foe(UnaryOperator<Foe> change) {
    table.foe = change.apply(table.foe);
    return scene();
  }

  /** Any change of where in the game it is. */
  public Scene clock(UnaryOperator<Clock> change) {
    table.clock = change.apply(table.clock);
    return scene();
  }

  /** Any change of the piles. */
  public Scene piles(UnaryOperator<Piles> change) {
    table.piles = change.apply(table.piles);
    return scene();
  }

  /** The Event that is active. */
  public Scene event(String name) {
    int event = cards.names().findEvent(name).orElseThrow();
    return foe(foe -> foe.withEvent(event));
  }

  /** Somebody of whom a card took a poison token in this encounter. */
  public Scene cured(Seat seat) {
    return sheet(seat, sheet -> sheet.withMarks(sheet.marks().withCured(true)));
  }

  /** Bite tokens. */
  public Scene bites(Seat seat, int tokens) {
    return sheet(seat, sheet -> sheet.withMarks(sheet.marks().withBites(tokens)));
  }

  /** A player who has been turned. */
  public Scene turned(Seat seat) {
    return sheet(seat, sheet -> sheet.withMarks(sheet.marks().withTurned(true)));
  }

  /** No encounter is left for after this one. */
  public Scene last() {
    table.clock = table.clock.withEncounter(9);
    return scene();
  }

  /** The order in which the deck is known to hold cards: only these are left in it. */
  public Scene deck(String... names) {
    Bag all = table.piles.deck();
    Bag left = Bag.empty();
    for (String name : names) {
      left = left.with(card(name));
      all = all.without(card(name));
    }
    table.piles = table.piles.withDeck(left).withRemoved(all);
    return scene();
  }

  /** How many cards of this name are in a bag. */
  public static int count(Bag bag, String name) {
    return bag.count(card(Scene.CARDS, name));
  }

  /** How many cards of this name are in a bag of this scene. */
  public int counts(Bag bag, String name) {
    return bag.count(card(name));
  }

  /** The number of a card in this scene. */
  public int numberOf(String name) {
    return card(name);
  }

  /** The number of a card. */
  public static int number(String name) {
    return card(Scene.CARDS, name);
  }
}
