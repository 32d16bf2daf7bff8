package org.lawspeaker.testkit.hygiene;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;

/** The walls between the parts of the library, as rules for ArchUnit. */
public final class Walls {
  private static final DescribedPredicate<JavaClass> MUTABLE =
      DescribedPredicate.describe(
          "collections of java.util",
          type ->
              type.getPackageName().startsWith("java.util")
                  && (type.isAssignableTo(Collection.class)
                      || type.isAssignableTo(Map.class)
                      || type.isAssignableTo(Iterator.class)));

  private Walls() {}

  /** What a record holds can be shared: a {@code java.util} collection may change under it. */
  public static ArchRule recordsHoldNoMutableCollections() {
    return fields()
        .that()
        .areDeclaredInClassesThat()
        .areRecords()
        .and()
        .areNotStatic()
        .should()
        .notHaveRawType(MUTABLE);
  }

  /** Of the library, classes in {@code of} know only these packages; as in {@code a.b..}. */
  public static ArchRule knowsOnly(String of, String... packages) {
    return classes()
        .that()
        .resideInAPackage(of)
        .should()
        .onlyDependOnClassesThat(
            JavaClass.Predicates.resideOutsideOfPackage("org.lawspeaker..")
                .or(JavaClass.Predicates.resideInAnyPackage(packages)))
        .allowEmptyShould(true);
  }

  /** The floors of the packages below this one; add them from the top down. */
  public static Floors floors(String root) {
    return new Floors(root, ImmutableList.of());
  }

  /**
   * Fails if more source files than these depend on each other in one circle, and names them. The
   * {@code permits} list of a sealed type does not count.
   */
  public static void circles(JavaClasses classes, int most) {
    Breaches.none(
        "circles of more than " + most + " files",
        Arrows.betweenFiles(classes).circles().stream()
            .filter(circle -> circle.size() > most)
            .map(
                circle ->
                    circle.size()
                        + " files depend on each other:\n  "
                        + Joiner.on("\n  ").join(circle))
            .collect(ImmutableList.toImmutableList()));
  }
}
