package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** The project of somebody who has never seen this one: sources, compiled to a folder or a jar. */
public final class Stranger {
  private final Path sources;
  private final Path classes;
  private final List<String> options = new ArrayList<>();

  private Stranger(Path folder) {
    this.sources = folder.resolve("sources");
    this.classes = folder.resolve("classes");
  }

  /** An empty project in a new folder in here. */
  public static Stranger in(Path folder) throws IOException {
    return new Stranger(Files.createTempDirectory(folder, "stranger"));
  }

  /** Adds a source. */
  public Stranger source(String path, String text) throws IOException {
    write(sources.resolve(path), text);
    return this;
  }

  /** Adds a file that lies beside the classes. */
  public Stranger resource(String path, String text) throws IOException {
    write(classes.resolve(path), text);
    return this;
  }

  /** Names a provider of a service on the class path. */
  public Stranger provides(Class<?> service, String provider) throws IOException {
    return resource("META-INF/services/" + service.getName(), "# ours\n" + provider + "\n");
  }

  /** Takes back what it provides on the class path. */
  public Stranger without(Class<?> service) throws IOException {
    Files.delete(classes.resolve("META-INF/services/" + service.getName()));
    return this;
  }

  /** Adds options of the compiler; without any, the class path is that of this test. */
  public Stranger with(String... more) {
    options.addAll(List.of(more));
    return this;
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  /** Compiles the sources; the folder of the classes and resources. */
  public Path compiled() throws IOException {
    Files.createDirectories(classes);
    List<String> arguments = new ArrayList<>(List.of("-proc:none", "-d", classes.toString()));
    arguments.addAll(
        options.isEmpty()
            ? ImmutableList.of("-cp", System.getProperty("java.class.path"))
            : options);
    filesBelow(sources).forEach(file -> arguments.add(file.toString()));
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    int exit =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, errors, arguments.toArray(new String[0]));
    assertThat(exit).as(errors.toString(StandardCharsets.UTF_8)).isZero();
    return classes;
  }

  /** Compiles the sources and packs them. */
  public Path jar(Path jar) throws IOException {
    compiled();
    return pack(jar);
  }

  /** Packs what was compiled. */
  public Path pack(Path jar) throws IOException {
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file)) {
      for (Path entry : filesBelow(classes)) {
        out.putNextEntry(new JarEntry(classes.relativize(entry).toString().replace('\\', '/')));
        Files.copy(entry, out);
      }
    }
    return jar;
  }

  private static ImmutableList<Path> filesBelow(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().collect(ImmutableList.toImmutableList());
    }
  }
}
