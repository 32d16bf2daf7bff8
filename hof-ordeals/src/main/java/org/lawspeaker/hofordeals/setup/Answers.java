package org.lawspeaker.hofordeals.setup;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.state.Settings;
import org.lawspeaker.hofordeals.state.SettingsBuilder;

/** The questions that tables answer differently. */
public final class Answers {
  private static final int SEATS = 4;
  private static final String MODE = "mode";
  private static final String FIRST = "first";
  private static final String FATIGUE = "fatigue";
  private static final String RELIC_COST = "relic-cost";
  private static final String EXCHANGE_RATE = "exchange-rate";
  private static final String REFILL = "refill";
  private static final String LIMIT = "round-limit";
  private static final String OFF = "off";
  private static final String DRAWN = "drawn";

  private Answers() {}

  /** Modes that the source names and does not give (HOF-MODE-02): they are never imitated. */
  private static final ImmutableSet<String> OTHER_MODES =
      ImmutableSet.of("cooperative", "solo", "campaign");

  /** The setup, unless it asks for a mode whose rules are not in the source. */
  public static Checked<Setup> competitive(Setup setup) {
    String mode = setup.options().getOrDefault(MODE, "competitive");
    return OTHER_MODES.contains(mode)
        ? Checked.bad(
            "option mode", "the rules of the mode " + mode + " are not in the source (HOF-MODE-02)")
        : Checked.ok(setup);
  }

  /** All of them. */
  public static ImmutableList<OptionSpec> all() {
    ImmutableList.Builder<OptionSpec> all = ImmutableList.builder();
    all.add(
        option(
            MODE,
            "Competitive Mode; the rules of the other modes are not in the source.",
            List.of("competitive"),
            "HOF-MODE-01",
            "HOF-MODE-02"),
        option(
            FIRST,
            "The starting player, or by lot.",
            Stream.concat(Stream.of(DRAWN), IntStream.range(0, SEATS).mapToObj(String::valueOf))
                .toList(),
            "HOF-SETUP-01",
            "HOF-Q-09"),
        option(
            FATIGUE,
            "What is paid for each bound card in the Fatigue step.",
            List.of("effort", "food", "health"),
            "HOF-FATIGUE-01",
            "HOF-Q-01"),
        option(
            RELIC_COST,
            "The base price of a Relic in the loot of a Royalty.",
            List.of("5", "3", "6"),
            "HOF-LOOT_ROYAL-04",
            "HOF-Q-02"),
        option(
            EXCHANGE_RATE,
            "Effort for each Token Shard of an Exchange.",
            List.of("1", "2"),
            "HOF-LOOT_ROYAL-11",
            "HOF-Q-03"),
        option(
            REFILL,
            "When the Dealer's Row is filled up.",
            List.of("at-once", "step-end", "turn-end"),
            "HOF-Q-14"));
    for (Reading reading : Reading.values()) {
      all.add(reading.spec());
    }
    return all.add(
            option(
                LIMIT,
                "The last round, after which the game is scored; if off, it is round 500.",
                List.of(OFF, "10", "20", "40", "100"),
                "HOF-Q-115"))
        .build();
  }

  /** The settings of a complete setup. */
  static Settings settings(Setup setup) {
    String limit = value(setup, LIMIT);
    return new SettingsBuilder()
        .fatigue(Resource.valueOf(value(setup, FATIGUE).toUpperCase(Locale.ROOT)))
        .relicCost(Integer.parseInt(value(setup, RELIC_COST)))
        .exchangeRate(Integer.parseInt(value(setup, EXCHANGE_RATE)))
        .jackAtSetup(Reading.JACK.isOther(setup))
        .refill(
            Settings.Refill.valueOf(
                value(setup, REFILL).toUpperCase(Locale.ROOT).replace('-', '_')))
        .negativeFame(Reading.FAME.isOther(setup))
        .tokenOnReveal(Reading.TOKEN.isOther(setup))
        .revealedOnly(Reading.USED.isOther(setup))
        .eachUpTo(Reading.VISIONS.isOther(setup))
        .costIsValue(Reading.BASE_VALUE.isOther(setup))
        .axeIsNoCard(Reading.RUSTY_AXE.isOther(setup))
        .pushedEffort(Reading.PUSH_CARD.isOther(setup))
        .attackBeforeMove(Reading.KING_ATTACK.isOther(setup))
        .keepsExcess(Reading.EXCESS.isOther(setup))
        .deathTakesRelics(Reading.DEATH.isOther(setup))
        .movesAnyTime(Reading.CARD_MOVES.isOther(setup))
        .ambushedUntil(Reading.AMBUSHED_DRAW.isOther(setup))
        .partIsNoCard(Reading.PARTS.isOther(setup))
        .keepsCharges(Reading.CHARGES.isOther(setup))
        .roundLimit(limit.equals(OFF) ? Optional.empty() : Optional.of(Integer.valueOf(limit)))
        .build();
  }

  /** The starting player that was named, if one was. */
  static Optional<Seat> first(Setup setup) {
    String first = value(setup, FIRST);
    return first.equals(DRAWN) ? Optional.empty() : Optional.of(Seat.of(Integer.parseInt(first)));
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
