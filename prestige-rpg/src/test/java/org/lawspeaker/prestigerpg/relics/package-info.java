/** Tests of Relics &amp; Ruin. */
@NullMarked
package org.lawspeaker.prestigerpg.relics;

import org.jspecify.annotations.NullMarked;
