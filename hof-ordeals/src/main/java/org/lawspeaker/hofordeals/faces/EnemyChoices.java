package org.lawspeaker.hofordeals.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.hofordeals.combat.Grouping;
import org.lawspeaker.hofordeals.combat.Looting;
import org.lawspeaker.hofordeals.combat.PickEnemies;
import org.lawspeaker.hofordeals.combat.PickGroup;
import org.lawspeaker.hofordeals.combat.PickHandToBind;
import org.lawspeaker.hofordeals.combat.PickReward;
import org.lawspeaker.hofordeals.combat.Resolved;
import org.lawspeaker.hofordeals.combat.Resolving;
import org.lawspeaker.hofordeals.combat.Strengthening;
import org.lawspeaker.hofordeals.ending.DuelResolving;
import org.lawspeaker.hofordeals.gear.Equipping;
import org.lawspeaker.hofordeals.gear.Unbinding;
import org.lawspeaker.hofordeals.moves.Decline;
import org.lawspeaker.hofordeals.moves.PickBound;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.moves.PickEnemy;
import org.lawspeaker.hofordeals.moves.PickOption;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Wording;

/** Bound cards, enemies and rewards that are chosen. */
final class EnemyChoices {
  private EnemyChoices() {}

  static void addTo(Choices all) {
    all.on(PickBound.class, Resolving.class, (at, move, step) -> resolve(at, move));
    all.on(PickBound.class, Resolved.class, (at, move, step) -> resolve(at, move));
    all.on(PickBound.class, DuelResolving.class, (at, move, step) -> resolve(at, move));
    all.on(PickBound.class, Unbinding.class, (at, move, step) -> unbind(at, move));
    all.on(PickBound.class, Strengthening.class, EnemyChoices::strengthen);
    all.on(PickEnemy.class, PickEnemies.class, EnemyChoices::remove);
    all.on(
        Decline.class,
        PickEnemies.class,
        (at, move, step) -> Choice.of("Stop", "Remove no more minions"));
    all.on(PickOption.class, Grouping.class, EnemyChoices::group);
    all.on(PickOption.class, PickGroup.class, EnemyChoices::fight);
    all.on(PickCard.class, Looting.class, (at, move, step) -> loot(at, move, "Gain"));
    all.on(PickCard.class, PickReward.class, (at, move, step) -> loot(at, move, "Gain again"));
    all.on(PickCard.class, PickHandToBind.class, (at, move, step) -> bind(at, move));
    all.on(
        Decline.class,
        PickHandToBind.class,
        (at, move, step) -> Choice.of("Stop", "Bind nothing more"));
  }

  private static Bound bound(Sight at, PickBound move) {
    return Objects.requireNonNull(at.hero(move.by()).bound(move.source()));
  }

  private static Choice resolve(Sight at, PickBound move) {
    Choice resolve =
        Choice.of(
            "Resolve",
            "Resolve " + at.names.bound(move.by(), move.source()) + " next",
            Places.bound(move.by(), move.source()));
    return Hints.resolving(at.cards.card(bound(at, move).card())).on(resolve);
  }

  private static Choice unbind(Sight at, PickBound move) {
    return Choice.of(
            "Discard",
            "Discard " + at.names.bound(move.by(), move.source()) + " from the weapon",
            Places.bound(move.by(), move.source()))
        .withHint(Resource.POWER.says(bound(at, move).power()));
  }

  private static Choice strengthen(Sight at, PickBound move, Strengthening step) {
    int power = bound(at, move).power();
    return Choice.of(
            "Strengthen",
            "Strengthen " + at.names.bound(move.by(), move.source()),
            Places.bound(move.by(), move.source()))
        .withHint("from " + power + " to " + Resource.POWER.says(power + step.power()));
  }

  private static Choice remove(Sight at, PickEnemy move, PickEnemies step) {
    Enemy enemy = Objects.requireNonNull(at.table().fight().enemy(move.enemy()));
    String verb = step.effect().destroy() ? "Destroy" : "Remove";
    return Choice.of(verb, verb + " " + at.names.enemy(move.enemy()), Places.enemy(move.enemy()))
        .withHint("you do without its reward: " + reward(at, enemy.card()));
  }

  /** The minion that is next comes to those that are in the group already. */
  private static Choice group(Sight at, PickOption move, Grouping step) {
    ImmutableList<Enemy> minions = Grouping.minions(at.table());
    Enemy next = minions.get(step.in().size());
    List<String> group = members(at, step.in(), move.option());
    String where =
        group.isEmpty()
            ? "group " + (move.option() + 1) + ", a new one"
            : "group " + (move.option() + 1) + ", with " + Words.list(group);
    return Choice.of(
        "Group", "Put " + at.names.enemy(next.id()) + " into " + where, Places.enemy(next.id()));
  }

  private static Choice fight(Sight at, PickOption move, PickGroup step) {
    List<String> group = members(at, step.in(), move.option());
    return Choice.of("Fight", "Let group " + (move.option() + 1) + " be fought")
        .withHint(Words.list(group) + "; the others are removed");
  }

  /** The minions of a group, so far as they are divided. */
  private static List<String> members(Sight at, List<Integer> in, int group) {
    ImmutableList<Enemy> minions = Grouping.minions(at.table());
    List<String> members = new ArrayList<>();
    for (int i = 0; i < in.size(); i++) {
      if (in.get(i) == group) {
        members.add(at.names.enemy(minions.get(i).id()));
      }
    }
    return members;
  }

  private static String reward(Sight at, int card) {
    ImmutableList<Effect> reward = Looting.reward(at.cards.card(card));
    return reward.isEmpty() ? "nothing" : Wording.of(reward);
  }

  private static Choice loot(Sight at, PickCard move, String verb) {
    return Choice.of(
            verb,
            verb + " the reward of " + at.names.card(move.card()),
            Places.card(at, Places.DEFEATED, move.card()))
        .withHint(reward(at, move.card()));
  }

  private static Choice bind(Sight at, PickCard move) {
    return Choice.of(
            "Bind",
            "Bind " + at.names.card(move.card()),
            Places.card(at, Places.hand(move.by()), move.card()))
        .withHint(Resource.POWER.says(Equipping.power(at.table(), move.by(), move.card())));
  }
}
