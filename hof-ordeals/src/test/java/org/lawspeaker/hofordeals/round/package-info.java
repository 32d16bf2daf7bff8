/** Tests of the course of rounds. */
@NullMarked
package org.lawspeaker.hofordeals.round;

import org.jspecify.annotations.NullMarked;
