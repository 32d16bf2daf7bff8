package org.lawspeaker.prestigerpg.windows;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Faults;
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
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A window in which something may be played: everybody asked seals a pass or one play; the play of
 * the Initiative closest to 1 is made (PRE-Q-12), the other seals go back unseen, and the window is
 * asked again until all pass (PRE-Q-10). If the table asks one seat after another, a play is made
 * as soon as it is announced.
 *
 * @param moment which window
 * @param about what it is about
 * @param answers what has been sealed, of nobody until it has been settled who is asked
 * @param history what has been played in it so far
 */
public record PlayWindow(
    Moment moment,
    @Default("everybody") About about,
    SealedWindow<SeatMove> answers,
    @Default("{}") History history)
    implements PrestigeFrame {
  private static final ImmutableList<Citation> PASSED = ImmutableList.of(Citation.of("PRE-Q-10"));
  private static final Citation PRIORITY = Citation.of("PRE-PRIO-01");
  private static final SealedWindow<SeatMove> NOBODY = SealedWindow.of(ImmutableList.of());

  /** A window that is no player's more than another's. */
  public static PlayWindow opening(Moment moment) {
    return opening(moment, About.Everybody.EVERYBODY);
  }

  /** A window on a player's turn. */
  public static PlayWindow opening(Moment moment, Seat active) {
    return opening(moment, About.Turn.of(active));
  }

  /** A window in which what a player has announced can be answered. */
  static PlayWindow answering(Seat active, int announcement) {
    return opening(Moment.ANNOUNCED, new About.Announcement(active, announcement));
  }

  /** The window after a flip. */
  public static PlayWindow afterFlip(Seat active, int attack) {
    return opening(Moment.FLIPPED, new About.Flip(active, attack));
  }

  private static PlayWindow opening(Moment moment, About about) {
    return new PlayWindow(moment, about, NOBODY, History.NOTHING);
  }

  /** This window with other answers sealed. */
  public PlayWindow withAnswers(SealedWindow<SeatMove> sealed) {
    return new PlayWindow(moment, about, sealed, history);
  }

  /** This window, to be asked again, with another history. */
  private PlayWindow askedAgain(History plays) {
    return new PlayWindow(moment, about, NOBODY, plays);
  }

  /** Whether it has been settled who is asked. */
  private boolean isOpen() {
    return !answers.order().isEmpty();
  }

  /** Whether a play has been announced, or all have answered. */
  private boolean isAnswered(Table table) {
    return answers.complete()
        || (table.settings.oneByOne() && answers.first(SeatMove::isPass).isPresent());
  }

  @Override
  public boolean owes(Table table) {
    return isOpen() && !isAnswered(table);
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return asks(table.cards, table.settings, table.stack);
  }

  @Override
  public Pending<PrestigeMove> asks(Cards cards, PrestigeState state) {
    return asks(cards, state.settings(), state.stack());
  }

  private Pending<PrestigeMove> asks(Cards cards, Settings settings, ImmutableList<Attack> stack) {
    Window window = Questions.of(cards, stack, moment, about);
    return settings.oneByOne()
        ? new Pending.Choose<>(next(), window)
        : answers.choices().asks(window);
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
      Offers.judge(table, moment, history.made(), offer, faults);
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
    table.replaceTop(withAnswers(answers.seal(answer.seat(), answer)));
  }

  @Override
  public void run(Table table) {
    if (!isOpen()) {
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
    table.replaceTop(askedAgain(history.plus(play)));
    if (Questions.isOfTurn(moment)) {
      table.push(Flow.EXCHANGE);
    }
    announce(table, play);
  }

  private void announce(Table table, SeatMove move) {
    if (move instanceof Negotiate offer) {
      table.push(Negotiation.of(offer.seat(), offer.with()));
    } else {
      Play play = (Play) move;
      Announced.start(table, PlayRules.source(table, this, play), play.what());
    }
  }

  /** Whose play was not the first hears, alone, that it goes back unseen. */
  private void tellWaiting(Table table, Seat first) {
    for (Seat seat : answers.order()) {
      boolean waits = answers.choices().choiceOf(seat).filter(each -> !each.isPass()).isPresent();
      if (waits && !seat.equals(first)) {
        table.tellOnly(
            seat,
            PRIORITY,
            "goes-back",
            first + " comes first; the play of " + seat + " goes back");
      }
    }
  }

  /** What was played last has been refused, and is not offered again (PRE-Q-40). */
  @Override
  public void refused(Table table) {
    table.replaceTop(askedAgain(history.refusing()));
  }

  private void open(Table table) {
    ImmutableList<Seat> asked = Asked.in(table, this);
    if (asked.isEmpty() || isMoot(table)) {
      table.pop();
    } else {
      table.replaceTop(withAnswers(SealedWindow.of(asked)));
    }
  }

  /** An attack that was cancelled, or a strike that hits nobody, leaves nothing to react to. */
  private boolean isMoot(Table table) {
    return switch (moment) {
      case FLIPPED -> attack(table) == null;
      case ANNOUNCED ->
          about instanceof About.Announcement it && Announced.find(table, it.id()) == null;
      case STRIKE, STRUCK -> !table.strike.isUnderWay();
      default -> false;
    };
  }

  /** The attack that it is about; null if it is about none, or that has left the stack. */
  @Nullable Attack attack(Table table) {
    return about instanceof About.Flip flip ? table.attack(flip.attack()) : null;
  }

  /** This window with what was played in it as somebody knows it. */
  public PlayWindow hiding(UnaryOperator<SeatMove> seen) {
    return new PlayWindow(moment, about, answers, history.seen(seen));
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
