package org.lawspeaker.engine.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.duel.BrokenDuel;
import org.lawspeaker.engine.duel.BrokenNotation;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.DuelView;
import org.lawspeaker.engine.duel.Line;
import org.lawspeaker.engine.duel.SealedDuel;

class RefereeTest {
  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);

  private final SealedDuel duel = new SealedDuel();
  private final List<String> told = new ArrayList<>();

  private Referee<DuelState, DuelMove, DuelView> open(
      Roster<DuelState, DuelMove, DuelView> roster) {
    return Referee.open(duel, Line.TWO, roster).orThrow();
  }

  private Referee<DuelState, DuelMove, DuelView> after(
      Roster<DuelState, DuelMove, DuelView> roster, String... texts) {
    Referee<DuelState, DuelMove, DuelView> referee = open(roster);
    for (DuelMove move : Line.moves(texts)) {
      assertThat(referee.submit(move).isLegal()).isTrue();
    }
    return referee;
  }

  private static Roster<DuelState, DuelMove, DuelView> twoAtRandom(long seed) {
    return Roster.<DuelState, DuelMove, DuelView>empty()
        .with(FIRST, new RandomPlayer<>(new SplittableRandom(seed)))
        .with(SECOND, new RandomPlayer<>(new SplittableRandom(seed + 1)))
        .withNature(new SplittableRandom(seed + 2));
  }

  private Witness<DuelState, DuelMove> listener() {
    return new Witness<>() {
      @Override
      public void played(Played<DuelState, DuelMove> ply) {
        told.add("played " + duel.notation().move(ply.before(), ply.move()));
      }

      @Override
      public void tookBack(Played<DuelState, DuelMove> ply) {
        told.add("took back " + duel.notation().move(ply.before(), ply.move()));
      }
    };
  }

  @Test
  void refusesABadSetup() {
    assertThat(Referee.open(duel, Setup.of(3), Roster.empty()).isOk()).isFalse();
  }

  @Test
  void playsAWholeGameBetweenPlayers() {
    Referee<DuelState, DuelMove, DuelView> referee = open(twoAtRandom(5));
    assertThat(referee.run().isOver()).isTrue();
    assertThat(referee.state().round()).isEqualTo(2);
    assertThat(Replay.of(duel, referee.toRecord()).orThrow())
        .isInstanceOf(Replay.Complete.class)
        .satisfies(replay -> assertThat(replay.steps()).hasSize(referee.history().size()));
  }

  @Test
  void playsTheSameGameFromTheSameDraws() {
    Referee<DuelState, DuelMove, DuelView> one = open(twoAtRandom(7));
    Referee<DuelState, DuelMove, DuelView> other = open(twoAtRandom(7));
    one.run();
    other.run();
    assertThat(one.toRecord()).isEqualTo(other.toRecord());
  }

  @Test
  void waitsForNatureIfItComesFromOutside() {
    Referee<DuelState, DuelMove, DuelView> referee = open(Roster.empty());
    assertThat(referee.step()).isEmpty();
    assertThat(referee.submit(new DuelMove.Deal(FIRST, 4)).isLegal()).isTrue();
    assertThat(referee.state().hands().get(0)).containsExactly(4);
  }

  @Test
  void waitsForASeatWithoutAPlayer() {
    Roster<DuelState, DuelMove, DuelView> roster =
        Roster.<DuelState, DuelMove, DuelView>empty().withNature(new SplittableRandom(1));
    Referee<DuelState, DuelMove, DuelView> referee = open(roster);
    assertThat(referee.run()).isInstanceOf(Pending.Choose.class);
    assertThat(referee.history()).hasSize(6).allMatch(Played::automatic);
  }

  @Test
  void refusesAnIllegalMoveWithItsVerdictAndStaysWhereItIs() {
    Referee<DuelState, DuelMove, DuelView> referee = after(Roster.empty());
    assertThat(referee.submit(new DuelMove.Raise(SECOND)).citations())
        .containsExactly(SealedDuel.STAKE);
    assertThat(referee.state()).isEqualTo(Line.state());
  }

  @Test
  void asksAPlayerWithItsOwnViewAndItsOwnMovesOnly() {
    List<Question<DuelMove, DuelView>> questions = new ArrayList<>();
    Roster<DuelState, DuelMove, DuelView> roster =
        Roster.<DuelState, DuelMove, DuelView>empty()
            .with(
                SECOND,
                question -> {
                  questions.add(question);
                  return question.legal().get(1);
                });
    Referee<DuelState, DuelMove, DuelView> referee = after(roster, "seat 0 stands");
    Played<DuelState, DuelMove> ply = referee.step().orElseThrow();
    DuelState asked = Line.state("seat 0 stands");
    assertThat(questions)
        .containsExactly(
            new Question<>(
                SECOND,
                duel.pending(asked).asked().orElseThrow(),
                true,
                duel.view(asked, SECOND),
                ImmutableList.of(
                    new DuelMove.Seal(SECOND, 1),
                    new DuelMove.Seal(SECOND, 2),
                    new DuelMove.Seal(SECOND, 3))));
    assertThat(ply.move()).isEqualTo(new DuelMove.Seal(SECOND, 2));
    assertThat(ply.automatic()).isFalse();
  }

  @Test
  void refusesAPlayerWhoMovesForAnother() {
    Roster<DuelState, DuelMove, DuelView> roster =
        Roster.<DuelState, DuelMove, DuelView>empty()
            .with(FIRST, question -> new DuelMove.Seal(SECOND, 1));
    Referee<DuelState, DuelMove, DuelView> referee = after(roster, "seat 0 stands");
    assertThatThrownBy(referee::step)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("seat 0 was not offered Seal[by=seat 1, number=1]");
  }

  @Test
  void makesAForcedMoveWithoutAskingIfToldTo() {
    Roster<DuelState, DuelMove, DuelView> asking = Roster.empty();
    String[] highest = {"seat 0 raises", "seat 0 raises"};
    assertThat(after(asking, highest).step()).isEmpty();
    Played<DuelState, DuelMove> ply =
        after(asking.playingForcedMoves(), highest).step().orElseThrow();
    assertThat(ply.move()).isEqualTo(new DuelMove.Stand(FIRST));
    assertThat(ply.automatic()).isTrue();
  }

  @Test
  void takesBackAFreeChoice() {
    Referee<DuelState, DuelMove, DuelView> referee =
        after(Roster.<DuelState, DuelMove, DuelView>empty().watchedBy(listener()), "seat 0 raises");
    assertThat(referee.takeBack()).isEqualTo(TakeBack.FREE);
    assertThat(referee.state()).isEqualTo(Line.state());
    assertThat(told)
        .hasSize(8)
        .endsWith("played seat 1 gets 3", "played seat 0 raises", "took back seat 0 raises");
  }

  @Test
  void keepsAChoiceThatIsNotFree() {
    Referee<DuelState, DuelMove, DuelView> referee =
        after(Roster.empty(), "seat 0 stands", "seat 1 seals 2");
    assertThat(referee.takeBack()).isEqualTo(TakeBack.TURN_PASSED);
    assertThat(referee.history()).hasSize(8);
  }

  @Test
  void takesBackWhatTheRefereeAddedToAChoice() {
    Roster<DuelState, DuelMove, DuelView> forcing =
        Roster.<DuelState, DuelMove, DuelView>empty().playingForcedMoves().watchedBy(listener());
    Referee<DuelState, DuelMove, DuelView> referee =
        after(forcing, "seat 0 raises", "seat 0 raises");
    assertThat(referee.run()).isInstanceOf(Pending.Commit.class);
    assertThat(referee.takeBack()).isEqualTo(TakeBack.FREE);
    assertThat(referee.state()).isEqualTo(Line.state("seat 0 raises"));
    assertThat(told)
        .endsWith("played seat 0 stands", "took back seat 0 stands", "took back seat 0 raises");
  }

  @Test
  void hasNothingToTakeBackAtTheStart() {
    assertThat(open(Roster.empty()).takeBack()).isEqualTo(TakeBack.NOTHING_CHOSEN);
  }

  @Test
  void doesNotTakeBackPastChance() {
    assertThat(after(Roster.empty()).takeBackRule()).isEqualTo(TakeBack.CHANCE_MOVED);
  }

  @Test
  void goesOnWithAMatchThatWasPlayedBefore() {
    Referee<DuelState, DuelMove, DuelView> played = after(Roster.empty(), "seat 0 raises");

    Referee<DuelState, DuelMove, DuelView> resumed =
        Referee.load(
                duel,
                played.toRecord(),
                Roster.<DuelState, DuelMove, DuelView>empty().watchedBy(listener()))
            .orThrow();

    assertThat(resumed.history()).isEqualTo(played.history());
    assertThat(told).isEmpty();
    assertThat(resumed.submit(resumed.legalMovesOf(FIRST).get(0)).isLegal()).isTrue();
    assertThat(told).hasSize(1);
  }

  @Test
  void refusesToGoOnFromABadSetup() {
    GameRecord record = after(Roster.empty(), "seat 0 raises").toRecord();
    assertThat(Referee.load(duel, record.withSetup(Setup.of(3)), Roster.empty()).isOk()).isFalse();
  }

  private GameRecord altered(GameRecord record, int ply) {
    List<Ply> plies = new ArrayList<>(record.moves());
    Ply old = plies.get(ply);
    plies.set(ply, new Ply(old.by(), old.move(), "000000000000"));
    return record.withMoves(plies);
  }

  @Test
  void refusesToGoOnWithARecordThatParts() {
    GameRecord record = after(Roster.empty(), "seat 0 raises", "seat 0 stands").toRecord();
    String check = record.moves().get(6).check();

    assertThat(Referee.load(duel, altered(record, 6), Roster.empty()))
        .isEqualTo(
            Checked.bad(
                "/moves/6",
                "ply 7 went another way: expected a position with check hash 000000000000"
                    + (", found a position with check hash " + check)));
    assertThat(Referee.load(duel, altered(record, 0), Roster.empty()).problems())
        .extracting(Problem::place)
        .containsExactly("/moves/0");
  }

  @Test
  void goesOnFromWhatHeldIfToldTo() {
    GameRecord record = after(Roster.empty(), "seat 0 raises", "seat 0 stands").toRecord();
    Replay<DuelState, DuelMove> replay = Replay.of(duel, altered(record, 6)).orThrow();

    Referee<DuelState, DuelMove, DuelView> resumed =
        Referee.resumeWhatHeld(
            duel,
            (Replay.Diverged<DuelState, DuelMove>) replay,
            Roster.<DuelState, DuelMove, DuelView>empty().watchedBy(listener()));

    assertThat(resumed.state()).isEqualTo(Line.state());
    assertThat(resumed.history()).hasSize(6);
    assertThat(resumed.toRecord().setup()).isEqualTo(record.setup());
    assertThat(told).isEmpty();
  }

  @Test
  void goesOnUnderOtherRulesAsLongAsMovesAreLegal() {
    GameRecord record = after(Roster.empty(), "seat 0 raises", "seat 0 stands").toRecord();
    Checked<Referee<DuelState, DuelMove, DuelView>> resumed =
        Replay.whileLegal(duel, altered(record, 6))
            .then(Replay::complete)
            .map(replay -> Referee.resume(duel, replay, Roster.empty()));

    assertThat(resumed.orThrow().toRecord()).isEqualTo(record);
  }

  @Test
  void writesEachPlyOnceHoweverOftenItSaves() {
    List<DuelMove> written = new ArrayList<>();
    BrokenDuel counting =
        new BrokenDuel() {
          @Override
          public Notation<DuelState, DuelMove, DuelView> notation() {
            return new BrokenNotation() {
              @Override
              public String move(DuelState state, DuelMove move) {
                written.add(move);
                return super.move(state, move);
              }
            };
          }
        };
    Referee<DuelState, DuelMove, DuelView> referee =
        Referee.open(counting, Line.TWO, Roster.<DuelState, DuelMove, DuelView>empty()).orThrow();
    for (DuelMove move : Line.moves("seat 0 raises", "seat 0 stands", "seat 1 seals 2")) {
      referee.submit(move);
      assertThat(referee.toRecord().moves()).hasSameSizeAs(referee.history());
    }

    assertThat(referee.toRecord().moves()).hasSize(9);
    assertThat(written).isEqualTo(referee.history().stream().map(Played::move).toList());
  }

  @Test
  void givesWhatASaveLacksLittleByLittle() {
    Referee<DuelState, DuelMove, DuelView> referee = after(Roster.empty());
    StringBuilder save = new StringBuilder(referee.unsaved());
    assertThat(save.toString()).isEqualTo(referee.toRecord().write());
    assertThat(referee.unsaved()).isEmpty();

    assertThat(referee.submit(new DuelMove.Raise(FIRST)).isLegal()).isTrue();
    String more = referee.unsaved();
    assertThat(more.lines()).hasSize(1);
    assertThat(save.append(more).toString()).isEqualTo(referee.toRecord().write());
  }

  @Test
  void givesASaveWhatWasTakenBack() {
    Referee<DuelState, DuelMove, DuelView> referee = after(Roster.empty(), "seat 0 raises");
    StringBuilder save = new StringBuilder(referee.unsaved());
    assertThat(referee.takeBack()).isEqualTo(TakeBack.FREE);
    assertThat(referee.submit(new DuelMove.Stand(FIRST)).isLegal()).isTrue();
    save.append(referee.unsaved());

    assertThat(save.toString()).contains("raises", "\n{\"taken-back\":1}\n", "stands");
    assertThat(GameRecord.read("a save", save.toString()).orThrow()).isEqualTo(referee.toRecord());
  }

  @Test
  void givesNothingOfAMoveThatWasTakenBackBeforeItWasSaved() {
    Referee<DuelState, DuelMove, DuelView> referee = after(Roster.empty());
    assertThat(referee.unsaved()).isNotEmpty();
    assertThat(referee.submit(new DuelMove.Raise(FIRST)).isLegal()).isTrue();
    assertThat(referee.takeBack()).isEqualTo(TakeBack.FREE);
    assertThat(referee.unsaved()).isEmpty();
  }

  @Test
  void forgetsASavedPlyThatIsTakenBack() {
    Referee<DuelState, DuelMove, DuelView> referee = after(Roster.empty(), "seat 0 raises");
    assertThat(referee.toRecord().moves()).hasSize(7);
    assertThat(referee.takeBack()).isEqualTo(TakeBack.FREE);
    assertThat(referee.toRecord()).isEqualTo(after(Roster.empty()).toRecord());
    assertThat(referee.submit(new DuelMove.Stand(FIRST)).isLegal()).isTrue();
    assertThat(referee.toRecord())
        .isEqualTo(GameRecord.of(duel, Line.TWO, Line.moves("seat 0 stands")));
  }
}
