package org.lawspeaker.thorgal.setup;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.thorgal.state.Settings;
import org.lawspeaker.thorgal.table.Cards;

/** What is chosen before the game, and the questions that tables answer differently. */
public final class Options {
  private static final int SEATS = 4;
  private static final String BY_LOT = "drawn";
  private static final String COMPANIONS = "companions";
  private static final String ROUND_LIMIT = "round-limit";
  private static final String ACTION_BOUND = "action-bound";
  private static final String BANE_FATE = "bane-fate";
  private static final String WOLF_ACCESS = "wolf-access";
  private static final String GAINS = "gained-attributes";
  private static final String OFF = "off";

  private Options() {}

  /** The options of a game with these cards. */
  public static ImmutableList<OptionSpec> of(Cards cards) {
    ImmutableList.Builder<OptionSpec> options = ImmutableList.builder();
    ImmutableList<String> decks =
        ImmutableList.<String>builder().add(BY_LOT).addAll(cards.deckNames()).build();
    for (int seat = 0; seat < SEATS; seat++) {
      options.add(
          option(
              factionOption(seat),
              "The faction of seat " + seat + ", or a deck that its player built.",
              decks,
              "THO-SETUP-01",
              "THO-Q-09",
              "THO-Q-94"));
    }
    return options
        .add(
            option(
                COMPANIONS,
                "Whether parties start with companions of the players' choice or as recommended.",
                ImmutableList.of("chosen", "recommended"),
                "THO-SETUP-09",
                "THO-Q-98"))
        .add(
            option(
                ROUND_LIMIT,
                "The last round; a game that reaches its end unfinished is a draw. Off: the 500th.",
                ImmutableList.of("100", "50", "20", OFF),
                "THO-Q-77"))
        .add(
            option(
                ACTION_BOUND,
                "The most actions other than passes in one action step.",
                ImmutableList.of("200", "50"),
                "THO-Q-104"))
        .add(
            option(
                BANE_FATE,
                "The fate points of several bane players: by their markers, or 7 for each.",
                ImmutableList.of("markers", "seven"),
                "THO-Q-82"))
        .add(
            option(
                WOLF_ACCESS,
                "When the wolf effect of a land opens: at its conquest, or in the next round.",
                ImmutableList.of("at-once", "next-round"),
                "THO-Q-51"))
        .add(
            option(
                GAINS,
                "How long gained attributes last: to clean-up, or to the end of the phase.",
                ImmutableList.of("clean-up", "phase"),
                "THO-Q-27"))
        .build();
  }

  /** The settings of a complete setup. */
  static Settings settings(Setup setup) {
    String limit = value(setup, ROUND_LIMIT);
    return new Settings(
        value(setup, COMPANIONS).equals("recommended"),
        limit.equals(OFF) ? Optional.empty() : Optional.of(Integer.parseInt(limit)),
        Integer.parseInt(value(setup, ACTION_BOUND)),
        value(setup, BANE_FATE).equals("seven"),
        value(setup, WOLF_ACCESS).equals("next-round"),
        value(setup, GAINS).equals("phase"));
  }

  /** The name of the option for the faction of a seat. */
  static String factionOption(int seat) {
    return "faction-" + seat;
  }

  /**
   * The index of a seat's faction or deck among {@link Cards#deckNames}; empty if Nature draws it.
   */
  static Optional<Integer> deckOf(Cards cards, Setup setup, int seat) {
    String deck = value(setup, factionOption(seat));
    return deck.equals(BY_LOT) ? Optional.empty() : Optional.of(cards.deckNames().indexOf(deck));
  }

  private static String value(Setup setup, String option) {
    return Objects.requireNonNull(setup.options().get(option));
  }

  private static OptionSpec option(
      String name, String says, ImmutableList<String> values, String... citations) {
    return new OptionSpec(
        name,
        says,
        values,
        values.get(0),
        Arrays.stream(citations).map(Citation::of).collect(ImmutableList.toImmutableList()));
  }
}
