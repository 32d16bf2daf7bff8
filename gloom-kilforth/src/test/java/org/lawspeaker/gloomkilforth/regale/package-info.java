@NullMarked
package org.lawspeaker.gloomkilforth.regale;

import org.jspecify.annotations.NullMarked;
