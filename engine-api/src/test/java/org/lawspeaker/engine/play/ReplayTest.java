package org.lawspeaker.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.duel.BrokenDuel;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.Line;
import org.lawspeaker.engine.duel.SealedDuel;

class ReplayTest {
  private static final int RAISE = 6;

  private final SealedDuel duel = new SealedDuel();
  private final ImmutableList<DuelMove> moves = Line.moves("seat 0 raises", "seat 0 stands");
  private final GameRecord record = GameRecord.of(duel, Line.TWO, moves);

  private GameRecord changed(String game, String version, Setup setup, ImmutableList<Ply> plies) {
    return new GameRecord(2, game, version, record.pack(), record.contentHash(), setup, plies);
  }

  private GameRecord withRaise(Ply ply) {
    ImmutableList<Ply> plies =
        ImmutableList.<Ply>builder()
            .addAll(record.moves().subList(0, RAISE))
            .add(ply)
            .add(record.moves().get(RAISE + 1))
            .build();
    return changed(record.game(), "1", Line.TWO, plies);
  }

  private ImmutableList<Problem> problems(GameRecord of) {
    return Replay.of(duel, of).problems();
  }

  private Replay.Diverged<DuelState, DuelMove> diverged(BrokenDuel rules) {
    Replay<DuelState, DuelMove> replay = Replay.of(rules, record).orThrow();
    assertThat(replay).isInstanceOf(Replay.Diverged.class);
    return (Replay.Diverged<DuelState, DuelMove>) replay;
  }

  @Test
  void reachesTheLastStateOfAnUnchangedGame() {
    DuelState last = Line.state("seat 0 raises", "seat 0 stands");
    Replay<DuelState, DuelMove> replay = Replay.of(duel, record).orThrow();
    assertThat(replay)
        .isEqualTo(
            new Replay.Complete<>(
                record.setup(), replay.steps(), last, duel.pending(last), ImmutableList.of()));
    assertThat(replay.steps()).extracting(ReplayStep::move).isEqualTo(moves);
    assertThat(replay.steps().get(RAISE))
        .isEqualTo(new ReplayStep<>(Line.state(), moves.get(RAISE), Line.state("seat 0 raises")));
  }

  @Test
  void checksARecordOfTheEarlierFormatByItsJson() {
    ImmutableList.Builder<Ply> plies = ImmutableList.builder();
    DuelState state = duel.start(Line.TWO).orThrow();
    for (DuelMove move : moves) {
      String text = duel.notation().move(state, move);
      state = duel.apply(state, move);
      plies.add(new Ply(move.by(), text, CheckHash.of(duel.notation().state(state))));
    }
    GameRecord earlier = record.withFormat(1).withMoves(plies.build());

    assertThat(Replay.of(duel, earlier).orThrow()).isInstanceOf(Replay.Complete.class);
    assertThat(Replay.of(duel, record.withFormat(1)).orThrow())
        .isInstanceOfSatisfying(
            Replay.Diverged.class, diverged -> assertThat(diverged.atPly()).isZero());
  }

  @Test
  void notesAnotherRulesVersionAndGoesOn() {
    GameRecord old = changed("sealed-duel", "0", Line.TWO, record.moves());
    Replay<DuelState, DuelMove> replay = Replay.of(duel, old).orThrow();
    assertThat(replay).isInstanceOf(Replay.Complete.class);
    assertThat(replay.notes())
        .containsExactly("recorded with rules version 0, played again with 1");
  }

  @Test
  void notesAnotherCardPackAndItsContents() {
    GameRecord other =
        new GameRecord(2, record.game(), "1", "house 2", "xyz", Line.TWO, record.moves());
    assertThat(Replay.of(duel, other).orThrow().notes())
        .containsExactly(
            "recorded with card pack house 2, played again with " + record.pack(),
            "recorded with content hash xyz, played again with " + record.contentHash());
  }

  @Test
  void findsThePlyWhereARuleWentAnotherWay() {
    BrokenDuel otherRules = raisingTo(3);
    DuelState found = Line.state("seat 0 raises").withStake(3);
    Replay.Diverged<DuelState, DuelMove> diverged = diverged(otherRules);
    assertThat(diverged.atPly()).isEqualTo(RAISE);
    assertThat(diverged.lastGood()).isEqualTo(Line.state());
    assertThat(diverged.steps()).hasSize(RAISE);
    assertThat(diverged.expected())
        .isEqualTo("a position with check hash " + record.moves().get(RAISE).check());
    assertThat(diverged.found())
        .isEqualTo("a position with check hash " + CheckHash.of(duel, found));
  }

  @Test
  void findsThePlyThatIsNoLongerLegal() {
    BrokenDuel stricter =
        new BrokenDuel() {
          @Override
          public Verdict judge(DuelState state, DuelMove move) {
            return move instanceof DuelMove.Raise
                ? Verdict.illegal(Violation.of(SealedDuel.STAKE, "never"))
                : super.judge(state, move);
          }
        };
    Replay.Diverged<DuelState, DuelMove> diverged = diverged(stricter);
    assertThat(diverged.atPly()).isEqualTo(RAISE);
    assertThat(diverged.expected()).isEqualTo("seat 0 raises is legal");
    assertThat(diverged.found()).isEqualTo("illegal: [never (DUEL-STAKE-01)]");
  }

  @Test
  void refusesARecordOfAnotherGame() {
    assertThat(problems(changed("chess", "1", Line.TWO, record.moves())))
        .containsExactly(new Problem("/game", "a record of chess, not of sealed-duel"));
  }

  @Test
  void refusesABadSetup() {
    assertThat(problems(changed("sealed-duel", "1", Setup.of(5), record.moves())))
        .extracting(Problem::place)
        .containsExactly("seats");
  }

  @Test
  void refusesAMoveThatCannotBeRead() {
    Ply unreadable = new Ply(Seat.of(0), "seat 0 sings", "0");
    assertThat(problems(withRaise(unreadable)))
        .containsExactly(new Problem("/moves/6", "not a move of the duel: seat 0 sings"));
  }

  @Test
  void refusesAMoveRecordedForAnother() {
    Ply wrong = new Ply(Seat.of(1), "seat 0 raises", "0");
    assertThat(Replay.of(duel, withRaise(wrong)))
        .isEqualTo(Checked.bad("/moves/6/by", "recorded for seat 1 but made by seat 0"));
  }

  @Test
  void partsWhereOtherRulesHaveNoSuchMove() {
    Ply unreadable = new Ply(Seat.of(0), "seat 0 sings", "0");
    GameRecord old = changed("sealed-duel", "0", Line.TWO, withRaise(unreadable).moves());

    assertThat(Replay.of(duel, old))
        .isEqualTo(
            Checked.ok(
                new Replay.Diverged<>(
                    old.setup(),
                    Replay.of(duel, record).orThrow().steps().subList(0, RAISE),
                    RAISE,
                    Line.state(),
                    "seat 0 sings is legal",
                    "no move here: [not a move of the duel: seat 0 sings]",
                    ImmutableList.of("recorded with rules version 0, played again with 1"))));
  }

  @Test
  void goesOnWhileLegalAndNotesTheFirstOtherPosition() {
    BrokenDuel otherRules = raisingTo(3);
    Replay<DuelState, DuelMove> replay = Replay.whileLegal(otherRules, record).orThrow();

    assertThat(replay).isInstanceOf(Replay.Complete.class);
    assertThat(replay.steps()).extracting(ReplayStep::move).isEqualTo(moves);
    assertThat(replay.steps().get(RAISE).after())
        .isEqualTo(Line.state("seat 0 raises").withStake(3));
    assertThat(replay.notes()).containsExactly("from ply 7 on, positions are other than recorded");
  }

  @Test
  void stopsBeforeTheFirstMoveThatIsNotLegal() {
    Ply twice = record.moves().get(RAISE);
    ImmutableList<Ply> plies =
        ImmutableList.<Ply>builder().addAll(record.moves()).add(twice).build();
    Replay<DuelState, DuelMove> replay =
        Replay.whileLegal(duel, changed("sealed-duel", "1", Line.TWO, plies)).orThrow();

    assertThat(replay).isInstanceOf(Replay.Diverged.class);
    assertThat(replay.steps()).extracting(ReplayStep::move).isEqualTo(moves);
  }

  private static BrokenDuel raisingTo(int stake) {
    return new BrokenDuel() {
      @Override
      public DuelState applyUnchecked(DuelState state, DuelMove move) {
        DuelState next = super.applyUnchecked(state, move);
        return move instanceof DuelMove.Raise ? next.withStake(stake) : next;
      }
    };
  }
}
