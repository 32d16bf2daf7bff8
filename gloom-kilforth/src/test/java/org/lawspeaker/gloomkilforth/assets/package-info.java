@NullMarked
package org.lawspeaker.gloomkilforth.assets;

import org.jspecify.annotations.NullMarked;
