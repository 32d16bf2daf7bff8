package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;

/** A value and the lines it stands on. */
record Parsed(JsonNode node, Lines lines) {}
