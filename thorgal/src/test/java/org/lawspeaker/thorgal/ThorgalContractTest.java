package org.lawspeaker.thorgal;

import static java.util.Map.entry;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
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

/** Everything that a game is held to; the laws with the reference pack, in short games. */
class ThorgalContractTest implements GameContract, PublishedArchitecture {
  private static final ThorgalProvider PROVIDER = new ThorgalProvider();
  private static final Path RULINGS = Path.of("src/test/resources/rulings");
  private static final ImmutableList<String> DECKS =
      ImmutableList.of(
          "drawn", "outlaws", "visitors", "lords", "vikings", "storm-children", "paid-daggers");

  /** What fits into a file that people read. */
  private static final int PLIES = 90;

  /** The beginnings of games; every deck at every seat, and every answer to an open question. */
  private static final ImmutableList<Golden> GOLDENS =
      ImmutableList.of(
          Golden.random("two-seats", seats(2, 0), 1).upTo(PLIES),
          Golden.greedy("three-seats", seats(3, 1).with("companions", "recommended"), 2)
              .upTo(PLIES),
          Golden.greedy("four-seats", seats(4, 2).with("round-limit", "50"), 3).upTo(PLIES),
          Golden.greedy("short-game", seats(2, 3).with("round-limit", "20"), 4).upTo(PLIES),
          Golden.greedy(
                  "bounded-actions",
                  seats(2, 4).with("action-bound", "50").with("wolf-access", "next-round"),
                  5)
              .upTo(PLIES),
          Golden.greedy(
                  "own-decks", seats(3, 5).with("bane-fate", "seven").with("round-limit", "off"), 6)
              .upTo(PLIES),
          Golden.greedy("fading-gains", seats(4, 6).with("gained-attributes", "phase"), 7)
              .upTo(PLIES));

  private static final ImmutableList<String> PACKS =
      ImmutableList.of(PackText.resource(ThorgalProvider.class, "reference-pack.yaml").text());

  /** Made once: each is a game played. */
  private static final ImmutableList<Reader> READERS =
      GameReaders.of(PROVIDER, PACKS, RulingFiles.texts(RULINGS), RULINGS);

  private static Setup seats(int seats, int first) {
    Setup setup = Setup.of(seats);
    for (int seat = 0; seat < 4; seat++) {
      setup = setup.with("faction-" + seat, DECKS.get((first + seat) % DECKS.size()));
    }
    return setup;
  }

  /** Limits that no move can break; tests of their chapters show what they do. */
  private static final ImmutableMap<String, String> UNBREAKABLE =
      ImmutableMap.ofEntries(
          entry("THO-CARD-06", "THO-EVENT-01 refuses the event"),
          entry("THO-DECK-02", "cards go to the piles of their own suit by themselves"),
          entry("THO-FATE-07", "no move looks at a card before it chooses"),
          entry("THO-UNIQUE-02", "it says what is not limited"),
          entry("THO-JOURNEY-06", "no move chooses who travels"),
          entry("THO-OPP-10", "THO-ACT-07 refuses the bane player any other use"),
          entry("THO-UPKEEP-05", "a condition that can be met is met by itself"),
          entry("THO-UPKEEP-07", "conditions are met by themselves"),
          entry("THO-UPKEEP-10", "conditions are looked at by themselves"),
          entry("THO-UPKEEP-11", "conditions are looked at by themselves"),
          entry("THO-UPKEEP-12", "conditions are looked at by themselves"),
          entry("THO-CLEAN-09", "decks are left alone by themselves"),
          entry("THO-CLEAN-14", "markers are removed by themselves"));

  @Override
  public ThorgalProvider provider() {
    return PROVIDER;
  }

  @Override
  public Floors floors() {
    return Walls.floors("org.lawspeaker.thorgal")
        .floor("laws")
        .floor("")
        .floor("faces", "loops")
        .floor("notation")
        .floor("pack", "view", "setup", "prospects")
        .floor("round")
        .floor("fate", "action", "dusk")
        .floor("journey")
        .floor("costs", "damage", "ending", "party")
        .floor("effects", "piles")
        .floor("occasions", "conditions")
        .floor("table")
        .floor("moves", "state");
  }

  @Override
  public Path coveragePage() {
    return Path.of("../docs/coverage/thorgal.md");
  }

  @Override
  public ImmutableList<String> packs() {
    return PACKS;
  }

  @Override
  public ImmutableList<Reader> readers() {
    return READERS;
  }

  @Override
  public ImmutableList<Setup> setups() {
    return ImmutableList.of(
        Setup.of(2).with("round-limit", "20"), Setup.of(4).with("round-limit", "20"));
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
  public Path refusals() {
    return Path.of("src/test/resources/refusals");
  }

  @Override
  public Optional<SeatRotation> seatRotation() {
    return Optional.of(
        SeatRotation.of("destiny", "turn", "owner", "conqueror")
            .withTables("sides")
            .with(new TurnedSeats()));
  }

  /** The seat that begins, and players that moves name: who is drawn to begin, who is chosen. */
  private static final class TurnedSeats implements SeatRotation.OfGame {
    private static final Pattern PLAYER = Pattern.compile("player (\\d)");

    @Override
    public void complete(ObjectNode position, int seats) {
      if (!position.has("destiny")) {
        position.put("destiny", 0);
      }
    }

    @Override
    public String turned(JsonNode position, int seats, String turned) {
      return PLAYER
          .matcher(turned)
          .replaceAll(
              found -> "player " + SeatRotation.next(Integer.parseInt(found.group(1)), seats));
    }
  }
}
