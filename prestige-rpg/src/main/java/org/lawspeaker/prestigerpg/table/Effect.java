package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.prestigerpg.attack.PlayAttack;
import org.lawspeaker.prestigerpg.creature.Blow;
import org.lawspeaker.prestigerpg.creature.ChangeLife;
import org.lawspeaker.prestigerpg.creature.EndEncounter;
import org.lawspeaker.prestigerpg.creature.SetBarrier;
import org.lawspeaker.prestigerpg.effects.OnPlayers;
import org.lawspeaker.prestigerpg.effects.OneOf;
import org.lawspeaker.prestigerpg.effects.When;
import org.lawspeaker.prestigerpg.events.OpenChest;
import org.lawspeaker.prestigerpg.hand.Rob;
import org.lawspeaker.prestigerpg.initiative.ExchangeInitiative;
import org.lawspeaker.prestigerpg.initiative.NewInitiative;
import org.lawspeaker.prestigerpg.initiative.SwitchSeats;
import org.lawspeaker.prestigerpg.items.Steal;
import org.lawspeaker.prestigerpg.lasting.Change;
import org.lawspeaker.prestigerpg.life.ReviveAll;
import org.lawspeaker.prestigerpg.scoring.EndGame;
import org.lawspeaker.prestigerpg.setting.DiscardSet;
import org.lawspeaker.prestigerpg.setting.SwapSet;
import org.lawspeaker.prestigerpg.stack.OnAttack;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.story.StartEncounter;
import org.lawspeaker.prestigerpg.story.Vote;
import org.lawspeaker.prestigerpg.strike.Prevent;
import org.lawspeaker.prestigerpg.strike.Redirect;
import org.lawspeaker.prestigerpg.strike.Reflect;
import org.lawspeaker.prestigerpg.turns.EndTurn;
import org.lawspeaker.prestigerpg.windows.CancelPlay;

/** Something that is done. What is impossible of it is skipped. */
@Doc("Something that is done.")
public sealed interface Effect
    permits OnPlayers,
        OnAttack,
        Blow,
        ChangeLife,
        SetBarrier,
        DiscardSet,
        SwapSet,
        EndTurn,
        PlayAttack,
        Change,
        Redirect,
        Prevent,
        Reflect,
        CancelPlay,
        Steal,
        Rob,
        NewInitiative,
        ExchangeInitiative,
        SwitchSeats,
        ReviveAll,
        OpenChest,
        Vote,
        StartEncounter,
        EndEncounter,
        EndGame,
        When,
        OneOf {
  /** Carries it out, or puts a step on the agenda that asks for the choice it needs. */
  void act(Table table, Source source);

  /** What it does, in words. */
  String says();

  /** Whether it does something to the attack that has been revealed (PRE-SPECIAL-02). */
  default boolean touchesAttack() {
    return false;
  }

  /** Whether a Treasure does it when it is activated, not at the end (PRE-EVENT-09). */
  default boolean isAtOnce() {
    return false;
  }

  /** Whether one of these does something to the attack that has been revealed. */
  static boolean anyTouchesAttack(ImmutableList<Effect> effects) {
    for (int i = 0; i < effects.size(); i++) {
      if (effects.get(i).touchesAttack()) {
        return true;
      }
    }
    return false;
  }

  /** Whether an encounter may begin by it. */
  default boolean meets() {
    return false;
  }

  /** Whether an encounter may begin by one of several effects. */
  static boolean anyMeets(ImmutableList<Effect> effects) {
    return effects.stream().anyMatch(Effect::meets);
  }

  /** Who does or suffers it, with whom its words begin; empty if they begin in another way. */
  default String subject() {
    return "";
  }

  /** Several effects in words. */
  static String says(ImmutableList<Effect> effects) {
    return String.join("; ", clauses(effects));
  }

  /** Several effects in words, as a part of a sentence. */
  static String within(ImmutableList<Effect> effects) {
    return Words.list(clauses(effects));
  }

  /** One after another; those who do two things are named once. */
  private static ImmutableList<String> clauses(ImmutableList<Effect> effects) {
    ImmutableList.Builder<String> clauses = ImmutableList.builder();
    for (int i = 0; i < effects.size(); i++) {
      String subject = effects.get(i).subject();
      int end = i + 1;
      while (end < effects.size()
          && !subject.isEmpty()
          && effects.get(end).subject().equals(subject)) {
        end++;
      }
      List<String> same = new ArrayList<>();
      for (int j = i; j < end; j++) {
        String says = effects.get(j).says();
        same.add(j == i ? says : says.substring(subject.length() + 1));
      }
      clauses.add(Words.list(same));
      i = end - 1;
    }
    return clauses.build();
  }
}
