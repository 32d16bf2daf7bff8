@NullMarked
package org.lawspeaker.gloomkilforth.ending;

import org.jspecify.annotations.NullMarked;
