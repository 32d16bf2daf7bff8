/**
 * One strict mapping between records and JSON or YAML, with a JSON Schema of the same types: card
 * packs, rulebooks, rulings, saves and positions all use it.
 */
@API(status = API.Status.MAINTAINED, since = "0.1")
@NullMarked
package org.lawspeaker.engine.json;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
