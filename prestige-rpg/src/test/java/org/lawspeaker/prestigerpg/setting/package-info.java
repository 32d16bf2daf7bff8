@NullMarked
package org.lawspeaker.prestigerpg.setting;

import org.jspecify.annotations.NullMarked;
