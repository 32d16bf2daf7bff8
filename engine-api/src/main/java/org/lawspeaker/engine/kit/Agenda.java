package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * The stack of steps that a game still has to carry out, held in its state as data. The top one is
 * next. Immutable; pushing and popping share the rest and take constant time.
 *
 * @param <F> the game's frames, usually a sealed interface of records that extends {@link Step}
 */
public final class Agenda<F> implements Fingerprinted {
  private static final int NAMED = 20;
  private static final Agenda<?> EMPTY = new Agenda<>(null, null);

  private final @Nullable F top;
  private final @Nullable Agenda<F> rest;
  private final int size;

  private Agenda(@Nullable F top, @Nullable Agenda<F> rest) {
    this.top = top;
    this.rest = rest;
    this.size = rest == null ? 0 : rest.size + 1;
  }

  /** The agenda with nothing left to do. */
  @SuppressWarnings("unchecked") // an empty agenda holds no frame of any type
  public static <F> Agenda<F> empty() {
    return (Agenda<F>) EMPTY;
  }

  /** An agenda of these frames, the last of them on top. */
  public static <F> Agenda<F> of(Iterable<? extends F> bottomFirst) {
    Agenda<F> agenda = empty();
    for (F frame : bottomFirst) {
      agenda = agenda.push(frame);
    }
    return agenda;
  }

  /** An agenda of one frame. */
  public static <F> Agenda<F> of(F only) {
    return Agenda.<F>empty().push(only);
  }

  public boolean isEmpty() {
    return rest == null;
  }

  public int size() {
    return size;
  }

  /**
   * The next frame.
   *
   * @throws NoSuchElementException if there is none
   */
  public F top() {
    if (top == null) {
      throw new NoSuchElementException("the agenda is empty");
    }
    return top;
  }

  public Agenda<F> push(F frame) {
    return new Agenda<>(frame, this);
  }

  /**
   * The agenda without its top frame.
   *
   * @throws NoSuchElementException if there is none
   */
  public Agenda<F> pop() {
    if (rest == null) {
      throw new NoSuchElementException("the agenda is empty");
    }
    return rest;
  }

  /**
   * The agenda with another frame in place of the top one.
   *
   * @throws NoSuchElementException if there is none
   */
  public Agenda<F> replaceTop(F frame) {
    return pop().push(frame);
  }

  /** The frames, bottom first: what {@link #of(Iterable)} takes. */
  public ImmutableList<F> toList() {
    List<F> frames = new ArrayList<>(size);
    for (Agenda<F> at = this; !at.isEmpty(); at = at.pop()) {
      frames.add(at.top());
    }
    Collections.reverse(frames);
    return ImmutableList.copyOf(frames);
  }

  /** The steps on top, for a message. */
  String names() {
    List<String> names = new ArrayList<>();
    for (Agenda<F> at = this; !at.isEmpty() && names.size() < NAMED; at = at.pop()) {
      names.add(at.top().toString());
    }
    return String.join(", ", names) + (size > NAMED ? " and " + (size - NAMED) + " more" : "");
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof Agenda<?> agenda) || size != agenda.size) {
      return false;
    }
    Agenda<?> there = agenda;
    for (Agenda<F> here = this; !here.isEmpty(); here = here.pop()) {
      if (!here.top().equals(there.top())) {
        return false;
      }
      there = there.pop();
    }
    return true;
  }

  @Override
  public int hashCode() {
    int hash = 1;
    for (Agenda<F> at = this; !at.isEmpty(); at = at.pop()) {
      hash = 31 * hash + at.top().hashCode();
    }
    return hash;
  }

  @Override
  public void feed(Fingerprint to) {
    to.add(size);
    for (Agenda<F> at = this; !at.isEmpty(); at = at.pop()) {
      to.add(at.top());
    }
  }

  /** The frames, bottom first. */
  @Override
  public String toString() {
    return toList().toString();
  }
}
