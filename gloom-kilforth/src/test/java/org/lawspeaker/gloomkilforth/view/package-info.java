@NullMarked
package org.lawspeaker.gloomkilforth.view;

import org.jspecify.annotations.NullMarked;
