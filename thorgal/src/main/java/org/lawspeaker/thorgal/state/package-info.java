/** A position: what lies where, and where in the round it is. */
@NullMarked
package org.lawspeaker.thorgal.state;

import org.jspecify.annotations.NullMarked;
