@NullMarked
package org.lawspeaker.gloomkilforth.laws;

import org.jspecify.annotations.NullMarked;
