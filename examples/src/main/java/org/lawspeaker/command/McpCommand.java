package org.lawspeaker.command;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.lawspeaker.command.mcp.McpService;
import org.lawspeaker.command.reference.Library;
import picocli.CommandLine.Command;

@Command(
    name = "mcp",
    mixinStandardHelpOptions = true,
    description = {
      "Answers an assistant's rules questions over standard input and output.",
      "Speaks the Model Context Protocol, until the input ends: an assistant starts it and asks"
          + " for clauses, cards, positions, legal moves and rulings. Reads no file."
    },
    footer = {
      "",
      "What an assistant has to be told to start it:",
      "  {\"mcpServers\": {\"lawspeaker\": {\"command\": \"/path/to/lawspeaker\", \"args\":"
          + " [\"mcp\"]}}}"
    })
final class McpCommand implements Callable<Integer> {
  private final Console console;
  private final Installation installed;

  McpCommand(Console console, Installation installed) {
    this.console = console;
    this.installed = installed;
  }

  @Override
  public Integer call() throws IOException {
    if (console.isTerminal()) {
      console
          .err()
          .println("An assistant is to type here, not a person; see lawspeaker mcp --help.");
    }
    Library library = new Library(installed.games().byId(), installed.loader());
    installed.problems().forEach(problem -> console.err().println(problem));
    console.err().flush();
    McpService.serve(library, Lawspeaker.VERSION, console.in(), console.out(), console.err());
    return Exit.OK;
  }
}
