/** What effects cost. */
@NullMarked
package org.lawspeaker.thorgal.costs;

import org.jspecify.annotations.NullMarked;
