package org.lawspeaker.prestigerpg.windows;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.engine.kit.SealedWindow;
import org.lawspeaker.prestigerpg.items.Negotiation;
import org.lawspeaker.prestigerpg.items.Offers;
import org.lawspeaker.prestigerpg.moves.Negotiate;
import org.lawspeaker.prestigerpg.moves.Pass;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.SeatMove;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A window in which something may be played: everybody asked seals a pass or one play; the play of
 * the Initiative closest to 1 is made (PRE-Q-12), the other seals go back unseen, and the window is
 * asked again until all pass (PRE-Q-10). If the table asks one seat after another, a play is made
 * as soon as it is announced.
 *
 * @param moment which window
 * @param active the player whose turn, attack or play it is; -1 for nobody
 * @param attack the id of the attack that it is about; -1 for none
 * @param answered the id of the announcement that it answers; 0 for none (PRE-Q-11)
 * @param isOpen whether it has been settled who is asked
 * @param answers what has been sealed
 * @param made what has been played in this window
 * @param refused what was announced in it and refused (PRE-Q-40)
 */
public record PlayWindow(
    Moment moment,
    int active,
    int attack,
    int answered,
    boolean isOpen,
    SealedWindow<SeatMove> answers,
    ImmutableList<SeatMove> made,
    ImmutableList<SeatMove> refused)
    implements PrestigeFrame {
  private static final Citation WINDOWS = Citation.of("PRE-Q-10");
  private static final ImmutableList<Citation> PASSED = ImmutableList.of(WINDOWS);
  private static final Citation PRIORITY = Citation.of("PRE-PRIO-01");

  /** What is asked in each window. */
  private static final ImmutableMap<Moment, Window> ASKED =
      Maps.toMap(ImmutableList.copyOf(Moment.values()), moment -> asked(moment, ""));

  /** The windows of a turn, which a first turn without a flip has too (PRE-Q-18, PRE-Q-111). */
  private static final ImmutableSet<Moment> TURN =
      Sets.immutableEnumSet(Moment.CARDS_SET, Moment.BEFORE_FLIP, Moment.CHECKED);

  /** What is asked in them on the turn of each seat. */
  private static final ImmutableMap<Moment, ImmutableList<Window>> ON_TURN =
      Maps.toMap(TURN, PlayWindow::onTurns);

  private static final SealedWindow<SeatMove> CLOSED = SealedWindow.of(ImmutableList.of());

  /** A window that is no player's more than another's. */
  public static PlayWindow opening(Moment moment) {
    return new PlayWindow(moment, -1, -1, 0, false, CLOSED, ImmutableList.of(), ImmutableList.of());
  }

  /** A window on a player's turn. */
  public static PlayWindow opening(Moment moment, Seat active) {
    return new PlayWindow(
        moment, active.index(), -1, 0, false, CLOSED, ImmutableList.of(), ImmutableList.of());
  }

  /** A window in which what a player has announced can be answered. */
  static PlayWindow answering(Seat active, int announcement) {
    return new PlayWindow(
        Moment.ANNOUNCED,
        active.index(),
        -1,
        announcement,
        false,
        CLOSED,
        ImmutableList.of(),
        ImmutableList.of());
  }

  /** The window after a flip. */
  public static PlayWindow afterFlip(Seat active, int attack) {
    return new PlayWindow(
        Moment.FLIPPED,
        active.index(),
        attack,
        0,
        false,
        CLOSED,
        ImmutableList.of(),
        ImmutableList.of());
  }

  /** This window with other answers sealed. */
  public PlayWindow withAnswers(SealedWindow<SeatMove> sealed) {
    return with(isOpen, sealed);
  }

  private PlayWindow with(boolean open, SealedWindow<SeatMove> sealed) {
    return new PlayWindow(moment, active, attack, answered, open, sealed, made, refused);
  }

  /** Whether a play has been announced, or all have answered. */
  private boolean isAnswered(Table table) {
    return answers.complete()
        || (table.settings.oneByOne() && answers.first(SeatMove::isPass).isPresent());
  }

  @Override
  public boolean owes(Table table) {
    return isOpen && !isAnswered(table);
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    Window window = window(table);
    return table.settings.oneByOne()
        ? new Pending.Choose<>(next(), window)
        : answers.choices().asks(window);
  }

  private Window window(Table table) {
    Attack played = table.attack(attack);
    if (played != null) {
      return table.cards.prompts().flipped(played.card(), played.owner());
    }
    return active >= 0 && TURN.contains(moment)
        ? Objects.requireNonNull(ON_TURN.get(moment)).get(active)
        : Objects.requireNonNull(ASKED.get(moment));
  }

  private static Window asked(Moment moment, String when) {
    return Window.of(
        moment.name().toLowerCase(Locale.ROOT).replace('_', '-'),
        "Play something " + moment.says() + when + "?",
        WINDOWS,
        PRIORITY);
  }

  private static ImmutableList<Window> onTurns(Moment moment) {
    return IntStream.range(0, Seat.MOST)
        .mapToObj(seat -> asked(moment, ", on the turn of " + Seat.of(seat)))
        .collect(ImmutableList.toImmutableList());
  }

  /** The seat asked next, if one is asked after another. */
  private Seat next() {
    for (Seat seat : answers.order()) {
      if (answers.choices().isOwing(seat)) {
        return seat;
      }
    }
    throw new IllegalStateException("all have answered");
  }

  @Override
  public void propose(Table table, Proposals<PrestigeMove> moves) {
    if (table.settings.oneByOne()) {
      propose(table, next(), moves);
    } else {
      ImmutableList<Seat> order = answers.order();
      for (int i = 0; i < order.size(); i++) {
        if (answers.choices().isOwing(order.get(i))) {
          propose(table, order.get(i), moves);
        }
      }
    }
  }

  private void propose(Table table, Seat seat, Proposals<PrestigeMove> moves) {
    if (moves.wants(seat)) {
      PlayList.propose(table, this, seat, moves);
    }
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (move instanceof Play play) {
      PlayRules.judge(table, this, play, faults);
    } else if (move instanceof Negotiate offer) {
      Offers.judge(table, moment, made, offer, faults);
    } else if (!(move instanceof Pass)) {
      faults.notAsked();
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    if (move instanceof Play play) {
      return PlayRules.allowedBy(table, play);
    }
    return move instanceof Pass ? PASSED : Offers.ALLOWED;
  }

  /** A seat seals its answer. */
  @Override
  public void make(Table table, PrestigeMove move) {
    SeatMove answer = (SeatMove) move;
    table.replaceTop(with(true, answers.seal(answer.seat(), answer)));
  }

  @Override
  public void run(Table table) {
    if (!isOpen) {
      open(table);
      return;
    }
    Optional<Seat> first = answers.first(SeatMove::isPass);
    if (first.isEmpty()) {
      table.pop();
      return;
    }
    SeatMove play = answers.choices().choiceOf(first.get()).orElseThrow();
    if (table.isTelling()) {
      tellWaiting(table, first.get());
    }
    table.replaceTop(
        new PlayWindow(
            moment, active, attack, answered, false, CLOSED, Lists.plus(made, play), refused));
    if (TURN.contains(moment)) {
      table.push(Flow.EXCHANGE);
    }
    announce(table, play);
  }

  private void announce(Table table, SeatMove move) {
    if (move instanceof Negotiate offer) {
      table.push(Negotiation.of(offer.seat(), offer.with()));
    } else {
      Play play = (Play) move;
      Announced.start(table, PlayRules.source(table, this, play), play.under());
    }
  }

  /** Whose play was not the first hears, alone, that it goes back unseen. */
  private void tellWaiting(Table table, Seat first) {
    for (Seat seat : answers.order()) {
      boolean waits = answers.choices().choiceOf(seat).filter(each -> !each.isPass()).isPresent();
      if (waits && !seat.equals(first)) {
        table.tellOnly(seat, PRIORITY, "goes-back", first + " comes first; your play goes back");
      }
    }
  }

  /** What was played last has been refused, and is not offered again (PRE-Q-40). */
  @Override
  public void refused(Table table) {
    ImmutableList<SeatMove> before = made.subList(0, made.size() - 1);
    SeatMove last = made.get(made.size() - 1);
    table.replaceTop(
        new PlayWindow(
            moment, active, attack, answered, false, CLOSED, before, Lists.plus(refused, last)));
  }

  private void open(Table table) {
    ImmutableList<Seat> asked = Asked.in(table, this);
    if (asked.isEmpty() || isMoot(table)) {
      table.pop();
    } else {
      table.replaceTop(with(true, SealedWindow.of(asked)));
    }
  }

  /** An attack that was cancelled, or a strike that hits nobody, leaves nothing to react to. */
  private boolean isMoot(Table table) {
    return switch (moment) {
      case FLIPPED -> table.attack(attack) == null;
      case ANNOUNCED -> Announced.find(table, answered) == null;
      case STRIKE, STRUCK -> !table.strike.isUnderWay() || table.foe.over();
      default -> false;
    };
  }

  /** Whether the same has been played in this window, in whatever way. */
  boolean hasMade(Play play) {
    for (int i = 0; i < made.size(); i++) {
      if (play.isOfSame(made.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** The cards that a player has shown here, may not play, and has taken back (PRE-Q-40). */
  public Pile takenBack(Seat of) {
    Pile cards = Pile.empty();
    for (SeatMove move : refused) {
      if (move instanceof Play play
          && play.seat().equals(of)
          && play.origin() == Origin.CARD
          && play.under() == FaceDown.OPEN
          && !cards.contains(play.which())
          && !hasMade(play)) {
        cards = cards.withLast(play.which());
      }
    }
    return cards;
  }

  /** This window with what was played in it as somebody knows it. */
  public PlayWindow hiding(UnaryOperator<SeatMove> seen) {
    return new PlayWindow(
        moment, active, attack, answered, isOpen, answers, all(made, seen), all(refused, seen));
  }

  private static ImmutableList<SeatMove> all(
      ImmutableList<SeatMove> moves, UnaryOperator<SeatMove> change) {
    return moves.stream().map(change).collect(ImmutableList.toImmutableList());
  }

  @Override
  public PrestigeFrame seenBy(Viewer viewer) {
    return heardBy(viewer).withAnswers(answers.forViewer(viewer));
  }

  /** As a viewer knows it who has heard all answers. */
  public PlayWindow heardBy(Viewer viewer) {
    return hiding(move -> move.seenBy(viewer));
  }
}
