package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Changes;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.Use;
import org.lawspeaker.hofordeals.state.Board;
import org.lawspeaker.hofordeals.state.Clock;
import org.lawspeaker.hofordeals.state.Decks;
import org.lawspeaker.hofordeals.state.Fight;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.state.Settings;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.state.Turn;

/**
 * A working copy of a position, on which the rules read and one move is carried out. Its parts are
 * immutable values, exchanged one for another, so that the state they came from stays as it was.
 */
public final class Table extends WorkTable<Table, HofMove, HofStep> {
  /** No chain of effects is deeper than this, whatever a pack says. */
  public static final int DEEPEST = 80;

  private static final int MOST_STEPS = 5000;

  /** After so many deeds nothing more comes of cards in a turn; real turns have far fewer. */
  private static final int MOST_DEEDS = 300;

  private static final Citation SEATS = Citation.of("HOF-Q-07");
  private static final Citation FAME = Citation.of("HOF-Q-18");
  private static final Citation MOST_HEALTH = Citation.of("HOF-HEALTH-01");
  private static final Citation AS_FAME = Citation.of("HOF-CARD-45");
  private static final Citation OUT_OF_TURN = Citation.of("HOF-Q-121");

  public final Cards cards;
  public final Settings settings;
  public Clock clock;
  public Turn turn;
  public Board board;
  public Decks decks;
  public @Nullable Fight fight;

  /** The Adventurers as they were, and as they are once one of them has changed. */
  private final ImmutableList<Hero> before;

  private Hero @Nullable [] heroes;

  /** What is in force for the active player, once it was asked for and if nothing changes. */
  private @Nullable Changes<Card, Lasting> inForce;

  public Table(Cards cards, HofState state, Use use) {
    super(state.agenda(), use);
    this.cards = cards;
    this.settings = state.settings();
    this.clock = state.clock();
    this.turn = state.turn();
    this.before = state.heroes();
    this.board = state.board();
    this.decks = state.decks();
    this.fight = state.fight().orElse(null);
  }

  /** The position as it now stands. */
  public HofState state() {
    return new HofState(
        settings, clock, turn, heroes(), board, decks, Optional.ofNullable(fight), agenda());
  }

  @Override
  protected @Nullable Outcome outcome() {
    return agenda().isEmpty() ? clock.ending().orElseThrow().outcome() : null;
  }

  @Override
  protected int mostSteps() {
    return MOST_STEPS;
  }

  @Override
  protected void judgeUnasked(HofMove move, Faults faults) {
    if (move.by() instanceof Seat seat && seat.index() >= seats()) {
      faults.add(SEATS, "no-such-seat", "seat", seat);
    }
  }

  private ImmutableList<Hero> heroes() {
    return heroes == null ? before : ImmutableList.copyOf(heroes);
  }

  // ------------------------------------------------------------------ who

  /** How many play. */
  public int seats() {
    return before.size();
  }

  public Seat active() {
    return turn.active();
  }

  public boolean isActive(Seat seat) {
    return turn.active().equals(seat);
  }

  public Hero hero(Seat seat) {
    return heroes == null ? before.get(seat.index()) : heroes[seat.index()];
  }

  public void set(Seat seat, Hero hero) {
    if (heroes == null) {
      heroes = new Hero[before.size()];
      for (int i = 0; i < heroes.length; i++) {
        heroes[i] = before.get(i);
      }
    }
    heroes[seat.index()] = hero;
  }

  /** Counts something that costs nothing and could be done again and again in a turn. */
  public void countDeed() {
    turn = turn.withDeeds(turn.deeds() + 1);
  }

  /** Whether so much was done in this turn that nothing more comes of it (HOF-Q-115). */
  public boolean isEndless() {
    return turn.deeds() >= MOST_DEEDS;
  }

  /** The player to the left: the next in clockwise turn order (HOF-PURSUIT-05). */
  public Seat left(Seat seat) {
    return Seat.of((seat.index() + 1) % seats());
  }

  /**
   * How many Curses a player owns, be they in deck, hand, discard pile or elsewhere (HOF-DECK-18).
   * All know that, though not which of them are in the hand.
   */
  public int curses(Hero hero) {
    Bag owned = hero.census().all();
    int count = 0;
    for (int i = 0; i < owned.size(); i++) {
      count += cards.kind(owned.nth(i)) == Kind.CURSE ? 1 : 0;
    }
    return count;
  }

  // ------------------------------------------------------------------ the combat

  /** The combat under way. */
  public Fight fight() {
    return Objects.requireNonNull(fight);
  }

  /** Whether this player is in a combat. */
  public boolean isFighting(Seat seat) {
    return fight != null && isActive(seat);
  }

  // ------------------------------------------------------------------ the weapon

  /** The values of the weapon of a player; the Rusty Axe if no card covers it (HOF-Q-27). */
  public Weapon weapon(Seat seat) {
    Integer card = hero(seat).gear().get(Slot.WEAPON);
    return card == null ? cards.pack.rustyAxe() : cards.equipment(card).weapon().orElseThrow();
  }

  // ------------------------------------------------------------------ what is in force

  /** What is in force for a player: the own Equipment, a Queen's Presence, the own combat. */
  public Changes<Card, Lasting> changes(Seat seat) {
    if (!isReading() || !isActive(seat)) {
      return InForce.of(this, seat);
    }
    if (inForce == null) {
      inForce = InForce.of(this, seat);
    }
    return inForce;
  }

  // ------------------------------------------------------------------ tokens

  /**
   * A player gains so much of something other than Power. Token Shards gained in a combat may be
   * Fame instead (HOF-CARD-45).
   */
  public void gain(Seat seat, Resource what, int amount, Citation why) {
    if (what == Resource.SHARDS && isFighting(seat) && fight().asFame()) {
      gain(seat, Resource.FAME, amount, AS_FAME);
    } else {
      take(seat, what, Math.min(amount, Hero.MOST - has(hero(seat), what)), why);
    }
  }

  private void take(Seat seat, Resource what, int amount, Citation why) {
    Hero hero = hero(seat);
    switch (what) {
      case EFFORT -> {
        if (isActive(seat)) {
          set(seat, hero.withEffort(hero.effort() + amount));
        } else {
          tell(OUT_OF_TURN, "effort-lost", seat + " gains no Effort in another player's turn");
          return;
        }
      }
      case FOOD -> set(seat, hero.withFood(hero.food() + amount));
      case SHARDS -> gainShards(seat, hero, amount);
      case FAME -> set(seat, hero.withFame(hero.fame() + amount));
      case HEALTH -> {
        int most = Hero.MOST_HEALTH - hero.health();
        set(seat, hero.withHealth(hero.health() + Math.min(most, amount)));
        if (amount > most) {
          tellGain(seat, what, most, MOST_HEALTH);
          return;
        }
      }
      case POWER -> throw new IllegalArgumentException("Power is gained by a card");
    }
    tellGain(seat, what, amount, why);
  }

  private void tellGain(Seat seat, Resource what, int amount, Citation why) {
    if (isTelling() && amount > 0) {
      tell(
          why,
          "gained",
          seat + " gains " + what.says(amount),
          "seat",
          number(seat),
          "what",
          what.says(),
          "amount",
          String.valueOf(amount));
    }
  }

  private void gainShards(Seat seat, Hero hero, int amount) {
    set(seat, hero.withShards(hero.shards() + amount));
    if (isFighting(seat)) {
      fight = fight().withShards(fight().shards() + amount);
    }
  }

  /**
   * A player loses so much of something other than Health and Power, as far as there is any
   * (HOF-Q-21).
   */
  public void lose(Seat seat, Resource what, int amount, Citation why) {
    Hero hero = hero(seat);
    int lost = Math.min(amount, has(hero, what));
    if (what == Resource.FAME) {
      lost = Math.min(amount, hero.fame() + (settings.negativeFame() ? Hero.MOST : 0));
    }
    payTold(seat, what, lost);
    if (isTelling() && lost > 0) {
      Citation clause = what == Resource.FAME && amount > hero.fame() ? FAME : why;
      tell(
          clause,
          "lost",
          seat + " loses " + what.says(lost),
          "seat",
          number(seat),
          "what",
          what.says(),
          "amount",
          String.valueOf(lost));
    }
  }

  /** A player has so much less of something other than Health and Power, which has been told. */
  public void payTold(Seat seat, Resource what, int amount) {
    Hero hero = hero(seat);
    set(
        seat,
        switch (what) {
          case EFFORT -> hero.withEffort(hero.effort() - amount);
          case FOOD -> hero.withFood(hero.food() - amount);
          case SHARDS -> hero.withShards(hero.shards() - amount);
          case FAME -> hero.withFame(hero.fame() - amount);
          case HEALTH, POWER ->
              throw new IllegalArgumentException(what + " is lost in another way");
        });
  }

  /** How much of something a player has. */
  public static int has(Hero hero, Resource what) {
    return switch (what) {
      case EFFORT -> hero.effort();
      case FOOD -> hero.food();
      case SHARDS -> hero.shards();
      case FAME -> hero.fame();
      case HEALTH -> hero.health();
      case POWER -> 0;
    };
  }

  /** The number of a seat, as events give it. */
  public static String number(Seat seat) {
    return String.valueOf(seat.index());
  }

  /** Tells all of something that a player does with a card: {@code seat 0 plays Hack}. */
  public void tellCard(Citation why, String kind, Seat seat, String verb, int card) {
    if (isTelling()) {
      String name = cards.name(card);
      tell(why, kind, seat + " " + verb + " " + name, "seat", number(seat), "card", name);
    }
  }

  /** A player pays Health as a cost, all of it if need be (HOF-Q-19). */
  public void payHealth(Seat seat, int amount) {
    agenda().toList().get(0).payHealth(this, seat, amount);
  }

  // ------------------------------------------------------------------ the box

  /** A card that is destroyed goes to the box (HOF-DECK-09); a Flourish, too. */
  public void destroy(int card) {
    decks = decks.withBox(decks.box().with(card));
    agenda().toList().get(0).destroyed(this, card);
  }
}
