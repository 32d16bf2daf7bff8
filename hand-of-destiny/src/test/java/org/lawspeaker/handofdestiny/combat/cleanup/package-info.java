/** The chapter on cleanup, clause by clause. */
@NullMarked
package org.lawspeaker.handofdestiny.combat.cleanup;

import org.jspecify.annotations.NullMarked;
