package org.lawspeaker.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.duel.BrokenDuel;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.SealedDuel;

/** Bugs in what falls to each seat, its moves and what it is told, planted one at a time. */
class PlantedSharesTest {
  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);

  private static Event secret(Seat seat) {
    return Event.secret(
        SealedDuel.DEAL, "whispered", "A whisper.", ImmutableMap.of(), ImmutableSet.of(seat));
  }

  private static Event mask(Seat... toldMore) {
    return Event.masking(
        SealedDuel.DEAL,
        "whispered",
        "Somebody is told something.",
        ImmutableMap.of(),
        ImmutableSet.copyOf(toldMore));
  }

  private static Event open() {
    return Event.open(SealedDuel.DEAL, "sung", "Somebody sings.", ImmutableMap.of());
  }

  /** The duel with these events after all others of every raise. */
  private static BrokenDuel telling(Event... more) {
    return new BrokenDuel() {
      @Override
      public Transition<DuelState> explain(DuelState state, DuelMove move) {
        Transition<DuelState> told = super.explain(state, move);
        if (move instanceof DuelMove.Raise) {
          for (Event event : more) {
            told = Events.and(told, event);
          }
        }
        return told;
      }
    };
  }

  private static BrokenDuel listing(Seat forgotten, int from, int to) {
    return new BrokenDuel() {
      @Override
      public ImmutableList<DuelMove> legalMoves(DuelState state, Seat seat) {
        ImmutableList<DuelMove> own = super.legalMoves(state, seat);
        return own.size() == 3 && seat.equals(forgotten) ? own.subList(from, to) : own;
      }
    };
  }

  @Test
  void seatsHaveTheirMovesCatchesAMoveThatIsForgotten() {
    Caught.by("seats-have-their-moves", listing(SECOND, 0, 2))
        .saying("the legal moves of seat 1 are not those of the list");
  }

  @Test
  void seatsHaveTheirMovesCatchesAnotherOrder() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public ImmutableList<DuelMove> legalMoves(DuelState state, Seat seat) {
            return super.legalMoves(state, seat).reverse();
          }
        };
    Caught.by("seats-have-their-moves", broken)
        .saying("the legal moves of seat 0 are not those of the list")
        .finding("[Stand[by=seat 0], Raise[by=seat 0]]");
  }

  @Test
  void seatsHaveTheirMovesCatchesTheMovesOfAllForOne() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public ImmutableList<DuelMove> legalMoves(DuelState state, Seat seat) {
            return legalMoves(state);
          }
        };
    Caught.by("seats-have-their-moves", broken)
        .saying("the legal moves of seat 1 are not those of the list")
        .expecting("[]");
  }

  @Test
  void masksStandBySecretsCatchesAMaskWithoutASecret() {
    Caught.by("masks-stand-by-secrets", telling(mask(FIRST)))
        .saying("some are told neither an event nor more of it: Somebody is told something.")
        .expecting("[seat 0]")
        .finding("[]");
  }

  @Test
  void masksStandBySecretsCatchesASecretForTheWrongSeat() {
    Caught.by("masks-stand-by-secrets", telling(secret(SECOND), mask(FIRST)))
        .expecting("[seat 0]")
        .finding("[seat 1]");
  }

  @Test
  void masksStandBySecretsCatchesASeatThatIsLeftOutTooMany() {
    Caught.by("masks-stand-by-secrets", telling(secret(FIRST), mask(FIRST, SECOND)))
        .expecting("[seat 0, seat 1]")
        .finding("[seat 0]");
  }

  @Test
  void masksStandBySecretsCatchesASecretThatStandsElsewhere() {
    Caught.by("masks-stand-by-secrets", telling(secret(FIRST), open(), mask(FIRST))).finding("[]");
  }

  @Test
  void masksStandBySecretsCatchesASecondMaskOfOneSecret() {
    Caught.by("masks-stand-by-secrets", telling(secret(FIRST), mask(FIRST), mask(FIRST)))
        .finding("[]");
  }

  @Test
  void masksStandBySecretsIsContentWithSecretsOnEitherSide() {
    for (BrokenDuel honest :
        ImmutableList.of(
            telling(secret(FIRST), secret(SECOND), mask(FIRST, SECOND)),
            telling(mask(FIRST), secret(FIRST)),
            telling(secret(FIRST), mask(FIRST), secret(SECOND)),
            telling(open(), secret(FIRST), mask(FIRST), open()))) {
      Report report =
          Verifier.verify(
              Laws.of(honest).only("masks-stand-by-secrets"), Options.of(honest.info()));
      assertThat(report.counterexample()).isEmpty();
    }
  }
}
