package org.lawspeaker.engine.play.tournament;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.primitives.ImmutableDoubleArray;
import org.lawspeaker.engine.Outcome;

/**
 * What came of two entrants against each other. A won seat counts 1, a drawn one half. The matches
 * of one deal count as one trial, since they are not independent.
 *
 * @param first the name of one entrant
 * @param second the name of the other
 * @param firstResults what the seats of the first came to, over all matches
 * @param secondResults what the seats of the second came to
 * @param firstShare how much of what it could win the first won
 * @param secondShare the same of the second
 * @param lead how much more the first won than the second, deal by deal: from -1 to 1, above 0 if
 *     the first is better; an interval that does not hold 0 says that one is
 */
public record Pairing(
    String first,
    String second,
    ImmutableMultiset<Outcome.Result> firstResults,
    ImmutableMultiset<Outcome.Result> secondResults,
    Estimate firstShare,
    Estimate secondShare,
    Estimate lead) {
  /** Adds up the deals of two entrants. */
  static final class Counting {
    private final ImmutableList<String> names;
    private final ImmutableList<ImmutableMultiset.Builder<Outcome.Result>> results =
        ImmutableList.of(ImmutableMultiset.builder(), ImmutableMultiset.builder());
    private final ImmutableDoubleArray.Builder leads = ImmutableDoubleArray.builder();
    private final double[] shares = new double[2];
    private int deals;

    Counting(String first, String second) {
      names = ImmutableList.of(first, second);
    }

    /** Adds all matches of one deal. */
    void add(ImmutableList<TournamentMatch> deal) {
      double[] points = new double[2];
      int[] seats = new int[2];
      for (TournamentMatch match : deal) {
        for (int i = 0; i < match.seating().size(); i++) {
          int who = names.indexOf(match.seating().get(i));
          Outcome.Result result = match.outcome().results().get(i);
          results.get(who).add(result);
          points[who] += points(result);
          seats[who]++;
        }
      }
      double first = points[0] / seats[0];
      double second = points[1] / seats[1];
      shares[0] += first;
      shares[1] += second;
      leads.add(first - second);
      deals++;
    }

    private static double points(Outcome.Result result) {
      return switch (result) {
        case WON -> 1;
        case DREW -> 0.5;
        case LOST -> 0;
      };
    }

    Pairing pairing() {
      return new Pairing(
          names.get(0),
          names.get(1),
          results.get(0).build(),
          results.get(1).build(),
          Estimate.ofShare(Math.min(shares[0], deals), deals),
          Estimate.ofShare(Math.min(shares[1], deals), deals),
          Estimate.ofDifferences(leads.build()));
    }
  }
}
