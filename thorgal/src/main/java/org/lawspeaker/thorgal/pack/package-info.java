/** Reads and checks card packs. */
@NullMarked
package org.lawspeaker.thorgal.pack;

import org.jspecify.annotations.NullMarked;
