@NullMarked
package org.lawspeaker.handofdestiny.loops;

import org.jspecify.annotations.NullMarked;
