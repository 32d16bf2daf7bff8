/** Tests of Hand of Fate: Ordeals. */
@NullMarked
package org.lawspeaker.hofordeals;

import org.jspecify.annotations.NullMarked;
