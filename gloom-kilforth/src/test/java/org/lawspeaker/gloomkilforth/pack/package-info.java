@NullMarked
package org.lawspeaker.gloomkilforth.pack;

import org.jspecify.annotations.NullMarked;
