package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.hofordeals.combat.AddMinions;
import org.lawspeaker.hofordeals.combat.AddPower;
import org.lawspeaker.hofordeals.combat.BindCards;
import org.lawspeaker.hofordeals.combat.BindFromHand;
import org.lawspeaker.hofordeals.combat.ChangeEnemies;
import org.lawspeaker.hofordeals.combat.FightMinions;
import org.lawspeaker.hofordeals.combat.GroupEnemies;
import org.lawspeaker.hofordeals.combat.RemoveEnemies;
import org.lawspeaker.hofordeals.combat.RepeatReward;
import org.lawspeaker.hofordeals.combat.ShardsAsFame;
import org.lawspeaker.hofordeals.effects.Convert;
import org.lawspeaker.hofordeals.effects.May;
import org.lawspeaker.hofordeals.effects.When;
import org.lawspeaker.hofordeals.gear.EquipThis;
import org.lawspeaker.hofordeals.gear.LoseGear;
import org.lawspeaker.hofordeals.gear.StashGear;
import org.lawspeaker.hofordeals.king.MoveKing;
import org.lawspeaker.hofordeals.map.ActivateAgain;
import org.lawspeaker.hofordeals.map.GoToTown;
import org.lawspeaker.hofordeals.map.MoveFree;
import org.lawspeaker.hofordeals.map.PlaceCubes;
import org.lawspeaker.hofordeals.map.ReplaceEncounter;
import org.lawspeaker.hofordeals.market.BuyCards;
import org.lawspeaker.hofordeals.market.GainRelic;
import org.lawspeaker.hofordeals.market.TakeCards;
import org.lawspeaker.hofordeals.occasions.OnPlayers;
import org.lawspeaker.hofordeals.piles.DestroyCards;
import org.lawspeaker.hofordeals.piles.LookAtTop;
import org.lawspeaker.hofordeals.piles.RecoverCards;
import org.lawspeaker.hofordeals.piles.ShuffleDiscard;
import org.lawspeaker.hofordeals.piles.SortTop;
import org.lawspeaker.hofordeals.skills.CopyCard;
import org.lawspeaker.hofordeals.turn.EndTurn;
import org.lawspeaker.hofordeals.turn.GoToAcquire;

/** Something that a card does. It is done as far as possible. */
@Doc("Something that a card does.")
public sealed interface Effect
    permits OnPlayers,
        Convert,
        When,
        May,
        DestroyCards,
        RecoverCards,
        SortTop,
        LookAtTop,
        ShuffleDiscard,
        CopyCard,
        BuyCards,
        TakeCards,
        GainRelic,
        StashGear,
        LoseGear,
        EquipThis,
        FightMinions,
        AddMinions,
        RemoveEnemies,
        GroupEnemies,
        ChangeEnemies,
        RepeatReward,
        BindCards,
        BindFromHand,
        AddPower,
        ShardsAsFame,
        MoveFree,
        GoToTown,
        MoveKing,
        PlaceCubes,
        ActivateAgain,
        ReplaceEncounter,
        EndTurn,
        GoToAcquire {
  /** Carries it out, or puts a step on the agenda that asks for the choice it needs. */
  void act(Table table, Source source);

  /**
   * The clause by which carrying it out now would do nothing, if that is known beforehand: then it
   * uses nothing up.
   */
  default Optional<Citation> idle(Table table, Source source) {
    return Optional.empty();
  }

  /** Whether a part of it is left when its user has died: what it does to others (HOF-Q-108). */
  default boolean outlives() {
    return false;
  }

  /** What it does, in words: a sentence without its full stop that begins in lower case. */
  String says();

  /** The effects that it is made of, of which it may carry some out; none for most. */
  default ImmutableList<Effect> parts() {
    return ImmutableList.of();
  }

  /** Whether it is such an effect, or made of one. */
  default boolean has(Class<? extends Effect> kind) {
    return kind.isInstance(this) || parts().stream().anyMatch(part -> part.has(kind));
  }
}
