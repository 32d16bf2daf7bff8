package org.lawspeaker.testkit.hygiene;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apiguardian.api.API;
import org.lawspeaker.engine.Problem;

/**
 * Whether all that a module exports says how far others may rely on it: each package by {@link
 * API}, and a type by one of its own where it promises less. What is promised to be kept names
 * nothing that is internal, and is what the comparison with the last release looks at: {@code
 * api.kept} without {@code api.loose} in the module's POM.
 */
public final class ApiStatus {
  private final JavaClasses classes;
  private final Signatures signatures;
  private final ImmutableList.Builder<Problem> problems = ImmutableList.builder();
  private final ImmutableSortedSet.Builder<String> kept = ImmutableSortedSet.naturalOrder();
  private final ImmutableSortedSet.Builder<String> loose = ImmutableSortedSet.naturalOrder();

  private ApiStatus(ModuleDescriptor module, JavaClasses classes) {
    this.classes = classes;
    this.signatures = Signatures.of(module, classes);
  }

  /** Every breach in the compiled classes and the POM of this module. */
  public static ImmutableList<Problem> check(Path moduleRoot) throws IOException {
    Path compiled = moduleRoot.resolve("target/classes");
    try (InputStream module = Files.newInputStream(compiled.resolve("module-info.class"))) {
      return check(
          ModuleDescriptor.read(module),
          new ClassFileImporter().importPath(compiled),
          Files.readString(moduleRoot.resolve("pom.xml")));
    }
  }

  static ImmutableList<Problem> check(ModuleDescriptor module, JavaClasses classes, String pom) {
    ApiStatus statuses = new ApiStatus(module, classes);
    module.exports().stream()
        .filter(export -> !export.isQualified())
        .map(ModuleDescriptor.Exports::source)
        .sorted()
        .forEach(statuses::checkPackage);
    statuses.checkCompared("api.kept", statuses.kept.build(), pom);
    statuses.checkCompared("api.loose", statuses.loose.build(), pom);
    return statuses.problems.build();
  }

  private void checkPackage(String name) {
    String info = name + ".package-info";
    if (!classes.contain(info) || !classes.get(info).isAnnotatedWith(API.class)) {
      problems.add(new Problem(name, "is exported without @API in its package-info.java"));
      return;
    }
    API promise = classes.get(info).getAnnotationOfType(API.class);
    if (promise.since().isEmpty()) {
      problems.add(new Problem(name, "@API without since"));
    }
    boolean isKept = promise.status().compareTo(API.Status.MAINTAINED) >= 0;
    if (isKept) {
      kept.add(name);
    }
    for (JavaClass type : classes) {
      if (type.getPackageName().equals(name) && !type.getName().equals(info)) {
        if (type.isAnnotatedWith(API.class)) {
          checkType(type, promise.status(), isKept);
        }
        if (isKept) {
          problems.addAll(signatures.problems(type));
        }
      }
    }
  }

  private void checkType(JavaClass type, API.Status promised, boolean isKept) {
    if (type.getAnnotationOfType(API.class).status().compareTo(promised) >= 0) {
      problems.add(new Problem(type.getName(), "must promise less than " + promised));
    } else if (isKept) {
      loose.add(type.getName());
    }
  }

  private void checkCompared(String property, ImmutableSortedSet<String> wanted, String pom) {
    Matcher written = Pattern.compile("<" + property + ">([^<]*)</" + property + ">").matcher(pom);
    ImmutableSortedSet<String> compared =
        written.find()
            ? ImmutableSortedSet.copyOf(
                Splitter.on(',').trimResults().omitEmptyStrings().split(written.group(1)))
            : ImmutableSortedSet.of();
    if (!compared.equals(wanted)) {
      problems.add(new Problem("pom.xml", property + " must be " + String.join(",", wanted)));
    }
  }
}
