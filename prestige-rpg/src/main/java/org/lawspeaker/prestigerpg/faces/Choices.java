package org.lawspeaker.prestigerpg.faces;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.prestigerpg.attack.Claiming;
import org.lawspeaker.prestigerpg.attack.ExtraAttack;
import org.lawspeaker.prestigerpg.attack.Revealing;
import org.lawspeaker.prestigerpg.attack.StandInFirst;
import org.lawspeaker.prestigerpg.attack.StandInSecond;
import org.lawspeaker.prestigerpg.effects.OneOfChoice;
import org.lawspeaker.prestigerpg.feast.Feasting;
import org.lawspeaker.prestigerpg.hand.CutHand;
import org.lawspeaker.prestigerpg.hand.DiscardChosen;
import org.lawspeaker.prestigerpg.hand.EndDiscards;
import org.lawspeaker.prestigerpg.hand.Robbing;
import org.lawspeaker.prestigerpg.items.Negotiation;
import org.lawspeaker.prestigerpg.items.OfferMade;
import org.lawspeaker.prestigerpg.loot.Looting;
import org.lawspeaker.prestigerpg.moves.NatureMove;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.SeatMove;
import org.lawspeaker.prestigerpg.poison.CurePoison;
import org.lawspeaker.prestigerpg.setting.SetCards;
import org.lawspeaker.prestigerpg.story.Ballot;
import org.lawspeaker.prestigerpg.strike.TokenStrike;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.turns.Bite;
import org.lawspeaker.prestigerpg.windows.Consent;
import org.lawspeaker.prestigerpg.windows.Doubting;
import org.lawspeaker.prestigerpg.windows.PlayWindow;

/** What each move does, by the step that asks for it. */
final class Choices {
  /** What a move does that answers a step of this kind. */
  private interface Answers<F> {
    Choice of(Seen at, F step, SeatMove move);
  }

  /** One kind of step, and what moves do that answer it. */
  private record Asking<F extends PrestigeFrame>(Class<F> kind, Answers<F> answers) {
    Choice of(Seen at, PrestigeFrame step, SeatMove move) {
      return answers.of(at, kind.cast(step), move);
    }
  }

  private static final ImmutableMap<Class<?>, Asking<?>> ASKING =
      byKind(
          new Asking<>(PlayWindow.class, PlayChoices::window),
          new Asking<>(Consent.class, PlayChoices::consent),
          new Asking<>(SetCards.class, AttackChoices::set),
          new Asking<>(Revealing.class, AttackChoices::reveal),
          new Asking<>(StandInFirst.class, AttackChoices::first),
          new Asking<>(StandInSecond.class, AttackChoices::second),
          new Asking<>(ExtraAttack.class, AttackChoices::extra),
          new Asking<>(Claiming.class, FogChoices::announce),
          new Asking<>(Doubting.class, FogChoices::doubt),
          new Asking<>(CutHand.class, HandChoices::cut),
          new Asking<>(DiscardChosen.class, HandChoices::lose),
          new Asking<>(EndDiscards.class, HandChoices::atEnd),
          new Asking<>(Robbing.class, HandChoices::giveBack),
          new Asking<>(Feasting.class, HandChoices::feast),
          new Asking<>(Looting.class, ItemChoices::loot),
          new Asking<>(Negotiation.class, ItemChoices::offer),
          new Asking<>(OfferMade.class, ItemChoices::answer),
          new Asking<>(Bite.class, VictimChoices::bite),
          new Asking<>(TokenStrike.class, VictimChoices::strike),
          new Asking<>(CurePoison.class, WayChoices::cure),
          new Asking<>(OneOfChoice.class, WayChoices::oneOf),
          new Asking<>(Ballot.class, WayChoices::vote));

  private Choices() {}

  private static ImmutableMap<Class<?>, Asking<?>> byKind(Asking<?>... all) {
    ImmutableMap.Builder<Class<?>, Asking<?>> byKind = ImmutableMap.builder();
    for (Asking<?> each : all) {
      byKind.put(each.kind(), each);
    }
    return byKind.buildOrThrow();
  }

  /** The kinds of steps of which it is known what their answers do. */
  static ImmutableSet<Class<?>> kinds() {
    return ASKING.keySet();
  }

  static Choice of(Seen at, PrestigeMove move) {
    if (move instanceof NatureMove chance) {
      return ChanceChoices.of(at, chance);
    }
    PrestigeFrame step =
        at.asking().orElseThrow(() -> new IllegalArgumentException("nothing is asked: " + move));
    Asking<?> asking = ASKING.get(step.getClass());
    if (asking == null) {
      throw new IllegalArgumentException("no player is asked: " + move);
    }
    return asking.of(at, step, (SeatMove) move);
  }
}
