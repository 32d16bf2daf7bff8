/** The order of play, which names the chapters of the rules, and the reasons for refusals. */
@NullMarked
package org.lawspeaker.prestigerpg.round;

import org.jspecify.annotations.NullMarked;
