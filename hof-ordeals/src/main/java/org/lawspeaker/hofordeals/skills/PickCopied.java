package org.lawspeaker.hofordeals.skills;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.effects.Gain;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.table.Ability;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Skill;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.Who;

/**
 * A player chooses the card to copy; not one that copies itself.
 *
 * @param source the card that copies
 */
public record PickCopied(Source source) implements Choosing<PickCard> {
  private static final Citation COPY = Citation.of("HOF-CARD-38");
  private static final Window WINDOW = Window.of("copy", "Which played card is copied?", COPY);

  @Override
  public Seat seat() {
    return source.user();
  }

  @Override
  public boolean owes(Table table) {
    Bag played = played(table);
    for (int i = 0; i < played.size(); i++) {
      if (isOffered(table, played.nth(i))) {
        return true;
      }
    }
    return false;
  }

  /**
   * The played area, and in a combat what is bound or assigned: a drawn card counts as played
   * (HOF-STRIKE-11), and Attack cards are not copied anyway.
   */
  private Bag played(Table table) {
    Hero hero = table.hero(seat());
    Bag played = hero.played().withAll(hero.boundCards());
    if (!table.isFighting(seat())) {
      return played;
    }
    return withAssigned(withAssigned(played, table.fight().enemies()), table.fight().fallen());
  }

  private static Bag withAssigned(Bag played, ImmutableList<Enemy> enemies) {
    Bag all = played;
    for (int i = 0; i < enemies.size(); i++) {
      all = all.withAll(enemies.get(i).assigned());
    }
    return all;
  }

  private static boolean isOffered(Table table, int card) {
    if (table.cards.skill(card) == null || table.cards.isAttack(card)) {
      return false;
    }
    for (Ability ability : table.cards.card(card).abilities()) {
      if (ability.effects().stream().anyMatch(each -> each.has(CopyCard.class))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Class<PickCard> kind() {
    return PickCard.class;
  }

  @Override
  public Citation why() {
    return COPY;
  }

  @Override
  public Window window(Table table) {
    return WINDOW;
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    Bag played = played(table);
    for (int i = 0; i < played.size(); i++) {
      if (played.isFirst(i)) {
        moves.add(PickCard.of(seat(), played.nth(i)));
      }
    }
  }

  @Override
  public boolean offers(Table table, PickCard pick) {
    return played(table).count(pick.card()) > 0 && isOffered(table, pick.card());
  }

  @Override
  public void choose(Table table, PickCard pick) {
    table.pop();
    table.tellCard(COPY, "copied", seat(), "copies", pick.card());
    Source copied = new Source(seat(), pick.card(), source.id(), source.struck());
    Occasions.fire(table, copied, Moment.PLAYED);
    Skill skill = Objects.requireNonNull(table.cards.skill(pick.card()));
    gain(table, copied, Resource.EFFORT, skill.effort());
    gain(table, copied, Resource.FOOD, skill.food());
  }

  private static void gain(Table table, Source source, Resource what, int amount) {
    if (amount > 0) {
      new Gain(what, amount, Optional.empty(), Who.YOU).act(table, source);
    }
  }
}
