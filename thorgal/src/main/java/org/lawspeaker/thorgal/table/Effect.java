package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.action.GoElsewhere;
import org.lawspeaker.thorgal.effects.Last;
import org.lawspeaker.thorgal.effects.OnCards;
import org.lawspeaker.thorgal.effects.OnPlayers;
import org.lawspeaker.thorgal.effects.OneOf;
import org.lawspeaker.thorgal.effects.Repeat;
import org.lawspeaker.thorgal.effects.When;
import org.lawspeaker.thorgal.journey.BringLand;
import org.lawspeaker.thorgal.journey.ChangeDestination;
import org.lawspeaker.thorgal.journey.DestroyAttached;
import org.lawspeaker.thorgal.occasions.Perhaps;
import org.lawspeaker.thorgal.piles.FromPile;
import org.lawspeaker.thorgal.piles.LookAtTop;
import org.lawspeaker.thorgal.piles.Search;

/**
 * Something that a card does. It is done as far as possible; what is impossible is skipped
 * (THO-Q-35).
 */
@Doc("Something that a card does.")
public sealed interface Effect
    permits OnCards,
        OnPlayers,
        Last,
        OneOf,
        Perhaps,
        When,
        Repeat,
        FromPile,
        GoElsewhere,
        LookAtTop,
        Search,
        BringLand,
        ChangeDestination,
        DestroyAttached {
  /** Carries it out, or puts a step on the agenda that asks for the choice it needs. */
  void act(Table table, Source source);

  /** What it does, in words. */
  String says();

  /** The effects that it is made of, of which it may carry some out; none for most. */
  default ImmutableList<Effect> parts() {
    return ImmutableList.of();
  }
}
