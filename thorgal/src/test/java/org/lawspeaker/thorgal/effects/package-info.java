/** Tests of effects and how long they last. */
@NullMarked
package org.lawspeaker.thorgal.effects;

import org.jspecify.annotations.NullMarked;
