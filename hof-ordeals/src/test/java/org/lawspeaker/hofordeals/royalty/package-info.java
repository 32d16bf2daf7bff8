/** Tests of royal loot and the change of levels. */
@NullMarked
package org.lawspeaker.hofordeals.royalty;

import org.jspecify.annotations.NullMarked;
