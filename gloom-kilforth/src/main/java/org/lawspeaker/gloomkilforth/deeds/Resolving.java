package org.lawspeaker.gloomkilforth.deeds;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.assets.Discards;
import org.lawspeaker.gloomkilforth.assets.LimitCheck;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.Resolve;
import org.lawspeaker.gloomkilforth.occasions.Abilities;
import org.lawspeaker.gloomkilforth.occasions.Program;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Ability;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Kind;
import org.lawspeaker.gloomkilforth.table.LootToken;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * The Deed Resolve: a Deed ability without a triggering condition, or a Loot token
 * (GOK-RESOLVE-02).
 */
final class Resolving implements Deed<Resolve> {
  private static final Citation RESOLVE = Citation.of("GOK-RESOLVE-01");
  private static final Citation WHEN = Citation.of("GOK-REQ-02");
  private static final Citation LOOT = Citation.of("GOK-LOOT-01");

  @Override
  public Class<Resolve> kind() {
    return Resolve.class;
  }

  @Override
  public Citation why() {
    return RESOLVE;
  }

  @Override
  public void propose(Table table, Seat seat, Proposals<GloomMove> moves) {
    Hero hero = table.hero(seat);
    for (int i = 0; i < hero.loot().size(); i++) {
      if (hero.loot().isFirst(i)) {
        moves.addLegal(Resolve.of(seat, hero.loot().nth(i)));
      }
    }
    Abilities.inPlay(table, seat, card -> propose(table, seat, card, moves));
  }

  private static void propose(Table table, Seat seat, int card, Proposals<GloomMove> moves) {
    Ability ability = deed(table, card);
    if (ability != null && Abilities.isUsable(table, new Source(seat, card), ability)) {
      moves.addLegal(Resolve.of(seat, card));
    }
  }

  /** What would do nothing is no reason to ask, unless the table wants every window. */
  @Override
  public boolean opens(Table table, Resolve move) {
    Source source = new Source(move.by(), move.card());
    return table.settings.everyWindow()
        || effects(table, move.card()).stream().anyMatch(each -> !each.isIdle(table, source));
  }

  private static ImmutableList<Effect> effects(Table table, int card) {
    if (table.cards.card(card) instanceof LootToken token) {
      return token.effects();
    }
    return Objects.requireNonNull(deed(table, card)).effects();
  }

  private static @Nullable Ability deed(Table table, int card) {
    if (table.cards.works(card, Moment.ANY_TIME)) {
      for (Ability ability : table.cards.card(card).abilities()) {
        if (ability.deed() && ability.on() == Moment.ANY_TIME) {
          return ability;
        }
      }
    }
    return null;
  }

  @Override
  public void judge(Table table, Resolve move, Faults faults) {
    Hero hero = table.hero(move.by());
    if (table.cards.kind(move.card()) == Kind.LOOT) {
      if (hero.loot().count(move.card()) == 0) {
        faults.add(LOOT, "no-such-token");
      }
      return;
    }
    Ability ability = deed(table, move.card());
    if (!Abilities.owns(table, move.by(), move.card())) {
      faults.add(RESOLVE, "not-in-play", "card", table.cards.name(move.card()));
    } else if (ability == null) {
      boolean later = table.cards.card(move.card()).abilities().stream().anyMatch(Ability::deed);
      faults.add(
          later ? WHEN : RESOLVE,
          later ? "not-at-this-moment" : "no-deed",
          "card",
          table.cards.name(move.card()));
    } else {
      Abilities.judge(table, new Source(move.by(), move.card()), ability, faults);
    }
  }

  @Override
  public void make(Table table, Resolve move) {
    Seat seat = move.by();
    Source source = new Source(seat, move.card());
    table.push(LimitCheck.of(table));
    if (table.cards.kind(move.card()) == Kind.LOOT) {
      Hero hero = table.hero(seat);
      table.set(seat, hero.withLoot(hero.loot().without(move.card())));
      Discards.put(table, move.card());
      table.spend();
      table.tellCard(LOOT, "used-loot", seat, "uses", move.card());
      Program.start(table, source, ((LootToken) table.cards.card(move.card())).effects());
    } else {
      // one that veils the card waits for the next Night (GOK-RESOLVE-02)
      Abilities.start(table, source, Objects.requireNonNull(deed(table, move.card())));
    }
  }
}
