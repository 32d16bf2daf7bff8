/**
 * Ember Court: a small card game with all that makes card games hard to program. Chance, secret
 * hands, sealed choices, a reaction window, elimination.
 */
@NullMarked
package org.lawspeaker.examples.embercourt;

import org.jspecify.annotations.NullMarked;
