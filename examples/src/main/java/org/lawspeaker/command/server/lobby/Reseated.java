package org.lawspeaker.command.server.lobby;

import java.util.Optional;
import org.lawspeaker.engine.json.Doc;

/** A seat after a change. */
public record Reseated(
    int seat,
    @Doc("Who decides: person, or a player by its name.") String player,
    String name,
    @Doc("The seat's new key, if it was given to a person; the one before opens nothing any more.")
        Optional<String> key) {}
