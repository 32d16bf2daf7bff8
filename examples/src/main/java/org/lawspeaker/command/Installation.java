package org.lawspeaker.command;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.File;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.lawspeaker.command.simulate.FigureFiles;
import org.lawspeaker.command.workforce.WorkforceProvider;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Installed;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.laws.LawsProvider;
import org.lawspeaker.engine.play.InstalledPlayers;
import org.lawspeaker.engine.play.PlayerProvider;
import org.lawspeaker.engine.play.Tabletop;

/**
 * The games, players and drawings of the command itself and of the jars and folders that are added
 * to it. Nothing is looked for before it is asked for.
 */
final class Installation {
  /** The environment variable that names jars and folders. */
  static final String VARIABLE = "LAWSPEAKER_PATH";

  private String path;
  private final ClassLoader own;
  private final Supplier<ExtraPath> extra = Suppliers.memoize(() -> ExtraPath.of(path));
  private final Supplier<ClassLoader> loader = Suppliers.memoize(() -> extra.get().loader(own()));
  private final Supplier<InstalledGames> games =
      Suppliers.memoize(() -> InstalledGames.of(found(GameProvider.class)));
  private final Supplier<Tabletops> tabletops = Suppliers.memoize(() -> Tabletops.of(drawings()));
  private final Supplier<InstalledPlayers> players =
      Suppliers.memoize(() -> InstalledPlayers.of(found(PlayerProvider.class)));

  /**
   * What is installed with these jars and folders.
   *
   * @param path separated as on a class path; empty for none
   */
  Installation(String path) {
    this(path, ExtraPath.class.getClassLoader());
  }

  private Installation(String path, ClassLoader own) {
    this.path = path;
    this.own = own;
  }

  /** What this class loader finds, in a process that was started for the command. */
  static Installation of(ClassLoader loader) {
    return new Installation("", loader);
  }

  private ClassLoader own() {
    return own;
  }

  /** Adds jars and folders, before anything is asked for. */
  void add(String more) {
    path = path + File.pathSeparator + more;
  }

  private <T> Installed<T> found(Class<T> type) {
    Installed<T> found = Services.of(type, loader());
    ImmutableList<Problem> problems =
        ImmutableList.<Problem>builder()
            .addAll(extra.get().problems())
            .addAll(ModuleServices.missed(type, extra.get().entries()))
            .addAll(found.problems())
            .build();
    return new Installed<>(found.found(), problems);
  }

  /** The jars and folders that were added. */
  ImmutableList<Path> path() {
    return extra.get().entries();
  }

  /** Who plays games elsewhere than in this process. */
  Installed<WorkforceProvider> workforces() {
    return found(WorkforceProvider.class);
  }

  /** Who else writes figures. */
  Installed<FigureFiles> figureFiles() {
    return found(FigureFiles.class);
  }

  /** What finds the classes and resources of all that is installed. */
  ClassLoader loader() {
    return loader.get();
  }

  InstalledGames games() {
    return games.get();
  }

  /** Who can be seated by name. */
  InstalledPlayers players() {
    return players.get();
  }

  /** What games bring along to be held to. */
  Installed<LawsProvider> laws() {
    return found(LawsProvider.class);
  }

  Tabletops tabletops() {
    return tabletops.get();
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // every service is a drawing of some game
  private Installed<Tabletop<?, ?>> drawings() {
    return (Installed) found(Tabletop.class);
  }

  /** What is wrong with the jars and folders that were added, and with what lies in them. */
  ImmutableSet<Problem> problems() {
    return path.isEmpty()
        ? ImmutableSet.of()
        : ImmutableSet.<Problem>builder()
            .addAll(games().problems())
            .addAll(players().problems())
            .addAll(laws().problems())
            .addAll(tabletops().problems())
            .build();
  }
}
