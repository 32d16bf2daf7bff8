package org.lawspeaker.hofordeals.death;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.piles.DrawHand;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Kind;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The death sequence, step by step (HOF-DEATH-01); Token Shards stay (HOF-DEATH-13). In a combat of
 * the dead the combat ends first (HOF-Q-24).
 *
 * @param seat who died
 */
public record Dying(Seat seat) implements HofStep {
  private static final Citation DEAD = Citation.of("HOF-HEALTH-02");
  private static final Citation STEPS = Citation.of("HOF-DEATH-01");
  private static final Citation UNRESOLVED = Citation.of("HOF-DEATH-02");
  private static final Citation FOOD = Citation.of("HOF-DEATH-03");
  private static final Citation EQUIPMENT = Citation.of("HOF-DEATH-04");
  private static final Citation HEALTH = Citation.of("HOF-DEATH-05");
  private static final Citation TOWN = Citation.of("HOF-DEATH-06");
  private static final Citation FAME = Citation.of("HOF-DEATH-07");
  private static final Citation CARDS = Citation.of("HOF-DEATH-08");
  private static final Citation SHUFFLE = Citation.of("HOF-DEATH-09");
  private static final Citation HAND = Citation.of("HOF-DEATH-10");
  private static final Citation OVER = Citation.of("HOF-DEATH-11");
  private static final int FAME_LOST = 10;
  private static final Window WINDOW =
      Window.of("lose-equipment", "Which Equipment is destroyed by death?", EQUIPMENT);

  /**
   * A player is dead (HOF-DEATH-12): what is left of the steps under way is found, and the sequence
   * comes next.
   */
  public static void begin(Table table, Seat seat) {
    if (table.isTelling()) {
      table.tell(DEAD, "died", seat + " is dead", "seat", Table.number(seat));
    }
    Agenda<HofStep> left = Agenda.empty();
    boolean isPlaced = false;
    for (HofStep step : table.agenda().toList()) {
      HofStep rest = step.afterDeath(table, seat).orElse(null);
      if (rest == null) {
        continue;
      }
      if (rest.comesBeforeDeath() && !isPlaced) {
        left = left.push(new Dying(seat));
        isPlaced = true;
      }
      left = left.push(rest);
    }
    table.setAgenda(isPlaced ? left : left.push(new Dying(seat)));
    if (table.isActive(seat)) {
      table.turn = table.turn.withEnded(true); // HOF-DEATH-11
    }
    table.tell(UNRESOLVED, "unresolved", "Pain that is not yet resolved is discarded");
    Occasions.fire(table, seat, Moment.DYING);
  }

  /** Whether there is a choice: an Equipment card that is no Relic (HOF-Q-97). Food goes first. */
  @Override
  public boolean owes(Table table) {
    if (table.hero(seat).food() > 0) {
      return false;
    }
    int choices = 0;
    for (int card : table.hero(seat).equipped()) {
      choices += isOffered(table, card) ? 1 : 0;
    }
    return choices > 0;
  }

  private static boolean isOffered(Table table, int card) {
    return table.settings.deathTakesRelics() || table.cards.kind(card) != Kind.RELIC;
  }

  @Override
  public void run(Table table) {
    int food = table.hero(seat).food();
    if (food > 0) {
      table.lose(seat, Resource.FOOD, food, FOOD);
    } else {
      table.pop();
      finish(table);
    }
  }

  @Override
  public Pending<HofMove> asks(Table table) {
    return new Pending.Choose<>(seat, WINDOW);
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    for (int card : table.hero(seat).equipped()) {
      moves.add(PickCard.of(seat, card));
    }
  }

  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    if (!(move instanceof PickCard pick)) {
      faults.notAsked();
    } else if (!table.hero(seat).equipped().contains(pick.card())) {
      faults.add(EQUIPMENT, "not-equipped", "card", table.cards.name(pick.card()));
    } else if (!isOffered(table, pick.card())) {
      faults.add(Citation.of("HOF-RELIC-05"), "relic", "card", table.cards.name(pick.card()));
    }
  }

  @Override
  public void make(Table table, HofMove move) {
    int card = ((PickCard) move).card();
    Hero hero = table.hero(seat);
    table.pop();
    table.set(seat, hero.losing(table.cards.equipment(card).slot(), card));
    table.destroy(card);
    table.tellCard(EQUIPMENT, "destroyed", seat, "loses by death", card);
    finish(table);
  }

  private void finish(Table table) {
    String number = Table.number(seat);
    table.set(
        seat, table.hero(seat).withHealth(Hero.MOST_HEALTH).withEffort(0).withSpace(town(table)));
    if (table.isTelling()) {
      table.tell(HEALTH, "revived", seat + " is back with 10 Health", "seat", number);
      table.tell(TOWN, "went", seat + " is put on the Town", "seat", number);
    }
    table.lose(seat, Resource.FAME, FAME_LOST, FAME);
    Hero hero = table.hero(seat);
    Bag all =
        hero.deck()
            .cards()
            .withAll(hero.discard())
            .withAll(hero.hand())
            .withAll(hero.played())
            .withAll(hero.boundCards());
    table.set(
        seat,
        hero.withHand(Bag.empty())
            .withShown(Bag.empty())
            .withPlayed(Bag.empty())
            .withBound(ImmutableList.of())
            .withDiscard(Bag.empty())
            .withDeck(Deck.shuffled(all)));
    table.push(new DrawHand(seat, Hero.HAND, HAND));
    if (table.isTelling()) {
      table.tell(
          CARDS, "discarded", seat + " discards hand, played and bound cards", "seat", number);
      table.tell(SHUFFLE, "shuffled", seat + " shuffles all own cards", "seat", number);
      if (table.isActive(seat)) {
        table.tell(OVER, "turn-over", "the turn of " + seat + " ends", "seat", number);
      }
    }
  }

  /** Where the Town lies. */
  public static int town(Table table) {
    Site town = table.board.siteOf(table.cards.town);
    return town == null ? 0 : town.space();
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HofMove move) {
    return ImmutableList.of(EQUIPMENT, STEPS);
  }
}
