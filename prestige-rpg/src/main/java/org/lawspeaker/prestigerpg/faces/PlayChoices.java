package org.lawspeaker.prestigerpg.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.ChoiceBuilder;
import org.lawspeaker.prestigerpg.moves.Accept;
import org.lawspeaker.prestigerpg.moves.Negotiate;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.moves.SeatMove;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Aim;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Kit;
import org.lawspeaker.prestigerpg.table.Use;
import org.lawspeaker.prestigerpg.turns.SitOut;
import org.lawspeaker.prestigerpg.windows.Consent;
import org.lawspeaker.prestigerpg.windows.Fog;
import org.lawspeaker.prestigerpg.windows.PlayRules;
import org.lawspeaker.prestigerpg.windows.PlayWindow;

/** What is played in the windows: cards, Items, abilities, offers; and the consent to it. */
final class PlayChoices {
  private PlayChoices() {}

  static Choice window(Seen at, PlayWindow step, SeatMove move) {
    if (move instanceof Play play) {
      return play(at, step, play);
    }
    return move instanceof Negotiate offer
        ? ItemChoices.negotiate(at, offer.with())
        : Choice.of("Pass", "Play nothing");
  }

  private static Choice play(Seen at, PlayWindow step, Play play) {
    Use use = uses(at, play).get(play.use());
    Source source = PlayRules.source(at.table(), step, play);
    Toll toll = Toll.of(at, source, use.effects(), play.seat());
    List<String> hints = new ArrayList<>();
    hints.add(Effect.says(done(at, source, use.effects())));
    hints.addAll(costs(at, play, use));
    toll.hint().ifPresent(hints::add);
    ChoiceBuilder choice = of(at, play, use).addAllPieces(Targets.pieces(at, play.target()));
    return choice.hint(Said.hint(hints)).isGrave(toll.isDeath()).build();
  }

  /** What is done of a use by the rules of this table. */
  private static ImmutableList<Effect> done(Seen at, Source source, ImmutableList<Effect> effects) {
    return SitOut.isLifted(at.table(), source)
        ? Lists.where(effects, effect -> !(effect instanceof SitOut))
        : effects;
  }

  private static ChoiceBuilder of(Seen at, Play play, Use use) {
    String on = Targets.says(at, use.aim(), play.target());
    Playable what = play.what();
    if (what instanceof Playable.Card open) {
      return Choice.builder("Play", "Play " + named(at.card(open.card()), use) + on)
          .addPieces(PieceIds.hand(at, play.seat(), open.card(), 1));
    }
    if (what instanceof Playable.InFog fog) {
      int card = fog.card().orElseThrow();
      String says = named(at.card(fog.says()), use);
      return Choice.builder("Announce", "Announce " + says + on + " with " + at.card(card))
          .addPieces(PieceIds.hand(at, play.seat(), card, 1));
    }
    if (what instanceof Playable.Item item) {
      return Choice.builder("Use", "Use " + named(at.item(item.id()), use) + on)
          .addPieces(PieceIds.item(item.id()));
    }
    return Choice.builder("Use", "Use your ability" + on)
        .addPieces(PieceIds.character(at, play.seat()));
  }

  /** The use of a card whose name lists its uses goes by its own. */
  private static String named(String card, Use use) {
    if (use.name().isEmpty()) {
      return card;
    }
    return card.contains(use.name()) ? use.name() : card + " for " + use.name();
  }

  private static ImmutableList<Use> uses(Seen at, Play play) {
    Playable what = play.what();
    if (what instanceof Playable.Item) {
      return kit(at, play).uses();
    }
    if (what instanceof Playable.Ability ability) {
      return ImmutableList.of(at.cards().character(ability.character()).ability());
    }
    int card = what instanceof Playable.InFog fog ? fog.says() : ((Playable.Card) what).card();
    return ((CardFace.Action) at.cards().face(card)).uses();
  }

  private static Kit kit(Seen at, Play play) {
    int id = ((Playable.Item) play.what()).id();
    Held item =
        at.sheet(play.seat()).items().stream()
            .filter(each -> each.id() == id)
            .findFirst()
            .orElseThrow();
    return at.cards().kit(item.card());
  }

  private static List<String> costs(Seen at, Play play, Use use) {
    List<String> costs = new ArrayList<>();
    if (play.what() instanceof Playable.Ability) {
      costs.add("once in a game");
    } else if (play.what() instanceof Playable.InFog fog) {
      boolean lies = fog.card().filter(card -> card == fog.says()).isEmpty();
      at.table()
          .changes(Fog.class)
          .first(Fog.class)
          .ifPresent(rules -> costs.add(lies ? FogChoices.lie(rules) : "true"));
    } else if (play.what() instanceof Playable.Item) {
      Kit kit = kit(at, play);
      boolean aids = play.target().player().filter(seat -> !seat.equals(play.seat())).isPresent();
      if (kit.aid() > 0 && use.aim() == Aim.PATIENT && aids) {
        costs.add("you gain " + kit.aid() + " Prestige");
      }
      costs.add(kit.sort() == Kit.Sort.LASTING ? limit(kit) : "it is used up");
    }
    costs.removeIf(String::isEmpty);
    return costs;
  }

  private static String limit(Kit kit) {
    return kit.limit() == Kit.Limit.UNLIMITED ? "" : kit.limit().says().substring(2);
  }

  static Choice consent(Seen at, Consent step, SeatMove move) {
    Seat user = step.source().user();
    String what = at.card(step.source().card()) + " of " + at.name(user);
    String actor = PieceIds.character(at, user);
    if (!(move instanceof Accept)) {
      return Choice.builder("Refuse", "Refuse " + what)
          .addPieces(actor)
          .hint("it goes back, and has no effect")
          .build();
    }
    return Choice.builder(
            "Allow",
            step.healing()
                ? "Let yourself be healed by " + what
                : "Let your attack be changed by " + what)
        .addPieces(actor)
        .hint(Consents.hint(at, step))
        .build();
  }
}
