package org.lawspeaker.spark;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.spark.SparkContext;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;

/**
 * The jars that workers of a cluster are sent: those of this process but for those beside Spark's
 * own, which every worker has.
 */
final class Shipment {
  private static final String JAR = ".jar";

  private Shipment() {}

  /**
   * All jars to send; a problem for each folder, which cannot be sent.
   *
   * @param path what was added to the command
   */
  static Checked<ImmutableList<Path>> of(ImmutableList<Path> path) {
    ImmutableList<Path> own =
        Splitter.on(File.pathSeparatorChar)
            .omitEmptyStrings()
            .splitToStream(System.getProperty("java.class.path"))
            .map(Path::of)
            .filter(Files::exists)
            .collect(ImmutableList.toImmutableList());
    return of(own, path, sparks(own));
  }

  static Checked<ImmutableList<Path>> of(
      ImmutableList<Path> own, ImmutableList<Path> path, Optional<Path> sparks) {
    ImmutableList.Builder<Path> jars = ImmutableList.builder();
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    for (Path entry : ImmutableList.<Path>builder().addAll(own).addAll(path).build()) {
      if (!entry.toString().endsWith(JAR)) {
        problems.add(
            new Problem(entry.toString(), "a cluster is sent jars, not folders of classes"));
      } else if (!Optional.ofNullable(entry.toAbsolutePath().getParent()).equals(sparks)) {
        jars.add(entry.toAbsolutePath());
      }
    }
    ImmutableList<Problem> found = problems.build();
    return found.isEmpty() ? Checked.ok(jars.build()) : Checked.bad(found);
  }

  /**
   * The folder of Spark's jars; where a jar comes from is told without links, so it is compared so.
   */
  private static Optional<Path> sparks(ImmutableList<Path> own) {
    try {
      Path jar =
          Path.of(SparkContext.class.getProtectionDomain().getCodeSource().getLocation().toURI())
              .toRealPath();
      for (Path entry : own) {
        if (entry.toRealPath().equals(jar)) {
          return Optional.ofNullable(entry.toAbsolutePath().getParent());
        }
      }
      return Optional.empty();
    } catch (URISyntaxException | IOException e) {
      throw new IllegalStateException("Spark comes from no file", e);
    }
  }
}
