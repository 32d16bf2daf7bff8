package org.lawspeaker.prestigerpg.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * A player chooses one of several ways.
 *
 * @param who who chooses; the first in Initiative order if it means several
 * @param of the ways; in them "chooser" is whoever chose, as long as that player lives
 */
@Doc("A player chooses one of several ways.")
public record OneOf(
    @Default("you") Who who, @Size(min = 2, max = 4) ImmutableList<ImmutableList<Effect>> of)
    implements Effect {
  @Override
  public void act(Table table, Source source) {
    ImmutableList<Seat> seats = who.seats(table, source);
    if (!seats.isEmpty()) {
      table.push(new OneOfChoice(chooser(table, source, seats), source, of));
    }
  }

  /** In a story those choose who do not know it, if there are any among them (PRE-MODULE-03). */
  private static Seat chooser(Table table, Source source, ImmutableList<Seat> seats) {
    boolean isStory = source.origin() == Origin.MODULE;
    return seats.stream()
        .filter(seat -> !isStory || !table.settings.knows(seat))
        .findFirst()
        .orElse(seats.get(0));
  }

  @Override
  public boolean meets() {
    return of.stream().anyMatch(Effect::anyMeets);
  }

  @Override
  public String says() {
    return who.does("choose")
        + ": either "
        + String.join(", or ", of.stream().map(Effect::within).toList());
  }
}
