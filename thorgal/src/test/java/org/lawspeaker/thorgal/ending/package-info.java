/** Tests of the ends of the game and of leaving it. */
@NullMarked
package org.lawspeaker.thorgal.ending;

import org.jspecify.annotations.NullMarked;
