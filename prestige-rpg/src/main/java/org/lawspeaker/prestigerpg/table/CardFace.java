package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;

/** What a card of the draw deck is. */
@Doc("What a card of the draw deck is.")
public sealed interface CardFace
    permits CardFace.Attack,
        CardFace.Maneuver,
        CardFace.Rider,
        CardFace.StandIn,
        CardFace.Action,
        CardFace.Item {
  /** How many values an Attack card shows (PRE-Q-28). */
  int VALUES = 4;

  /** Whether it is an Attack card, which can be set (PRE-SET-01). */
  default boolean isAttack() {
    return true;
  }

  /** Whether it is an Item, which never stays in a hand (PRE-ITEM-01). */
  default boolean isItem() {
    return false;
  }

  /** Whether it is a Tactical Maneuver, which never hits (PRE-TACTICAL-01, PRE-Q-24). */
  default boolean isManeuver() {
    return false;
  }

  /** Whether new cards take its place when it is revealed (PRE-STANDIN-02). */
  default boolean isStandIn() {
    return false;
  }

  /** What it does, a paragraph for each ability. */
  ImmutableList<String> text();

  /** What it does, in one line. */
  default String says() {
    return String.join(" ", text());
  }

  /**
   * A Standard Attack card, or an Enhanced one if it has effects (PRE-ENHANCED-01).
   *
   * @param values double, base, half, none (PRE-Q-28); the base is what it shows (PRE-ATTACK-01)
   * @param special its Special Attack, if it shows a character
   * @param names whether its player names another one when it is flipped
   * @param reveals what it does as soon as it is revealed, before anybody reacts
   * @param hits what it does when it has hit
   */
  @Doc("A Standard or Enhanced Attack card.")
  record Attack(
      @Size(min = VALUES, max = VALUES) @Range(min = -999, max = 999) ImmutableList<Integer> values,
      Optional<Special> special,
      @Default("false") boolean names,
      @Default("[]") ImmutableList<Effect> reveals,
      @Default("[]") ImmutableList<Effect> hits)
      implements CardFace {
    public Attack {
      Values.check(values);
    }

    @Override
    public ImmutableList<String> text() {
      return Wording.of(this);
    }
  }

  /**
   * An attack that only one character can make with a card (PRE-SPECIAL-01).
   *
   * @param character whose
   * @param values double, base, half, none (PRE-Q-41)
   * @param hits what it does when it has hit
   */
  record Special(
      String character,
      @Size(min = VALUES, max = VALUES) @Range(min = -999, max = 999) ImmutableList<Integer> values,
      @Default("[]") ImmutableList<Effect> hits) {
    public Special {
      Values.check(values);
    }
  }

  /**
   * A Tactical Maneuver that does nothing lasting (PRE-Q-21, PRE-Q-23).
   *
   * @param reveals what it does when it is revealed
   */
  @Doc("A Tactical Maneuver.")
  record Maneuver(@Default("[]") ImmutableList<Effect> reveals) implements CardFace {
    @Override
    public boolean isManeuver() {
      return true;
    }

    @Override
    public ImmutableList<String> text() {
      return Wording.of(this);
    }
  }

  /**
   * A Rider (PRE-RIDER-01, PRE-RIDER-02): additive if it shows values, multiplicative if not
   * (PRE-Q-29).
   *
   * @param values what it adds: double, base, half, none; empty for one that doubles
   */
  @Doc("A Rider; one without values doubles.")
  record Rider(@Default("[]") @Range(min = -999, max = 999) ImmutableList<Integer> values)
      implements CardFace {
    public Rider {
      if (!values.isEmpty()) {
        Values.check(values);
      }
    }

    /** Whether it doubles the attack that it joins. */
    public boolean doubles() {
      return values.isEmpty();
    }

    @Override
    public ImmutableList<String> text() {
      return Wording.of(this);
    }

    @Override
    public boolean isManeuver() {
      return true;
    }
  }

  /**
   * A Stand In: Double Strike or Opportunity Fire (PRE-STANDIN-01, PRE-STANDIN-02).
   *
   * @param second what becomes of the second card from the hand
   */
  @Doc("A Stand In: Attack cards from the hand take its place.")
  record StandIn(Second second) implements CardFace {
    @Override
    public boolean isStandIn() {
      return true;
    }

    @Override
    public ImmutableList<String> text() {
      return Wording.of(this);
    }
  }

  /** What becomes of the second card that replaces a Stand In. */
  enum Second {
    /** It is played after the check of the first (PRE-Q-25). */
    FOLLOWS("is played after the kill check of the first"),
    /** It is set face down and flipped in an extra turn (PRE-OPPFIRE-01, PRE-Q-26). */
    SET("is set face down and flipped in an extra turn");

    final String says;

    Second(String says) {
      this.says = says;
    }
  }

  /**
   * An Action card (PRE-ACTION-01).
   *
   * @param uses its effects, of which one is chosen when it is played (PRE-TOUGH-01)
   */
  @Doc("An Action card.")
  record Action(@Size(min = 1, max = 4) ImmutableList<Use> uses) implements CardFace {
    @Override
    public boolean isAttack() {
      return false;
    }

    @Override
    public ImmutableList<String> text() {
      return Wording.of(this);
    }
  }

  /** An Item card (PRE-ITEM-01). */
  @Doc("An Item card.")
  record Item(Kit kit) implements CardFace {
    @Override
    public boolean isAttack() {
      return false;
    }

    @Override
    public boolean isItem() {
      return true;
    }

    @Override
    public ImmutableList<String> text() {
      return Wording.of(kit);
    }
  }
}
