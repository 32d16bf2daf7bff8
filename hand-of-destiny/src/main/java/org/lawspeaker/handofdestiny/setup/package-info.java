/** Setup phase: the deck and its turns, starting strength cards, what was prepared for the wave. */
@NullMarked
package org.lawspeaker.handofdestiny.setup;

import org.jspecify.annotations.NullMarked;
