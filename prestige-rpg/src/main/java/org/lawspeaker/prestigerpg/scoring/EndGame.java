package org.lawspeaker.prestigerpg.scoring;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Ending;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * The game ends.
 *
 * @param winners who wins; nobody if nothing is said
 */
@Doc("The game ends.")
public record EndGame(Optional<Who> winners) implements Effect {
  @Override
  public void act(Table table, Source source) {
    boolean isStory = source.origin() == Origin.MODULE;
    Endings.won(
        table,
        isStory ? Ending.Cause.STORY : Ending.Cause.QUEST,
        winners.map(each -> each.seats(table, source)).orElse(ImmutableList.of()));
  }

  @Override
  public String says() {
    return "the game ends; " + winners.map(each -> each.does("win")).orElse("nobody wins");
  }
}
