package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.terms.AllBut;
import org.lawspeaker.prestigerpg.terms.Bearing;
import org.lawspeaker.prestigerpg.terms.Group;
import org.lawspeaker.prestigerpg.terms.Holder;
import org.lawspeaker.prestigerpg.terms.Next;

/** Whom an effect or an attack means: living players only (PRE-Q-62), unless it says so. */
@Doc("Which players.")
public sealed interface Who permits Group, Holder, Next, Bearing, AllBut {
  /** The seats meant, in Initiative order. */
  ImmutableList<Seat> seats(Table table, Source source);

  /** Whom, in words. */
  String says();

  /** Whether a verb after {@link #says} is that of several players, or of "you". */
  boolean isSeveral();

  /** Whether those who attack choose whom. */
  default boolean isChosen() {
    return false;
  }

  /** Whether it means the user of an effect, to whom it is said. */
  default boolean isYou() {
    return false;
  }

  /** What they do, in words. */
  default String does(String verb) {
    return says() + " " + verb + (isSeveral() ? "" : "s");
  }

  /** Something of theirs, after they have been named. */
  default String their(String thing) {
    return (isYou() ? "your " : "their ") + thing;
  }

  /** That whoever reads it is one of them, in words. */
  default String youAre() {
    return "you are " + (isSeveral() ? "one of " : "") + says();
  }

  /** That whoever reads it is none of them, in words. */
  default String youAreNot() {
    return "you are not " + (isSeveral() ? "one of " : "") + says();
  }

  /** That there is one of them, in words. */
  default String somebodyIs() {
    return "somebody is " + (isSeveral() ? "one of " : "") + says();
  }

  /** That there is none of them, in words. */
  default String nobodyIs() {
    return "nobody is " + (isSeveral() ? "one of " : "") + says();
  }

  /** Something of theirs, in words. */
  default String own(String thing) {
    return isYou() ? "your " + thing : "the " + thing + " of " + says();
  }
}
