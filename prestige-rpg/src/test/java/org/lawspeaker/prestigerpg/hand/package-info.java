@NullMarked
package org.lawspeaker.prestigerpg.hand;

import org.jspecify.annotations.NullMarked;
