package org.lawspeaker.command.server.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.lawspeaker.command.drawing.Telling;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.play.Played;

/** Who looks at a match, and what each has seen of it. Guarded by its table. */
final class Audience<S, M extends Move, V> {
  private final Course<S, M, V> course;
  private final ImmutableMap<Viewer, ViewerLog<V>> logs;

  Audience(Course<S, M, V> course) {
    this.course = course;
    ImmutableMap.Builder<Viewer, ViewerLog<V>> each = ImmutableMap.builder();
    for (int i = 0; i < course.opening().setup().seats(); i++) {
      each.put(Seat.of(i), new ViewerLog<>(Seat.of(i)));
    }
    each.put(Onlooker.SPECTATOR, new ViewerLog<>(Onlooker.SPECTATOR));
    this.logs = each.buildOrThrow();
  }

  private StandingPages<S, M, V> pages() {
    return new StandingPages<>(course.game(), course.opening());
  }

  private ViewerLog<V> log(Viewer viewer) {
    return Objects.requireNonNull(logs.get(viewer), "not of this match");
  }

  /** The viewer of this name: the number of a seat, or {@code watch}. */
  Optional<Viewer> named(String name) {
    return logs.keySet().stream().filter(viewer -> name(viewer).equals(name)).findFirst();
  }

  /** What {@link #named} knows. */
  String names() {
    return logs.keySet().stream().map(Audience::name).collect(Collectors.joining(", "));
  }

  private static String name(Viewer viewer) {
    return viewer instanceof Seat seat ? String.valueOf(seat.index()) : "watch";
  }

  int version(Viewer viewer) {
    return log(viewer).version();
  }

  /** Everybody looks at the table; nothing is to be seen while Nature has still to move. */
  void look() {
    if (course.pending() instanceof Pending.Chance<M>) {
      return;
    }
    News<S, M> news = course.news();
    for (ViewerLog<V> log : logs.values()) {
      ViewerLog.Sight<V> sight = pages().sight(course.state(), log.viewer());
      tell(log, sight, news);
      if (log.isNews(sight)) {
        log.see(sight, course.plies());
      }
    }
  }

  private void tell(ViewerLog<V> log, ViewerLog.Sight<V> sight, News<S, M> news) {
    boolean wasSeen =
        log.isNews(sight)
            || news.takenBack().stream().anyMatch(ply -> !heard(ply, log.viewer()).isEmpty());
    if (!news.takenBack().isEmpty() && wasSeen) {
      Played<S, M> ply = news.takenBack().get(0);
      String says = telling(log, sight).sentence(ply.move().by() + " takes back a decision.");
      log.tell(Optional.empty(), Standing.Told.TOOK_BACK, says, ImmutableMap.of());
    }
    for (Played<S, M> ply : news.played()) {
      for (Event event : heard(ply, log.viewer())) {
        String says = telling(log, sight).of(event);
        log.tell(Optional.of(event.citation()), event.kind(), says, event.facts());
      }
    }
  }

  private static <S, M extends Move> ImmutableList<Event> heard(Played<S, M> ply, Viewer viewer) {
    return ply.transition().eventsFor(viewer);
  }

  private Telling telling(ViewerLog<V> log, ViewerLog.Sight<V> sight) {
    return new Company(course.opening()).telling(course.game(), sight.view(), log.viewer());
  }

  /** How the match stands for this viewer, with what it was told after so many lines. */
  Standing now(Viewer viewer, int since, boolean isViewWanted) {
    return pages().now(course.state(), log(viewer), since, isViewWanted);
  }

  /** How the match stood when the viewer had seen so many positions before; empty if it has not. */
  Optional<Standing> then(Viewer viewer, int ply, boolean isViewWanted) {
    ViewerLog<V> log = log(viewer);
    ImmutableList<ViewerLog.Step> steps = log.steps();
    if (ply < 0 || ply >= steps.size()) {
      return Optional.empty();
    }
    ViewerLog.Step step = steps.get(ply);
    return Optional.of(pages().then(course.state(step.plies()), log, step.told(), isViewWanted));
  }

  void add(Viewer viewer, Listener listener) {
    log(viewer).add(listener);
  }

  void remove(Viewer viewer, Listener listener) {
    log(viewer).remove(listener);
  }

  /** Whoever listens for this viewer has to come in again. */
  void close(Viewer viewer) {
    log(viewer).close();
  }

  void close() {
    logs.values().forEach(ViewerLog::close);
  }
}
