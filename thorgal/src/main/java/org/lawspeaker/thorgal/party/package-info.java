/** Cards in play: entering, uniqueness, what they show, markers, leaving. */
@NullMarked
package org.lawspeaker.thorgal.party;

import org.jspecify.annotations.NullMarked;
