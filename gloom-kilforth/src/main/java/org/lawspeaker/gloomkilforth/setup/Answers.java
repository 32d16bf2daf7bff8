package org.lawspeaker.gloomkilforth.setup;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.state.Format;
import org.lawspeaker.gloomkilforth.state.Settings;
import org.lawspeaker.gloomkilforth.state.SettingsBuilder;

/** The variants of a game, and the questions that tables answer differently. */
public final class Answers {
  private static final String FORMAT = "format";
  private static final String FIRST_GAME = "first-game";
  private static final String SAGAS = "sagas";
  private static final String HEROES = "heroes";
  private static final String DICE = "dice";
  private static final String CHAPTERS = "chapter-cost";
  private static final String EVASION = "evasion";
  private static final String ABILITIES = "ancient-abilities";
  private static final String FINALE = "finale";
  private static final String ANCIENTS = "ancients";
  private static final String WINDOWS = "deed-windows";
  private static final String EVADED = "evaded-foes";
  private static final String ZERO = "zero-health";
  private static final String LAST_DAY = "last-day";
  private static final String NO = "no";
  private static final String YES = "yes";
  private static final Citation ALONE = Citation.of("GOK-Q-90");
  private static final int NORMAL = 5;
  private static final int EASY = 4;

  private Answers() {}

  /** All of them. */
  public static ImmutableList<OptionSpec> all() {
    return ImmutableList.of(
        option(
            FORMAT,
            "Whether heroes win together, against each other, or are all one player's.",
            List.of("cooperative", "competitive", "solo"),
            "GOK-GAME-02",
            "GOK-GAME-03",
            "GOK-Q-90"),
        option(
            FIRST_GAME,
            "A first game leaves out plots and Ancient Abilities, and its sagas suit the classes.",
            List.of(NO, YES),
            "GOK-SETUP-31",
            "GOK-Q-69"),
        option(
            SAGAS,
            "Whether sagas suit the classes, or are dealt at random.",
            List.of("matched", "random"),
            "GOK-SETUP-08",
            "GOK-SETUP-09",
            "GOK-Q-78"),
        option(
            HEROES,
            "Whether races and classes are chosen, or drawn at random.",
            List.of("chosen", "random"),
            "GOK-SETUP-04",
            "GOK-SETUP-06"),
        option(
            DICE,
            "Whether 5 and 6 are successes, for heroes 4 as well, or for heroes and foes.",
            List.of("normal", "easy", "easy-for-all"),
            "GOK-TEST-09",
            "GOK-TEST-12",
            "GOK-Q-08"),
        option(
            CHAPTERS,
            "Whether a chapter costs 5 gold, or twice its number.",
            List.of("five", "double"),
            "GOK-CHAPTER-01",
            "GOK-CHAPTER-02"),
        option(
            EVASION,
            "Whether evading always needs a Test, or may succeed with a higher Sneak.",
            List.of("test", "automatic"),
            "GOK-EVADE-06",
            "GOK-Q-63"),
        option(
            ABILITIES,
            "Whether Ancients have their own Abilities, or any of them.",
            List.of("matched", "shuffled"),
            "GOK-ANCIENT-03",
            "GOK-ANCIENT-04"),
        option(
            FINALE,
            "Whether a hero completes a Finale alone, or all gather for it.",
            List.of("alone", "gathered"),
            "GOK-REGALE-05",
            "GOK-Q-07"),
        option(
            ANCIENTS,
            "Whether an Ancient on the map is no encounter, or one.",
            List.of("no-encounter", "encounter"),
            "GOK-Q-05"),
        option(
            WINDOWS,
            "Whether an Exchange alone opens no window for Deeds, or one at every named moment.",
            List.of("other-deeds", "every-deed"),
            "GOK-Q-03"),
        option(
            EVADED,
            "Whether an evaded foe is not there for a hero, or bars Search, Rest and Assault.",
            List.of("not-there", "encounter"),
            "GOK-Q-04"),
        option(
            ZERO,
            "Whether a hero without HP performs Deeds before it is defeated, or none.",
            List.of("deeds", "no-deeds"),
            "GOK-Q-93"),
        option(
            LAST_DAY,
            "Whether the Day number says which Day is the last, or the Night deck.",
            List.of("day", "night-deck"),
            "GOK-Q-102"));
  }

  /** A lone hero never plays against others. */
  static Checked<Setup> checked(Setup setup) {
    return value(setup, FORMAT).equals("competitive") && setup.seats() < 2
        ? Checked.bad(
            "option format", "a competitive game needs two heroes or more (" + ALONE + ")")
        : Checked.ok(setup);
  }

  /** The settings of a complete setup. */
  static Settings settings(Setup setup) {
    String dice = value(setup, DICE);
    boolean isFirst = value(setup, FIRST_GAME).equals(YES);
    Format format = Format.valueOf(value(setup, FORMAT).toUpperCase(Locale.ROOT));
    return new SettingsBuilder()
        .format(format)
        .firstGame(isFirst)
        .matchedSagas(isFirst || value(setup, SAGAS).equals("matched")) // GOK-SETUP-09
        .drawnHeroes(value(setup, HEROES).equals("random"))
        .heroSuccess(dice.equals("normal") ? NORMAL : EASY)
        .foeSuccess(dice.equals("easy-for-all") ? EASY : NORMAL)
        .doubleChapters(value(setup, CHAPTERS).equals("double"))
        .easyEvasion(value(setup, EVASION).equals("automatic"))
        .shuffledAbilities(value(setup, ABILITIES).equals("shuffled"))
        .gathers(format.isShared() && value(setup, FINALE).equals("gathered"))
        .ancientsAreEncounters(value(setup, ANCIENTS).equals("encounter"))
        .everyWindow(value(setup, WINDOWS).equals("every-deed"))
        .evadedCounts(value(setup, EVADED).equals("encounter"))
        .noDeedsAtZero(value(setup, ZERO).equals("no-deeds"))
        .nightDeckDecides(value(setup, LAST_DAY).equals("night-deck"))
        .build();
  }

  private static String value(Setup setup, String option) {
    return Objects.requireNonNull(setup.options().get(option));
  }

  private static OptionSpec option(
      String name, String says, List<String> values, String... citations) {
    return new OptionSpec(
        name,
        says,
        ImmutableList.copyOf(values),
        values.get(0),
        Arrays.stream(citations).map(Citation::of).collect(ImmutableList.toImmutableList()));
  }
}
