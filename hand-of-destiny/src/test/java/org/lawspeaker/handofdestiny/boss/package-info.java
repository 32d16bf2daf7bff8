/** Tests of the Boss phase: attacks, critical hits, rewards and fail penalties. */
@NullMarked
package org.lawspeaker.handofdestiny.boss;

import org.jspecify.annotations.NullMarked;
