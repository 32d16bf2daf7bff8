@NullMarked
package org.lawspeaker.gloomkilforth.rewards;

import org.jspecify.annotations.NullMarked;
