@NullMarked
package org.lawspeaker.prestigerpg.scoring;

import org.jspecify.annotations.NullMarked;
