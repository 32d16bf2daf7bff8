@NullMarked
package org.lawspeaker.prestigerpg.loot;

import org.jspecify.annotations.NullMarked;
