@NullMarked
package org.lawspeaker.prestigerpg.state;

import org.jspecify.annotations.NullMarked;
