@NullMarked
package org.lawspeaker.gloomkilforth.vocabulary;

import org.jspecify.annotations.NullMarked;
