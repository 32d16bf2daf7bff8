@NullMarked
package org.lawspeaker.gloomkilforth.journey;

import org.jspecify.annotations.NullMarked;
