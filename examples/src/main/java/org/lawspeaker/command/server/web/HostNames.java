package org.lawspeaker.command.server.web;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import com.google.common.net.HostAndPort;
import java.net.InetAddress;
import java.net.UnknownHostException;

/**
 * By which names a server may be asked for. One that listens to its own machine alone answers to
 * the names of that machine, and to no other: any site could have a name of its own lead here, and
 * a browser would then take its pages for ours.
 *
 * @param isAny whether it answers to every name
 * @param known the names to which it answers if not
 */
public record HostNames(boolean isAny, ImmutableSet<String> known) {
  private static final ImmutableSet<String> OF_THIS_MACHINE =
      ImmutableSet.of("localhost", "127.0.0.1", "::1", "0:0:0:0:0:0:0:1");

  /**
   * The names of a server that listens at this address.
   *
   * @param more other names, such as that of a server which stands before it
   */
  public static HostNames of(String address, ImmutableSet<String> more) {
    ImmutableSet.Builder<String> known = ImmutableSet.builder();
    known.addAll(OF_THIS_MACHINE).add(Ascii.toLowerCase(address));
    more.forEach(name -> known.add(Ascii.toLowerCase(name)));
    return new HostNames(!isOfThisMachine(address), known.build());
  }

  private static boolean isOfThisMachine(String address) {
    try {
      return InetAddress.getByName(address).isLoopbackAddress();
    } catch (UnknownHostException e) {
      return true; // nobody can listen there, either
    }
  }

  /** Whether a request for this host, with or without a port, is meant for here. */
  boolean has(String host) {
    if (isAny) {
      return true;
    }
    try {
      return known.contains(Ascii.toLowerCase(HostAndPort.fromString(host).getHost()));
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
