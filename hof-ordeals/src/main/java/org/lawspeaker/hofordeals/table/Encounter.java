package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.state.Archetype;

/**
 * An Encounter card.
 *
 * @param level 1 to 3 (HOF-ENC-02); the Town belongs to all levels (HOF-ENC-05)
 * @param kind its type and subtype
 * @param archetypes the kinds of Skill cards that may be acquired here (HOF-ACQUIRE-04)
 * @param equipment whether Equipment may be acquired here (HOF-ACQUIRE-05)
 * @param usage how often it can be activated; without, there is no limit (HOF-USAGE-04)
 * @param when what must hold to activate it
 * @param cost what must be paid to activate it (HOF-ENC-07)
 * @param effects what activating it does (HOF-ENC-06, HOF-ENC-08)
 * @param reward what winning its combat gives (HOF-CEND-03)
 * @param lasting what it changes during its combat (HOF-COMBAT-01)
 * @param abilities what it does at moments of its combat
 * @param clause the clause of the rulebook that says what must hold, which refusals cite
 */
@Doc("An Encounter card.")
@Value.Builder
public record Encounter(
    String name,
    @Range(min = 1, max = 3) Optional<Integer> level,
    Kind kind,
    @Default("[]") @Size(max = 3) ImmutableList<Archetype> archetypes,
    @Default("false") boolean equipment,
    Optional<Usage> usage,
    @Default("[]") @Size(max = 4) ImmutableList<Condition> when,
    @Default("{}") Cost cost,
    @Default("[]") @Size(max = 8) ImmutableList<Effect> effects,
    @Default("[]") @Size(max = 8) ImmutableList<Effect> reward,
    @Default("[]") @Size(max = 2) ImmutableList<Permanent> lasting,
    @Default("[]") @Size(max = 3) ImmutableList<Ability> abilities,
    @Doc("The clause of the rulebook that says what must hold.") Optional<Citation> clause,
    Provenance provenance)
    implements Card, WithEncounter {
  /** The types and subtypes of Encounters. Location is the type of all but bosses (HOF-ENC-03). */
  public enum Kind {
    /** The Town, on each level (HOF-ENC-05). */
    BASIC,
    /** Its text is resolved (HOF-ENC-06). */
    EVENT,
    /** Enemies are fought (HOF-ENC-08): a Combat, or Combat Encounter (HOF-ENC-09). */
    COMBAT,
    /** Enemies are fought as soon as it is revealed (HOF-AMBUSH-01). */
    AMBUSH,
    /** The Royalty of the level is fought (HOF-ENC-04). */
    BOSS,
    /** For Campaign Mode alone: taken out before set-up (HOF-MODE-03). */
    CAMPAIGN;

    /** Its name within a sentence. */
    public String says() {
      return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }
  }

  /**
   * How often an Encounter can be activated (HOF-USAGE-01): each further value is for as many
   * players as its red number says, and more (HOF-USAGE-05, HOF-Q-94), so that a value may be the
   * number of players (HOF-CARD-20).
   *
   * @param value without a red number
   * @param three with the red number 3
   * @param four with the red number 4
   */
  @Doc("How often an Encounter can be activated.")
  public record Usage(
      @Range(min = 1, max = 20) int value,
      @Range(min = 1, max = 20) Optional<Integer> three,
      @Range(min = 1, max = 20) Optional<Integer> four) {
    /** The value for so many players. */
    public int at(int players) {
      if (players >= 4 && four.isPresent()) {
        return four.get();
      }
      return players >= 3 && three.isPresent() ? three.get() : value;
    }

    /** In words: {@code 2, 3 with 3 players}. */
    public String says() {
      return value
          + three.map(each -> ", " + each + " with 3 players").orElse("")
          + four.map(each -> ", " + each + " with 4 players").orElse("");
    }
  }

  public Encounter {
    if ((kind == Kind.BASIC) == level.isPresent()) {
      throw new IllegalArgumentException(
          name + ": every Encounter but the Town has a level (HOF-ENC-05)");
    }
    if (kind == Kind.BOSS && usage.isPresent()) {
      throw new IllegalArgumentException(name + ": a boss has no Usage value (HOF-Q-57)");
    }
  }

  public boolean isAmbush() {
    return kind == Kind.AMBUSH;
  }

  public boolean isBoss() {
    return kind == Kind.BOSS;
  }

  @Override
  public String says() {
    String head =
        kind.says()
            + level.map(each -> ", level " + each).orElse("")
            + ", cards to acquire: "
            + Words.list(sold())
            + usage.map(each -> ", Usage " + each.says()).orElse("");
    return Wording.sentences(head, text());
  }

  /** What may be acquired here: {@code Soldier}, {@code Equipment}. */
  public ImmutableList<String> sold() {
    ImmutableList.Builder<String> sold = ImmutableList.builder();
    archetypes.forEach(each -> sold.add(each.says()));
    return equipment ? sold.add("Equipment").build() : sold.build();
  }

  @Override
  public ImmutableList<String> text() {
    ImmutableList.Builder<String> text = ImmutableList.builder();
    if (!when.isEmpty()) {
      text.add("activate this only " + Wording.holds(when));
    }
    if (!cost.isFree()) {
      text.add("to activate this, " + cost.orders());
    }
    if (isBoss()) {
      text.add("fight the Royalty of the level, and minions that are drawn for it");
    }
    if (!effects.isEmpty()) {
      text.add((isAmbush() ? "Ambush: " : "") + Wording.of(effects));
    }
    lasting.forEach(each -> text.add("in this combat, " + each.says()));
    abilities.forEach(each -> text.add(each.says(this)));
    return reward.isEmpty() ? text.build() : text.add(Texts.reward(reward)).build();
  }
}
