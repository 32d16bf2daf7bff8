package org.lawspeaker.engine;

import com.google.common.collect.ImmutableList;

/**
 * Why a move is judged as it is and leads where it leads, with what was tried and did not apply.
 * For the arbiter: it keeps no secrets.
 *
 * <pre>{@code
 * ConnectFour game = new ConnectFourProvider().game();
 * Position start = game.start(Setup.of(2)).orThrow();
 * Why why = game.why(start, new Drop(Seat.of(0), 3));
 * System.out.println(why.followed().get(0).says()); // seat 0's disc rests in column 4, row 1
 * }</pre>
 *
 * @param tried the rules that were tried while the move was judged and did not apply
 * @param verdict whether the move is legal, and by which clauses
 * @param followed what came of the move, as a tree; nothing of an illegal one
 */
public record Why(ImmutableList<Reason> tried, Verdict verdict, ImmutableList<Reason> followed) {}
