/** Tests of The Hand of Destiny as a whole. */
@NullMarked
package org.lawspeaker.handofdestiny;

import org.jspecify.annotations.NullMarked;
