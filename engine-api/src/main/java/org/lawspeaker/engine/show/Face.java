package org.lawspeaker.engine.show;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.cards.Provenance;

/**
 * One side of a card, or of anything else that lies on a table: what is to be read on it. A card
 * that is turned shows another face; the faces of one card name the same card.
 *
 * @param id unique in its catalogue and the same in every version of the pack as long as the names
 *     are, such as {@code aaricia}
 * @param name for people
 * @param kind the word of the rulebook for such a card, such as {@code companion}; a card's back
 *     has a face of its own, of the kind {@code back}
 * @param card what all faces of one card have in common; the id, if the card has but this one
 * @param cost what it costs, where the rulebook speaks of costs
 * @param facts what is printed in numbers and symbols, in the order in which people read it
 * @param types what it counts as, such as {@code Viking}
 * @param text what it does, one paragraph for each ability; made from its effects, and so true
 * @param citations the clauses and rulings that are about this card or its kind
 * @param provenance where its facts come from; empty for what no pack describes
 */
@Value.Builder
public record Face(
    String id,
    String name,
    String kind,
    String card,
    Optional<String> cost,
    ImmutableList<Fact> facts,
    ImmutableList<String> types,
    ImmutableList<String> text,
    ImmutableList<Citation> citations,
    Optional<Provenance> provenance)
    implements WithFace {
  /** The kind of every face that hides another. */
  public static final String BACK = "back";

  public Face {
    if (id.isBlank() || name.isBlank() || kind.isBlank()) {
      throw new IllegalArgumentException("a face has an id, a name and a kind: " + id);
    }
  }

  /** A face of a card that has but this one. */
  public static FaceBuilder builder(String id, String name, String kind) {
    return new FaceBuilder().id(id).name(name).kind(kind).card(id);
  }

  /** What shows that something lies there, and not what. */
  public static Face back(String id, String name) {
    return builder(id, name, BACK).addText("Lies face down.").build();
  }

  public boolean isBack() {
    return kind.equals(BACK);
  }

  /** All that stands on it, in one line. */
  String words() {
    StringBuilder words = new StringBuilder(name).append(' ').append(kind);
    types.forEach(type -> words.append(' ').append(type));
    facts.forEach(fact -> words.append(' ').append(fact.label()).append(' ').append(fact.value()));
    text.forEach(paragraph -> words.append(' ').append(paragraph));
    return words.toString();
  }
}
