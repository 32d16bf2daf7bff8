package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.prestigerpg.items.Items;
import org.lawspeaker.prestigerpg.moves.Absent;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Aim;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Use;

/**
 * Reads what is played, whoever has it and whatever it is aimed at, which judging refuses: {@code
 * play edge-out on seat-2 card-2}, as {@link PlayText} writes it.
 */
final class PlayReader {
  private static final int MOST = 99;
  private static final String TOKEN = "token-";
  private static final String CARD = "card-";

  private final Table table;
  private final Seat seat;

  PlayReader(Table table, Seat seat) {
    this.table = table;
    this.seat = seat;
  }

  /** The play; empty if the words have not the form of one. */
  Optional<Checked<PrestigeMove>> read(List<String> words) {
    boolean ability = words.get(0).equals("ability");
    Optional<String> owner = ability ? after(words, 1, PlayText.OF) : Optional.empty();
    int at = ability && owner.isEmpty() ? 1 : ability ? 3 : 2;
    if (words.size() < at) {
      return Optional.empty();
    }
    Optional<String> under = after(words, at, "hiding");
    at += under.isPresent() ? 2 : 0;
    Optional<String> way = after(words, at, "as");
    at += way.isPresent() ? 2 : 0;
    Optional<String> target = after(words, at, "on");
    at += target.isPresent() ? 2 : 0;
    boolean more = target.isPresent() && words.size() == at + 1 && words.get(at).startsWith(CARD);
    if (words.size() != at + (more ? 1 : 0)) {
      return Optional.empty();
    }
    String index = more ? words.get(at) : CARD + 1;
    if (words.get(0).equals("use") && item(words.get(1)).isEmpty()) {
      return Optional.of(absent(words.get(1), way, target, index, more));
    }
    return Optional.of(
        what(words, ability, owner)
            .then(play -> hiding(play, under))
            .then(play -> use(play, way))
            .then(play -> on(play, target, index, more)));
  }

  /** An Item that lies before nobody. */
  private Checked<PrestigeMove> absent(
      String name, Optional<String> way, Optional<String> on, String index, boolean more) {
    if (way.isPresent()) {
      return Checked.bad("", "an Item that lies before nobody is used in no way");
    }
    Checked<Target> target =
        on.map(each -> target(Aim.NOTHING, each, index, more))
            .orElseGet(() -> Checked.ok(Target.nothing()));
    return target.then(
        chosen ->
            MoveReader.found(table, name, "item", each -> ItemText.named(table, each))
                .map(card -> new Absent(seat, new Absent.Used(chosen), card)));
  }

  private static Optional<String> after(List<String> words, int at, String word) {
    return words.size() > at + 1 && words.get(at).equals(word)
        ? Optional.of(words.get(at + 1))
        : Optional.empty();
  }

  /** The card, item or ability, for the time being without its use and target. */
  private Checked<Play> what(List<String> words, boolean ability, Optional<String> owner) {
    if (ability) {
      return owner
          .map(
              name ->
                  MoveReader.found(table, name, "character", table.cards.names()::findCharacter))
          .orElseGet(() -> Checked.ok(table.sheet(seat).character()))
          .map(character -> Play.of(seat, new Playable.Ability(character)));
    }
    Checked<Playable> named =
        words.get(0).equals("play")
            ? SeatMoveReader.card(table, words.get(1)).map(Playable.Card::new)
            : Checked.ok(new Playable.Item(item(words.get(1)).orElseThrow()));
    return named.map(what -> Play.of(seat, what));
  }

  private Optional<Integer> item(String name) {
    return ItemText.find(table, seat, name);
  }

  /** The card that is really played, face down in the fog (PRE-Q-97). */
  private Checked<Play> hiding(Play play, Optional<String> under) {
    if (under.isEmpty()) {
      return Checked.ok(play);
    }
    return play.what() instanceof Playable.Card
        ? SeatMoveReader.card(table, under.get()).map(play::hiding)
        : Checked.bad("", "only cards are played face down");
  }

  private Checked<Play> use(Play play, Optional<String> way) {
    ImmutableList<Use> uses = PlayText.uses(table, play.what());
    List<String> names = new ArrayList<>();
    uses.forEach(use -> names.add(Words.slug(use.name())));
    if (way.isEmpty()) {
      return uses.size() < 2
          ? Checked.ok(play)
          : Checked.bad("", "write how, as in \"as " + names.get(0) + "\": one of " + names);
    }
    int use = names.indexOf(way.get());
    return use < 0 || uses.size() < 2
        ? Checked.bad("", Problem.quote(way.get()) + " is none of " + names)
        : Checked.ok(play.as(use, Target.nothing()));
  }

  private Checked<PrestigeMove> on(Play play, Optional<String> on, String index, boolean more) {
    if (on.isEmpty()) {
      return Checked.ok(play);
    }
    Optional<Integer> card = ItemText.named(table, on.get());
    if (!more && card.isPresent() && item(on.get()).isEmpty()) {
      return Checked.ok(new Absent(seat, new Absent.AimedAt(play), card.get()));
    }
    ImmutableList<Use> uses = PlayText.uses(table, play.what());
    Aim aim = uses.isEmpty() ? Aim.NOTHING : uses.get(play.use()).aim();
    return target(aim, on.get(), index, more).map(play::on);
  }

  private Checked<Target> target(Aim aim, String on, String index, boolean more) {
    if (on.startsWith(TOKEN)) {
      return numbered(on, TOKEN).map(Target.Token::new);
    }
    if (more || aim == Aim.SET_CARD) {
      return SeatMoveReader.seat(table, on)
          .then(of -> numbered(index, CARD).map(card -> new Target.Card(Seat.of(of), card)));
    }
    Optional<Integer> item = item(on);
    return item.isPresent()
        ? Checked.ok(new Target.Item(owner(item.get()), item.get()))
        : SeatMoveReader.seat(table, on).map(of -> Target.player(Seat.of(of)));
  }

  /** Whose item it is. */
  private Seat owner(int item) {
    return Objects.requireNonNull(Items.owner(table, item));
  }

  private static Checked<Integer> numbered(String word, String prefix) {
    Integer number =
        word.startsWith(prefix) ? Ints.tryParse(word.substring(prefix.length())) : null;
    return number == null || number < 1 || number > MOST
        ? Checked.bad("", prefix + "1, for instance, is wanted, not " + Problem.quote(word))
        : Checked.ok(number - 1);
  }
}
