@NullMarked
package org.lawspeaker.prestigerpg.items;

import org.jspecify.annotations.NullMarked;
