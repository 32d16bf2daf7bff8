/** Tests of rounds and roles. */
@NullMarked
package org.lawspeaker.thorgal.round;

import org.jspecify.annotations.NullMarked;
