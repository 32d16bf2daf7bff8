package org.lawspeaker.prestigerpg.round;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.attack.Revealing;
import org.lawspeaker.prestigerpg.life.OutOfPlay;
import org.lawspeaker.prestigerpg.loot.Looting;
import org.lawspeaker.prestigerpg.moves.NatureMove;
import org.lawspeaker.prestigerpg.moves.Negotiate;
import org.lawspeaker.prestigerpg.moves.Pass;
import org.lawspeaker.prestigerpg.moves.PickItem;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.SeatMove;
import org.lawspeaker.prestigerpg.moves.SetFaceDown;
import org.lawspeaker.prestigerpg.setting.SetReasons;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.windows.PlayReasons;

/**
 * Why a move that answers nothing that is asked of its maker may not be made: first who may not act
 * at all, then what the chapter of this move says. What it leaves open is a question to somebody
 * else, or another question.
 */
final class Reasons {
  private static final Citation PARTY = Citation.of("PRE-Q-01");

  private Reasons() {}

  static void judge(Table table, PrestigeMove move, Faults faults) {
    if (move instanceof NatureMove nature) {
      faults.notNow(Chances.why(nature), table::pending);
    } else if (move instanceof SeatMove made) {
      judgeSeat(table, made, faults);
    }
  }

  private static void judgeSeat(Table table, SeatMove move, Faults faults) {
    if (move.seat().index() >= table.seats()) {
      faults.add(PARTY, "no-such-player", "players", table.seats());
      return;
    }
    OutOfPlay.judge(table, move, faults);
    if (faults.all().isEmpty()) {
      judgeKind(table, move, faults);
    }
  }

  private static void judgeKind(Table table, SeatMove move, Faults faults) {
    if (move instanceof SetFaceDown) {
      SetReasons.judge(table, move.seat(), faults);
    } else if (move instanceof Play play) {
      PlayReasons.judge(table, play, faults);
    } else if (move instanceof Negotiate offer) {
      PlayReasons.judge(table, offer, faults);
    } else if (move instanceof PickItem pick) {
      Looting.judge(table, pick, faults);
    } else if (move instanceof PickOption pick) {
      Revealing.judgeMode(table, pick, faults);
    } else if (move instanceof Pass) {
      PlayReasons.judgePass(table, move.seat(), faults);
    }
  }
}
