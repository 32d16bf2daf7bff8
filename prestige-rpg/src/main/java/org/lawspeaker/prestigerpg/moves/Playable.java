package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.prestigerpg.state.Origin;

/** What a player plays or uses. */
public sealed interface Playable {
  /** What its effects are effects of. */
  Origin origin();

  /** Whether another is the same thing, whatever lies under it in the fog. */
  default boolean isSame(Playable other) {
    return equals(other);
  }

  /** The same as those know it who do not see what lies face down. */
  default Playable unseen() {
    return this;
  }

  /** An Action card of the hand, face up (PRE-ACTION-01). */
  record Card(@CardNumber int card) implements Playable {
    /** The first cards of a pack, which are played again and again. */
    private static final ImmutableList<Card> MADE =
        IntStream.range(0, 100).mapToObj(Card::new).collect(ImmutableList.toImmutableList());

    /** This card. */
    public static Card of(int card) {
      return card < MADE.size() ? MADE.get(card) : new Card(card);
    }

    @Override
    public Origin origin() {
      return Origin.CARD;
    }
  }

  /**
   * A card of the hand, face down in the fog (PRE-Q-97).
   *
   * @param says the Action card that it is announced as
   * @param card the card that it really is, for those who know it
   */
  record InFog(@CardNumber int says, @CardNumber Optional<Integer> card) implements Playable {
    @Override
    public Origin origin() {
      return Origin.CARD;
    }

    @Override
    public boolean isSame(Playable other) {
      return other instanceof InFog fog && fog.says == says;
    }

    @Override
    public Playable unseen() {
      return new InFog(says, Optional.empty());
    }
  }

  /** An Item, by its id (PRE-ITEM-04). */
  record Item(int id) implements Playable {
    @Override
    public Origin origin() {
      return Origin.ITEM;
    }
  }

  /** The ability of a character (PRE-ABILITY-02). */
  record Ability(int character) implements Playable {
    @Override
    public Origin origin() {
      return Origin.ABILITY;
    }
  }
}
