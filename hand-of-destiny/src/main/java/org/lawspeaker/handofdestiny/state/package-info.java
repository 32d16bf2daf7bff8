/** A position of the game: immutable records, zone by zone. */
@NullMarked
package org.lawspeaker.handofdestiny.state;

import org.jspecify.annotations.NullMarked;
