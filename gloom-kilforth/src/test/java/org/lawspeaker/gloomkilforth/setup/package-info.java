@NullMarked
package org.lawspeaker.gloomkilforth.setup;

import org.jspecify.annotations.NullMarked;
