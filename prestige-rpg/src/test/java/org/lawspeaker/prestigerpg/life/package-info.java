@NullMarked
package org.lawspeaker.prestigerpg.life;

import org.jspecify.annotations.NullMarked;
