package org.lawspeaker.prestigerpg;

import static java.util.Map.entry;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.nio.file.Path;
import java.util.Optional;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.testkit.GameContract;
import org.lawspeaker.testkit.PublishedArchitecture;
import org.lawspeaker.testkit.fuzz.GameReaders;
import org.lawspeaker.testkit.fuzz.Reader;
import org.lawspeaker.testkit.golden.Golden;
import org.lawspeaker.testkit.hygiene.Floors;
import org.lawspeaker.testkit.hygiene.Walls;
import org.lawspeaker.testkit.laws.Effort;
import org.lawspeaker.testkit.rulings.RulingFiles;
import org.lawspeaker.testkit.rulings.SeatRotation;

/** Everything that a game is held to; the laws without expansions and with all of them. */
class PrestigeRpgContractTest implements GameContract, PublishedArchitecture {
  private static final PrestigeRpgProvider PROVIDER = new PrestigeRpgProvider();
  private static final Path RULINGS = Path.of("src/test/resources/rulings");
  private static final ImmutableList<String> CHARACTERS =
      ImmutableList.of(
          "drawn",
          "talon",
          "orn-hammerfist",
          "vasha-the-red",
          "edaiyn-bloodthorn",
          "nephiedra",
          "nyx");

  /** What fits into a file that people read. */
  private static final int PLIES = 120;

  /** The beginnings of games; every character at every seat, every answer to an open question. */
  private static final ImmutableList<Golden> GOLDENS =
      ImmutableList.of(
          Golden.random("three-seats", seats(3, 0), 1).upTo(PLIES),
          Golden.random("four-seats", seats(4, 1).with("asking", "one-by-one"), 2).upTo(PLIES),
          Golden.random("five-seats", seats(5, 2).with("round-bound", "50"), 3).upTo(PLIES),
          Golden.random("six-seats", seats(6, 3).with("round-bound", "20"), 4).upTo(PLIES),
          Golden.random(
                  "abilities",
                  seats(6, 4).with("deeper-and-darker", "yes").with("trip", "this-turn"),
                  5)
              .upTo(PLIES),
          Golden.random(
                  "events", seats(6, 5).with("relics-and-ruin", "yes").with("bonus", "one-each"), 6)
              .upTo(PLIES),
          Golden.random(
                  "quests", seats(6, 6).with("tombs-and-tomes", "yes").with("quests", "yes"), 7)
              .upTo(PLIES),
          Golden.random("all-together", all(0).with("quests", "yes").with("module", "none"), 8)
              .upTo(PLIES),
          Golden.random(
                  "the-well",
                  all(1)
                      .with("module", "the-well-of-saint-orsola")
                      .with("module-known-to", "seat-0"),
                  9)
              .upTo(PLIES),
          Golden.random(
                  "the-house",
                  all(2)
                      .with("module", "the-house-with-nine-doors")
                      .with("module-known-to", "everybody"),
                  10)
              .upTo(PLIES));

  private static Setup all(int first) {
    return seats(6, first)
        .with("deeper-and-darker", "yes")
        .with("relics-and-ruin", "yes")
        .with("tombs-and-tomes", "yes");
  }

  private static Setup seats(int seats, int first) {
    Setup setup = Setup.of(seats);
    for (int seat = 0; seat < seats; seat++) {
      setup = setup.with("character-" + seat, CHARACTERS.get((first + seat) % CHARACTERS.size()));
    }
    return setup;
  }

  private static final ImmutableList<String> PACKS =
      ImmutableList.of(PackText.resource(PrestigeRpgProvider.class, "reference-pack.yaml").text());

  /** Made once: each is a game played. */
  private static final ImmutableList<Reader> READERS =
      GameReaders.of(PROVIDER, PACKS, RulingFiles.texts(RULINGS), RULINGS);

  /** Limits that no move can break; tests of their chapters show what they do. */
  private static final ImmutableMap<String, String> UNBREAKABLE =
      ImmutableMap.ofEntries(
          entry("PRE-BEGIN-04", "Life Points are reckoned by themselves"),
          entry("PRE-ATTACK-04", "it says what does not change"),
          entry("PRE-STANDIN-03", "a Stand In is not on the stack, so that no move can name it"),
          entry("PRE-EDGE-03", "it says what is not limited"),
          entry("PRE-RIDER-07", "it says what is not limited"),
          entry("PRE-RIDER-08", "Riders strike by themselves"),
          entry("PRE-ABILITY-05", "it says what is not limited"),
          entry("PRE-POISON-07", "poison does its damage in no window"),
          entry("PRE-GLUTTONY-04", "drawing stops at the ceiling by itself"),
          entry("PRE-GLUTTONY-08", "drawing stops at the ceiling by itself"),
          entry("PRE-LICH-05", "Initiative cards are dealt by themselves"),
          entry("PRE-HIVEMIND-02", "the swarm strikes by itself"),
          entry("PRE-RAGNAROK-01", "no move names whom to bring back"),
          entry("PRE-FOG-04", "the event is skipped by itself"));

  @Override
  public PrestigeRpgProvider provider() {
    return PROVIDER;
  }

  /** The chapters share a floor, in the order of the rulebook; among them there is no circle. */
  @Override
  public Floors floors() {
    return Walls.floors("org.lawspeaker.prestigerpg")
        .floor("laws")
        .floor("") // the game and its provider
        .floor("notation", "faces")
        .floor("setup", "view", "pack")
        .floor("round") // the spine
        .floor(
            "begin",
            "setting",
            "turns",
            "attack",
            "stack",
            "creature",
            "strike",
            "initiative",
            "hand",
            "lasting",
            "end",
            "scoring",
            "windows",
            "items",
            "winning",
            "life",
            "loot",
            "events",
            "poison",
            "feast",
            "story")
        .floor("effects", "terms")
        .floor("table") // the kernel
        .floor("moves")
        .floor("state");
  }

  @Override
  public Path coveragePage() {
    return Path.of("../docs/coverage/prestige-rpg.md");
  }

  @Override
  public ImmutableList<String> packs() {
    return PACKS;
  }

  @Override
  public ImmutableList<Reader> readers() {
    return READERS;
  }

  /** A game of six is three times as long as one of three: those are for the long build. */
  @Override
  public ImmutableList<Setup> setups() {
    ImmutableList.Builder<Setup> tables = ImmutableList.builder();
    tables.add(
        expanded(3),
        expanded(4, "deeper-and-darker", "relics-and-ruin", "tombs-and-tomes", "quests"));
    if (Effort.isLong()) {
      tables.add(
          Setup.of(3),
          expanded(4, "deeper-and-darker"),
          expanded(5, "relics-and-ruin"),
          expanded(6, "deeper-and-darker", "relics-and-ruin", "tombs-and-tomes", "quests"));
    }
    return tables.build();
  }

  private static Setup expanded(int seats, String... yes) {
    Setup setup = Setup.of(seats).with("round-bound", "20");
    for (String option : yes) {
      setup = setup.with(option, "yes");
    }
    return setup;
  }

  @Override
  public int games() {
    return Effort.games(1);
  }

  @Override
  public ImmutableList<Golden> goldens() {
    return GOLDENS;
  }

  @Override
  public ImmutableMap<String, String> unbreakable() {
    return UNBREAKABLE;
  }

  @Override
  public Optional<SeatRotation> seatRotation() {
    return Optional.of(
        SeatRotation.of("turn", "owner", "killer", "named", "players", "claimers")
            .withTables("sheets")
            .with(new TurnedSeats()));
  }

  /** Of single seats, only seat 0 can be said to know a module. */
  @Override
  public ImmutableSet<String> boundToSeats() {
    return ImmutableSet.of("One player knows it. Who decides?");
  }
}
