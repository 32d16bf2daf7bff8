package org.lawspeaker.handofdestiny.state;

/**
 * Where in the game we are.
 *
 * @param wave 1 to 4
 * @param phase of the wave
 * @param turn of the Combat phase, from 1
 * @param departed whether a monster has left in the action under way (HOD-Q-34)
 * @param ending how the game ended, if it has
 */
public record Progress(int wave, Phase phase, int turn, boolean departed, Ending ending) {
  /** How many waves a game has (HOD-GAME-02). */
  public static final int WAVES = 4;

  public Progress in(Phase next) {
    return new Progress(wave, next, turn, departed, ending);
  }

  public Progress atTurn(int next) {
    return new Progress(wave, phase, next, departed, ending);
  }

  public Progress withDeparted(boolean now) {
    return now == departed ? this : new Progress(wave, phase, turn, now, ending);
  }

  public Progress ended(Ending how) {
    return new Progress(wave, phase, turn, departed, how);
  }
}
