@NullMarked
package org.lawspeaker.prestigerpg.turns;

import org.jspecify.annotations.NullMarked;
