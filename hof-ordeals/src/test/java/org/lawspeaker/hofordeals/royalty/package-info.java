/** Tests of royal loot and of the levels. */
@NullMarked
package org.lawspeaker.hofordeals.royalty;

import org.jspecify.annotations.NullMarked;
