@NullMarked
package org.lawspeaker.thorgal.loops;

import org.jspecify.annotations.NullMarked;
