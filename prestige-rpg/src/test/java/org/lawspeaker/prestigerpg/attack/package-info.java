@NullMarked
package org.lawspeaker.prestigerpg.attack;

import org.jspecify.annotations.NullMarked;
