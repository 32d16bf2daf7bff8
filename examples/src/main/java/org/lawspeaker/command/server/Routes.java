package org.lawspeaker.command.server;

import static io.javalin.http.HandlerType.GET;
import static io.javalin.http.HandlerType.POST;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.lawspeaker.command.reference.ClausePage;
import org.lawspeaker.command.server.books.Books;
import org.lawspeaker.command.server.books.Questions;
import org.lawspeaker.command.server.lobby.Lobby;
import org.lawspeaker.command.server.lobby.NewMatch;
import org.lawspeaker.command.server.lobby.NewSeat;
import org.lawspeaker.command.server.lobby.Offers;
import org.lawspeaker.command.server.lobby.Opened;
import org.lawspeaker.command.server.lobby.Reseated;
import org.lawspeaker.command.server.lobby.Visit;
import org.lawspeaker.command.server.table.Listener;
import org.lawspeaker.command.server.table.Odds;
import org.lawspeaker.command.server.table.PositionFile;
import org.lawspeaker.command.server.table.Ruled;
import org.lawspeaker.command.server.table.Standing;
import org.lawspeaker.command.server.table.Table;
import org.lawspeaker.command.server.web.Content;
import org.lawspeaker.command.server.web.EventStream;
import org.lawspeaker.command.server.web.OpenApi;
import org.lawspeaker.command.server.web.Query;
import org.lawspeaker.command.server.web.Request;
import org.lawspeaker.command.server.web.Route;
import org.lawspeaker.command.server.web.Route.Need;
import org.lawspeaker.command.server.web.RouteBuilder;
import org.lawspeaker.command.server.web.WebFile;
import org.lawspeaker.command.server.wire.Reply;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.ShownJson;

/** What is served where. */
final class Routes {
  private static final String MATCH = "/matches/{match}";
  private static final JsonNode ANYTHING = JsonNodeFactory.instance.objectNode();
  private static final Query SINCE =
      Query.number("since", "Leaves out so many of the first lines that were told.");
  private static final Query WITH =
      Query.text("with", "view: what the viewer knows as data is sent, too.");
  private static final Content STANDING =
      Content.of("How the match stands for the viewer.", Standing.class);
  private static final Content MISSING = Route.refusal("There is no such thing.");
  private static final Content UNCHANGED = Content.none("What the client has is the newest.");
  private static final Content FORBIDDEN =
      Content.of("The rules forbid it, each reason with its clause.", Ruled.Refused.class);

  private final Lobby lobby;
  private final Books books;
  private final Questions questions;
  private final Pulse pulse;

  Routes(Lobby lobby, Books books, Questions questions, Pulse pulse) {
    this.lobby = lobby;
    this.books = books;
    this.questions = questions;
    this.pulse = pulse;
  }

  /** Every route. */
  ImmutableList<Route> all(String version) {
    ImmutableList<Route> routes =
        ImmutableList.<Route>builder().addAll(pages()).addAll(rules()).addAll(matches()).build();
    ImmutableList<Route> all =
        ImmutableList.<Route>builder().addAll(routes).add(own(ANYTHING)).build();
    return ImmutableList.<Route>builder().addAll(routes).add(own(OpenApi.of(version, all))).build();
  }

  private static Route own(JsonNode description) {
    return Route.builder(GET, "/openapi.json", "Describes all of this as OpenAPI does.")
        .putAnswers(200, Content.json("The description.", "OpenApi", ANYTHING))
        .serve(
            request ->
                new Route.Answered(
                    new Reply(200, Reply.JSON, description.toString(), ImmutableMap.of())))
        .build();
  }

  private ImmutableList<Route> pages() {
    return ImmutableList.of(
        Route.builder(GET, "/", "The browser application.")
            .putAnswers(200, Content.text("Its page.", "text/html"))
            .putAnswers(304, UNCHANGED)
            .putAnswers(404, MISSING)
            .serve(request -> file("index.html"))
            .build(),
        Route.builder(GET, "/app/<file>", "The files of the browser application.")
            .putAnswers(200, Content.text("A file.", "*/*"))
            .putAnswers(304, UNCHANGED)
            .putAnswers(404, MISSING)
            .serve(request -> file(request.path().substring(1)))
            .build());
  }

  private static Route.Served file(String path) {
    return WebFile.of(path)
        .<Route.Served>map(Route.Sent::new)
        .orElseGet(() -> new Route.Answered(Reply.refused(404, "", "there is no such file")));
  }

  private ImmutableList<Route> rules() {
    return ImmutableList.of(
        Route.builder(GET, "/games", "The games that can be played.")
            .putAnswers(200, Content.of("All of them, by id.", Offers.class))
            .serve(answered(request -> lobby.games()))
            .build(),
        Route.builder(GET, "/games/{game}/catalogue", "The faces of a game's cards.")
            .putAnswers(200, Content.json("All faces.", "Catalogue", ShownJson.catalogueSchema()))
            .putAnswers(304, UNCHANGED)
            .putAnswers(404, MISSING)
            .serve(answered(request -> books.catalogue(request.path("game"))))
            .build(),
        Route.builder(GET, "/games/{game}/rules", "A game's rulebook, or what is found in it.")
            .addQueries(Query.text("q", "Words that all stand in a clause; the best match first."))
            .putAnswers(200, Content.of("Clauses by chapters.", Books.Rules.class))
            .putAnswers(400, Route.refusal("Too many words."))
            .putAnswers(404, MISSING)
            .serve(answered(request -> books.rules(request.path("game"), request.query("q"))))
            .build(),
        Route.builder(GET, "/games/{game}/rules/{clause}", "A clause or ruling.")
            .putAnswers(200, Content.of("All there is to say of it.", ClausePage.class))
            .putAnswers(404, MISSING)
            .serve(answered(request -> books.clause(request.path("game"), request.path("clause"))))
            .build(),
        Route.builder(GET, "/games/{game}/rulings/{file}", "A ruling file that shows clauses.")
            .putAnswers(200, Content.text("The file, in YAML.", Reply.PLAIN))
            .putAnswers(404, MISSING)
            .serve(answered(request -> books.ruling(request.path("game"), request.path("file"))))
            .build(),
        Route.builder(POST, "/ask", "Answers rules questions, each answer with its clauses.")
            .takes(Questions.Asked.class)
            .putAnswers(200, Content.of("The answers.", Questions.Answers.class))
            .serve(answered(request -> request.body(Questions.Asked.class, questions::ask)))
            .build());
  }

  private ImmutableList<Route> matches() {
    return ImmutableList.of(
        Route.builder(POST, "/matches", "Opens a match.")
            .takes(NewMatch.class)
            .putAnswers(201, Content.of("The match and its keys.", Opened.class))
            .putAnswers(503, Route.refusal("Too many matches, or the disk is full."))
            .serve(answered(request -> request.body(NewMatch.class, lobby::open)))
            .build(),
        at(GET, "", "How the match stands for the viewer.")
            .addQueries(SINCE, WITH)
            .putAnswers(200, STANDING)
            .serve(
                visiting(
                    (request, visit) ->
                        visit
                            .table()
                            .standing(
                                visit.access().viewer(), since(request), isViewWanted(request))))
            .build(),
        at(GET, "/events", "Tells whenever the standing changes, as server-sent events.")
            .putAnswers(200, Content.text("data: {\"version\": N}", "text/event-stream"))
            .serve(this::stream)
            .build(),
        seated("/moves", "Makes a move, as the answer to the newest question.")
            .takes(NewMove.class)
            .addQueries(SINCE)
            .putAnswers(200, STANDING)
            .putAnswers(409, Route.refusal("It answers an older question."))
            .putAnswers(422, FORBIDDEN)
            .serve(
                sitting(
                    (request, seat, table) ->
                        request.body(
                            NewMove.class,
                            sent -> table.move(seat, sent.version(), sent.move(), since(request)))))
            .build(),
        seated("/why", "Whether a move may be made, and why; changes nothing.")
            .takes(AskedMove.class)
            .putAnswers(200, Content.of("The verdict with its clauses.", Ruled.class))
            .serve(
                sitting(
                    (request, seat, table) ->
                        request.body(AskedMove.class, sent -> table.why(seat, sent.move()))))
            .build(),
        seated("/odds", "How likely what is that chance has follow a move; changes nothing.")
            .takes(AskedMove.class)
            .putAnswers(200, Content.of("What may follow, and how likely each is.", Odds.class))
            .putAnswers(409, Route.refusal("The table has changed while that was counted."))
            .putAnswers(422, FORBIDDEN)
            .serve(
                sitting(
                    (request, seat, table) ->
                        request.body(AskedMove.class, sent -> table.odds(seat, sent.move()))))
            .build(),
        seated("/undo", "Takes back the last decision, if nobody has learned anything by it.")
            .addQueries(SINCE)
            .putAnswers(200, STANDING)
            .putAnswers(422, Route.refusal("It stands, and why."))
            .serve(sitting((request, seat, table) -> table.undo(seat, since(request))))
            .build(),
        at(POST, "/seats", "Gives a seat to somebody else, or another name: for the host.")
            .takes(NewSeat.class)
            .putAnswers(200, Content.of("The seat now.", Reseated.class))
            .serve(
                visiting(
                    (request, visit) ->
                        request.body(NewSeat.class, wanted -> lobby.seat(visit, wanted))))
            .build(),
        at(GET, "/replay", "How the match stood for the viewer.")
            .addQueries(
                Query.number(
                    "ply", "Which position that the viewer has seen; the first if left out."),
                Query.text("as", "Who looks, when the match is over: a seat's number, or watch."),
                WITH)
            .putAnswers(200, STANDING)
            .putAnswers(403, Route.refusal("The match is not over."))
            .serve(
                visiting(
                    (request, visit) ->
                        visit
                            .table()
                            .replay(
                                visit.access().viewer(),
                                request.query("as"),
                                request.number("ply").orElse(0),
                                isViewWanted(request))))
            .build(),
        at(GET, "/record", "The match with all its secrets: for the host, or when it is over.")
            .putAnswers(
                200,
                Content.text(
                    "A save, as the command reads it: JSON, an object to a line.", Reply.PLAIN))
            .putAnswers(403, Route.refusal("The match is not over."))
            .serve(visiting((request, visit) -> visit.table().record(visit.access().isHost())))
            .build(),
        at(GET, "/text", "The question, the moves, the table and the log as text.")
            .putAnswers(200, Content.text("A page.", Reply.PLAIN))
            .serve(visiting((request, visit) -> visit.table().text(visit.access().viewer())))
            .build(),
        at(
                GET,
                "/position",
                "The position as a ruling file; what the viewer cannot know is guessed.")
            .addQueries(Query.text("move", "A move that the question is to be about."))
            .putAnswers(200, Content.of("The file.", PositionFile.Position.class))
            .putAnswers(400, Route.refusal("The move is none."))
            .serve(
                visiting(
                    (request, visit) ->
                        visit.table().position(visit.access().viewer(), request.query("move"))))
            .build());
  }

  private static RouteBuilder at(io.javalin.http.HandlerType verb, String path, String says) {
    return Route.builder(verb, MATCH + path, says).needs(Need.MATCH);
  }

  private static RouteBuilder seated(String path, String says) {
    return at(POST, path, says).needs(Need.SEAT);
  }

  private static Function<Request, Route.Served> answered(Function<Request, Reply> serve) {
    return request -> new Route.Answered(serve.apply(request));
  }

  private Function<Request, Route.Served> visiting(BiFunction<Request, Visit, Reply> serve) {
    return answered(
        request ->
            lobby.at(request.path("match"), request.key(), visit -> serve.apply(request, visit)));
  }

  /** What is done for whoever sits at a table. */
  private interface Sitting {
    Reply serve(Request request, Seat seat, Table<?, ?, ?> table);
  }

  private Function<Request, Route.Served> sitting(Sitting serve) {
    return visiting(
        (request, visit) ->
            visit
                .access()
                .seat()
                .map(seat -> serve.serve(request, seat, visit.table()))
                .orElseGet(() -> Reply.refused(403, "", "this is the key of no seat")));
  }

  private Route.Served stream(Request request) {
    return lobby.enter(request.path("match"), request.key(), this::stream, Route.Answered::new);
  }

  private Route.Served stream(Visit visit) {
    if (!lobby.streamBegins()) {
      visit.close();
      return new Route.Answered(Reply.refused(503, "", "too many clients are told of changes"));
    }
    EventStream stream =
        new EventStream(
            listener -> visit.table().listen(visit.access().viewer(), listener),
            listener -> leave(visit, listener),
            pulse);
    pulse.add(stream);
    return new Route.Streamed(stream);
  }

  private void leave(Visit visit, Listener listener) {
    visit.table().leave(visit.access().viewer(), listener);
    pulse.remove(listener);
    lobby.streamEnds();
    visit.close();
  }

  private static int since(Request request) {
    return request.number("since").orElse(0);
  }

  private static boolean isViewWanted(Request request) {
    return request.query("with").filter("view"::equals).isPresent();
  }
}
