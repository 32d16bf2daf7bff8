/** The course of a game: what follows what, and why a move is not one for now. */
@NullMarked
package org.lawspeaker.handofdestiny.wave;

import org.jspecify.annotations.NullMarked;
