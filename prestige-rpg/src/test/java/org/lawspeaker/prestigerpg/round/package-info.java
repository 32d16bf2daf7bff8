@NullMarked
package org.lawspeaker.prestigerpg.round;

import org.jspecify.annotations.NullMarked;
