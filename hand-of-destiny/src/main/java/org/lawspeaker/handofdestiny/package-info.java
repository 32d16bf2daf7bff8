/** The Hand of Destiny: the game as others use it. */
@NullMarked
package org.lawspeaker.handofdestiny;

import org.jspecify.annotations.NullMarked;
