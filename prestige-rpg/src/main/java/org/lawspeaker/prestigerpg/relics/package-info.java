/** Relics &amp; Ruin: events, relics, poison and the encounters that need them. */
@NullMarked
package org.lawspeaker.prestigerpg.relics;

import org.jspecify.annotations.NullMarked;
