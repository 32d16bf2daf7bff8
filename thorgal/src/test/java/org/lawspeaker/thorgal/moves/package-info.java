/** Tests of the moves. */
@NullMarked
package org.lawspeaker.thorgal.moves;

import org.jspecify.annotations.NullMarked;
