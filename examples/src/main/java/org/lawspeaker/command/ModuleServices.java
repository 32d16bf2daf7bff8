package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.InvalidModuleDescriptorException;
import java.lang.module.ModuleDescriptor;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import org.lawspeaker.engine.Problem;

/**
 * What strangers' modules provide by their module-info alone. The command reads jars as a class
 * path, on which nothing is found that no file of {@code META-INF/services} names.
 */
final class ModuleServices {
  private ModuleServices() {}

  /** The services of this type that are missed in these jars and folders. */
  static ImmutableList<Problem> missed(Class<?> type, ImmutableList<Path> entries) {
    return entries.stream()
        .flatMap(entry -> missed(type, entry).stream())
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<Problem> missed(Class<?> type, Path entry) {
    String file = Services.FOLDER + type.getName();
    try (URLClassLoader alone = new URLClassLoader(new URL[] {ExtraPath.url(entry)}, null)) {
      URL info = alone.findResource("module-info.class");
      return info == null || alone.findResource(file) != null
          ? ImmutableList.of()
          : read(info).provides().stream()
              .filter(provided -> provided.service().equals(type.getName()))
              .map(provided -> missed(entry, provided, file))
              .collect(ImmutableList.toImmutableList());
    } catch (IOException | InvalidModuleDescriptorException e) {
      String says = "its module-info cannot be read: " + e.getMessage();
      return ImmutableList.of(new Problem(entry.toString(), says));
    }
  }

  private static ModuleDescriptor read(URL info) throws IOException {
    try (InputStream in = info.openStream()) {
      return ModuleDescriptor.read(in);
    }
  }

  private static Problem missed(Path entry, ModuleDescriptor.Provides provided, String file) {
    String classes = String.join(", ", provided.providers());
    return new Problem(
        entry.toString(),
        "is read as a class path, whatever its module-info says: name " + classes + " in " + file);
  }
}
