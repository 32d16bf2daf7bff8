package org.lawspeaker.thorgal.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.table.DestinyCard;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.InForce;
import org.lawspeaker.thorgal.table.Lasting;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Span;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Who;

/**
 * Something is in force for a time (THO-EFFECT-08, THO-Q-27, THO-Q-103).
 *
 * @param gives what
 * @param span how long
 */
@Doc("Something is in force for a time.")
public record Last(Lasting gives, @Default("phase") Span span) implements Effect, MeansPlayers {
  private static final Citation ACTIVATED = Citation.of("THO-EFFECT-08");
  private static final Citation LASTS = Citation.of("THO-Q-27");

  @Override
  public Who who() {
    return gives.whose();
  }

  /** Which of several bane players is meant is chosen once, when it begins (THO-Q-86). */
  @Override
  public void act(Table table, Source source) {
    if (who().isOne() && who().seats(table, source).size() > 1) {
      table.push(new PickPlayer(source, this));
    } else {
      begin(table, source);
    }
  }

  @Override
  public void befall(Table table, Source source, Seat seat) {
    begin(table, source.choosing(seat));
  }

  private void begin(Table table, Source source) {
    table.inForce = Lists.plus(table.inForce, new InForce(source, gives, span));
    if (table.isTelling()) {
      table.tell(decidedBy(table, source), "in-force", says());
    }
  }

  /**
   * The rule of the book is on activated effects; on all others, and on durations, the ruling, also
   * where something else sets off what the card does when it is activated.
   */
  private Citation decidedBy(Table table, Source source) {
    InPlay inPlay = table.inPlay(source.id());
    if (inPlay == null || span != Span.PHASE) {
      return LASTS;
    }
    DestinyCard card = table.cards.destiny(inPlay.card()).card;
    boolean isActivated = card.activated().stream().anyMatch(each -> isIn(each.effects()));
    boolean isSetOff = card.triggers().stream().anyMatch(each -> isIn(each.effects()));
    return isActivated && !isSetOff ? ACTIVATED : LASTS;
  }

  private boolean isIn(ImmutableList<Effect> effects) {
    return effects.stream().anyMatch(each -> each.equals(this) || isIn(each.parts()));
  }

  @Override
  public String says() {
    return span.says() + ", " + gives.says();
  }
}
