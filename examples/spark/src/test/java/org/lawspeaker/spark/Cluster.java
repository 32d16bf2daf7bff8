package org.lawspeaker.spark;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A master and workers of one core each, all processes of this machine. */
final class Cluster implements AutoCloseable {
  private static final String HOST = "127.0.0.1";
  private static final long PAUSE_MILLIS = 200;

  private final Path home;
  private final int port;
  private final List<Process> processes = new ArrayList<>();

  /** A master that answers, without workers. */
  Cluster(Path home) throws IOException, InterruptedException {
    this.home = home;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
      port = free.getLocalPort();
    }
    Files.createDirectories(home);
    Files.createSymbolicLink(home.resolve("jars"), Launch.lib());
    Process master = start("master", "Master --host " + HOST + " --port " + port);
    while (!answers()) {
      pause(master, "master");
    }
  }

  private boolean answers() {
    try (Socket socket = new Socket(HOST, port)) {
      return socket.isConnected();
    } catch (IOException e) {
      return false;
    }
  }

  /** Waits a little for a process that goes on. */
  private void pause(Process process, String name) throws IOException, InterruptedException {
    if (process.waitFor(PAUSE_MILLIS, TimeUnit.MILLISECONDS)) {
      throw new IllegalStateException(name + " ends: " + Launch.err(home.resolve(name)));
    }
  }

  String place() {
    return "spark://" + HOST + ":" + port;
  }

  /** One more worker. */
  Process worker(String name) throws IOException {
    Path folder = home.resolve(name);
    return start(name, "Worker --host " + HOST + " -c 1 -m 1g -d " + folder + " " + place());
  }

  private Process start(String name, String words) throws IOException {
    String kind = words.substring(0, words.indexOf(' '));
    String type = "org.apache.spark.deploy." + Ascii.toLowerCase(kind) + ".";
    Process process =
        Launch.java(
            home.resolve(name),
            Map.of(
                "SPARK_HOME",
                home.toString(),
                "SPARK_SCALA_VERSION",
                "2.13",
                "JAVA_HOME",
                System.getProperty("java.home"),
                "SPARK_LOCAL_IP",
                HOST),
            ImmutableList.of(),
            Launch.lib().resolve("*").toString(),
            type + words.replaceFirst(" ", " --webui-port 0 "));
    processes.add(process);
    return process;
  }

  /** Ends a process and all that it has started, at once and without a word, as a crash does. */
  static void kill(Process process) {
    ImmutableList<ProcessHandle> started =
        process.descendants().collect(ImmutableList.toImmutableList());
    process.destroyForcibly();
    started.forEach(ProcessHandle::destroyForcibly);
    process.onExit().join();
  }

  @Override
  public void close() {
    for (Process process : processes) {
      kill(process);
    }
  }
}
