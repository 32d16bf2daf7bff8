@NullMarked
package org.lawspeaker.gloomkilforth;

import org.jspecify.annotations.NullMarked;
