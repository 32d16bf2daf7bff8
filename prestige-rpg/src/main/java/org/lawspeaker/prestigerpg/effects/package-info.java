/** Effects carried out one after the other, and what sets them off. */
@NullMarked
package org.lawspeaker.prestigerpg.effects;

import org.jspecify.annotations.NullMarked;
