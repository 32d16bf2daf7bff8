/** Playing many games and saying what came of them: outcomes, lengths, decisions, moves. */
@NullMarked
package org.lawspeaker.command.simulate;

import org.jspecify.annotations.NullMarked;
