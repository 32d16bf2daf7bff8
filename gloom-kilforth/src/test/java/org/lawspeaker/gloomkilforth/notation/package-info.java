@NullMarked
package org.lawspeaker.gloomkilforth.notation;

import org.jspecify.annotations.NullMarked;
