package org.lawspeaker.spark;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Processes of this build: the command as the launcher starts it, and what a cluster is made of.
 */
final class Launch {
  /** What Spark has to have opened on JDK 17. */
  private static final ImmutableList<String> PACKAGES =
      ImmutableList.of(
          "java.lang",
          "java.lang.invoke",
          "java.lang.reflect",
          "java.io",
          "java.net",
          "java.nio",
          "java.util",
          "java.util.concurrent",
          "java.util.concurrent.atomic",
          "jdk.internal.ref",
          "sun.nio.ch",
          "sun.nio.cs",
          "sun.security.action",
          "sun.util.calendar");

  private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");
  private static final long LONGEST_MINUTES = 8;

  private Launch() {}

  /** Spark and all other jars but Lawspeaker's. */
  static Path lib() {
    return Path.of("target", "lib").toAbsolutePath();
  }

  /**
   * What a command has written.
   *
   * @param out without how long it took, which no two runs have alike
   */
  record Ended(int exit, String out, String err) {}

  /** The command with these words, run to its end. */
  static Ended command(Path folder, String words) throws IOException, InterruptedException {
    return ended(folder, begun(folder, "false", words));
  }

  /** The command with these words, which believes to be at a terminal if it says so. */
  static Process begun(Path folder, String terminal, String words) throws IOException {
    String path =
        String.join(
            File.pathSeparator,
            jar(Path.of("target"), "examples-spark-").toString(),
            jar(Path.of("..", "target"), "examples-").toString(),
            Path.of("..", "target", "lib", "*").toAbsolutePath().normalize().toString(),
            lib().resolve("*").toString());
    ImmutableList<String> options =
        ImmutableList.of("-Dlawspeaker.terminal=" + terminal, "-Dlawspeaker.columns=80");
    return java(
        folder,
        Map.of("NO_COLOR", "1", "SPARK_LOCAL_IP", "127.0.0.1"),
        options,
        path,
        "org.lawspeaker.command.Lawspeaker " + words);
  }

  static Process java(
      Path folder,
      Map<String, String> environment,
      ImmutableList<String> options,
      String path,
      String words)
      throws IOException {
    ImmutableList.Builder<String> line = ImmutableList.builder();
    line.add(JAVA.toString(), "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx512m");
    PACKAGES.forEach(name -> line.add("--add-opens=java.base/" + name + "=ALL-UNNAMED"));
    line.addAll(options).add("-cp", path).addAll(Splitter.on(' ').split(words));
    Files.createDirectories(folder);
    ProcessBuilder builder =
        new ProcessBuilder(line.build())
            .directory(folder.toFile())
            .redirectOutput(folder.resolve("out").toFile())
            .redirectError(folder.resolve("err").toFile());
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    builder.environment().putAll(environment);
    return builder.start();
  }

  private static Path jar(Path target, String name) throws IOException {
    try (Stream<Path> files = Files.list(target)) {
      return files
          .filter(file -> file.getFileName().toString().matches(name + "[0-9].*\\.jar"))
          .findFirst()
          .orElseThrow(() -> new IllegalStateException("no " + name + " in " + target))
          .toAbsolutePath()
          .normalize();
    }
  }

  /** What the process of this folder has written when it ends. */
  static Ended ended(Path folder, Process process) throws IOException, InterruptedException {
    if (!process.waitFor(LONGEST_MINUTES, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new IllegalStateException("does not end: " + err(folder));
    }
    String out =
        Files.readString(folder.resolve("out"), StandardCharsets.UTF_8)
            .lines()
            .map(line -> line.replaceFirst(", [\\d,]+ plies per second on .*", ""))
            .filter(line -> !line.startsWith("Written to "))
            .collect(toImmutableList())
            .toString();
    return new Ended(process.exitValue(), out, err(folder));
  }

  /** What it has complained so far. */
  static String err(Path folder) throws IOException {
    return Files.readString(folder.resolve("err"), StandardCharsets.UTF_8);
  }
}
