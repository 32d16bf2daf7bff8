@NullMarked
package org.lawspeaker.gloomkilforth.deeds;

import org.jspecify.annotations.NullMarked;
