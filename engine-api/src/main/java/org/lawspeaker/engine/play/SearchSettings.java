package org.lawspeaker.engine.play;

import org.apiguardian.api.API;

/**
 * How a player searches.
 *
 * @param exploration how much a search tries what looked bad, 0 or more; values are stretched to
 *     reach from 0 to 1, so that the same number fits all games
 * @param horizon how many random plies follow the searched ones before a line of play is broken off
 *     and its last state judged by {@link org.lawspeaker.engine.Game#evaluate}, at least 0; where a
 *     game has no opinion, a line is played on
 * @param threads how many trees are grown side by side, at least 1; other numbers of threads choose
 *     other moves
 * @param keeps whether what was found out about the moves after a choice helps with the next one; a
 *     choice then rests on the questions before it, too
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record SearchSettings(double exploration, int horizon, int threads, boolean keeps) {
  /** What does well in games of all kinds, on one thread; each choice is thought about anew. */
  public static final SearchSettings STANDARD = new SearchSettings(0.25, 0, 1, false);

  public SearchSettings {
    if (!(exploration >= 0) || horizon < 0 || threads < 1) {
      throw new IllegalArgumentException(
          "exploration and horizon from 0, threads from 1, not "
              + exploration
              + ", "
              + horizon
              + " and "
              + threads);
    }
  }

  /** These settings with another number of threads. */
  public SearchSettings withThreads(int count) {
    return new SearchSettings(exploration, horizon, count, keeps);
  }

  /** These settings with another weight of exploration. */
  public SearchSettings withExploration(double weight) {
    return new SearchSettings(weight, horizon, threads, keeps);
  }

  /** These settings with another horizon. */
  public SearchSettings withHorizon(int plies) {
    return new SearchSettings(exploration, plies, threads, keeps);
  }

  /** These settings for a search that goes on from what it knows. */
  public SearchSettings keeping() {
    return new SearchSettings(exploration, horizon, threads, true);
  }
}
