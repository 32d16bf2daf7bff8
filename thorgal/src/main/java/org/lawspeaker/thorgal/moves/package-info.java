/** What players and Nature may do. */
@NullMarked
package org.lawspeaker.thorgal.moves;

import org.jspecify.annotations.NullMarked;
