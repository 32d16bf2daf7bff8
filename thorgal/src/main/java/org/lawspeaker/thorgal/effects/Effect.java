package org.lawspeaker.thorgal.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

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
