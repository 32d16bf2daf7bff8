package org.lawspeaker.gloomkilforth.engagement;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.gloomkilforth.dice.Tests;
import org.lawspeaker.gloomkilforth.occasions.DeedWindow;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A hero engages an enemy (GOK-ENGAGE-01, GOK-ENGAGE-02, GOK-HIDE-05): who has Surprise, and may
 * the foe be evaded?
 */
public record Engaging(Seat seat, @CardNumber int foe) implements GloomStep {
  private static final Citation ENGAGES = Citation.of("GOK-ENGAGE-03");

  /** An engagement begins, and what its start sets off comes first. */
  public static void start(Table table, Seat seat, int foe) {
    table.turn = table.turn.withMet(table.turn.met().withLast(foe));
    table.tellCard(ENGAGES, "engaged", seat, "engages", foe);
    table.push(new Engaging(seat, foe));
    DeedWindow.open(table, seat);
    ImmutableList<Integer> texts = Foes.texts(table, foe);
    table.fireTeam(Battles.fighting(table, seat, foe), texts, Moment.ENGAGEMENT_STARTS);
  }

  @Override
  public Optional<Integer> about() {
    return Optional.of(foe);
  }

  /** It stays to disband the team once the reward is claimed (GOK-TEAM-12, GOK-TEAM-14). */
  @Override
  public boolean closes() {
    return true;
  }

  @Override
  public void run(Table table) {
    table.pop();
    if (!table.site(seat).encounters().contains(foe) || !table.isThere(seat, foe)) {
      table.turn = table.turn.disbanded(); // GOK-TEAM-14
      return; // it was defeated before the engagement could begin
    }
    ImmutableList<Seat> mates = Tests.team(table, seat, foe); // GOK-Q-04
    table.turn = table.turn.withTeam(mates); // GOK-Q-116: the others are out of it
    if (!mates.isEmpty()) {
      Battles.begin(table, seat, foe, Surprise.NOBODY); // GOK-TEAM-07
    } else if (table.hero(seat).hidden()) {
      table.push(new FirstStage(seat, foe)); // GOK-SURPRISE-05
    } else {
      Battles.begin(table, seat, foe, surprise(table, seat, foe));
    }
  }

  /**
   * Who has Surprise where a hero that is not Hidden meets a foe: an Enemy that has just been drawn
   * (GOK-SURPRISE-03, GOK-Q-28), but no Stranger (GOK-SURPRISE-02, GOK-STRANGER-08).
   */
  public static Surprise surprise(Table table, Seat seat, int foe) {
    boolean surprises =
        table.turn.drawn().contains(foe)
            && table.cards.encounter(foe).isEnemy()
            && !table.hero(seat).hidden()
            && !NeverSurprised.guards(table, seat, foe);
    return surprises ? Surprise.FOE : Surprise.NOBODY;
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return seat.equals(defeated) ? Optional.empty() : Optional.of(this);
  }
}
