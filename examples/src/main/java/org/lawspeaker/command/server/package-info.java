/** Matches over HTTP: each seat sees its own view and its own legal moves, and is told clauses. */
@NullMarked
package org.lawspeaker.command.server;

import org.jspecify.annotations.NullMarked;
