package org.lawspeaker.publishing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.io.IOException;
import java.nio.file.Path;
import org.lawspeaker.engine.Problem;

/** The POMs of all modules, and what they lack to be published. */
record Poms(Pom parent, Pom bom, ImmutableList<Pom> modules) {
  private static final String BOM = "engine-api/bom";
  private static final String MANAGED = "dependencyManagement/dependencies/dependency";

  /** What Maven Central demands of a POM, by itself or from its parent. */
  private static final ImmutableList<String> DEMANDED =
      ImmutableList.of(
          "url",
          "licenses/license/name",
          "licenses/license/url",
          "developers/developer/name",
          "scm/connection",
          "scm/developerConnection",
          "scm/url",
          "issueManagement/system",
          "issueManagement/url");

  private static final ImmutableList<String> DEMANDED_OF_EACH =
      ImmutableList.of("name", "description");

  static Poms below(Path top) throws IOException {
    Pom parent = Pom.read(top, "pom.xml");
    ImmutableList.Builder<Pom> modules = ImmutableList.builder();
    for (String module : parent.texts("modules/module")) {
      if (!module.equals(BOM)) {
        modules.add(Pom.read(top, module + "/pom.xml"));
      }
    }
    return new Poms(parent, Pom.read(top, BOM + "/pom.xml"), modules.build());
  }

  /** Everything that is missing or wrong, all at once. */
  ImmutableList<Problem> problems() {
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    problems.addAll(problemsAlone(parent));
    ImmutableList<Pom> children = ImmutableList.<Pom>builder().add(bom).addAll(modules).build();
    for (Pom module : children) {
      missing(module, DEMANDED_OF_EACH, problems);
      if (!module.text("parent/artifactId").equals(parent.text("artifactId"))) {
        problems.add(new Problem(module.name(), "its parent is not the parent of all"));
      }
    }
    managed(problems);
    return problems.build();
  }

  /** What a POM lacks that has no parent to inherit from. */
  static ImmutableList<Problem> problemsAlone(Pom pom) {
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    missing(pom, DEMANDED, problems);
    missing(pom, DEMANDED_OF_EACH, problems);
    return problems.build();
  }

  private static void missing(
      Pom pom, ImmutableList<String> paths, ImmutableList.Builder<Problem> problems) {
    paths.stream()
        .filter(path -> pom.text(path).isEmpty())
        .map(path -> new Problem(pom.name(), path + " is missing"))
        .forEach(problems::add);
  }

  private void managed(ImmutableList.Builder<Problem> problems) {
    String line = "groupId=org.lawspeaker artifactId=%s version=${project.version}";
    ImmutableSet.Builder<String> wanted = ImmutableSet.builder();
    for (Pom module : modules) {
      if (module.isDeployed()) {
        wanted.add(line.formatted(module.artifact()));
      }
    }
    ImmutableSet<String> managed = ImmutableSet.copyOf(bom.lines(MANAGED));
    Sets.difference(wanted.build(), managed)
        .forEach(missing -> problems.add(new Problem(bom.name(), "must manage " + missing)));
    Sets.difference(managed, wanted.build())
        .forEach(odd -> problems.add(new Problem(bom.name(), "must not manage " + odd)));
  }
}
