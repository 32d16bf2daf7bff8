@NullMarked
package org.lawspeaker.gloomkilforth.market;

import org.jspecify.annotations.NullMarked;
