package org.lawspeaker.command.server;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Maps;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.random.RandomGenerator;
import org.immutables.value.Value;
import org.lawspeaker.command.reference.Library;
import org.lawspeaker.command.server.lobby.Limits;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.play.InstalledPlayers;

/**
 * What a server needs.
 *
 * @param library the games that can be played
 * @param players the programs that can decide for a seat
 * @param folder where matches are kept
 * @param limits how much it takes on
 * @param names by which it may be asked for, besides that of its machine, when it listens to its
 *     machine alone
 * @param random what keys and seeds are drawn from; safe to share between threads
 * @param version of this program
 * @param log where it is said what goes wrong; no client reads it
 */
@Value.Builder
public record Hosting(
    Library library,
    InstalledPlayers players,
    Path folder,
    Limits limits,
    ImmutableSet<String> names,
    RandomGenerator random,
    String version,
    PrintWriter log)
    implements WithHosting {
  /** All that is installed; keys and seeds are such that nobody can guess them. */
  public static Hosting of(Path folder, String version) {
    Library library =
        new Library(
            ImmutableSortedMap.copyOf(Maps.uniqueIndex(GameProvider.installed(), GameProvider::id)),
            Hosting.class.getClassLoader());
    return new Hosting(
        library,
        InstalledPlayers.load(),
        folder,
        Limits.STANDARD,
        ImmutableSet.of(),
        RandomGenerator.of("SecureRandom"),
        version,
        new PrintWriter(System.err, true, StandardCharsets.UTF_8));
  }
}
