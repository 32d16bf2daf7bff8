package org.lawspeaker.gloomkilforth;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.moves.Accept;
import org.lawspeaker.gloomkilforth.moves.ActWith;
import org.lawspeaker.gloomkilforth.moves.Ambush;
import org.lawspeaker.gloomkilforth.moves.AskCard;
import org.lawspeaker.gloomkilforth.moves.AskGold;
import org.lawspeaker.gloomkilforth.moves.Assault;
import org.lawspeaker.gloomkilforth.moves.Buy;
import org.lawspeaker.gloomkilforth.moves.CallFate;
import org.lawspeaker.gloomkilforth.moves.ClearObstacle;
import org.lawspeaker.gloomkilforth.moves.ClearPlot;
import org.lawspeaker.gloomkilforth.moves.ComeOut;
import org.lawspeaker.gloomkilforth.moves.Confront;
import org.lawspeaker.gloomkilforth.moves.Decline;
import org.lawspeaker.gloomkilforth.moves.Discard;
import org.lawspeaker.gloomkilforth.moves.Discover;
import org.lawspeaker.gloomkilforth.moves.Done;
import org.lawspeaker.gloomkilforth.moves.Draw;
import org.lawspeaker.gloomkilforth.moves.DrawReward;
import org.lawspeaker.gloomkilforth.moves.EndTurn;
import org.lawspeaker.gloomkilforth.moves.Escape;
import org.lawspeaker.gloomkilforth.moves.Evade;
import org.lawspeaker.gloomkilforth.moves.Exchange;
import org.lawspeaker.gloomkilforth.moves.Fight;
import org.lawspeaker.gloomkilforth.moves.GiveCard;
import org.lawspeaker.gloomkilforth.moves.GiveGold;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.GoFirst;
import org.lawspeaker.gloomkilforth.moves.GoToMarket;
import org.lawspeaker.gloomkilforth.moves.Heal;
import org.lawspeaker.gloomkilforth.moves.Hide;
import org.lawspeaker.gloomkilforth.moves.KeepCard;
import org.lawspeaker.gloomkilforth.moves.MakeCamp;
import org.lawspeaker.gloomkilforth.moves.MoveTo;
import org.lawspeaker.gloomkilforth.moves.Overcome;
import org.lawspeaker.gloomkilforth.moves.PickCard;
import org.lawspeaker.gloomkilforth.moves.PickDeck;
import org.lawspeaker.gloomkilforth.moves.PickOption;
import org.lawspeaker.gloomkilforth.moves.PickPlace;
import org.lawspeaker.gloomkilforth.moves.PickSeat;
import org.lawspeaker.gloomkilforth.moves.Provoke;
import org.lawspeaker.gloomkilforth.moves.Regale;
import org.lawspeaker.gloomkilforth.moves.Resolve;
import org.lawspeaker.gloomkilforth.moves.Rest;
import org.lawspeaker.gloomkilforth.moves.Roll;
import org.lawspeaker.gloomkilforth.moves.Sacrifice;
import org.lawspeaker.gloomkilforth.moves.Search;
import org.lawspeaker.gloomkilforth.moves.Sell;
import org.lawspeaker.gloomkilforth.moves.ShowAsset;
import org.lawspeaker.gloomkilforth.moves.TakeGold;
import org.lawspeaker.gloomkilforth.moves.TakeLoot;
import org.lawspeaker.gloomkilforth.moves.Team;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.RewardType;

/** A move of each kind, and some that only differ in what they name. */
final class EveryMove {
  private static final int NOWHERE = 99;

  private EveryMove() {}

  private static int card(String name) {
    return Scene.card(name);
  }

  static ImmutableList<GloomMove> ofNature() {
    return ImmutableList.of(
        new Draw(card("kobold")),
        new Draw(card("cloak-pin")),
        new Draw(card("old-wood")),
        new Roll(1, 2),
        new Roll(3, 2),
        new GoFirst(Seat.of(1)));
  }

  static ImmutableList<GloomMove> of(Seat seat) {
    ImmutableList.Builder<GloomMove> moves = ImmutableList.builder();
    actions(seat, moves);
    deeds(seat, moves);
    answers(seat, moves);
    return moves.build();
  }

  private static void actions(Seat seat, ImmutableList.Builder<GloomMove> moves) {
    moves.add(new MoveTo(seat, 7), new MoveTo(seat, 0), new MoveTo(seat, NOWHERE));
    moves.add(new ClearObstacle(seat), new ClearPlot(seat, card("altar-of-betrayal")));
    moves.add(new ClearPlot(seat, card("pact-of-ruin")), new Search(seat), new Hide(seat));
    moves.add(new Confront(seat, card("remote-town"), Attribute.SNEAK));
    moves.add(new Confront(seat, card("remote-town"), Attribute.STUDY));
    moves.add(new Confront(seat, card("remote-town"), Attribute.FIGHT));
    moves.add(new Confront(seat, card("farmer"), Attribute.INFLUENCE));
    moves.add(new Confront(seat, card("farmer"), Attribute.FIGHT));
    moves.add(new Confront(seat, card("kobold"), Attribute.FIGHT));
    moves.add(new Confront(seat, card("captain"), Attribute.FIGHT));
    moves.add(new Provoke(seat, card("farmer")), new Provoke(seat, card("remote-town")));
    moves.add(new Rest(seat), new Discover(seat, card("gilded-sword")));
    moves.add(new Discover(seat, card("farmer")), new Discover(seat, card("fireball")));
    moves.add(new ActWith(seat, card("guiding-light")), new ActWith(seat, card("captain")));
    moves.add(new GoToMarket(seat), new Regale(seat), new MakeCamp(seat), new EndTurn(seat));
  }

  private static void deeds(Seat seat, ImmutableList.Builder<GloomMove> moves) {
    moves.add(new ComeOut(seat), new Overcome(seat, card("farmer"), Attribute.INFLUENCE));
    moves.add(new Overcome(seat, card("bone-reaver"), Attribute.FIGHT));
    moves.add(new Overcome(seat, card("prince-of-ruin"), Attribute.FIGHT));
    moves.add(new Resolve(seat, card("lucky-charm")), new Resolve(seat, card("fireball")));
    moves.add(new Resolve(seat, card("mend-wounds")), new Resolve(seat, card("captain")));
    moves.add(new Resolve(seat, card("second-breath")));
    moves.add(new ActWith(seat, card("guiding-light")), new ActWith(seat, card("captain")));
    moves.add(new Assault(seat, card("prince-of-ruin")), new Assault(seat, card("queen-of-ash")));
    for (int i = 0; i < 4; i++) {
      moves.add(new Team(seat, Seat.of(i)), new Exchange(seat, Seat.of(i)));
    }
  }

  private static void answers(Seat seat, ImmutableList.Builder<GloomMove> moves) {
    moves.add(new Heal(seat, Seat.of(1)), new Heal(seat, Seat.of(0)), new Heal(seat, Seat.of(2)));
    moves.add(new Heal(seat, Seat.of(3)));
    moves.add(new Buy(seat, card("gilded-sword")), new Buy(seat, card("cloak-pin")));
    moves.add(new Buy(seat, card("captain")), new Sell(seat, card("farmer")));
    moves.add(new Sell(seat, card("captain")), new Sell(seat, card("kobold")));
    moves.add(new ShowAsset(seat, card("gilded-sword")), new ShowAsset(seat, card("captain")));
    moves.add(new Sacrifice(seat, card("gilded-sword")), new Sacrifice(seat, card("captain")));
    moves.add(new Discard(seat, card("farmer")), new Discard(seat, card("kobold")));
    moves.add(new GiveGold(seat, Seat.of(2), 2), new GiveGold(seat, Seat.of(2), 50));
    moves.add(new AskGold(seat, Seat.of(2), 1), new AskGold(seat, Seat.of(2), 50));
    moves.add(new GiveCard(seat, card("farmer")), new GiveCard(seat, card("captain")));
    moves.add(new AskCard(seat, card("lucky-charm")), new AskCard(seat, card("devil")));
    moves.add(new GiveGold(seat, Seat.of(1), 1), new AskCard(seat, card("magister")));
    moves.add(new CallFate(seat), new Evade(seat), new Ambush(seat), new Fight(seat));
    moves.add(new Escape(seat), new TakeGold(seat), new TakeLoot(seat), new KeepCard(seat));
    moves.add(new DrawReward(seat), new PickCard(seat, card("kobold")));
    moves.add(new PickCard(seat, card("elf")), new PickCard(seat, card("priest")));
    moves.add(new PickCard(seat, card("gilded-sword")), new PickCard(seat, card("killer")));
    moves.add(new PickDeck(seat, RewardType.ITEM), new PickOption(seat, 0));
    moves.add(new PickOption(seat, 9), new PickPlace(seat, 0), new PickPlace(seat, NOWHERE));
    moves.add(new PickSeat(seat, Seat.of(0)), new PickSeat(seat, Seat.of(2)));
    moves.add(new PickCard(seat, card("farmer")), new PickCard(seat, card("fireball")));
    moves.add(new Done(seat), new Accept(seat), new Decline(seat));
  }

  /** A move in words, whether or not what it names is there. */
  static String text(GloomMove move) {
    if (move instanceof MoveTo to) {
      return "move #" + to.place();
    }
    if (move instanceof PickPlace pick) {
      return "choose place #" + pick.place();
    }
    return Scene.GAME
        .notation()
        .move(Scene.start(Setup.of(4)).state(), move)
        .replaceFirst("^seat \\d: ", "");
  }
}
