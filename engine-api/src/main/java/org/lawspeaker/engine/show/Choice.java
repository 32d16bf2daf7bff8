package org.lawspeaker.engine.show;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * What a move does, for whoever has to choose.
 *
 * @param label what it does, as an order in a few words, such as {@code Attack Imp with Javelin}
 * @param verb what is done, in a word or two, such as {@code Attack}: choices with the same verb
 *     stand together in a list
 * @param pieces the uids of the pieces that it touches: first what acts, then on what
 * @param amount how many, where choices differ in nothing but a number
 * @param hint what it costs or brings beyond what the label says, such as {@code costs 1 HP}
 * @param isGrave whether it costs what a person would not give up by mistake: a life, a game
 */
@Value.Builder
public record Choice(
    String label,
    String verb,
    ImmutableList<String> pieces,
    Optional<Integer> amount,
    Optional<String> hint,
    boolean isGrave)
    implements WithChoice {
  public Choice {
    if (label.isBlank() || verb.isBlank()) {
      throw new IllegalArgumentException("a choice has a label and a verb: " + label);
    }
  }

  /** A choice that touches these pieces, and that costs nothing. */
  public static Choice of(String verb, String label, String... pieces) {
    return builder(verb, label).addPieces(pieces).build();
  }

  /** A choice, nothing more to say of it yet. */
  public static ChoiceBuilder builder(String verb, String label) {
    return new ChoiceBuilder().verb(verb).label(label).isGrave(false);
  }
}
