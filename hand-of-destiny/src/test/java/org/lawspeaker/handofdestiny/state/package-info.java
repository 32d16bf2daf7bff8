/** Tests of what a position holds. */
@NullMarked
package org.lawspeaker.handofdestiny.state;

import org.jspecify.annotations.NullMarked;
