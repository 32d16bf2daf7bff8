package org.lawspeaker.engine.laws;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.duel.BrokenDuel;
import org.lawspeaker.engine.duel.BrokenNotation;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.DuelView;

/** Bugs in what is written and read: each is caught by the law that is there for it. */
class PlantedTextBugsTest {
  @Test
  void notationRoundTripCatchesTwoMovesWithOneText() {
    BrokenNotation broken =
        new BrokenNotation() {
          @Override
          public String move(DuelState state, DuelMove move) {
            return move instanceof DuelMove.Deal ? "seat 0 gets 1" : super.move(state, move);
          }
        };
    Caught.by("notation-round-trip", broken.game()).after(0);
  }

  @Test
  void notationRoundTripCatchesATextReadAsAnotherMove() {
    BrokenNotation broken =
        new BrokenNotation() {
          @Override
          public Checked<DuelMove> readMove(DuelState state, String text) {
            return text.equals("seat 0 raises")
                ? Checked.ok(new DuelMove.Stand(Seat.of(0)))
                : super.readMove(state, text);
          }
        };
    Caught.by("notation-round-trip", broken.game())
        .saying("a text reads back as another move: seat 0 raises")
        .after(6);
  }

  @Test
  void notationRoundTripCatchesAMoveThatIsNotWrittenAlike() {
    BrokenNotation broken =
        new BrokenNotation() {
          @Override
          public String move(DuelState state, DuelMove move) {
            return super.move(state, move)
                + (move instanceof DuelMove.Raise ? " after " + state.bag().size() : "");
          }

          @Override
          public boolean isWrittenAlike(DuelMove move) {
            return move instanceof DuelMove.Raise;
          }

          @Override
          public Checked<DuelMove> readMove(DuelState state, String text) {
            return super.readMove(state, text.replaceFirst(" after .*", ""));
          }
        };
    Caught.by("notation-round-trip", broken.game()).saying("written alike has two texts");
  }

  @Test
  void notationRoundTripCatchesAReaderThatThrows() {
    BrokenNotation broken =
        new BrokenNotation() {
          @Override
          public Checked<DuelMove> readMove(DuelState state, String text) {
            return Checked.ok(super.readMove(state, text).orThrow());
          }
        };
    Caught.by("notation-round-trip", broken.game()).saying("the game fails").after(0);
  }

  @Test
  void notationRoundTripCatchesAMoveThatCannotBeWritten() {
    BrokenNotation broken =
        new BrokenNotation() {
          @Override
          public String move(DuelState state, DuelMove move) {
            if (move instanceof DuelMove.Deal deal && !DuelState.CARDS.contains(deal.number())) {
              throw new IllegalArgumentException("no such card");
            }
            return super.move(state, move);
          }
        };
    Caught.by("notation-round-trip", broken.game()).saying("the game fails");
  }

  @Test
  void notationRoundTripCatchesATextThatSteersATerminal() {
    BrokenNotation broken =
        new BrokenNotation() {
          @Override
          public String move(DuelState state, DuelMove move) {
            return move instanceof DuelMove.Deal deal && !state.bag().contains(deal.number())
                ? "\u001b[2J"
                : super.move(state, move);
          }
        };
    Caught.by("notation-round-trip", broken.game()).saying("control characters");
  }

  @Test
  void textsKeepSecretsCatchesATextThatNamesAHiddenCard() {
    BrokenNotation broken =
        new BrokenNotation() {
          @Override
          public String move(DuelState state, DuelMove move) {
            return super.move(state, move)
                + (move instanceof DuelMove.Raise
                    ? " before " + state.hands().get(1 - state.leader())
                    : "");
          }
        };
    Caught.by("texts-keep-secrets", broken.game()).saying("a text tells seat 0").after(6);
  }

  @Test
  void textsKeepSecretsCatchesAProblemThatNamesAHiddenCard() {
    BrokenNotation broken =
        new BrokenNotation() {
          @Override
          public Checked<DuelMove> readMove(DuelState state, String text) {
            Checked<DuelMove> read = super.readMove(state, text);
            return read.isOk()
                ? read
                : Checked.bad("", "no move while the other holds " + state.hands().get(1));
          }
        };
    Caught.by("texts-keep-secrets", broken.game()).saying("what is read tells seat 0");
  }

  @Test
  void textsKeepSecretsCatchesATextThatIsReadOnlyIfAnotherHoldsACard() {
    BrokenNotation broken =
        new BrokenNotation() {
          @Override
          public Checked<DuelMove> readMove(DuelState state, String text) {
            Checked<DuelMove> read = super.readMove(state, text);
            boolean ofAnother =
                read.value().filter(move -> move.by().equals(Seat.of(1))).isPresent();
            return ofAnother && state.hands().get(1).contains(3)
                ? Checked.bad("", "no such move")
                : read;
          }
        };
    Caught.by("texts-keep-secrets", broken.game())
        .saying("whether it is a move of its own tells seat 0");
  }

  @Test
  void textsKeepSecretsCatchesATextOfAnotherThatIsReadAsTheSeatsOwn() {
    BrokenNotation broken =
        new BrokenNotation() {
          @Override
          public Checked<DuelMove> readMove(DuelState state, String text) {
            boolean wrong = state.hands().get(1).contains(3);
            return super.readMove(state, text)
                .map(
                    move ->
                        wrong && move.equals(new DuelMove.Stand(Seat.of(1)))
                            ? new DuelMove.Stand(Seat.of(0))
                            : move);
          }
        };
    Caught.by("texts-keep-secrets", broken.game())
        .saying("whether it is a move of its own tells seat 0");
  }

  @Test
  void resultsStaySmallCatchesAStateThatGrows() {
    BrokenNotation broken =
        new BrokenNotation() {
          @Override
          public JsonNode state(DuelState state) {
            ObjectNode json = (ObjectNode) super.state(state);
            ArrayNode former = json.putArray("former");
            for (int i = 0; i < 6_000 * state.round(); i++) {
              former.add(i);
            }
            return json;
          }
        };
    Caught.by("results-stay-small", broken.game()).saying("the state has grown too large");
  }

  @Test
  void jsonRoundTripCatchesAForgottenPartOfTheState() {
    BrokenNotation broken =
        new BrokenNotation() {
          @Override
          public Checked<DuelState> readState(JsonNode json) {
            return super.readState(json).map(state -> state.withStake(1));
          }
        };
    Caught.by("json-round-trip", broken.game())
        .saying("the state is written another way again")
        .expecting("/stake: 2")
        .finding("/stake: 1")
        .after(7);
  }

  @Test
  void jsonRoundTripCatchesAViewThatDoesNotReadBack() {
    BrokenNotation broken =
        new BrokenNotation() {
          @Override
          public JsonNode view(DuelView view) {
            return ((ObjectNode) super.view(view)).without("stake");
          }
        };
    Caught.by("json-round-trip", broken.game()).saying("the view of SPECTATOR does not read back");
  }

  @Test
  void jsonRoundTripCatchesAnEmptyArrangementThatMovesSomething() {
    BrokenNotation broken =
        new BrokenNotation() {
          @Override
          public Checked<DuelState> arrange(DuelState from, JsonNode overlay) {
            return Checked.ok(from.with(DuelState.Phase.SEAL));
          }
        };
    Caught.by("json-round-trip", broken.game()).saying("an arrangement that moves nothing");
  }

  @Test
  void hashAndEqualityAgreeCatchesJsonThatLeavesSomethingOut() {
    BrokenNotation broken =
        new BrokenNotation() {
          @Override
          public JsonNode state(DuelState state) {
            return super.state(state.withSealed(DuelState.NOTHING));
          }
        };
    Caught.by("hash-and-equality-agree", broken.game()).saying("equality and JSON disagree");
  }

  @Test
  void replayEqualsPlayCatchesMovesThatAReplayCannotRead() {
    BrokenNotation broken =
        new BrokenNotation() {
          @Override
          public Checked<DuelMove> readMove(DuelState state, String text) {
            return text.endsWith("stands")
                ? Checked.bad("", "unreadable")
                : super.readMove(state, text);
          }
        };
    Caught.by("replay-equals-play", broken.game())
        .saying("the record does not replay")
        .endingWith("seat 0 stands")
        .after(7);
  }

  @Test
  void replayEqualsPlayCatchesPlayThatDependsOnSomethingElse() {
    BrokenDuel broken =
        new BrokenDuel() {
          private int calls;

          @Override
          public DuelState apply(DuelState state, DuelMove move) {
            DuelState next = super.apply(state, move);
            return move instanceof DuelMove.Stand ? next.withStake(1 + calls++ % 3) : next;
          }
        };
    Caught.by("replay-equals-play", broken).saying("replay");
  }

  @Test
  void replayEqualsPlayCatchesAReplayThatGoesAnotherWayToTheSameEnd() {
    BrokenNotation broken =
        new BrokenNotation() {
          @Override
          public JsonNode state(DuelState state) {
            return super.state(state.withStake(1));
          }
        };
    BrokenDuel forgetful =
        new BrokenDuel() {
          private int calls;

          @Override
          public DuelState apply(DuelState state, DuelMove move) {
            return super.apply(state, move).withStake(calls++ == 0 ? 2 : 1);
          }

          @Override
          public Notation<DuelState, DuelMove, DuelView> notation() {
            return broken;
          }
        };
    Caught.by("replay-equals-play", forgetful).saying("the replay goes another way");
  }

  @Test
  void viewsKeepTheirSchemaCatchesAKeyThatTheSchemaDoesNotKnow() {
    BrokenNotation broken =
        new BrokenNotation() {
          @Override
          public JsonNode view(DuelView view) {
            return ((ObjectNode) super.view(view)).put("winner", 0);
          }
        };
    Caught.by("views-keep-their-schema", broken.game())
        .saying("the view of SPECTATOR is not as its schema says")
        .finding("[/winner: is not known]")
        .after(0);
  }

  @Test
  void eventsAreKnownCatchesAKindThatIsNotNamed() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public ImmutableMap<String, ImmutableSet<String>> eventKinds() {
            return ImmutableMap.of("dealt", ImmutableSet.of());
          }
        };
    Caught.by("events-are-known", broken).saying("an event of a kind that is not named").after(0);
  }

  @Test
  void eventsAreKnownCatchesAFactThatIsNotNamed() {
    BrokenDuel broken =
        new BrokenDuel() {
          @Override
          public ImmutableMap<String, ImmutableSet<String>> eventKinds() {
            return ImmutableMap.of("dealt", ImmutableSet.of(), "dealt-number", ImmutableSet.of());
          }
        };
    Caught.by("events-are-known", broken).saying("a dealt-number states more than is named");
  }
}
