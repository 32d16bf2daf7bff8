package org.lawspeaker.hofordeals.notation;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Census;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.hofordeals.state.Board;
import org.lawspeaker.hofordeals.state.Decks;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.state.Supply;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.hofordeals.table.Kind;

/** Puts the cards of a position that lie nowhere where they belong. */
final class Remainder {
  private final Cards cards;
  private final HofState state;
  private final JsonNode laid;

  Remainder(Cards cards, HofState state, JsonNode laid) {
    this.cards = cards;
    this.state = state;
    this.laid = laid;
  }

  /** The position with decks of all that lies nowhere else, unless it names them. */
  HofState dealt() {
    ImmutableList.Builder<Hero> heroes = ImmutableList.builder();
    for (int i = 0; i < state.heroes().size(); i++) {
      heroes.add(hero(i, state.heroes().get(i)));
    }
    HofState with = state.withHeroes(heroes.build()).withBoard(board());
    return with.withDecks(decks(with));
  }

  /**
   * Starting cards go to the deck of their owner; cards of the deck that lie elsewhere leave it.
   */
  private Hero hero(int seat, Hero hero) {
    JsonNode given = laid.path("heroes").path(String.valueOf(seat));
    if (given.isMissingNode() || given.has("deck")) {
      return hero;
    }
    Census open = hero.withDeck(Deck.empty()).census();
    return hero.withDeck(Deck.shuffled(open.missing(cards.starting)));
  }

  private Board board() {
    Board board = state.board();
    if (laid.path("board").has("pool")) {
      return board;
    }
    int level = state.clock().level();
    if (level < 1 || level > cards.levels.size()) {
      return board;
    }
    Bag pool = cards.levels.get(level - 1);
    boolean bossSeen = false;
    for (Site site : board.sites()) {
      if (site.isFaceUp()) {
        int card = site.card().orElseThrow();
        pool = pool.less(card);
        bossSeen |= cards.kind(card) == Kind.BOSS;
      }
    }
    for (int i = 0; i < board.used().size(); i++) { // it has left the board (HOF-Q-74)
      int card = board.used().nth(i);
      pool = pool.less(card);
    }
    return board.withPool(pool).withBossHidden(!bossSeen && board.faceDown() > 0);
  }

  private Decks decks(HofState with) {
    Census open = new Census();
    with.heroes().forEach(hero -> open.add(hero.census().all()));
    Decks decks = with.decks();
    open.add(decks.row()).add(decks.box());
    open.add(decks.dealer().discard()).add(decks.minions().discard()).add(decks.pain().discard());
    with.agenda().toList().forEach(step -> open.add(step.lying()));
    with.fight()
        .ifPresent(
            fight -> {
              fight.enemies().forEach(enemy -> open.add(enemy.card()).add(enemy.assigned()));
              fight.fallen().forEach(enemy -> open.add(enemy.card()).add(enemy.assigned()));
            });
    int flourish = cards.pack.flourish().copies() - open.count(cards.flourish);
    return decks
        .withDealer(rest("dealer", decks.dealer(), open, cards.dealers))
        .withMinions(rest("minions", decks.minions(), open, cards.minions))
        .withPain(rest("pain", decks.pain(), open, cards.pain))
        .withRelics(rest("relics", decks.relics(), open, cards.relics))
        .withCurses(rest("curses", decks.curses(), open, cards.curses))
        .withFlourish(laid.path("decks").has("flourish") ? decks.flourish() : flourish);
  }

  private Supply rest(String key, Supply supply, Census open, Bag all) {
    boolean named = laid.path("decks").path(key).has("deck");
    return named ? supply : supply.withDeck(Deck.shuffled(open.missing(all)));
  }

  private Deck rest(String key, Deck deck, Census open, Bag all) {
    return laid.path("decks").has(key) ? deck : Deck.shuffled(open.missing(all));
  }
}
