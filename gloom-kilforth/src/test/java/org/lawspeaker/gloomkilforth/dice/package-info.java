@NullMarked
package org.lawspeaker.gloomkilforth.dice;

import org.jspecify.annotations.NullMarked;
