/** How the game ends: win, loss, draw. */
@NullMarked
package org.lawspeaker.handofdestiny.ending;

import org.jspecify.annotations.NullMarked;
