package org.lawspeaker.engine.duel;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Clause;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.IllegalMoveException;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.Ruling;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.duel.DuelState.Phase;

/** The rules of the duel. */
public final class SealedDuel implements Game<DuelState, DuelMove, DuelView> {
  public static final Citation DEAL = Citation.of("DUEL-DEAL-01");
  public static final Citation STAKE = Citation.of("DUEL-STAKE-01");
  public static final Citation SEAL = Citation.of("DUEL-SEAL-01");
  public static final Citation SHOW = Citation.of("DUEL-SEAL-02");
  public static final Citation END = Citation.of("DUEL-END-01");
  public static final Citation TIES = Citation.of("DUEL-Q-01");
  public static final int LONGEST = 18;

  private static final Rulebook RULEBOOK =
      Rulebook.of(
          "DUEL",
          ImmutableList.of(
              clause(DEAL, "Each seat is dealt three cards."),
              clause(STAKE, "The leader may raise the stake, to three at most."),
              clause(SEAL, "Both seal a card of their hand."),
              clause(SHOW, "Both show it; the higher one wins the stake."),
              clause(END, "After two rounds the higher score wins.")),
          ImmutableList.of(
              new Ruling(
                  TIES,
                  "Who wins a tie?",
                  ImmutableList.of("coin", "none"),
                  "A coin decides.",
                  "The rulebook is silent.",
                  Optional.of("ties"))));

  private static Clause clause(Citation citation, String says) {
    return new Clause(citation, says, "move", Optional.empty());
  }

  @Override
  public GameInfo info() {
    return GameInfo.builder()
        .id("sealed-duel")
        .title("Sealed Duel")
        .fewestSeats(2)
        .mostSeats(2)
        .options(
            ImmutableList.of(
                new OptionSpec(
                    "ties",
                    "Who wins a tie.",
                    ImmutableList.of("coin", "none"),
                    "coin",
                    ImmutableList.of(TIES))))
        .rulesVersion("1")
        .pack("numbers 1")
        .contentHash("abc")
        .longest(LONGEST)
        .build();
  }

  @Override
  public Rulebook rulebook() {
    return RULEBOOK;
  }

  @Override
  public Checked<DuelState> start(Setup setup) {
    return info()
        .complete(setup)
        .map(
            whole ->
                DuelState.first(
                    "coin".equals(whole.options().get("ties"))
                        ? DuelState.Ties.COIN
                        : DuelState.Ties.NONE));
  }

  @Override
  public Pending<DuelMove> pending(DuelState state) {
    Seat leader = Seat.of(state.leader());
    return switch (state.phase()) {
      case DEAL -> new Pending.Chance<>(DEAL, new Deals(dealtNext(state), state.bag()));
      case STAKE ->
          new Pending.Choose<>(leader, Window.of("stake", "Raise the stake or stand?", STAKE));
      case SEAL -> {
        ImmutableSet.Builder<Seat> owing = ImmutableSet.builder();
        ImmutableSet.Builder<Seat> sealed = ImmutableSet.builder();
        for (int i = 0; i < 2; i++) {
          (state.sealed().get(i) == 0 ? owing : sealed).add(Seat.of(i));
        }
        yield new Pending.Commit<>(
            owing.build(), sealed.build(), Window.of("seal", "Which card?", SEAL));
      }
      case COIN ->
          new Pending.Chance<>(TIES, Distribution.uniform(2, i -> new DuelMove.Coin(Seat.of(i))));
      case OVER -> new Pending.Over<>(outcome(state));
    };
  }

  private static Seat dealtNext(DuelState state) {
    return Seat.of(state.hands().get(0).size() > state.hands().get(1).size() ? 1 : 0);
  }

  private static Outcome outcome(DuelState state) {
    int ahead = Integer.signum(state.scores().get(0) - state.scores().get(1));
    Outcome.Result[] byLead = {
      Outcome.Result.LOST, Outcome.Result.DREW, Outcome.Result.WON,
    };
    return new Outcome(
        ImmutableList.of(byLead[1 + ahead], byLead[1 - ahead]),
        state.scores(),
        "Two rounds are played.",
        END);
  }

  @Override
  public ImmutableList<DuelMove> legalMoves(DuelState state) {
    ImmutableSet.Builder<DuelMove> moves = ImmutableSet.builder();
    if (state.phase() == Phase.STAKE) {
      if (state.stake() < DuelState.HIGHEST_STAKE) {
        moves.add(new DuelMove.Raise(Seat.of(state.leader())));
      }
      moves.add(new DuelMove.Stand(Seat.of(state.leader())));
    }
    if (state.phase() == Phase.SEAL) {
      for (int i = 0; i < 2; i++) {
        if (state.sealed().get(i) == 0) {
          for (int number : state.hands().get(i)) {
            moves.add(new DuelMove.Seal(Seat.of(i), number));
          }
        }
      }
    }
    return moves.build().asList();
  }

  @Override
  public Verdict judge(DuelState state, DuelMove move) {
    List<Violation> violations = new ArrayList<>();
    if (pending(state) instanceof Pending.Chance<DuelMove> chance) {
      if (chance.outcomes().probabilityOf(move).numerator().signum() == 0) {
        violations.add(Violation.of(chance.why(), "not-now"));
      }
      return Verdict.of(ImmutableList.copyOf(violations), chance.why());
    }
    if (move instanceof DuelMove.Seal seal) {
      if (state.phase() != Phase.SEAL
          || seal.by().index() > 1
          || state.sealed().get(seal.by().index()) != 0) {
        violations.add(Violation.of(SEAL, "not-now"));
      } else if (!state.hands().get(seal.by().index()).contains(seal.number())) {
        violations.add(Violation.of(SEAL, "not-in-hand", "number", seal.number()));
      }
      return Verdict.of(ImmutableList.copyOf(violations), SEAL);
    }
    if (state.phase() != Phase.STAKE || !move.by().equals(Seat.of(state.leader()))) {
      violations.add(Violation.of(STAKE, "not-now"));
    } else if (move instanceof DuelMove.Raise && state.stake() == DuelState.HIGHEST_STAKE) {
      violations.add(Violation.of(STAKE, "too-high", "stake", state.stake()));
    }
    return Verdict.of(ImmutableList.copyOf(violations), STAKE);
  }

  @Override
  public DuelState applyUnchecked(DuelState state, DuelMove move) {
    if (move instanceof DuelMove.Deal deal) {
      int to = deal.to().index();
      DuelState dealt =
          state.withCards(
              Cards.without(state.bag(), deal.number()),
              Cards.with(state.hands(), to, Cards.plus(state.hands().get(to), deal.number())));
      boolean done = dealt.hands().get(1).size() == DuelState.HAND;
      return done ? dealt.with(Phase.STAKE) : dealt;
    }
    if (move instanceof DuelMove.Raise) {
      return state.withStake(state.stake() + 1);
    }
    if (move instanceof DuelMove.Stand) {
      return state.with(Phase.SEAL);
    }
    if (move instanceof DuelMove.Coin coin) {
      return state.afterRound(coin.winner().index());
    }
    DuelMove.Seal seal = (DuelMove.Seal) move;
    DuelState sealed =
        state.withSealed(Cards.with(state.sealed(), seal.by().index(), seal.number()));
    return sealed.sealed().contains(0) ? sealed : resolve(sealed);
  }

  private static DuelState resolve(DuelState state) {
    int lead = state.sealed().get(0) - state.sealed().get(1);
    DuelState shown = state.shown();
    if (lead != 0) {
      return shown.afterRound(lead > 0 ? 0 : 1);
    }
    return state.ties() == DuelState.Ties.COIN ? shown.with(Phase.COIN) : shown.afterRound(-1);
  }

  @Override
  public Transition<DuelState> explain(DuelState state, DuelMove move) {
    if (judge(state, move) instanceof Verdict.Illegal illegal) {
      throw new IllegalMoveException(move, illegal);
    }
    DuelState next = applyUnchecked(state, move);
    ImmutableList.Builder<Event> events = ImmutableList.builder();
    if (move instanceof DuelMove.Deal deal) {
      events.add(
          Event.open(DEAL, "dealt", deal.to() + " is dealt a card.", ImmutableMap.of()),
          Event.secret(
              DEAL,
              "dealt-number",
              "You are dealt " + deal.number() + ".",
              ImmutableMap.of("number", Integer.toString(deal.number())),
              ImmutableSet.of(deal.to())));
    } else if (move instanceof DuelMove.Raise) {
      events.add(Event.open(STAKE, "raised", "The stake is raised.", ImmutableMap.of()));
    } else if (next.played().size() > state.played().size()) {
      events.add(
          Event.open(
              SHOW,
              "shown",
              "Both cards are shown.",
              ImmutableMap.of(
                  "numbers",
                  next.played().subList(state.played().size(), next.played().size()).toString())));
    }
    return new Transition<>(next, events.build());
  }

  @Override
  public DuelView view(DuelState state, Viewer viewer) {
    return DuelView.of(state, viewer);
  }

  @Override
  public DuelState determinize(DuelView view, RandomGenerator random) {
    ImmutableList<ImmutableList<Integer>> hands =
        ImmutableList.of(ImmutableList.of(), ImmutableList.of());
    ImmutableList<Integer> bag = view.unseen();
    for (int i = 0; i < 2; i++) {
      int size = view.handSizes().get(i);
      ImmutableList<Integer> hand = i == view.seat() ? view.hand() : bag.subList(0, size);
      bag = i == view.seat() ? bag : bag.subList(size, bag.size());
      hands = Cards.with(hands, i, hand);
    }
    ImmutableList<Integer> sealed =
        view.seat() < 0
            ? DuelState.NOTHING
            : Cards.with(DuelState.NOTHING, view.seat(), view.sealed());
    DuelState any =
        new DuelState(
            view.ties(),
            view.phase(),
            view.round(),
            bag,
            hands,
            sealed,
            view.played(),
            view.scores(),
            view.stake());
    return DuelTwins.dealt(any, view.seat(), random);
  }

  @Override
  public ImmutableList<Problem> check(DuelState state) {
    ImmutableList<Integer> all =
        Cards.sorted(
            ImmutableList.<Integer>builder()
                .addAll(state.bag())
                .addAll(state.hands().get(0))
                .addAll(state.hands().get(1))
                .addAll(state.played())
                .build());
    return all.equals(DuelState.CARDS)
        ? ImmutableList.of()
        : ImmutableList.of(new Problem("cards", "there must be " + DuelState.CARDS));
  }

  @Override
  public Notation<DuelState, DuelMove, DuelView> notation() {
    return new DuelNotation();
  }

  @Override
  public ImmutableMap<String, ImmutableSet<String>> eventKinds() {
    ImmutableSet<String> none = ImmutableSet.of();
    return ImmutableMap.of(
        "dealt",
        none,
        "dealt-number",
        ImmutableSet.of("number"),
        "raised",
        none,
        "shown",
        ImmutableSet.of("numbers"));
  }
}
