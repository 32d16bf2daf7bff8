package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.lang.module.FindException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
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
    ImmutableList.Builder<Problem> missed = ImmutableList.builder();
    for (Path entry : entries) {
      try {
        for (ModuleReference module : ModuleFinder.of(entry).findAll()) {
          missed.addAll(missed(type, entry, module));
        }
      } catch (FindException | IOException e) {
        missed.add(new Problem(entry.toString(), "cannot be read: " + e.getMessage()));
      }
    }
    return missed.build();
  }

  private static ImmutableList<Problem> missed(Class<?> type, Path entry, ModuleReference module)
      throws IOException {
    String file = Services.FOLDER + type.getName();
    try (ModuleReader reader = module.open()) {
      return reader.find(file).isPresent()
          ? ImmutableList.of()
          : module.descriptor().provides().stream()
              .filter(provided -> provided.service().equals(type.getName()))
              .map(provided -> missed(entry, provided, file))
              .collect(ImmutableList.toImmutableList());
    }
  }

  private static Problem missed(Path entry, ModuleDescriptor.Provides provided, String file) {
    String classes = String.join(", ", provided.providers());
    return new Problem(
        entry.toString(),
        "is read as a class path, whatever its module-info says: name " + classes + " in " + file);
  }
}
