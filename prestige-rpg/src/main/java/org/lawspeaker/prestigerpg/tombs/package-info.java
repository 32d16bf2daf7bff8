/** Tombs &amp; Tomes: adventure modules, quests and the encounters that need them. */
@NullMarked
package org.lawspeaker.prestigerpg.tombs;

import org.jspecify.annotations.NullMarked;
