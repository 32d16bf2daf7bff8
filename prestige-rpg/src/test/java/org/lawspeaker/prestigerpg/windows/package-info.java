@NullMarked
package org.lawspeaker.prestigerpg.windows;

import org.jspecify.annotations.NullMarked;
