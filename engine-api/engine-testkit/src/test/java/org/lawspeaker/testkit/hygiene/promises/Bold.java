package org.lawspeaker.testkit.hygiene.promises;

import org.apiguardian.api.API;

/** Promises more than its package. */
@API(status = API.Status.STABLE, since = "0.1")
public interface Bold {}
