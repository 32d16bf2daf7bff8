package org.lawspeaker.command.server.lobby;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;

/** A match that is asked for. */
@Value.Builder
public record NewMatch(
    @Doc("The game's id; left out if there is a record.") Optional<String> game,
    @Doc("How many play; the fewest if left out.") Optional<Integer> seats,
    @Doc("Options of the game; those left out have their standard values.") @Default("{}")
        ImmutableMap<String, String> options,
    @Doc("What chance is drawn from, a whole number as text; nobody knows it if left out.")
        Optional<String> seed,
    @Doc("Who decides, in seat order: person, or a player by its name; people if left out.")
        @Default("[]")
        ImmutableList<String> players,
    @Doc("What people call the seats, in seat order; seat 0, seat 1 if left out.") @Default("[]")
        ImmutableList<String> names,
    @Doc("The record of a match, as text, to go on with; it has its game, seats and options.")
        Optional<String> record) {}
