@NullMarked
package org.lawspeaker.hofordeals.loops;

import org.jspecify.annotations.NullMarked;
