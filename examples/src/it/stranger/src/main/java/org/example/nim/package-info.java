/** Nim: a heap of sticks, and the last one wins. */
package org.example.nim;
