package org.lawspeaker.prestigerpg.terms;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.function.ToIntFunction;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.OnTurn;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/** Players meant by what they are or did. */
public enum Group implements Who {
  YOU("you"),
  /** The player chosen when it was played. */
  TARGET("the chosen player"),
  /** The player who chose this way of several. */
  CHOOSER("the chooser"),
  /** Those whom the creature's attack names. */
  VICTIMS("the victims"),
  /** The owner of the attack that it concerns. */
  ATTACKER("the attacker"),
  /** The player whose turn it is (PRE-Q-38). */
  ACTIVE("the player whose turn it is"),
  ALL("all players"),
  OTHERS("all other players"),
  MOST_DAMAGE("the player who did the most damage this round"),
  LEAST_DAMAGE("the player who did the least damage this round"),
  FIRST_DAMAGE("the first player who did damage this round"),
  LAST_DAMAGE("the last player who did damage this round"),
  NO_DAMAGE("all players who did no damage this round"),
  MOST_LIFE("the player with the most life"),
  LEAST_LIFE("the player with the least life"),
  MOST_PRESTIGE("the player with the most Prestige"),
  LEAST_PRESTIGE("the player with the least Prestige"),
  MOST_CARDS("the player with the most cards in hand"),
  FEWEST_CARDS("the player with the fewest cards in hand"),
  /** Those whose Initiative is the number of a token that lives (PRE-Q-89). */
  TOKEN_NUMBERS("all players whose Initiative is the number of a token left"),
  /** The players who have died. */
  DEAD("all dead players"),
  /** Whom each token that is a player attacks, as that player chooses (PRE-Q-84, PRE-Q-90). */
  CHOSEN("a player of each token's choice");

  private final String says;

  Group(String says) {
    this.says = says;
  }

  @Override
  public String says() {
    return says;
  }

  @Override
  public String somebodyIs() {
    return switch (this) {
      case YOU -> "you live";
      case TARGET, CHOOSER -> says + " lives";
      case ALL -> "anybody lives";
      case DEAD -> "anybody is dead";
      case ACTIVE -> "it is somebody's turn";
      default -> Who.super.somebodyIs();
    };
  }

  @Override
  public String nobodyIs() {
    return switch (this) {
      case YOU -> "you are dead";
      case TARGET, CHOOSER -> says + " is dead";
      case ALL -> "nobody lives";
      case DEAD -> "nobody is dead";
      case ACTIVE -> "it is nobody's turn";
      default -> Who.super.nobodyIs();
    };
  }

  @Override
  public boolean isChosen() {
    return this == CHOSEN;
  }

  @Override
  public boolean isYou() {
    return this == YOU;
  }

  @Override
  public boolean isSeveral() {
    return switch (this) {
      case YOU, VICTIMS, ALL, OTHERS, NO_DAMAGE, TOKEN_NUMBERS, DEAD -> true;
      default -> false;
    };
  }

  @Override
  public ImmutableList<Seat> seats(Table table, Source source) {
    return switch (this) {
      case YOU -> source.byNobody() ? ImmutableList.of() : living(table, source.user());
      case TARGET ->
          source.target().player().map(seat -> living(table, seat)).orElse(ImmutableList.of());
      case CHOOSER ->
          source.chooser() == Source.NONE
              ? ImmutableList.of()
              : living(table, Seat.of(source.chooser()));
      case VICTIMS -> victims(table);
      case ATTACKER -> attacker(table, source);
      case ACTIVE -> active(table);
      case ALL -> table.inOrder();
      case OTHERS ->
          Lists.where(table.inOrder(), seat -> source.byNobody() || !seat.equals(source.user()));
      case MOST_DAMAGE -> most(table, seat -> table.sheet(seat).pace().dealt(), 1);
      case LEAST_DAMAGE -> most(table, seat -> -table.sheet(seat).pace().dealt(), NO_BOUND);
      case FIRST_DAMAGE -> dealer(table, 1);
      case LAST_DAMAGE -> dealer(table, -1);
      case NO_DAMAGE -> Lists.where(table.inOrder(), seat -> table.sheet(seat).pace().dealt() == 0);
      case MOST_LIFE -> most(table, seat -> table.sheet(seat).life(), NO_BOUND);
      case LEAST_LIFE -> most(table, seat -> -table.sheet(seat).life(), NO_BOUND);
      case MOST_PRESTIGE -> most(table, seat -> table.sheet(seat).prestige(), NO_BOUND);
      case LEAST_PRESTIGE -> most(table, seat -> -table.sheet(seat).prestige(), NO_BOUND);
      case MOST_CARDS -> most(table, seat -> table.sheet(seat).hand().size(), NO_BOUND);
      case FEWEST_CARDS -> most(table, seat -> -table.sheet(seat).hand().size(), NO_BOUND);
      case TOKEN_NUMBERS ->
          Lists.where(
              table.inOrder(), seat -> table.foe.tokenLives(table.sheet(seat).initiative() - 1));
      case DEAD -> table.deadPlayers();
      case CHOSEN -> ImmutableList.of();
    };
  }

  private static final int NO_BOUND = Integer.MIN_VALUE;

  private static ImmutableList<Seat> living(Table table, Seat seat) {
    return table.lives(seat) ? ImmutableList.of(seat) : ImmutableList.of();
  }

  private static ImmutableList<Seat> victims(Table table) {
    return Lists.where(table.inOrder(), seat -> table.strike.names(seat));
  }

  private static ImmutableList<Seat> attacker(Table table, Source source) {
    Attack attack = table.attack(source.attack());
    return attack == null ? ImmutableList.of() : living(table, attack.owner());
  }

  private static ImmutableList<Seat> active(Table table) {
    OnTurn turn = table.onTurn();
    return turn == null ? ImmutableList.of() : living(table, turn.seat());
  }

  /** The living in the Initiative order of this round, also when the next has been drawn. */
  private static ImmutableList<Seat> ofRound(Table table) {
    ImmutableList<Seat> order = table.inOrder();
    for (int i = 0; i < order.size(); i++) {
      if (table.sheet(order.get(i)).pace().initiative() > 0) {
        return ImmutableList.sortedCopyOf(
            Comparator.comparingInt(seat -> numberOf(table.sheet(seat))), order);
      }
    }
    return order;
  }

  private static int numberOf(Sheet sheet) {
    int past = sheet.pace().initiative();
    return past > 0 ? past : sheet.initiative();
  }

  /** The one with most of something; of several the Initiative closest to 1 (PRE-Q-57). */
  private static ImmutableList<Seat> most(Table table, ToIntFunction<Seat> of, int atLeast) {
    ImmutableList<Seat> order = ofRound(table);
    int best = -1;
    for (int i = 0; i < order.size(); i++) {
      int much = of.applyAsInt(order.get(i));
      if (much >= atLeast && (best < 0 || much > of.applyAsInt(order.get(best)))) {
        best = i;
      }
    }
    return best < 0 ? ImmutableList.of() : ImmutableList.of(order.get(best));
  }

  private static ImmutableList<Seat> dealer(Table table, int step) {
    Pile dealers = table.clock.dealers();
    for (int i = step > 0 ? 0 : dealers.size() - 1; i >= 0 && i < dealers.size(); i += step) {
      Seat seat = Seat.of(dealers.get(i));
      if (table.lives(seat)) {
        return ImmutableList.of(seat);
      }
    }
    return ImmutableList.of();
  }
}
