/** An opinion on how a hero stands, for players that look a few moves ahead. */
@NullMarked
package org.lawspeaker.gloomkilforth.prospects;

import org.jspecify.annotations.NullMarked;
