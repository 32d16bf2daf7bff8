@NullMarked
package org.lawspeaker.prestigerpg.creature;

import org.jspecify.annotations.NullMarked;
