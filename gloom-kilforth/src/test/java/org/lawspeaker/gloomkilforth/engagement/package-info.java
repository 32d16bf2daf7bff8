@NullMarked
package org.lawspeaker.gloomkilforth.engagement;

import org.jspecify.annotations.NullMarked;
