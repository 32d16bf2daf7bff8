/** Before the first round: factions, starting companions, lands. */
@NullMarked
package org.lawspeaker.thorgal.setup;

import org.jspecify.annotations.NullMarked;
