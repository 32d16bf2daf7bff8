/** Tests of the ways the game ends. */
@NullMarked
package org.lawspeaker.handofdestiny.ending;

import org.jspecify.annotations.NullMarked;
