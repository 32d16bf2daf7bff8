package org.lawspeaker.handofdestiny.notation;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.table.Cards;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.MerchantCard;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.StepCheck;

/**
 * A step of a position: what it names that is not there becomes a problem.
 *
 * @param cards the cards it is played with
 * @param state the position
 * @param bounds takes the problems
 * @param at where the step stands in it
 */
record CheckedStep(Cards cards, HandState state, Bounds bounds, String at) implements StepCheck {
  private static final Citation COMPLETELY = Citation.of("HOD-ORDER-08");
  private static final Citation VISIBLE = Citation.of("HOD-VISIBLE-05");
  private static final Citation ON_TABLE = Citation.of("HOD-COMPONENT-03");

  @Override
  public void within(String key, int number, int least, int most) {
    bounds.within(at + key, number, least, most, COMPLETELY);
  }

  @Override
  public void isLeft(String key, boolean isLeft) {
    bounds.holds(isLeft, at + key, "an effect is left", COMPLETELY);
  }

  @Override
  public void seen(String key, int place) {
    bounds.within(at + key, place, 0, state.row().size() - 1, ON_TABLE);
    boolean isUnseen = place >= 0 && place < state.row().size() && !state.row().isSeen(place);
    bounds.holds(!isUnseen, at + key, "the monster that is attacked has been seen", VISIBLE);
  }

  @Override
  public void inRow(String key, int face) {
    bounds.holds(
        face >= 0 && state.row().positionOf(face) >= 0,
        at + key,
        "the monster whose damage is taken is in the row",
        ON_TABLE);
  }

  @Override
  public void allInRow(String key, long faces) {
    bounds.holds(
        (faces & ~faces(state.row().faces())) == 0,
        at + key,
        "only monsters of the row can be chosen",
        ON_TABLE);
  }

  @Override
  public void slotted(String key, long faces) {
    bounds.holds(
        (faces & ~faces(state.strength())) == 0, at + key, "only slotted cards are used", ON_TABLE);
  }

  @Override
  public void ofRow(int number) {
    bounds.within(at, number, 0, state.row().size(), ON_TABLE);
  }

  @Override
  public void critical(String key, int index) {
    int level = state.progress().wave() - 1;
    within(
        key,
        index,
        0,
        cards.boss(state.settings().boss()).levels().get(level).criticalHits().size() - 1);
  }

  @Override
  public void source(Source source) {
    MerchantCard merchant = cards.merchant(cards.hero(state.settings().hero()).heroClass());
    int kinds =
        switch (source.kind()) {
          case HERO -> HeroMarks.ABILITIES;
          case MONSTER -> Faces.COUNT;
          case WEAPON -> merchant.weapons().size();
          case POTION -> merchant.potions().size();
          case BOSS, PENALTY -> 1;
        };
    within("/source/index", source.index(), 0, kinds - 1);
  }

  /** The faces of a zone that are seen, as bits. */
  private static long faces(Pile zone) {
    long faces = 0;
    for (int i = 0; i < zone.size(); i++) {
      faces |= zone.get(i) == Faces.UNSEEN ? 0 : Faces.bit(zone.get(i));
    }
    return faces;
  }
}
