package org.lawspeaker.prestigerpg.lasting;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;

/** Whom an effect or an attack means: living players only (PRE-Q-62), unless it says so. */
@Doc("Which players.")
public sealed interface Who permits Group, Holder, Next, Bearing, AllBut {
  /** The seats meant, in Initiative order. */
  ImmutableList<Seat> seats(Table table, Source source);

  /** Whom, in words. */
  String says();

  /** Whether a verb after {@link #says} is that of several players, or of "you". */
  boolean isSeveral();

  /** What they do, in words. */
  default String does(String verb) {
    return says() + " " + verb + (isSeveral() ? "" : "s");
  }

  /** Something of theirs, in words. */
  default String own(String thing) {
    return this == Group.YOU ? "your " + thing : "the " + thing + " of " + says();
  }
}
