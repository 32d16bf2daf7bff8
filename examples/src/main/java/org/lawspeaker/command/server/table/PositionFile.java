package org.lawspeaker.command.server.table;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.lawspeaker.command.server.store.Opening;
import org.lawspeaker.command.server.wire.Reply;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.ruling.RulingFile;
import org.lawspeaker.engine.ruling.RulingWriter;

/**
 * A position as a viewer may hand it on. What the viewer cannot know is guessed, from what it knows
 * alone: any guess that fits will do for a question, and tells nothing.
 */
public record PositionFile<S, M extends Move, V>(Game<S, M, V> game, Opening opening, int version) {
  /** A ruling file, or the beginning of one. */
  public record Position(
      @Doc("A ruling file in YAML.") String ruling,
      @Doc("Whether something in it is guessed, since the viewer cannot know it.")
          boolean isGuessed) {}

  Reply of(S state, Viewer viewer, boolean isOpen, Optional<String> move) {
    S shown =
        isOpen ? state : new Guesses<>(game).of(game.view(state, viewer)).findFirst().orElseThrow();
    String name = "position";
    Checked<RulingFile> file = RulingFile.read(name, json(shown, viewer, move).toPrettyString());
    return Reply.of(
        file.map(ruling -> new Position(head(isOpen) + RulingWriter.write(ruling), !isOpen)));
  }

  private ObjectNode json(S state, Viewer viewer, Optional<String> move) {
    ObjectNode root = JsonNodeFactory.instance.objectNode();
    root.put("game", opening.game());
    root.put(
        "asks",
        move.map(text -> "May " + viewer + " do this here: " + text + "?")
            .orElse("What may be done here?"));
    ObjectNode setup = root.putObject("setup").put("seats", opening.setup().seats());
    if (!opening.setup().options().isEmpty()) {
      ObjectNode options = setup.putObject("options");
      opening.setup().options().forEach(options::put);
    }
    root.putObject("given").set("state", game.notation().state(state));
    move.ifPresent(text -> root.putArray("when").add(text));
    return root;
  }

  /** Where it comes from; the seed, which foretells all chance, when nothing comes any more. */
  private String head(boolean isOver) {
    return "# match "
        + opening.match()
        + ", version "
        + version
        + " of this viewer"
        + (isOver ? ", seed " + opening.seed() : "")
        + "\n# "
        + opening.game()
        + ", rules "
        + opening.rulesVersion()
        + ", cards "
        + opening.pack()
        + ", content "
        + opening.contentHash()
        + "\n";
  }
}
