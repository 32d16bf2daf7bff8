/** Tests of cleanup: defeat and slotting. */
@NullMarked
package org.lawspeaker.handofdestiny.combat.cleanup;

import org.jspecify.annotations.NullMarked;
