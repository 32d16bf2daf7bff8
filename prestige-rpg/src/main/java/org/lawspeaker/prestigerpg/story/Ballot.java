package org.lawspeaker.prestigerpg.story;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.engine.kit.SealedChoices;
import org.lawspeaker.prestigerpg.effects.Program;
import org.lawspeaker.prestigerpg.life.ReviveAll;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.ModuleCard;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

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
    implements PrestigeFrame {
  private static final Citation REVIVAL = Citation.of("PRE-Q-95");
  private static final Citation CARD = Citation.of("PRE-BEGIN-02");
  private static final Citation EVENT = Citation.of("PRE-EVENT-08");
  private static final Citation STORY = Citation.of("PRE-MODULE-03");

  /**
   * A vote on yes or no, of all the living; where the story asks, of those who do not know it
   * (PRE-MODULE-03).
   */
  public static Ballot of(Table table, Source source, Vote vote) {
    ImmutableList<Seat> voters =
        source.origin() == Origin.MODULE ? Story.newcomers(table) : table.inOrder();
    return new Ballot(
        source,
        vote.asks(),
        ImmutableList.of("no", "yes"),
        ImmutableList.of(vote.no(), vote.yes()),
        ImmutableList.of(ImmutableList.of(), ImmutableList.of()),
        SealedChoices.of(voters),
        true);
  }

  /** Where nobody may vote, since all know the story, chance decides (PRE-MODULE-04). */
  PrestigeFrame orByLot() {
    return votes.seats().size() == 0 ? new Lot(this) : this;
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
  public Pending<PrestigeMove> asks(Table table) {
    return votes.asks(Window.of("vote", asks, why()));
  }

  @Override
  public void propose(Table table, Proposals<PrestigeMove> moves) {
    for (Seat seat : votes.owing()) {
      if (moves.wants(seat)) {
        ways.forEach(way -> moves.add(new PickOption(seat, way)));
      }
    }
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (!(move instanceof PickOption pick)) {
      faults.notAsked();
    } else if (!ways.contains(pick.way())) {
      faults.add(why(), "not-that-way");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(why());
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    table.replaceTop(
        withVotes(votes.seal(((PickOption) move).seat(), ways.indexOf(((PickOption) move).way()))));
  }

  private Citation why() {
    return switch (source.origin()) {
      case MODULE -> STORY;
      case EVENT -> EVENT;
      default -> effects.stream().anyMatch(Ballot::revives) ? REVIVAL : CARD;
    };
  }

  private static boolean revives(ImmutableList<Effect> way) {
    return way.stream().anyMatch(effect -> effect instanceof ReviveAll);
  }

  @Override
  public void run(Table table) {
    decide(table, winner(table));
  }

  /** This way it is. */
  void decide(Table table, int way) {
    table.pop();
    if (table.isTelling()) {
      table.tell(why(), "decided", asks + " " + ways.get(way));
    }
    if (!steps.get(way).isEmpty()) {
      table.push(new Chapter(steps.get(way)));
    }
    table.push(Flow.AFTER_PLAY);
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
