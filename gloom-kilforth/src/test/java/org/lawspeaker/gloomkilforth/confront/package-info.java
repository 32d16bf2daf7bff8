@NullMarked
package org.lawspeaker.gloomkilforth.confront;

import org.jspecify.annotations.NullMarked;
