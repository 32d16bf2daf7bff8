package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.immutables.value.Value;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.hofordeals.state.Archetype;

/**
 * A Skill card (HOF-PLAY-04): an Action card or an Attack card. Its three attributes are archetype,
 * ability and resource value (HOF-SKILL-01); Basic cards have no archetype (HOF-Q-06).
 *
 * @param copies how many the deck holds; of a starting card, how many each player gets
 * @param type Action or Attack
 * @param archetypes those by which it can be acquired; one match is enough (HOF-Q-15)
 * @param cost in Effort (HOF-Q-16)
 * @param effort resource value, gained when it is played (HOF-SKILL-02)
 * @param power resource value, while it is bound (HOF-SKILL-03)
 * @param food resource value, gained when it is played
 * @param fame at the end of the game
 * @param lasting what it changes from when it is played to the end of the turn
 */
@Doc("A Skill card: Action or Attack.")
@Value.Builder
public record Skill(
    String name,
    @Default("1") @Range(min = 1, max = 40) int copies,
    Type type,
    @Default("[]") @Size(max = 3) ImmutableList<Archetype> archetypes,
    @Default("0") @Range(min = 0, max = 20) int cost,
    @Default("0") @Range(min = 0, max = 9) int effort,
    @Default("0") @Range(min = 0, max = 9) int power,
    @Default("0") @Range(min = 0, max = 9) int food,
    @Default("0") @Range(min = -9, max = 20) int fame,
    @Default("[]") @Size(max = 2) ImmutableList<Permanent> lasting,
    @Default("[]") @Size(max = 4) ImmutableList<Ability> abilities,
    Provenance provenance)
    implements Card, WithSkill {
  /** The two types of Skill cards. */
  public enum Type {
    ACTION,
    ATTACK
  }

  public Skill {
    if (type == Type.ACTION && power > 0) {
      throw new IllegalArgumentException(
          name + ": an Action card gives Effort or Food, an Attack card Power (HOF-SKILL-02)");
    }
    if (type == Type.ATTACK && effort + food > 0) {
      throw new IllegalArgumentException(
          name + ": the value of an Attack card is Power (HOF-SKILL-03)");
    }
  }

  public boolean isAttack() {
    return type == Type.ATTACK;
  }

  /** The printed resource value (HOF-Q-16). */
  public int value() {
    return effort + power + food;
  }

  @Override
  public String says() {
    List<String> head = new ArrayList<>();
    String kind = isAttack() ? "Attack" : "Action";
    List<String> of = archetypes.stream().map(Archetype::says).toList();
    head.add(of.isEmpty() ? "Basic " + kind : String.join(" and ", of) + " " + kind);
    if (effort > 0) {
      head.add(effort + " Effort");
    }
    if (power > 0) {
      head.add(power + " Power");
    }
    if (food > 0) {
      head.add(food + " Food");
    }
    return Wording.sentences(String.join(", ", head), text());
  }

  @Override
  public ImmutableList<String> text() {
    ImmutableList.Builder<String> text = ImmutableList.builder();
    lasting.forEach(each -> text.add("this turn, " + each.says()));
    abilities.forEach(each -> text.add(each.says(this)));
    return text.build();
  }
}
