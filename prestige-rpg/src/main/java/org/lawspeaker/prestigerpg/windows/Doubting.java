package org.lawspeaker.prestigerpg.windows;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.engine.kit.SealedChoices;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.scoring.Scoring;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * All other living players seal whether they challenge what has been announced; the one with the
 * Initiative closest to 1 does (PRE-Q-97). The step below is what it is about.
 *
 * @param announcer who has announced it
 * @param says what was announced
 * @param fog what lies and wrong challenges cost
 * @param answers 1 for a challenge
 */
public record Doubting(Seat announcer, String says, Fog fog, SealedChoices<Integer> answers)
    implements PrestigeFrame {
  private static final Citation LIAR = Citation.of("PRE-FOG-06");
  private static final Citation ANNOUNCED = Citation.of("PRE-FOG-02");
  private static final Citation COUNTERED = Citation.of("PRE-FOG-05");
  private static final Citation TRUE = Citation.of("PRE-FOG-07");
  private static final Citation CHALLENGE = Citation.of("PRE-Q-97");
  private static final ImmutableList<String> WAYS = ImmutableList.of("believe", "challenge");

  /** Asks all other living players about the step on top of the agenda. */
  public static void ask(Table table, Seat announcer, String says, Fog fog) {
    if (table.isTelling()) {
      table.tell(ANNOUNCED, "announces", announcer + " announces " + says);
    }
    ImmutableList<Seat> others = Lists.where(table.inOrder(), seat -> !seat.equals(announcer));
    table.push(new Doubting(announcer, says, fog, SealedChoices.of(others)));
  }

  /** The same with other answers sealed. */
  public Doubting withAnswers(SealedChoices<Integer> sealed) {
    return new Doubting(announcer, says, fog, sealed);
  }

  @Override
  public boolean owes(Table table) {
    return !answers.complete();
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return answers.asks(
        Window.of("doubt", "Challenge " + announcer + ", who announces " + says + "?", CHALLENGE));
  }

  @Override
  public void propose(Table table, Proposals<PrestigeMove> moves) {
    for (Seat seat : answers.owing()) {
      if (moves.wants(seat)) {
        WAYS.forEach(way -> moves.add(new PickOption(seat, way)));
      }
    }
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (!(move instanceof PickOption pick)) {
      faults.notAsked();
    } else if (!WAYS.contains(pick.way())) {
      faults.add(CHALLENGE, "not-that-way");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(CHALLENGE);
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    table.replaceTop(
        withAnswers(
            answers.seal(((PickOption) move).seat(), WAYS.indexOf(((PickOption) move).way()))));
  }

  @Override
  public void run(Table table) {
    table.pop();
    Optional<Seat> challenger =
        table.inOrder().stream().filter(seat -> answers.choiceOf(seat).orElse(0) == 1).findFirst();
    if (challenger.isEmpty()) {
      return;
    }
    PrestigeFrame about = table.top();
    if (about.isLie()) {
      // Who challenged a lie has no effect, and is no part of any position.
      tell(table, COUNTERED, "it is challenged, and it was a lie");
      about.counter(table);
      Scoring.gain(table, announcer, -fog.liar(), LIAR);
    } else {
      tell(table, TRUE, challenger.get() + " challenges it, and it was true");
      about.show(table);
      Scoring.gain(table, challenger.get(), -fog.doubter(), TRUE);
    }
  }

  private static void tell(Table table, Citation citation, String says) {
    if (table.isTelling()) {
      table.tell(citation, "challenged", says);
    }
  }

  @Override
  public PrestigeFrame seenBy(Viewer viewer) {
    return withAnswers(answers.forViewer(viewer));
  }
}
