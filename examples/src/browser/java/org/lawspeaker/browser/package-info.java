/** The browser application in a real browser: {@code mvn -Pbrowser verify}. */
@NullMarked
package org.lawspeaker.browser;

import org.jspecify.annotations.NullMarked;
