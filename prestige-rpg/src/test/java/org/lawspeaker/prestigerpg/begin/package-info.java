/** Beginning an encounter. */
@NullMarked
package org.lawspeaker.prestigerpg.begin;

import org.jspecify.annotations.NullMarked;
