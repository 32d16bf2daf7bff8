package org.lawspeaker.hofordeals;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.table.Card;
import org.lawspeaker.hofordeals.table.Minion;
import org.lawspeaker.hofordeals.table.Royalty;

/** Combats of seat 1 of three at c2, in tests. */
public final class Battle {
  private Battle() {}

  /** The assign phase of a first combat round at the Bandit Camp. */
  public static Scene assigning(String hero, String... enemies) {
    return Scene.of(3, zones("assigning", "bandit-camp", hero, "{}", enemies));
  }

  /** The end of a first combat round at the Bandit Camp. */
  public static Scene continuing(String hero, String... enemies) {
    return Scene.of(3, zones("continuing", "bandit-camp", hero, "{}", enemies));
  }

  /** The assign phase of a combat with a boss of this level. */
  public static Scene boss(int level, String royalty, String hero, String... enemies) {
    return Scene.of(3, bossZones("assigning", level, royalty, hero, enemies));
  }

  /** A combat with a boss, in words. */
  public static String bossZones(
      String step, int level, String royalty, String hero, String... enemies) {
    String encounter = List.of("jack", "queen", "king").get(level - 1);
    return "board: {royalty: "
        + royalty
        + "}\n"
        + zones(step, encounter, hero, "{level: " + level + "}", enemies);
  }

  /** A combat in words: the step, where it is, the fighter, the clock and the enemies. */
  public static String zones(
      String step, String encounter, String hero, String clock, String... enemies) {
    String all =
        IntStream.range(0, enemies.length)
            .mapToObj(i -> enemy(i + 1, enemies[i]))
            .collect(Collectors.joining(", "));
    return """
    step: %s
    turn: {active: "1", activated: true}
    clock: %s
    sites: {c2: {card: %s}}
    fight: {origin: activated, encounter: %s, round: 1, last-id: %d, enemies: [%s]}
    heroes: {1: {space: c2, %s}}
    """
        .formatted(step, clock, encounter, encounter, enemies.length, all, hero);
  }

  /** An enemy as its card says, with another Power after an equals sign. */
  private static String enemy(int id, String text) {
    String[] parts = text.split("=");
    Card card = Scene.GAME.cards().card(Scene.card(parts[0]));
    int power = card instanceof Royalty royal ? royal.power() : ((Minion) card).base();
    int protection =
        card instanceof Royalty royal ? royal.protection() : ((Minion) card).protection();
    int infected = card instanceof Royalty royal ? royal.infected() : ((Minion) card).infected();
    return "{id: %d, card: %s, power: %s, protection: %d, infected: %d}"
        .formatted(id, parts[0], parts.length > 1 ? parts[1] : power, protection, infected);
  }

  /** Bound cards, each with its Power: {@code hack 1}. */
  public static String bound(String... cards) {
    return IntStream.range(0, cards.length)
        .mapToObj(
            i ->
                "{id: %d, card: %s, power: %s}"
                    .formatted(i + 1, cards[i].split(" ")[0], cards[i].split(" ")[1]))
        .collect(Collectors.joining(", ", "bound: [", "]"));
  }

  /** The enemies still in the combat, by their cards. */
  public static List<String> enemies(Scene scene) {
    return scene.state().fight().orElseThrow().enemies().stream()
        .map(enemy -> Scene.GAME.cards().index.name(enemy.card()))
        .toList();
  }

  /** The enemy that came as this number, counted from 1. */
  public static Enemy enemy(Scene scene, int id) {
    return Objects.requireNonNull(scene.state().fight().orElseThrow().enemy(id));
  }

  /** The clauses that a refusal of a move cites that has no name any more. */
  public static List<String> refused(Scene scene, HofMove move) {
    return ((Verdict.Illegal) Scene.GAME.judge(scene.state(), move))
        .violations().stream().map(each -> each.citation().id()).toList();
  }

  /** The numbers of these cards. */
  public static Integer[] cards(String... names) {
    return Arrays.stream(names).map(Scene::card).toArray(Integer[]::new);
  }

  /** The cards of a zone. */
  public static List<String> names(Bag zone) {
    return names(zone.toPile());
  }

  /** The cards of a zone, in their order. */
  public static List<String> names(Pile zone) {
    return IntStream.range(0, zone.size())
        .mapToObj(i -> Scene.GAME.cards().index.name(zone.get(i)))
        .toList();
  }
}
