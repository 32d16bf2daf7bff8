package org.lawspeaker.testkit.golden;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.SplittableRandom;
import org.lawspeaker.engine.Actor;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.CheckHash;
import org.lawspeaker.engine.play.GreedyPlayer;
import org.lawspeaker.engine.play.Played;
import org.lawspeaker.engine.play.RandomPlayer;
import org.lawspeaker.engine.play.Referee;
import org.lawspeaker.engine.play.Roster;
import org.lawspeaker.engine.play.Witness;

/** A game told as text: every ply, what else was legal, what happened, and by which clauses. */
final class Transcript<S, M extends Move, V> implements Witness<S, M> {
  private static final int WIDTH = 110;
  private static final String INDENT = "       ";

  private final Game<S, M, V> game;
  private final boolean isBrief;
  private final StringBuilder text = new StringBuilder();
  private int plies;

  private Transcript(Game<S, M, V> game, boolean isBrief) {
    this.game = game;
    this.isBrief = isBrief;
  }

  static <S, M extends Move, V> String of(Game<S, M, V> game, Golden golden) {
    Setup setup = game.info().complete(golden.setup()).orThrow();
    Transcript<S, M, V> transcript = new Transcript<>(game, golden.isBrief());
    transcript.head(setup, golden);
    SplittableRandom random = new SplittableRandom(golden.seed());
    Roster<S, M, V> roster =
        Roster.<S, M, V>empty().withNature(random.split()).watchedBy(transcript);
    for (int i = 0; i < setup.seats(); i++) {
      Seat seat = Seat.of(i);
      SplittableRandom own = random.split();
      roster =
          roster.with(
              seat,
              switch (golden.players()) {
                case RANDOM -> new RandomPlayer<>(own);
                case GREEDY -> new GreedyPlayer<>(game, own);
              });
    }
    Referee<S, M, V> referee = Referee.open(game, setup, roster).orThrow();
    while (transcript.plies < golden.plies() && referee.step().isPresent()) {
      // each step tells the transcript
    }
    if (referee.pending() instanceof Pending.Over<M> over) {
      transcript.end(over.outcome(), referee.state());
    } else {
      transcript.breaksOff(referee.state());
    }
    return transcript.text.toString();
  }

  private void head(Setup setup, Golden golden) {
    GameInfo info = game.info();
    line(info.title() + ", rules " + info.rulesVersion() + ", cards " + info.pack());
    line(
        ("seats " + setup.seats() + ", ")
            + (golden.players().name().toLowerCase(Locale.ROOT) + " players, ")
            + ("seed " + golden.seed()));
    setup.options().forEach((name, value) -> line(name + ": " + value));
  }

  @Override
  public void played(Played<S, M> ply) {
    plies++;
    Actor by = ply.move().by();
    Pending<M> pending = game.pending(ply.before());
    String move = withoutSeat(by, game.notation().move(ply.before(), ply.move()));
    String number = String.format(Locale.ROOT, "%5d  ", plies);
    if (pending instanceof Pending.Chance<M> chance) {
      line(
          number
              + ("Nature: " + move + " " + cited(ImmutableList.of(chance.why())))
              + (", probability " + chance.outcomes().probabilityOf(ply.move())));
    } else {
      line(
          number
              + (by + ", " + pending.asked().orElseThrow().name() + ": " + move)
              + (" " + cited(game.judge(ply.before(), ply.move()).citations())));
      if (!isBrief) {
        legal(ply.before(), by);
      }
    }
    if (!isBrief) {
      tell(ply.transition().events());
    }
  }

  private void tell(ImmutableList<Event> events) {
    String secret = "";
    for (Event event : events) {
      String told = event.says() + " [" + event.citation() + "]";
      if (event.audience().isEmpty()) {
        line(INDENT + "- " + secret + told);
        secret = "";
      } else {
        secret += told + " only for " + event.audience() + "; ";
      }
    }
    if (!secret.isEmpty()) {
      line(INDENT + "- " + secret.substring(0, secret.length() - 2));
    }
  }

  private void legal(S state, Actor by) {
    StringBuilder row = new StringBuilder(INDENT + "of");
    String between = " ";
    for (M move : game.legalMoves(state)) {
      if (move.by().equals(by)) {
        String entry = withoutSeat(by, game.notation().move(state, move));
        if (row.length() + between.length() + entry.length() > WIDTH) {
          line(row + between.stripTrailing());
          row.setLength(0);
          between = INDENT + "   ";
        }
        row.append(between).append(entry);
        between = " | ";
      }
    }
    line(row.toString());
  }

  private void end(Outcome outcome, S state) {
    line("The game is over: " + outcome.reason() + " [" + outcome.citation() + "]");
    for (int i = 0; i < outcome.results().size(); i++) {
      String result = outcome.results().get(i).name().toLowerCase(Locale.ROOT);
      line(Seat.of(i) + " " + result + ", score " + outcome.scores().get(i));
    }
    line("check hash of the last position: " + CheckHash.of(game.notation().state(state)));
  }

  private void breaksOff(S state) {
    line("The game goes on.");
    line("check hash of this position: " + CheckHash.of(game.notation().state(state)));
  }

  private void line(String line) {
    text.append(line).append('\n');
  }

  private static String withoutSeat(Actor by, String text) {
    String seat = by + ": ";
    return text.startsWith(seat) ? text.substring(seat.length()) : text;
  }

  private static String cited(ImmutableList<Citation> citations) {
    return "[" + Joiner.on(", ").join(citations) + "]";
  }
}
