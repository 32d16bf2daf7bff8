package org.lawspeaker.handofdestiny.table;

/** Whether what a step of a position names is there: the step says what must be. */
public interface StepCheck {
  /**
   * A number of the step.
   *
   * @param key where it stands, such as {@code /index}; empty if it is all that the step says
   */
  void within(String key, int number, int least, int most);

  /** Something is left to be done. */
  void isLeft(String key, boolean isLeft);

  /** A monster of the row that has been seen, by its place. */
  void seen(String key, int place);

  /** A monster of the row, by its face. */
  void inRow(String key, int face);

  /** Monsters of the row, as bits by face. */
  void allInRow(String key, long faces);

  /** Slotted cards, as bits by face. */
  void slotted(String key, long faces);

  /** Cards that still lie in the row, by how many. */
  void ofRow(int number);

  /** The number of a critical hit of the boss, from 0. */
  void critical(String key, int index);

  /** Where effects come from. */
  void source(Source source);
}
