package org.lawspeaker.handofdestiny.start;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Locale;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.handofdestiny.state.Difficulty;
import org.lawspeaker.handofdestiny.state.Settings;
import org.lawspeaker.handofdestiny.state.SettingsBuilder;
import org.lawspeaker.handofdestiny.table.BossCard;
import org.lawspeaker.handofdestiny.table.CardPack;
import org.lawspeaker.handofdestiny.table.HeroCard;

/** What is chosen before the game, and the questions that tables answer differently. */
public final class Options {
  private static final String DIFFICULTY = "difficulty";
  private static final String HERO = "hero";
  private static final String BOSS = "boss";
  private static final String DECK_FLIP = "deck-flip";
  private static final String NEWLY_SLOTTED = "newly-slotted";
  private static final String INSTANTS = "instants";
  private static final String PARTIAL_ATTACKS = "partial-attacks";
  private static final String WEAPON_TIMING = "weapon-timing";
  private static final String ATTACKING_CARDS = "attacking-cards";

  private Options() {}

  /** The options of a game with this pack. */
  public static ImmutableList<OptionSpec> of(CardPack pack) {
    return ImmutableList.of(
        option(
            DIFFICULTY,
            "How many strength cards each wave starts with, and what healing costs.",
            Arrays.stream(Difficulty.values())
                .map(Options::nameOf)
                .collect(ImmutableList.toImmutableList()),
            nameOf(Difficulty.NORMAL),
            "HOD-SETUP-12",
            "HOD-DIFF-06"),
        chosen(HERO, "The hero that is played.", heroes(pack), "HOD-HERO-01", "HOD-HERO-02"),
        chosen(
            BOSS,
            "The boss that is faced in every wave; the others leave the game.",
            bosses(pack),
            "HOD-SETUP-14",
            "HOD-SETUP-17",
            "HOD-COMPONENT-04"),
        choice(DECK_FLIP, "How the deck is flipped for wave 3.", "block", "in-place", "HOD-Q-07"),
        choice(
            NEWLY_SLOTTED,
            "Where among the strength cards a newly slotted card goes.",
            "behind",
            "in-front",
            "HOD-Q-11"),
        choice(
            INSTANTS,
            "Whether waiting Instants are resolved by position, or before all others.",
            "by-position",
            "first",
            "HOD-Q-18",
            "HOD-ABILTYPE-06"),
        choice(
            PARTIAL_ATTACKS,
            "Whether a strength attack may leave the monster undefeated.",
            "allowed",
            "forbidden",
            "HOD-Q-35"),
        choice(
            WEAPON_TIMING,
            "Whether the weapon may be used before a waiting monster ability.",
            "any-time",
            "with-abilities",
            "HOD-Q-40"),
        choice(
            ATTACKING_CARDS,
            "Whether the cards of an attack still count as slotted while it is worked out.",
            "left",
            "slotted",
            "HOD-Q-87"));
  }

  /** The settings of a complete setup. */
  public static Settings settings(CardPack pack, Setup setup) {
    return new SettingsBuilder()
        .hero(heroes(pack).indexOf(setup.options().get(HERO)))
        .boss(bosses(pack).indexOf(setup.options().get(BOSS)))
        .difficulty(difficulty(setup))
        .flipsAsBlock(is(setup, DECK_FLIP, "block"))
        .slotsInFront(is(setup, NEWLY_SLOTTED, "in-front"))
        .instantsFirst(is(setup, INSTANTS, "first"))
        .partialAttacks(is(setup, PARTIAL_ATTACKS, "allowed"))
        .weaponBeforeAbilities(is(setup, WEAPON_TIMING, "any-time"))
        .attackersCount(is(setup, ATTACKING_CARDS, "slotted"))
        .build();
  }

  private static Difficulty difficulty(Setup setup) {
    for (Difficulty difficulty : Difficulty.values()) {
      if (is(setup, DIFFICULTY, nameOf(difficulty))) {
        return difficulty;
      }
    }
    throw new IllegalArgumentException("not a complete setup: " + setup);
  }

  private static boolean is(Setup setup, String option, String value) {
    return value.equals(setup.options().get(option));
  }

  private static String nameOf(Difficulty difficulty) {
    return difficulty.name().toLowerCase(Locale.ROOT);
  }

  private static ImmutableList<String> heroes(CardPack pack) {
    return pack.heroes().stream()
        .map(HeroCard::name)
        .map(Words::slug)
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<String> bosses(CardPack pack) {
    return pack.bosses().stream()
        .map(BossCard::name)
        .map(Words::slug)
        .collect(ImmutableList.toImmutableList());
  }

  private static OptionSpec chosen(
      String name, String says, ImmutableList<String> values, String... clauses) {
    ImmutableList<String> citations =
        ImmutableList.<String>builder().add(clauses).add("HOD-Q-17").build();
    return option(name, says, values, values.get(0), citations.toArray(new String[0]));
  }

  private static OptionSpec choice(
      String name, String says, String standard, String other, String... citations) {
    return option(name, says, ImmutableList.of(standard, other), standard, citations);
  }

  private static OptionSpec option(
      String name,
      String says,
      ImmutableList<String> values,
      String standard,
      String... citations) {
    return new OptionSpec(
        name,
        says,
        values,
        standard,
        Arrays.stream(citations).map(Citation::of).collect(ImmutableList.toImmutableList()));
  }
}
