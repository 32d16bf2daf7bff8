package org.lawspeaker.testkit.hygiene;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.ImmutableSortedSet;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Who names whom: between source files, each called by its outermost class, or between packages.
 * The {@code permits} list of a sealed type is no arrow, since the compiled class does not use it;
 * what Immutables generates for a class belongs to that class.
 *
 * @param names all there are, also those without an arrow
 * @param arrows from each name to others
 */
record Arrows(ImmutableSortedSet<String> names, ImmutableSetMultimap<String, String> arrows) {
  private static final ImmutableSet<String> NO_CLASSES =
      ImmutableSet.of("package-info", "module-info");
  private static final String GENERATED = "org.immutables.value.Generated";

  /** The arrows between the files of these classes. */
  static Arrows betweenFiles(JavaClasses classes) {
    ImmutableSortedSet.Builder<String> names = ImmutableSortedSet.naturalOrder();
    ImmutableSetMultimap.Builder<String, String> arrows = ImmutableSetMultimap.builder();
    for (JavaClass from : classes) {
      if (!NO_CLASSES.contains(from.getSimpleName())) {
        names.add(fileOf(from));
        for (Dependency each : from.getDirectDependenciesFromSelf()) {
          JavaClass to = each.getTargetClass().getBaseComponentType();
          if (classes.contain(to.getName()) && !fileOf(to).equals(fileOf(from))) {
            arrows.put(fileOf(from), fileOf(to));
          }
        }
      }
    }
    return new Arrows(names.build(), arrows.build());
  }

  /** The arrows between the packages of these files. */
  Arrows betweenPackages() {
    ImmutableSortedSet.Builder<String> packages = ImmutableSortedSet.naturalOrder();
    names.forEach(name -> packages.add(packageOf(name)));
    ImmutableSetMultimap.Builder<String, String> between = ImmutableSetMultimap.builder();
    arrows.forEach(
        (from, to) -> {
          if (!packageOf(from).equals(packageOf(to))) {
            between.put(packageOf(from), packageOf(to));
          }
        });
    return new Arrows(packages.build(), between.build());
  }

  static String packageOf(String file) {
    return file.substring(0, Math.max(0, file.lastIndexOf('.')));
  }

  private static String fileOf(JavaClass type) {
    String inFile = type.getName();
    int nested = inFile.indexOf('$');
    String outermost = nested < 0 ? inFile : inFile.substring(0, nested);
    return type.tryGetAnnotationOfType(GENERATED)
        .flatMap(generated -> generated.tryGetExplicitlyDeclaredProperty("from"))
        .map(from -> fileOf(type.getPackageName() + ".", from.toString()))
        .orElse(outermost);
  }

  /** The outermost class of a name, which may or may not begin with its package. */
  private static String fileOf(String inPackage, String name) {
    String ofClass = name.startsWith(inPackage) ? name.substring(inPackage.length()) : name;
    int dot = ofClass.indexOf('.');
    return inPackage + (dot < 0 ? ofClass : ofClass.substring(0, dot));
  }

  /** The circles: all names of one reach each other. The largest first. */
  ImmutableList<ImmutableSortedSet<String>> circles() {
    ImmutableSetMultimap.Builder<String, String> reach = ImmutableSetMultimap.builder();
    names.forEach(name -> reach.putAll(name, reachedFrom(name)));
    ImmutableSetMultimap<String, String> reached = reach.build();
    ImmutableSet.Builder<ImmutableSortedSet<String>> circles = ImmutableSet.builder();
    for (String name : names) {
      if (reached.containsEntry(name, name)) {
        circles.add(
            reached.get(name).stream()
                .filter(other -> reached.containsEntry(other, name))
                .collect(ImmutableSortedSet.toImmutableSortedSet(Comparator.naturalOrder())));
      }
    }
    return circles.build().stream()
        .sorted(Comparator.comparing((ImmutableSortedSet<String> each) -> each.size()).reversed())
        .collect(ImmutableList.toImmutableList());
  }

  private Set<String> reachedFrom(String name) {
    Set<String> reached = new LinkedHashSet<>();
    Deque<String> open = new ArrayDeque<>(arrows.get(name));
    while (!open.isEmpty()) {
      String next = open.pop();
      if (reached.add(next)) {
        open.addAll(arrows.get(next));
      }
    }
    return reached;
  }
}
