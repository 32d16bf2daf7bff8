package org.lawspeaker.gloomkilforth.prospects;

/**
 * A battle of one hero fought to the end.
 *
 * @param wins how likely the foe is defeated and the hero is not
 * @param left how many HP the hero has then, on average over all ends
 */
record Duel(double wins, double left) {
  private static final int MOST = 24;

  /** With so many dice and HP on both sides. */
  static Duel of(int heroFace, int dice, int hp, int foeFace, int foeDice, int foeHp) {
    int own = Math.min(MOST, Math.max(0, hp));
    int its = Math.min(MOST, Math.max(0, foeHp));
    double[] hits = Rolls.of(heroFace, dice);
    double[] harm = Rolls.of(foeFace, foeDice);
    double[][] wins = new double[own + 1][its + 1];
    double[][] left = new double[own + 1][its + 1];
    for (int h = 1; h <= own; h++) {
      wins[h][0] = 1;
      left[h][0] = h;
      for (int f = 1; f <= its; f++) {
        round(wins, left, h, f, hits, harm, Math.min(MOST, dice), Math.min(MOST, foeDice));
      }
    }
    return new Duel(wins[own][its], left[own][its]);
  }

  /** All hits are counted at the same time; a round in which nobody hits is fought again. */
  private static void round(
      double[][] wins,
      double[][] left,
      int h,
      int f,
      double[] hits,
      double[] harm,
      int dice,
      int foeDice) {
    double rest = 1 - hits[0] * harm[0];
    if (rest <= 0) {
      left[h][f] = h;
      return;
    }
    for (int x = 0; x <= dice; x++) {
      for (int y = x == 0 ? 1 : 0; y <= foeDice && y < h; y++) {
        double odds = hits[x] * harm[y] / rest;
        wins[h][f] += odds * wins[h - y][Math.max(0, f - x)];
        left[h][f] += odds * left[h - y][Math.max(0, f - x)];
      }
    }
  }
}
