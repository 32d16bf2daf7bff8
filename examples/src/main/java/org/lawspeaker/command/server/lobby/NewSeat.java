package org.lawspeaker.command.server.lobby;

import java.util.Optional;
import org.lawspeaker.engine.json.Doc;

/** A change of a seat that is asked for. */
public record NewSeat(
    int seat,
    @Doc(
            "Who decides from now on: person, who gets a new key, or a player by its name. Left"
                + " out, whoever did so far.")
        Optional<String> player,
    @Doc("What people call the seat from now on; left out, what they did so far.")
        Optional<String> name) {}
