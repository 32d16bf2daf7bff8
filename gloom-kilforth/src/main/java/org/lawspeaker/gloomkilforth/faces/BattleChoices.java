package org.lawspeaker.gloomkilforth.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.gloomkilforth.dice.CallingFate;
import org.lawspeaker.gloomkilforth.dice.Chances;
import org.lawspeaker.gloomkilforth.dice.CountingDice;
import org.lawspeaker.gloomkilforth.engagement.EscapeOption;
import org.lawspeaker.gloomkilforth.engagement.EscapeTo;
import org.lawspeaker.gloomkilforth.engagement.FirstStage;
import org.lawspeaker.gloomkilforth.engagement.RoundOdds;
import org.lawspeaker.gloomkilforth.moves.Accept;
import org.lawspeaker.gloomkilforth.moves.Ambush;
import org.lawspeaker.gloomkilforth.moves.CallFate;
import org.lawspeaker.gloomkilforth.moves.Decline;
import org.lawspeaker.gloomkilforth.moves.Discard;
import org.lawspeaker.gloomkilforth.moves.Escape;
import org.lawspeaker.gloomkilforth.moves.Evade;
import org.lawspeaker.gloomkilforth.moves.Fight;
import org.lawspeaker.gloomkilforth.moves.PickOption;
import org.lawspeaker.gloomkilforth.moves.PickPlace;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.gloomkilforth.table.Test;

/** Engagements, battles and Tests. */
final class BattleChoices {
  private BattleChoices() {}

  static void addTo(Choices all) {
    all.on(Ambush.class, FirstStage.class, (at, move, step) -> ambush(at, move, step));
    all.on(Evade.class, FirstStage.class, BattleChoices::evade);
    all.on(Accept.class, FirstStage.class, BattleChoices::evadeWithoutDice);
    all.on(Fight.class, EscapeOption.class, (at, move, step) -> fight(at, move));
    all.on(Escape.class, EscapeOption.class, (at, move, step) -> escape(at, move));
    all.on(PickPlace.class, EscapeTo.class, (at, move, step) -> escapeTo(at, move));
    all.on(PickOption.class, CountingDice.class, BattleChoices::use);
    all.on(CallFate.class, CallingFate.class, BattleChoices::token);
    all.on(Discard.class, CallingFate.class, BattleChoices::rumour);
    all.on(Decline.class, CallingFate.class, (at, move, step) -> leave(at));
  }

  private static Choice ambush(Sight at, Ambush move, FirstStage step) {
    double wins = Foresight.wins(at, move.by(), step.foe(), Surprise.HERO);
    return Choice.of(
            "Surprise", "Surprise " + at.names.card(step.foe()), Places.onMap(at, step.foe()))
        .withHint(
            "you are no longer Hidden; 1 more die in the first round; won with "
                + Percent.of(wins));
  }

  private static Choice evade(Sight at, Evade move, FirstStage step) {
    return Choice.of("Evade", "Evade " + at.names.card(step.foe()), Places.onMap(at, step.foe()))
        .withHint(
            "Sneak "
                + Foresight.evasion(at, move.by(), step.foe())
                + "; if it fails, the foe may surprise you");
  }

  private static Choice evadeWithoutDice(Sight at, Accept move, FirstStage step) {
    return Choice.of(
            "Evade",
            "Evade " + at.names.card(step.foe()) + " without a roll",
            Places.onMap(at, step.foe()))
        .withHint("your Sneak is higher");
  }

  private static Battle battle(Sight at) {
    return at.view.battles().get(at.view.battles().size() - 1);
  }

  private static Choice fight(Sight at, Fight move) {
    Battle battle = battle(at);
    double wins = RoundOdds.of(at.table(), move.by(), battle);
    return Choice.builder("Fight", "Fight another round")
        .pieces(Places.open(at, battle.foe()).stream().toList())
        .hint(
            at.names.card(battle.foe())
                + " has "
                + battle.hp()
                + " HP, you have "
                + at.hero(move.by()).hp()
                + "; won with "
                + Percent.of(wins))
        .build();
  }

  private static Choice escape(Sight at, Escape move) {
    Hero hero = at.hero(move.by());
    return Choice.of("Escape", "Escape", Places.hero(move.by()))
        .withHint(
            "to the nearest place without an enemy; you make Camp"
                + (hero.allAp() > 0 ? " and lose " + hero.allAp() + " AP" : ""));
  }

  private static Choice escapeTo(Sight at, PickPlace move) {
    return Choice.of(
            "Escape", "Escape to " + at.names.place(move.place()), Places.site(move.place()))
        .withHint(ActionChoices.there(at, move.by(), move.place(), false));
  }

  /** The innermost Test. */
  private static Test test(Sight at) {
    return at.view.tests().get(at.view.tests().size() - 1);
  }

  private static Choice use(Sight at, PickOption move, CountingDice step) {
    ImmutableList<Attribute> usable = CountingDice.usable(at.table(), step.seat());
    Attribute used = usable.get(move.option());
    int dice = CountingDice.dice(at.table(), step.seat(), step.more(), used);
    String passes = needed(at).map(count -> "; " + Percent.of(chances(at, dice), count)).orElse("");
    return Choice.of("Use", "Use " + used.says())
        .withHint(Words.count(dice, "die", "dice") + passes);
  }

  private static Chances chances(Sight at, int dice) {
    return new Chances(dice, Chances.face(at.table(), test(at)));
  }

  private static Optional<Integer> needed(Sight at) {
    Test test = test(at);
    return test.purpose()
        .needed(at.table(), test.seat(), test.attribute())
        .map(count -> Math.max(0, count - test.successes()));
  }

  /** What there would be with one more success. */
  private static String one(Sight at) {
    return needed(at)
        .map(
            missing ->
                missing == 0
                    ? "there are enough already"
                    : missing == 1
                        ? "then there are enough"
                        : Words.count(missing - 1, "success is", "successes are")
                            + " still missing")
        .orElseGet(() -> hit(at));
  }

  /** How the foe would be with one more hit. */
  private static String hit(Sight at) {
    if (at.view.battles().isEmpty()) {
      return "1 more success";
    }
    int missing = battle(at).hp() - battle(at).hits() - test(at).successes();
    return missing <= 0
        ? "the foe is defeated already"
        : missing == 1 ? "defeats the foe" : "the foe has " + (missing - 1) + " HP left";
  }

  private static Choice token(Sight at, CallFate move, CallingFate step) {
    int left = at.hero(move.by()).fate();
    return Choice.of("Call on Fate", "Call on Fate with a token")
        .withHint("1 of " + left + " Fate; " + one(at) + "; once each Day");
  }

  private static Choice rumour(Sight at, Discard move, CallingFate step) {
    return Choice.builder("Call on Fate", "Call on Fate with " + at.names.card(move.card()))
        .pieces(Places.find(at, move.by(), move.card()).stream().toList())
        .hint(
            "the rumour is discarded"
                + RewardChoices.needed(at, move.by(), move.card())
                + "; "
                + one(at)
                + "; once each Day")
        .build();
  }

  private static Choice leave(Sight at) {
    Test test = test(at);
    Set<String> parts = new LinkedHashSet<>();
    parts.add(
        Words.count(test.successes(), "success", "successes")
            + " of "
            + Words.count(test.dice(), "die", "dice"));
    needed(at).filter(missing -> missing > 0).ifPresent(missing -> parts.add(missing + " missing"));
    List<String> all = new ArrayList<>(parts);
    return Choice.of("Leave it", "Leave the Test as it is").withHint(String.join("; ", all));
  }
}
