package org.lawspeaker.testkit.hygiene.promises;

import org.apiguardian.api.API;

/** Promises less than its package, as it may. */
@API(status = API.Status.INTERNAL, since = "0.1")
public interface Modest {}
