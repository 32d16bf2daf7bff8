package org.lawspeaker.command.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.command.reference.Quote;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Scene;

/** How a match stands for one viewer, and nothing else: all that its client ever gets. */
@Value.Builder
public record Standing(
    @Doc("The match's id.") String match,
    @Doc("The game's id.") String game,
    @Doc("Who looks.") Looking viewer,
    @Doc("Changes when anything that this viewer gets changes, and only then.") int version,
    @Doc("How the match was begun, and who plays it now.") Begun setup,
    @Doc("The table, if the game says how it looks.") Optional<Scene> scene,
    @Doc("What the viewer knows, as data; sent if it was asked for, or if there is no scene.")
        Optional<JsonNode> view,
    @Doc("What the viewer is asked; absent if it owes no move.") Optional<Asked> asks,
    @Doc("The moves that the viewer may make.") ImmutableList<Answer> moves,
    @Doc("What happened, oldest first; only what comes after since, if that was named.")
        ImmutableList<Told> told,
    @Doc("How many positions the viewer has seen: replay takes ply 0 to this number less one.")
        int plies,
    @Doc("How the match ended; absent while it goes on.") Optional<Ended> ended)
    implements WithStanding {
  /** Who looks: the number of a seat, or nobody who sits there. */
  public record Looking(Optional<Integer> seat) {}

  /** How the match was begun, and who plays it now. */
  public record Begun(
      int seats,
      ImmutableMap<String, String> options,
      @Doc("What people call the seats, in seat order.") ImmutableList<String> names,
      @Doc("Who decides, in seat order: person, or a player by its name.")
          ImmutableList<String> players,
      @Doc("Whether somebody chose the seed, who can foresee all chance.") boolean isSeedChosen,
      @Doc("What chance is drawn from; told when the match is over.") Optional<String> seed) {}

  /** A question to the viewer. */
  public record Asked(
      @Doc("The short stable word of the question's kind.") String name,
      String question,
      @Doc("The clauses by which it is asked.") ImmutableList<Quote> because) {}

  /** A legal move. */
  public record Answer(
      @Doc("The move as it has to be sent.") String move,
      @Doc("What it does, if the game says how it looks.") Optional<Choice> choice) {}

  /** Something that happened. */
  public record Told(
      @Doc("Counted from 1 for each viewer by itself.") int seq,
      @Doc("The clause that made it happen; absent for took-back.") Optional<Citation> clause,
      String kind,
      @Doc("For the viewer to read.") String says,
      ImmutableMap<String, String> facts) {
    /** The kind of what is told when a decision was taken back. */
    public static final String TOOK_BACK = "took-back";
  }

  /** The end of a match. */
  public record Ended(
      @Doc("What it means for the viewer; absent for who has no seat.")
          Optional<Outcome.Result> result,
      @Doc("What it means for each seat, in seat order.") ImmutableList<Outcome.Result> results,
      ImmutableList<Integer> scores,
      String reason,
      Quote because) {}

  static StandingBuilder builder() {
    return new StandingBuilder();
  }
}
