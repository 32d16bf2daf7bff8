/** Tests of cards and packs. */
@NullMarked
package org.lawspeaker.prestigerpg.pack;

import org.jspecify.annotations.NullMarked;
