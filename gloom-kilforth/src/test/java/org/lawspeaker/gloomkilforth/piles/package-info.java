@NullMarked
package org.lawspeaker.gloomkilforth.piles;

import org.jspecify.annotations.NullMarked;
