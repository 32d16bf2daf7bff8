package org.lawspeaker.prestigerpg.windows;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Moment;

/** What is asked in each window, each made once. */
final class Questions {
  private static final Citation WINDOWS = Citation.of("PRE-Q-10");
  private static final Citation PRIORITY = Citation.of("PRE-PRIO-01");

  /** The windows of a turn, which a first turn without a flip has too (PRE-Q-18, PRE-Q-111). */
  private static final ImmutableSet<Moment> TURN =
      Sets.immutableEnumSet(Moment.CARDS_SET, Moment.BEFORE_FLIP, Moment.CHECKED);

  private static final ImmutableMap<Moment, Window> ASKED =
      Maps.toMap(ImmutableList.copyOf(Moment.values()), moment -> asked(moment, ""));

  /** What is asked on the turn of each seat. */
  private static final ImmutableMap<Moment, ImmutableList<Window>> ON_TURN =
      Maps.toMap(TURN, Questions::onTurns);

  private Questions() {}

  /** Whether this is a window of a turn. */
  static boolean isOfTurn(Moment moment) {
    return TURN.contains(moment);
  }

  /** What is asked at this moment about this, with these attacks on the stack. */
  static Window of(Cards cards, ImmutableList<Attack> stack, Moment moment, About about) {
    if (about instanceof About.Flip flip) {
      Attack played = Attack.find(stack, flip.attack());
      if (played != null) {
        return cards.prompts().flipped(played.card(), played.owner());
      }
    }
    return about instanceof About.Turn turn && isOfTurn(moment)
        ? Objects.requireNonNull(ON_TURN.get(moment)).get(turn.seat().index())
        : Objects.requireNonNull(ASKED.get(moment));
  }

  private static Window asked(Moment moment, String when) {
    return Window.of(
        moment.name().toLowerCase(Locale.ROOT).replace('_', '-'),
        "Play something " + moment.says() + when + "?",
        WINDOWS,
        PRIORITY);
  }

  private static ImmutableList<Window> onTurns(Moment moment) {
    return IntStream.range(0, Seat.MOST)
        .mapToObj(seat -> asked(moment, ", on the turn of " + Seat.of(seat)))
        .collect(ImmutableList.toImmutableList());
  }
}
