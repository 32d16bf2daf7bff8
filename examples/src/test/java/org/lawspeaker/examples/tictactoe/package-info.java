/** Tic-tac-toe, the smallest game on the contract: what the contract itself costs. */
@NullMarked
package org.lawspeaker.examples.tictactoe;

import org.jspecify.annotations.NullMarked;
