/**
 * One strict mapping between records and JSON or YAML, with a JSON Schema of the same types: card
 * packs, rulebooks, rulings, saves and positions all use it.
 */
@NullMarked
package org.lawspeaker.engine.json;

import org.jspecify.annotations.NullMarked;
