package org.lawspeaker.prestigerpg.setup;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import java.util.Objects;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.prestigerpg.table.Cards;

/** What is chosen before the game, and the questions that tables answer differently. */
public final class Options {
  /** The character of a seat for which one is drawn. */
  static final int DRAWN = -1;

  private static final String BY_LOT = "drawn";
  private static final String YES = "yes";
  private static final String NO = "no";
  private static final String NONE = "none";
  private static final String DEEPER = "deeper-and-darker";
  private static final String RELICS = "relics-and-ruin";
  private static final String TOMBS = "tombs-and-tomes";
  private static final String QUESTS = "quests";
  private static final String MODULE = "module";
  private static final String KNOWN = "module-known-to";
  private static final String ASKING = "asking";
  private static final String BOUND = "round-bound";
  private static final String BONUS = "bonus";
  private static final String TRIP = "trip";

  private Options() {}

  /** The options of a game with these cards. */
  public static ImmutableList<OptionSpec> of(Cards cards) {
    ImmutableList.Builder<OptionSpec> options = ImmutableList.builder();
    ImmutableList<String> characters =
        ImmutableList.<String>builder().add(BY_LOT).addAll(cards.names().characters()).build();
    for (int seat = 0; seat < Settings.MOST_SEATS; seat++) {
      options.add(
          option(
              characterOption(seat),
              "The character of seat " + seat + ".",
              characters,
              "PRE-SETUP-07",
              "PRE-Q-09"));
    }
    ImmutableList<String> noYes = ImmutableList.of(NO, YES);
    return options
        .add(option(DEEPER, "Character abilities.", noYes, "PRE-EXP-01"))
        .add(option(RELICS, "Events, Relics and poison.", noYes, "PRE-EXP-02"))
        .add(option(TOMBS, "New encounters, quests and modules.", noYes, "PRE-EXP-03"))
        .add(option(QUESTS, "Quest cards.", noYes, "PRE-QUEST-01", "PRE-Q-100"))
        .add(
            option(
                MODULE,
                "The Adventure Module that is played.",
                ImmutableList.<String>builder().add(NONE).addAll(cards.names().modules()).build(),
                "PRE-MODULE-01",
                "PRE-Q-99"))
        .add(
            option(
                KNOWN,
                "Who knows the module already and so decides nothing in it.",
                ImmutableList.of("nobody", "seat-0", "everybody"),
                "PRE-MODULE-03"))
        .add(
            option(
                ASKING,
                "Whether windows ask all at once, in secret, or one after another.",
                ImmutableList.of("sealed", "one-by-one"),
                "PRE-Q-10"))
        .add(
            option(
                BOUND,
                "The last round of an encounter; then the party is lost.",
                ImmutableList.of("100", "50", "20"),
                "PRE-Q-112"))
        .add(
            option(
                BONUS,
                "The Prestige of a Bonus Round: rising from 1 to 3, or always 1.",
                ImmutableList.of("rising", "one-each"),
                "PRE-Q-04"))
        .add(
            option(
                TRIP,
                "What a trip costs: the next round too, or only this turn.",
                ImmutableList.of("next-round-too", "this-turn"),
                "PRE-Q-38"))
        .build();
  }

  /** The settings of a complete setup. */
  static Settings settings(Cards cards, Setup setup) {
    ImmutableSet.Builder<Expansion> expansions = ImmutableSet.builder();
    if (is(setup, DEEPER, YES)) {
      expansions.add(Expansion.DEEPER_AND_DARKER);
    }
    if (is(setup, RELICS, YES)) {
      expansions.add(Expansion.RELICS_AND_RUIN);
    }
    if (is(setup, TOMBS, YES)) {
      expansions.add(Expansion.TOMBS_AND_TOMES);
    }
    String known = value(setup, KNOWN);
    int knowers =
        known.equals("nobody") ? 0 : known.equals("seat-0") ? 1 : (1 << Settings.MOST_SEATS) - 1;
    return new Settings(
        setup.seats(),
        expansions.build(),
        is(setup, QUESTS, YES),
        cards.names().modules().indexOf(value(setup, MODULE)),
        knowers,
        is(setup, ASKING, "one-by-one"),
        Integer.parseInt(value(setup, BOUND)),
        is(setup, BONUS, "one-each"),
        is(setup, TRIP, "this-turn"));
  }

  /** The name of the option for the character of a seat. */
  static String characterOption(int seat) {
    return "character-" + seat;
  }

  /** The character of a seat; {@link #DRAWN} if one is drawn. */
  static int characterOf(Cards cards, Setup setup, int seat) {
    return cards.names().characters().indexOf(value(setup, characterOption(seat)));
  }

  private static boolean is(Setup setup, String option, String value) {
    return value(setup, option).equals(value);
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
