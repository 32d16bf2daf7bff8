@NullMarked
package org.lawspeaker.gloomkilforth.turn;

import org.jspecify.annotations.NullMarked;
