/** Tests of what is visible and which numbers count. */
@NullMarked
package org.lawspeaker.handofdestiny.combat.sight;

import org.jspecify.annotations.NullMarked;
