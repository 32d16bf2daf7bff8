package org.lawspeaker.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Java as pages show it, to be typed into {@code jshell}: imports, types and statements, block
 * after block, later ones using what earlier ones declare.
 */
final class Program {
  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

  /** Keeps the jars open, which all programs see. */
  private static final StandardJavaFileManager LIBRARIES =
      COMPILER.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);

  /** Printed between two blocks. */
  private static final String BORDER = "-----8<-----";

  private static final Pattern TYPE =
      Pattern.compile("(public |final |sealed |abstract )*(class|record|interface|enum) .*");

  private final Set<String> imports = new LinkedHashSet<>();
  private final List<String> types = new ArrayList<>();
  private final List<String> statements = new ArrayList<>();
  private int blocks;

  /** Adds a block; types begin and end at the margin. */
  void add(String block) {
    boolean inType = false;
    for (String line : block.lines().toList()) {
      if (line.startsWith("import ")) {
        imports.add(line);
      } else if (inType || TYPE.matcher(line).matches()) {
        types.add(inType ? line : "static " + line);
        inType = !line.equals("}") && (inType || !line.endsWith("}"));
      } else {
        statements.add(line);
      }
    }
    statements.add("System.out.println(\"" + BORDER + "\");");
    blocks++;
  }

  /** Its statements, line by line. */
  ImmutableList<String> statements() {
    return ImmutableList.copyOf(statements);
  }

  /**
   * Compiles it and runs it; what each block prints.
   *
   * @param folder an empty one
   */
  ImmutableList<String> run(Path folder) throws Exception {
    compile(folder);
    ImmutableList<String> printed =
        ImmutableList.copyOf(Splitter.on(BORDER + System.lineSeparator()).split(captured(folder)));
    assertThat(printed).hasSize(blocks + 1);
    return printed.subList(0, blocks);
  }

  private void compile(Path folder) throws IOException {
    Path source = folder.resolve("Snippet.java");
    String text =
        String.join("\n", imports)
            + "\npublic class Snippet {\n"
            + String.join("\n", types)
            + "\npublic static void run() throws Exception {\n"
            + String.join("\n", statements)
            + "\n} }\n";
    Files.writeString(source, text);
    StringWriter errors = new StringWriter();
    boolean compiled =
        COMPILER
            .getTask(
                errors,
                LIBRARIES,
                null,
                ImmutableList.of(
                    "-cp",
                    System.getProperty("java.class.path"),
                    "-proc:none",
                    "-d",
                    folder.toString()),
                null,
                LIBRARIES.getJavaFileObjects(source))
            .call();
    assertThat(compiled).as(errors.toString()).isTrue();
  }

  private static String captured(Path folder) throws Exception {
    PrintStream before = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {folder.toUri().toURL()}, Program.class.getClassLoader())) {
      System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
      loader.loadClass("Snippet").getMethod("run").invoke(null);
    } finally {
      System.setOut(before);
    }
    return out.toString(StandardCharsets.UTF_8);
  }
}
