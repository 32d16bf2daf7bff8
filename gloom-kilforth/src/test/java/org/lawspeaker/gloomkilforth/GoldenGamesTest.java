package org.lawspeaker.gloomkilforth;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.CheckHash;
import org.lawspeaker.engine.play.GreedyPlayer;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.RandomPlayer;
import org.lawspeaker.engine.play.Referee;
import org.lawspeaker.engine.play.Roster;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.gloomkilforth.view.GloomView;
import org.lawspeaker.testkit.golden.GeneratedFile;

/** Whole games, told by their Days, since they have thousands of plies. */
class GoldenGamesTest {
  private static final Path FILE = Path.of("src/test/resources/whole-games.txt");

  /**
   * A game played to its end. The same is played by {@code lawspeaker play}, all seats random, or
   * by {@code lawspeaker demo}.
   */
  private record Whole(String format, int seats, boolean greedy, long seed) {
    Setup setup() {
      return Setup.of(seats).with("format", format);
    }
  }

  private static final ImmutableList<Whole> GAMES =
      ImmutableList.of(
          new Whole("solo", 1, false, 1),
          new Whole("solo", 4, false, 2),
          new Whole("competitive", 2, false, 3),
          new Whole("competitive", 3, true, 4),
          new Whole("competitive", 4, false, 5),
          new Whole("cooperative", 1, false, 6),
          new Whole("cooperative", 2, false, 7),
          new Whole("cooperative", 3, true, 8));

  private final StringBuilder text = new StringBuilder();

  @Test
  void everyGameGoesAsItsFileSays() {
    line("day, plies so far, locations in gloom, plots on the map; of each hero:");
    line("HP and maximum health, gold, chapter, rumours + assets + skills");
    for (Whole game : GAMES) {
      tell(game);
    }
    GeneratedFile.check(FILE, text.toString());
  }

  private void tell(Whole whole) {
    String players = whole.greedy() ? "greedy" : "random";
    line("");
    line(
        whole.format()
            + (", seats " + whole.seats() + ", " + players + " players, seed " + whole.seed()));
    Referee<GloomState, GloomMove, GloomView> referee =
        Referee.open(Scene.GAME, whole.setup(), roster(whole)).orThrow();
    int day = 1;
    while (referee.step().isPresent()) {
      GloomState state = referee.state();
      if (state.clock().day() > day) {
        day = state.clock().day();
        day(state, referee.history().size());
      }
    }
    assertThat(referee.pending()).isInstanceOf(Pending.Over.class);
    end(referee.state(), referee.history().size(), whole.seats());
  }

  private static Roster<GloomState, GloomMove, GloomView> roster(Whole whole) {
    SplittableRandom random = new SplittableRandom(whole.seed());
    Roster<GloomState, GloomMove, GloomView> roster =
        Roster.<GloomState, GloomMove, GloomView>empty().withNature(random.split());
    for (int seat = 0; seat < whole.seats(); seat++) {
      SplittableRandom own = random.split();
      Player<GloomMove, GloomView> player =
          whole.greedy() ? new GreedyPlayer<>(Scene.GAME, own) : new RandomPlayer<>(own);
      roster = roster.with(Seat.of(seat), player);
    }
    return roster;
  }

  private void day(GloomState state, int plies) {
    StringBuilder line = new StringBuilder();
    line.append(String.format(Locale.ROOT, "%2d %5d", state.clock().day(), plies));
    int gloom = 0;
    int plots = 0;
    for (Site site : state.sites()) {
      gloom += site.gloom() ? 1 : 0;
      plots += site.plots().size();
    }
    line.append(String.format(Locale.ROOT, " %2d %2d", gloom, plots));
    for (Hero hero : state.heroes()) {
      line.append(" | ").append(hero.hp()).append('/').append(hero.maxHealth());
      line.append(' ').append(hero.gold()).append(' ').append(hero.chapter()).append(' ');
      line.append(hero.hand().size()).append('+').append(hero.assets().size());
      line.append('+').append(hero.skills().size());
    }
    line(line.toString());
  }

  private void end(GloomState state, int plies, int seats) {
    Outcome outcome = ((Pending.Over<GloomMove>) Scene.GAME.pending(state)).outcome();
    day(state, plies);
    line(outcome.reason() + " [" + outcome.citation() + "]");
    for (int i = 0; i < seats; i++) {
      String result = outcome.results().get(i).name().toLowerCase(Locale.ROOT);
      line(Seat.of(i) + " " + result + ", score " + outcome.scores().get(i));
    }
    line("check hash of the last position: " + CheckHash.of(Scene.GAME.notation().state(state)));
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
