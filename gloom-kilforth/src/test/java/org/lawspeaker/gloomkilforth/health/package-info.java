@NullMarked
package org.lawspeaker.gloomkilforth.health;

import org.jspecify.annotations.NullMarked;
