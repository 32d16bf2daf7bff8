package org.lawspeaker.engine.show;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The faces of a game and its pack, each id once.
 *
 * <pre>{@code
 * Face ember = Face.builder("ember", "Ember", "card").text(ImmutableList.of("Burns.")).build();
 * Catalogue catalogue = Catalogue.of(ImmutableList.of(ember));
 * System.out.println(catalogue.face("ember").map(Face::name)); // Optional[Ember]
 * System.out.println(catalogue.about("burns").size()); // 1
 * System.out.println(catalogue.about("freezes").size()); // 0
 * }</pre>
 */
public final class Catalogue {
  private static final Splitter WORDS = Splitter.on(' ').trimResults().omitEmptyStrings();

  private final ImmutableMap<String, Face> faces;

  private Catalogue(ImmutableMap<String, Face> faces) {
    this.faces = faces;
  }

  /**
   * These faces, in this order.
   *
   * @throws IllegalArgumentException if two have the same id
   */
  public static Catalogue of(List<Face> faces) {
    ImmutableMap.Builder<String, Face> byId = ImmutableMap.builder();
    faces.forEach(face -> byId.put(face.id(), face));
    return new Catalogue(byId.buildOrThrow());
  }

  /** All faces, in the order of the pack. */
  public ImmutableList<Face> faces() {
    return faces.values().asList();
  }

  public Optional<Face> face(String id) {
    return Optional.ofNullable(faces.get(id));
  }

  /**
   * The faces on which all these words stand, large or small: those whose name has them first, then
   * those that mention them.
   */
  public ImmutableList<Face> about(String words) {
    List<String> wanted = WORDS.splitToList(Ascii.toLowerCase(words));
    ImmutableList<Face> named = having(wanted, Face::name, faces());
    ImmutableList<Face> mentioned = having(wanted, Face::words, faces());
    return Stream.concat(named.stream(), mentioned.stream())
        .distinct()
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<Face> having(
      List<String> words, Function<Face, String> text, List<Face> faces) {
    ImmutableList.Builder<Face> having = ImmutableList.builder();
    for (Face face : faces) {
      String all = Ascii.toLowerCase(text.apply(face));
      if (words.stream().allMatch(all::contains)) {
        having.add(face);
      }
    }
    return having.build();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Catalogue that && faces.equals(that.faces);
  }

  @Override
  public int hashCode() {
    return faces.hashCode();
  }

  @Override
  public String toString() {
    return faces.values().toString();
  }
}
