package org.lawspeaker.testkit.hygiene;

import static org.lawspeaker.testkit.hygiene.Arrows.packageOf;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The floors of a game, from the top down. A package calls down or stays on its floor, and no
 * packages call each other in a circle.
 *
 * <pre>{@code
 * Walls.floors("org.example.chess")
 *     .floor("laws")
 *     .floor("") // the package org.example.chess alone
 *     .floor("notation", "view")
 *     .floor("opening", "endgame")
 *     .floor("board", "moves")
 *     .check(classes);
 * }</pre>
 *
 * @param root the package that the names of the floors are told from
 * @param floors the names on each floor, the top one first
 */
public record Floors(String root, ImmutableList<ImmutableList<String>> floors) {
  private static final String ARROW = " -> ";

  /**
   * The next floor down.
   *
   * @param packages each with all packages below it that are not named by themselves; "" is the
   *     root alone
   */
  public Floors floor(String... packages) {
    return new Floors(
        root,
        ImmutableList.<ImmutableList<String>>builder()
            .addAll(floors)
            .add(ImmutableList.copyOf(packages))
            .build());
  }

  /**
   * Fails with every arrow up and every circle of packages, each arrow from class to class; with
   * every package that stands on no floor, and every name that no package has.
   */
  public void check(JavaClasses classes) {
    Breaches.none("the floors of " + root, breaches(classes));
  }

  ImmutableList<String> breaches(JavaClasses classes) {
    Arrows files =
        Arrows.betweenFiles(classes.that(JavaClass.Predicates.resideInAPackage(root + "..")));
    Arrows packages = files.betweenPackages();
    ImmutableList.Builder<String> breaches = ImmutableList.builder();
    for (String name : packages.names()) {
      if (standing(name).isEmpty()) {
        breaches.add(name + " stands on no floor");
      }
    }
    breaches.addAll(namesOfNothing(packages.names()));
    for (String arrow : among(files, this::isUp)) {
      breaches.add(arrow + " calls up");
    }
    for (ImmutableSortedSet<String> circle : packages.circles()) {
      breaches.add("these packages call each other in a circle: " + Joiner.on(", ").join(circle));
      breaches.addAll(among(files, arrow -> isWithin(circle, arrow)));
    }
    return breaches.build();
  }

  private static ImmutableList<String> among(
      Arrows files, Predicate<Map.Entry<String, String>> such) {
    return files.arrows().entries().stream()
        .filter(such)
        .map(arrow -> arrow.getKey() + ARROW + arrow.getValue())
        .sorted()
        .collect(ImmutableList.toImmutableList());
  }

  private boolean isUp(Map.Entry<String, String> arrow) {
    Optional<Integer> from = standing(packageOf(arrow.getKey())).map(this::floorOf);
    Optional<Integer> to = standing(packageOf(arrow.getValue())).map(this::floorOf);
    return from.isPresent() && to.isPresent() && to.orElseThrow() < from.orElseThrow();
  }

  private static boolean isWithin(
      ImmutableSortedSet<String> circle, Map.Entry<String, String> arrow) {
    String from = packageOf(arrow.getKey());
    String to = packageOf(arrow.getValue());
    return !from.equals(to) && circle.contains(from) && circle.contains(to);
  }

  private ImmutableList<String> namesOfNothing(ImmutableSortedSet<String> packages) {
    ImmutableSet<String> used =
        packages.stream()
            .flatMap(name -> standing(name).stream())
            .collect(ImmutableSet.toImmutableSet());
    return floors.stream()
        .flatMap(ImmutableList::stream)
        .filter(name -> !used.contains(name))
        .map(name -> "a floor names " + whole(name) + ", which there is not")
        .collect(ImmutableList.toImmutableList());
  }

  /** The name on a floor by which this package stands there: the longest that fits. */
  private Optional<String> standing(String named) {
    return floors.stream()
        .flatMap(ImmutableList::stream)
        .filter(
            name ->
                named.equals(whole(name))
                    || (!name.isEmpty() && named.startsWith(whole(name) + ".")))
        .max(Comparator.comparingInt(String::length));
  }

  private String whole(String name) {
    return name.isEmpty() ? root : root + "." + name;
  }

  /** Counted from the top. */
  private int floorOf(String name) {
    int floor = 0;
    while (!floors.get(floor).contains(name)) {
      floor++;
    }
    return floor;
  }
}
