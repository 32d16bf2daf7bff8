package org.lawspeaker.testkit.hygiene.kept;

record Unseen() {}
