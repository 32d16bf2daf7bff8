/** A card is flipped and becomes an attack. */
@NullMarked
package org.lawspeaker.prestigerpg.attack;

import org.jspecify.annotations.NullMarked;
