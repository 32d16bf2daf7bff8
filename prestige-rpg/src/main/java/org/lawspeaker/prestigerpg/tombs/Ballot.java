package org.lawspeaker.prestigerpg.tombs;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.SealedChoices;
import org.lawspeaker.prestigerpg.effects.Effect;
import org.lawspeaker.prestigerpg.effects.Program;
import org.lawspeaker.prestigerpg.effects.Vote;
import org.lawspeaker.prestigerpg.moves.LegalMoves;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.pack.ModuleCard;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.PrestigeState;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PickingOption;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.timing.AfterPlay;

/**
 * Players choose one of several ways by a secret vote (PRE-Q-95, PRE-MODULE-03).
 *
 * @param source where it comes from
 * @param asks what is decided
 * @param ways how the ways are written
 * @param effects what follows from each
 * @param steps how the story goes on from each
 * @param votes what has been voted
 * @param tieIsFirst whether a tie means the first way; otherwise what the voter with the Initiative
 *     closest to 1 chose
 */
public record Ballot(
    Source source,
    String asks,
    ImmutableList<String> ways,
    ImmutableList<ImmutableList<Effect>> effects,
    ImmutableList<ImmutableList<ModuleCard.Step>> steps,
    SealedChoices<Integer> votes,
    boolean tieIsFirst)
    implements PrestigeFrame, PickingOption {
  private static final Citation VOTE = Citation.of("PRE-Q-95");
  private static final Citation STORY = Citation.of("PRE-MODULE-03");

  /** A vote of all the living on yes or no. */
  public static Ballot of(Table table, Source source, Vote vote) {
    return new Ballot(
        source,
        vote.asks(),
        ImmutableList.of("no", "yes"),
        ImmutableList.of(vote.no(), vote.yes()),
        ImmutableList.of(ImmutableList.of(), ImmutableList.of()),
        SealedChoices.of(table.inOrder()),
        true);
  }

  /** This ballot with other votes. */
  public Ballot withVotes(SealedChoices<Integer> cast) {
    return new Ballot(source, asks, ways, effects, steps, cast, tieIsFirst);
  }

  @Override
  public boolean owes(Table table) {
    return !votes.complete();
  }

  @Override
  public Pending<PrestigeMove> asks(Cards cards, PrestigeState state) {
    return votes.asks(Window.of("vote", asks, why()));
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    for (Seat seat : votes.owing()) {
      ways.forEach(way -> moves.propose(new PickOption(seat, way)));
    }
  }

  @Override
  public boolean asksSeat(Seat seat) {
    return votes.isOwing(seat);
  }

  @Override
  public Citation why() {
    return source.origin() == Origin.MODULE ? STORY : VOTE;
  }

  @Override
  public ImmutableList<String> options(Table table) {
    return ways;
  }

  @Override
  public void pickOption(Table table, Seat seat, int option) {
    table.replaceTop(withVotes(votes.seal(seat, option)));
  }

  @Override
  public void run(Table table) {
    decide(table, winner(table));
  }

  /** This way it is. */
  void decide(Table table, int way) {
    table.pop();
    if (table.tells()) {
      table.tell(why(), "decided", asks + " " + ways.get(way));
    }
    if (!steps.get(way).isEmpty()) {
      table.push(new Chapter(steps.get(way)));
    }
    AfterPlay.follow(table);
    Program.start(table, source, effects.get(way));
  }

  private int winner(Table table) {
    int[] count = new int[ways.size()];
    votes.made().values().forEach(way -> count[way]++);
    int most = Arrays.stream(count).max().orElse(0);
    int leaders = (int) Arrays.stream(count).filter(each -> each == most).count();
    if (leaders > 1 && !tieIsFirst) {
      for (Seat seat : table.inOrder()) {
        Optional<Integer> vote = votes.choiceOf(seat);
        if (vote.isPresent() && count[vote.get()] == most) {
          return vote.get();
        }
      }
    }
    for (int way = 0; way < count.length; way++) {
      if (count[way] == most) {
        return leaders > 1 && tieIsFirst ? 0 : way;
      }
    }
    return 0;
  }

  @Override
  public PrestigeFrame seenBy(Viewer viewer) {
    return withVotes(votes.forViewer(viewer));
  }
}
