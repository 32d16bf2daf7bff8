package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Changes;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.prestigerpg.moves.Absent;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Clock;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.Foe;
import org.lawspeaker.prestigerpg.state.Mark;
import org.lawspeaker.prestigerpg.state.Marks;
import org.lawspeaker.prestigerpg.state.OnTurn;
import org.lawspeaker.prestigerpg.state.Piles;
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.state.Strike;

/**
 * A working copy of a position, on which the rules read and one move is carried out. It lives for
 * one call of the game and never leaves it: its parts are immutable values, exchanged one for
 * another, so that the state it came from stays as it was.
 */
public final class Table extends WorkTable<Table, PrestigeMove, PrestigeFrame> {
  /** More steps than any card set can need between two moves. */
  private static final int MOST_STEPS = 20_000;

  public final Cards cards;
  public final Settings settings;
  public Clock clock;
  public ImmutableList<Sheet> sheets;
  public Piles piles;
  public Foe foe;
  public ImmutableList<Attack> stack;
  public Strike strike;
  public ImmutableList<InForce> inForce;

  private @Nullable ImmutableList<Seat> order;
  private @Nullable InForceNow now;

  private Table(Cards cards, PrestigeState state, Use use) {
    super(state.agenda(), use);
    this.cards = cards;
    this.settings = state.settings();
    this.clock = state.clock();
    this.sheets = state.sheets();
    this.piles = state.piles();
    this.foe = state.foe();
    this.stack = state.stack();
    this.strike = state.strike();
    this.inForce = state.inForce();
  }

  /** A table of which questions are asked. */
  public static Table of(Cards cards, PrestigeState state) {
    return new Table(cards, state, Use.READING);
  }

  /** A table for this use. */
  public static Table of(Cards cards, PrestigeState state, Use use) {
    return new Table(cards, state, use);
  }

  /** A table on which a move is carried out, and that tells nobody. */
  public static Table playing(Cards cards, PrestigeState state) {
    return new Table(cards, state, Use.PLAYING);
  }

  /** A table that keeps every event. */
  public static Table telling(Cards cards, PrestigeState state) {
    return new Table(cards, state, Use.TELLING);
  }

  /** The position as it now stands. */
  public PrestigeState state() {
    return new PrestigeState(settings, clock, sheets, piles, foe, stack, strike, inForce, agenda());
  }

  // ------------------------------------------------------------------ the contract

  @Override
  protected @Nullable Outcome outcome() {
    return clock.ending().isOver() ? clock.ending().outcome(sheets) : null;
  }

  @Override
  protected int mostSteps() {
    return MOST_STEPS;
  }

  /** Of an Item that lies before nobody, as of one that nobody has yet. */
  @Override
  protected PrestigeMove judgedAs(PrestigeMove move) {
    return move instanceof Absent absent ? absent.with(clock.nextId()) : move;
  }

  @Override
  protected void judgeUnasked(PrestigeMove move, Faults faults) {
    cards.play().judgeUnasked(this, move, faults);
  }

  // ------------------------------------------------------------------ seats

  public int seats() {
    return sheets.size();
  }

  public Sheet sheet(Seat seat) {
    return sheets.get(seat.index());
  }

  public void set(Seat seat, Sheet sheet) {
    Sheet before = sheet(seat);
    if (before.status() != sheet.status() || before.initiative() != sheet.initiative()) {
      order = null;
    }
    sheets = Lists.with(sheets, seat.index(), sheet);
  }

  /** Whether this seat's player is alive and no creature. */
  public boolean lives(Seat seat) {
    return seat.index() < sheets.size() && sheet(seat).isAlive();
  }

  /** How many players are alive and no creatures. */
  public int livingCount() {
    return inOrder().size();
  }

  /**
   * The living players, Initiative closest to 1 first, without a number last, by seat (PRE-Q-10).
   */
  public ImmutableList<Seat> inOrder() {
    ImmutableList<Seat> known = order;
    if (known == null) {
      known = Ranking.living(sheets);
      order = known;
    }
    return known;
  }

  /** The first living player in Initiative order; seat 0 if nobody lives. */
  public Seat first() {
    return Ranking.first(sheets);
  }

  /** The seats of this status, in seat order. */
  public ImmutableList<Seat> withStatus(Status status) {
    return Ranking.withStatus(sheets, status);
  }

  /** The players who have died, in seat order; a creature was none any more (PRE-WEREBOAR-01). */
  public ImmutableList<Seat> deadPlayers() {
    return Lists.where(withStatus(Status.DEAD), seat -> clock.fallen().contains(seat.index()));
  }

  /** Whether a seat has a token of this kind. */
  public boolean bears(Seat seat, Mark mark) {
    Marks marks = sheet(seat).marks();
    return switch (mark) {
      case POISON -> marks.poison() > 0;
      case TURNED -> marks.turned();
      case BITE -> marks.bites() > 0;
    };
  }

  // ------------------------------------------------------------------ what is in force

  /** What is in force, if anything of this kind is: mostly not, which takes no memory to see. */
  public Changes<Given, Lasting> changes(Class<? extends Lasting> kind) {
    if (!InForceNow.any(this, kind)) {
      return Changes.none();
    }
    InForceNow known = now;
    if (known == null || !known.isStill(this)) {
      known = InForceNow.of(this);
      now = known;
    }
    return known.changes();
  }

  /** The turn that is under way; null if none is. */
  public @Nullable OnTurn onTurn() {
    for (Agenda<PrestigeFrame> at = agenda(); !at.isEmpty(); at = at.pop()) {
      Optional<OnTurn> turn = at.top().onTurn();
      if (turn.isPresent()) {
        return turn.get();
      }
    }
    return null;
  }

  // ------------------------------------------------------------------ encounter and stack

  /** The Encounter card that is faced. */
  public EncounterCard encounter() {
    return cards.encounter(foe.card());
  }

  /** The part of the encounter that is under way. */
  public Phase phase() {
    return encounter().phases().get(foe.phase());
  }

  /** An attack on the damage stack; null if it is not there. */
  public @Nullable Attack attack(int id) {
    return Attack.find(stack, id);
  }

  /** Puts an attack in place of itself; does nothing if it has left. */
  public void set(Attack changed) {
    for (int i = 0; i < stack.size(); i++) {
      if (stack.get(i).id() == changed.id()) {
        stack = Lists.with(stack, i, changed);
      }
    }
  }

  /** A new id. */
  public int takeId() {
    int id = clock.nextId();
    clock = clock.withNextId(id + 1);
    return id;
  }

  // ------------------------------------------------------------------ piles

  /** Puts a card on the discard pile. */
  public void discard(int card) {
    piles = piles.withDiscards(piles.discards().with(card));
  }

  /** Puts a card on the discard pile as it lies: face up, or face down in the fog (PRE-Q-97). */
  public void discard(int card, int under) {
    if (under == FaceDown.OPEN) {
      discard(card);
    } else {
      piles = piles.withBuried(piles.buried().with(under));
    }
  }

  /** Removes a card from play for good (PRE-Q-49). */
  public void remove(int card) {
    piles = piles.withRemoved(piles.removed().with(card));
  }

  // ------------------------------------------------------------------ agenda

  /** Puts steps on the agenda, the first of them next. */
  public void then(PrestigeFrame... frames) {
    for (int i = frames.length - 1; i >= 0; i--) {
      push(frames[i]);
    }
  }

  /** Puts steps on the agenda, the first of them next. */
  public void then(ImmutableList<PrestigeFrame> frames) {
    for (int i = frames.size() - 1; i >= 0; i--) {
      push(frames.get(i));
    }
  }
}
