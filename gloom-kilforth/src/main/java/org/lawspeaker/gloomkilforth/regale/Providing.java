package org.lawspeaker.gloomkilforth.regale;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.assets.Assets;
import org.lawspeaker.gloomkilforth.assets.Discards;
import org.lawspeaker.gloomkilforth.effects.Gain;
import org.lawspeaker.gloomkilforth.moves.ComeOut;
import org.lawspeaker.gloomkilforth.moves.Discard;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.Sacrifice;
import org.lawspeaker.gloomkilforth.moves.ShowAsset;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Action;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * The keywords of a chapter are provided, one after the other: by discarding a rumour, or by an
 * asset, kept or sacrificed for its gold value (GOK-CHAPTER-04, GOK-CHAPTER-05).
 *
 * @param needs what is still to be provided
 * @param selected assets selected already
 */
public record Providing(Seat seat, ImmutableList<String> needs, @CardNumber Bag selected)
    implements Asking {
  private static final Citation RUMOUR = Citation.of("GOK-CHAPTER-04");
  private static final Citation ASSET = Citation.of("GOK-CHAPTER-05");
  private static final Citation ONCE = Citation.of("GOK-CHAPTER-06");
  private static final Citation OWN = Citation.of("GOK-CHAPTER-11");
  private static final Citation KEYWORDS = Citation.of("GOK-CHAPTER-03");

  @Override
  public boolean owes(Table table) {
    return !needs.isEmpty() && Keywords.canProvide(table, seat, needs, selected);
  }

  /** What a card has set off may have taken what is still needed: then it is not completed. */
  @Override
  public void run(Table table) {
    table.pop();
    if (needs.isEmpty()) {
      Completing.chapter(table, seat, true);
    } else {
      Action.tellLost(table, seat);
    }
  }

  @Override
  public boolean takesDeeds(Table table) {
    return false;
  }

  @Override
  public Citation why(Table table) {
    return KEYWORDS;
  }

  @Override
  public Window window(Table table) {
    String asks = "Which card provides the keyword " + needs.get(0) + "?";
    return Window.of("keyword", asks, KEYWORDS, RUMOUR, ASSET);
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    Hero hero = table.hero(seat);
    for (int i = 0; i < hero.hand().size(); i++) {
      int card = hero.hand().nth(i);
      if (hero.hand().isFirst(i) && fits(table, card) && leaves(table, card, true)) {
        moves.addLegal(Discard.of(seat, card));
      }
    }
    for (int i = 0; i < hero.assets().size(); i++) {
      int card = hero.assets().nth(i);
      if (selected.count(card) == 0 && fits(table, card) && leaves(table, card, false)) {
        moves.addLegal(ShowAsset.of(seat, card));
        moves.addLegal(Sacrifice.of(seat, card));
      }
    }
  }

  private boolean fits(Table table, int card) {
    return table.cards.hasKeyword(card, needs.get(0));
  }

  /** Whether the other keywords can be provided without this card. */
  private boolean leaves(Table table, int card, boolean rumour) {
    Hero hero = table.hero(seat);
    table.set(seat, rumour ? hero.dropping(card) : hero.losing(card));
    boolean fits = Keywords.canProvide(table, seat, needs.subList(1, needs.size()), selected);
    table.set(seat, hero);
    return fits;
  }

  @Override
  public ImmutableList<Citation> allows(Table table, GloomMove move) {
    return move instanceof ComeOut
        ? Asking.super.allows(table, move)
        : ImmutableList.of(move instanceof Discard ? RUMOUR : ASSET);
  }

  @Override
  public void judgeAnswer(Table table, GloomMove move, Faults faults) {
    if (move instanceof Discard discard) {
      judge(table, discard.card(), true, faults);
    } else if (move instanceof ShowAsset show) {
      judge(table, show.card(), false, faults);
    } else if (move instanceof Sacrifice sacrifice) {
      judge(table, sacrifice.card(), false, faults);
    } else {
      faults.notAsked();
    }
  }

  private void judge(Table table, int card, boolean rumour, Faults faults) {
    Hero hero = table.hero(seat);
    if ((rumour ? hero.hand() : hero.assets()).count(card) == 0) {
      faults.add(OWN, "not-its-own");
    } else if (!rumour && selected.count(card) > 0) {
      faults.add(ONCE, "selected");
    } else if (!fits(table, card)) {
      faults.add(KEYWORDS, "other-keyword", "keyword", needs.get(0));
    } else if (!leaves(table, card, rumour)) {
      faults.add(ONCE, "needed-for-another");
    }
  }

  @Override
  public void answer(Table table, GloomMove move) {
    ImmutableList<String> rest = needs.subList(1, needs.size());
    if (move instanceof Discard discard) {
      table.replaceTop(new Providing(seat, rest, selected));
      Discards.rumour(table, seat, discard.card(), RUMOUR);
    } else if (move instanceof ShowAsset show) {
      table.replaceTop(new Providing(seat, rest, selected.with(show.card())));
      table.tellCard(ASSET, "showed", seat, "shows", show.card());
    } else {
      int card = ((Sacrifice) move).card();
      table.replaceTop(new Providing(seat, rest, selected));
      Assets.sacrifice(table, seat, card, ASSET);
      Gain.gold(table, seat, table.cards.card(card).gold(), ASSET);
    }
  }
}
