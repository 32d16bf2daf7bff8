/** Tests of setting waves up, and of the options of the game. */
@NullMarked
package org.lawspeaker.handofdestiny.setup;

import org.jspecify.annotations.NullMarked;
