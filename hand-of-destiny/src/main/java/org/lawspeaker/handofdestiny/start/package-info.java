/** Before the first wave: options and the first position. */
@NullMarked
package org.lawspeaker.handofdestiny.start;

import org.jspecify.annotations.NullMarked;
