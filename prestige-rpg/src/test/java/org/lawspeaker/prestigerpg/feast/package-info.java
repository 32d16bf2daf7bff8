@NullMarked
package org.lawspeaker.prestigerpg.feast;

import org.jspecify.annotations.NullMarked;
