/** Tests of cards and packs. */
@NullMarked
package org.lawspeaker.thorgal.pack;

import org.jspecify.annotations.NullMarked;
