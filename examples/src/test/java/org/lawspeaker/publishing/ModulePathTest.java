package org.lawspeaker.publishing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.File;
import java.lang.module.Configuration;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.laws.Options;
import org.lawspeaker.engine.laws.Report;
import org.lawspeaker.engine.laws.Verifier;
import org.lawspeaker.testkit.laws.Effort;

/**
 * Games keep their laws as modules, too. All other tests run on the class path, where no package is
 * closed: what a module forgets to open to the engine would be missed only by those who use it.
 */
class ModulePathTest {
  private static final ModuleLayer GAMES = games();

  /** All records of a game are written and read in one. */
  private static final int GAMES_EACH = Effort.games(1);

  private static ModuleLayer games() {
    ModuleFinder finder =
        ModuleFinder.of(
            Splitter.on(File.pathSeparatorChar)
                .splitToStream(System.getProperty("java.class.path"))
                .map(Path::of)
                .filter(ModulePathTest::isModule)
                .toArray(Path[]::new));
    Configuration configuration =
        ModuleLayer.boot().configuration().resolve(finder, ModuleFinder.of(), providing(finder));
    return ModuleLayer.defineModulesWithOneLoader(
            configuration, List.of(ModuleLayer.boot()), ClassLoader.getPlatformClassLoader())
        .layer();
  }

  private static boolean isModule(Path entry) {
    return ModuleFinder.of(entry).findAll().stream()
        .map(ModuleReference::descriptor)
        .anyMatch(module -> !module.isAutomatic());
  }

  private static Set<String> providing(ModuleFinder finder) {
    return finder.findAll().stream()
        .map(ModuleReference::descriptor)
        .filter(
            module ->
                module.provides().stream()
                    .anyMatch(service -> service.service().equals(GameProvider.class.getName())))
        .map(ModuleDescriptor::name)
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The engine's type of this name, as the games' layer has it. */
  private static Class<?> inLayer(Class<?> type) throws ClassNotFoundException {
    return GAMES.findLoader("org.lawspeaker.engine").loadClass(type.getName());
  }

  @TestFactory
  Stream<DynamicTest> gamesKeepTheirLawsAsModules() {
    ImmutableList<String> modules =
        GAMES.modules().stream()
            .filter(
                module ->
                    module.getDescriptor().provides().stream()
                        .anyMatch(each -> each.service().equals(GameProvider.class.getName())))
            .map(Module::getName)
            .filter(name -> name.startsWith("org.lawspeaker."))
            .sorted()
            .collect(ImmutableList.toImmutableList());
    assertThat(modules).contains("org.lawspeaker.handofdestiny");
    return modules.stream().map(module -> dynamicTest(module, () -> keepsItsLaws(module)));
  }

  private static void keepsItsLaws(String module) throws Exception {
    String provider =
        GAMES.findModule(module).orElseThrow().getDescriptor().provides().stream()
            .filter(service -> service.service().equals(GameProvider.class.getName()))
            .flatMap(service -> service.providers().stream())
            .collect(Collectors.joining());
    Class<?> type = GAMES.findLoader(module).loadClass(provider);
    Object game =
        inLayer(GameProvider.class).getMethod("game").invoke(type.getConstructor().newInstance());
    Object info = inLayer(Game.class).getMethod("info").invoke(game);
    Class<?> options = inLayer(Options.class);
    Object few =
        options
            .getMethod("withGames", int.class)
            .invoke(
                options.getMethod("of", inLayer(GameInfo.class)).invoke(null, info), GAMES_EACH);

    Object report = verified(game, few);

    assertThat(type.getModule().getName()).isEqualTo(module);
    assertThat(inLayer(Report.class).getMethod("holds").invoke(report)).isEqualTo(true);
    assertThat(inLayer(Report.class).getMethod("games").invoke(report)).isEqualTo(GAMES_EACH);
  }

  /** Verifies as in an application whose own loader is that of the games. */
  private static Object verified(Object game, Object options) throws Exception {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(GAMES.findLoader("org.lawspeaker.engine"));
    try {
      return inLayer(Verifier.class)
          .getMethod("verify", inLayer(Game.class), inLayer(Options.class))
          .invoke(null, game, options);
    } finally {
      thread.setContextClassLoader(before);
    }
  }
}
