package org.lawspeaker.command.reference;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.Optional;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.engine.show.Showing;

/** Finds cards. */
public final class CardSearch {
  /** How far off a card is whose name does not have the words. */
  private static final int MENTIONED = 3;

  private CardSearch() {}

  /** The cards of a game; empty if it does not say how they look. */
  public static <S, M extends Move, V> Optional<Catalogue> catalogue(Game<S, M, V> game) {
    return Showing.of(game).map(showing -> showing.catalogue());
  }

  /** The cards with these words: first the one that is called so, then whose name begins so. */
  public static ImmutableList<Face> best(Catalogue catalogue, String words) {
    String wanted = Ascii.toLowerCase(words.trim());
    return catalogue.about(words).stream()
        .sorted(Comparator.comparingInt(face -> distance(Ascii.toLowerCase(face.name()), wanted)))
        .collect(ImmutableList.toImmutableList());
  }

  /** The cards with these words in their name; if there is none, those that mention them. */
  public static ImmutableList<Face> named(Catalogue catalogue, String words) {
    String wanted = Ascii.toLowerCase(words.trim());
    ImmutableList<Face> all = best(catalogue, words);
    ImmutableList<Face> named =
        all.stream()
            .filter(face -> distance(Ascii.toLowerCase(face.name()), wanted) < MENTIONED)
            .collect(ImmutableList.toImmutableList());
    return named.isEmpty() ? all : named;
  }

  private static int distance(String name, String wanted) {
    if (name.equals(wanted)) {
      return 0;
    }
    if (name.startsWith(wanted)) {
      return 1;
    }
    return name.contains(wanted) ? 2 : MENTIONED;
  }
}
