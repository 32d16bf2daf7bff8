package org.lawspeaker.handofdestiny.moves;

import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.HeroMarks;

/**
 * Uses an ability by discarding a slotted strength card, of any value (HOD-ACTIVATE-02).
 *
 * @param ability which
 * @param card the card, by the face it shows
 */
public record UseWithStrength(int ability, int card) implements AbilityUse {
  private static final UseWithStrength[][] EACH =
      new UseWithStrength[HeroMarks.ABILITIES][Faces.COUNT];

  static {
    for (int ability = 0; ability < HeroMarks.ABILITIES; ability++) {
      for (int card = 0; card < Faces.COUNT; card++) {
        EACH[ability][card] = new UseWithStrength(ability, card);
      }
    }
  }

  public UseWithStrength {
    HeroMarks.checkedAbility(ability);
    Faces.checked(card);
  }

  /** The use of this ability with this card, without making a new object. */
  public static UseWithStrength of(int ability, int card) {
    return EACH[ability][card];
  }
}
