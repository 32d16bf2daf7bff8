/** Further cards at a feast of the creature. */
@NullMarked
package org.lawspeaker.prestigerpg.feast;

import org.jspecify.annotations.NullMarked;
