/** An opinion on positions, for players that look ahead; no rule. */
@NullMarked
package org.lawspeaker.thorgal.prospects;

import org.jspecify.annotations.NullMarked;
