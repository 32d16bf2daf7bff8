package org.lawspeaker.prestigerpg.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;

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

  /** Whether one of these does something to the attack that has been revealed. */
  static boolean anyTouchesAttack(ImmutableList<Effect> effects) {
    for (int i = 0; i < effects.size(); i++) {
      if (effects.get(i).touchesAttack()) {
        return true;
      }
    }
    return false;
  }

  /** Several effects in words. */
  static String says(ImmutableList<Effect> effects) {
    return String.join("; ", effects.stream().map(Effect::says).toList());
  }
}
