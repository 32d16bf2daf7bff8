package org.lawspeaker.testkit.hygiene;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;

/** Sources compiled into a folder, as the main code of a module {@code house}. */
record Planted(Path folder) {
  private static final Pattern NAMED =
      Pattern.compile("package ([\\w.]+);.*?\\b(?:class|record|interface) (\\w+)", Pattern.DOTALL);

  JavaClasses compiled(String... sources) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("-d", folder.resolve("classes").toString()));
    arguments.add(write("module-info.java", "module house {}"));
    for (String source : sources) {
      Matcher named = NAMED.matcher(source);
      assertThat(named.find()).as(source).isTrue();
      String file = named.group(1).replace('.', '/') + "/" + named.group(2) + ".java";
      arguments.add(write(file, source));
    }
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    assertThat(result).isZero();
    return new ClassFileImporter().importPath(folder.resolve("classes"));
  }

  private String write(String name, String text) throws IOException {
    Path file = folder.resolve("sources").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    return file.toString();
  }
}
