package org.lawspeaker.testkit.hygiene;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.lang.module.ModuleDescriptor;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;

class ApiStatusTest {
  private static final String KEPT = "<api.kept>%s</api.kept>";

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .importPaths("../target/classes", "target/test-classes/org/lawspeaker/testkit");

  private static ModuleDescriptor.Builder module() {
    return ModuleDescriptor.newModule("planted");
  }

  private static ImmutableList<String> problems(ModuleDescriptor.Builder module, String pom) {
    ModuleDescriptor built = module.build();
    return ApiStatus.check(built, CLASSES.that(areOf(built)), pom).stream()
        .map(Problem::toString)
        .collect(ImmutableList.toImmutableList());
  }

  /** Packages of the engine are not of the module if it does not export them. */
  private static DescribedPredicate<JavaClass> areOf(ModuleDescriptor module) {
    return DescribedPredicate.describe(
        "are of the module",
        type ->
            type.getPackageName().startsWith("org.lawspeaker.testkit")
                || module.exports().stream()
                    .anyMatch(export -> export.source().equals(type.getPackageName())));
  }

  @Test
  void findsAnExportedPackageWithoutStatus() {
    assertThat(problems(module().exports("org.lawspeaker.testkit.wager"), ""))
        .containsExactly(
            "org.lawspeaker.testkit.wager:" + " is exported without @API in its package-info.java");
  }

  @Test
  void findsAnExportedPackageWithoutPackageInfo() {
    assertThat(problems(module().exports("org.lawspeaker.nowhere"), ""))
        .containsExactly(
            "org.lawspeaker.nowhere: is exported without @API in its package-info.java");
  }

  @Test
  void letsPackagesForFriendsBe() {
    assertThat(problems(module().exports("org.lawspeaker.nowhere", Set.of("friend")), ""))
        .isEmpty();
  }

  @Test
  void findsAStatusWithoutSinceAndATypeThatPromisesMoreThanItsPackage() {
    assertThat(problems(module().exports("org.lawspeaker.testkit.hygiene.promises"), ""))
        .containsExactly(
            "org.lawspeaker.testkit.hygiene.promises: @API without since",
            "org.lawspeaker.testkit.hygiene.promises.Bold:"
                + " must promise less than EXPERIMENTAL");
  }

  @Test
  void wantsAllThatIsKeptComparedWithTheLastRelease() {
    ModuleDescriptor.Builder module =
        module()
            .exports("org.lawspeaker.engine")
            .exports("org.lawspeaker.engine.kit")
            .exports("org.lawspeaker.engine.laws");

    assertThat(problems(module, KEPT.formatted("org.lawspeaker.engine")))
        .containsExactly(
            "pom.xml: api.kept must be org.lawspeaker.engine,org.lawspeaker.engine.kit");
  }

  @Test
  void isContentWithWhatIsKeptInAnyOrder() {
    ModuleDescriptor.Builder module =
        module().exports("org.lawspeaker.engine").exports("org.lawspeaker.engine.kit");
    String kept = "\n  org.lawspeaker.engine.kit,\n  org.lawspeaker.engine\n";

    assertThat(problems(module, KEPT.formatted(kept))).isEmpty();
  }

  @Test
  void leavesTypesThatPromiseLessOutOfTheComparison() {
    String kept = "org.lawspeaker.testkit.hygiene.kept";

    assertThat(problems(module().exports(kept), KEPT.formatted(kept)))
        .contains("pom.xml: api.loose must be " + kept + ".Internal");
  }

  @Test
  void findsInternalTypesInWhatIsKept() {
    String kept = "org.lawspeaker.testkit.hygiene.kept";
    String pom = KEPT.formatted(kept) + "<api.loose>%s.Internal</api.loose>".formatted(kept);

    assertThat(problems(module().exports(kept), pom))
        .containsExactlyInAnyOrder(
            kept + ".Leaky.field: names " + kept + ".Unseen, which others cannot see",
            kept
                + ".Leaky.<init>("
                + kept
                + ".Internal): names "
                + kept
                + ".Internal, which is internal",
            kept + ".Leaky.inner(): names " + kept + ".Internal$Inner, which others cannot see",
            kept
                + ".Leaky.takes([Lorg.lawspeaker.testkit.hygiene.promises.Bold;): names"
                + " org.lawspeaker.testkit.hygiene.promises.Bold, which is not exported");
  }
}
