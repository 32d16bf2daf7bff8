package org.lawspeaker.gloomkilforth.state;

import com.google.common.collect.ImmutableList;
import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Lists;

/**
 * A battle under way (GOK-BATTLE-01).
 *
 * @param foe the foe's card
 * @param heroes who fights: the active hero, then its team clockwise (GOK-TEAM-08)
 * @param round which round, from 1; 0 before the first
 * @param hp what the foe has left
 * @param most what the foe began with
 * @param surprise who has Surprise in the first round (GOK-SURPRISE-01)
 * @param hits successes of the heroes in this Skirmish
 * @param harm successes of the foe against each of the heroes in this Skirmish
 * @param skirmish whether losses wait for the end of the Skirmish (GOK-BATTLE-07)
 * @param used abilities that were used and work once per battle
 * @param spent whether in this round a hero has used what it could have kept (GOK-Q-76)
 */
@Value.Builder
public record Battle(
    @CardNumber int foe,
    ImmutableList<Seat> heroes,
    @Default("0") int round,
    int hp,
    int most,
    @Default("nobody") Surprise surprise,
    @Default("0") int hits,
    @Default("[]") ImmutableList<Integer> harm,
    @Default("false") boolean skirmish,
    @Default("[]") ImmutableList<Used> used,
    @Default("false") boolean spent)
    implements WithBattle {
  /** Against each hero there is a number of successes; none where none is given. */
  public Battle {
    if (harm.size() != heroes.size()) {
      ImmutableList.Builder<Integer> each = ImmutableList.builder();
      for (int i = 0; i < heroes.size(); i++) {
        each.add(i < harm.size() ? harm.get(i) : 0);
      }
      harm = each.build();
    }
  }

  /**
   * Who has Surprise where this hero and the foe strike: that of a hero is the active one's alone,
   * for a card affects its own hero (GOK-ABILITY-08).
   */
  public Surprise surpriseOf(Seat hero) {
    if (heroes.indexOf(hero) == 0) {
      return surprise;
    }
    return surprise.isOfFoe() ? Surprise.FOE : Surprise.NOBODY;
  }

  /** The same battle after one of its heroes has left it (GOK-TEAM-08). */
  public Battle without(Seat hero) {
    int at = heroes.indexOf(hero);
    return withHeroes(Lists.without(heroes, at)).withHarm(Lists.without(harm, at));
  }
}
