@NullMarked
package org.lawspeaker.gloomkilforth.night;

import org.jspecify.annotations.NullMarked;
