package org.lawspeaker.publishing;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Splitter;
import java.io.File;
import java.io.IOException;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lawspeaker.command.Stranger;

/** A module that opens nothing to the engine is told what to open. */
class ClosedModuleTest {
  @TempDir static Path folder = Path.of("");

  private static Class<?> asking;

  @BeforeAll
  static void load() throws IOException, ClassNotFoundException {
    String path =
        Splitter.on(File.pathSeparatorChar)
            .splitToStream(System.getProperty("java.class.path"))
            .filter(entry -> !ModuleFinder.of(Path.of(entry)).findAll().isEmpty())
            .collect(Collectors.joining(File.pathSeparator));
    Path classes =
        Stranger.in(folder)
            .source(
                "module-info.java",
                """
                module org.example.closed {
                  requires org.lawspeaker.engine;
                  exports org.example.closed;
                }
                """)
            .source(
                "org/example/closed/Asking.java",
                """
                package org.example.closed;

                import org.lawspeaker.engine.cards.PackText;
                import org.lawspeaker.engine.json.Records;

                public class Asking {
                  record Card(int hp) {}

                  public static void write() {
                    Records.STANDARD.write(new Card(3));
                  }

                  public static void read() {
                    PackText.resource(Asking.class, "pack.yaml");
                  }
                }
                """)
            .resource("org/example/closed/pack.yaml", "cards: []\n")
            .with("-p", path)
            .compiled();
    ModuleFinder finder =
        ModuleFinder.compose(
            ModuleFinder.of(classes),
            ModuleFinder.of(
                Splitter.on(File.pathSeparatorChar)
                    .splitToStream(path)
                    .map(Path::of)
                    .toArray(Path[]::new)));
    Configuration configuration =
        ModuleLayer.boot()
            .configuration()
            .resolve(finder, ModuleFinder.of(), Set.of("org.example.closed"));
    ModuleLayer layer =
        ModuleLayer.defineModulesWithOneLoader(
                configuration, List.of(ModuleLayer.boot()), ClassLoader.getPlatformClassLoader())
            .layer();
    asking = layer.findLoader("org.example.closed").loadClass("org.example.closed.Asking");
  }

  @Test
  void recordsAreClosed() {
    assertThatThrownBy(() -> asking.getMethod("write").invoke(null))
        .cause()
        .hasMessage(
            "org.example.closed.Asking$Card is closed to the engine; the module-info of"
                + " org.example.closed must say: opens org.example.closed to"
                + " org.lawspeaker.engine;");
  }

  @Test
  void resourcesAreClosed() {
    assertThatThrownBy(() -> asking.getMethod("read").invoke(null))
        .cause()
        .hasMessage(
            "no resource pack.yaml beside org.example.closed.Asking, or the module-info of"
                + " org.example.closed does not say: opens org.example.closed to"
                + " org.lawspeaker.engine;");
  }
}
