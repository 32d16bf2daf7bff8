package org.lawspeaker.command.server.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;

/**
 * What one viewer has seen of a match so far. It changes only when what the viewer may know has
 * changed, so neither its numbers nor when it speaks tell anything else. Guarded by its table.
 */
final class ViewerLog<V> {
  /**
   * All that can differ in what a viewer gets, but for what it was told.
   *
   * @param names what the seats are called
   * @param players who decides for them
   */
  record Sight<V>(
      V view,
      Optional<Window> asked,
      Optional<Outcome> ended,
      ImmutableList<String> names,
      ImmutableList<String> players) {}

  /**
   * A position that the viewer has seen.
   *
   * @param plies how many plies led to it; never sent
   * @param told how much the viewer had been told then
   */
  record Step(int plies, int told) {}

  private final Viewer viewer;
  private final List<Standing.Told> told = new ArrayList<>();
  private final List<Step> steps = new ArrayList<>();
  private final Set<Listener> listeners = new LinkedHashSet<>();
  private Optional<Sight<V>> last = Optional.empty();
  private int version;

  ViewerLog(Viewer viewer) {
    this.viewer = viewer;
  }

  Viewer viewer() {
    return viewer;
  }

  int version() {
    return version;
  }

  ImmutableList<Step> steps() {
    return ImmutableList.copyOf(steps);
  }

  /** What was told after so many lines, and no more than up to so many. */
  ImmutableList<Standing.Told> told(int since, int until) {
    int from = Math.min(Math.max(since, 0), until);
    return ImmutableList.copyOf(told.subList(from, until));
  }

  int toldSoFar() {
    return told.size();
  }

  void tell(
      Optional<Citation> clause, String kind, String says, ImmutableMap<String, String> facts) {
    told.add(new Standing.Told(told.size() + 1, clause, kind, says, facts));
  }

  /** Whether this is anything new to the viewer, who has been told of it already. */
  boolean isNews(Sight<V> sight) {
    return !last.equals(Optional.of(sight))
        || (!steps.isEmpty() && steps.get(steps.size() - 1).told() != told.size());
  }

  /** The match has come to this position, which is news. */
  void see(Sight<V> sight, int plies) {
    last = Optional.of(Objects.requireNonNull(sight));
    version++;
    steps.removeIf(step -> step.plies() >= plies);
    steps.add(new Step(plies, told.size()));
    ImmutableList.copyOf(listeners).forEach(listener -> listener.changed(version));
  }

  void add(Listener listener) {
    listeners.add(listener);
    listener.changed(version);
  }

  void remove(Listener listener) {
    listeners.remove(listener);
  }

  void close() {
    // Who is told that it is closed may take itself off the list.
    ImmutableList.copyOf(listeners).forEach(Listener::closed);
    listeners.clear();
  }
}
