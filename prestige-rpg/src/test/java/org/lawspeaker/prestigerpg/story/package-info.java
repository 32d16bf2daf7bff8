@NullMarked
package org.lawspeaker.prestigerpg.story;

import org.jspecify.annotations.NullMarked;
