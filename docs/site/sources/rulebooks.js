// The rulebooks with all that bears on a clause: code, tests, ruling files, cards, other clauses.
import path from "node:path";
import * as yaml from "js-yaml";
import { exists, files, text } from "./repository.js";

const MODULES = ["hand-of-destiny", "thorgal", "prestige-rpg", "hof-ordeals", "gloom-kilforth", "examples"];
const CLAUSE = /\b[A-Z][A-Z0-9]*-[A-Z0-9]+-\d+\b/g;

/** A ruling file: the questions in it, and the file as it is. */
function ruling(file) {
  const source = text(file);
  const read = yaml.load(source);
  const cases = (read.cases ?? [read]).filter((one) => one.asks);
  const name = path.basename(file, ".yaml");
  return {
    file,
    game: read.game,
    name,
    url: `/answers/${read.game}/${name}/`,
    cites: new Set(source.match(CLAUSE) ?? []),
    cases: cases.map((one) => ({ asks: one.asks, answer: one.answer })),
    source,
  };
}

/** The cards of a game by the clauses they cite, read off its page of cards. */
function cardsByClause(game) {
  const page = `docs/cards/${game}.md`;
  const found = new Map();
  let card = "";
  for (const line of exists(page) ? text(page).split("\n") : []) {
    if (line.startsWith("## ")) {
      card = line.slice(3);
    } else if (line.startsWith("`")) {
      for (const clause of line.match(CLAUSE) ?? []) {
        found.set(clause, [...(found.get(clause) ?? []), card]);
      }
    }
  }
  return found;
}

function rulebook(file, rulings) {
  const read = yaml.load(text(file));
  const module = file.split("/")[0];
  const game = module === "examples" ? (file.includes("connectfour") ? "connect-four" : "ember-court") : module;
  const title = text(`docs/coverage/${game}.md`).split("\n")[0].replace("# Clauses of ", "");
  const coverage = yaml.load(text(`${module}/src/main/resources/META-INF/coverage/${game}.yaml`));
  const cards = cardsByClause(game);
  const answers = rulings.filter((one) => one.game === game);
  const entries = [
    ...read.clauses.map((one) => ({ ...one, isRuling: false, notModelled: one["not-modelled"] })),
    ...(read.rulings ?? []).map((one) => ({ ...one, isRuling: true, says: one.ruling, kind: "ruling" })),
  ].map((one, place, all) => {
    const shown = coverage[one.id] ?? {};
    return {
      ...one,
      game,
      gameTitle: title,
      url: `/rules/${game}/${one.id}/`,
      chapter: one.isRuling ? "Rulings" : one.id.split("-")[1],
      code: shown.code ?? [],
      tests: (shown.tests ?? []).filter((test) => !test.startsWith("rulings/")),
      answers: answers.filter((answer) => answer.cites.has(one.id)),
      cards: [...new Set(cards.get(one.id) ?? [])],
      before: all[place - 1]?.id,
      after: all[place + 1]?.id,
    };
  });
  for (const one of entries) {
    const words = [one.says, one.question, one.why, one.notModelled, ...(one.candidates ?? [])].join(" ");
    one.mentions = new Set(words.match(CLAUSE) ?? []);
  }
  for (const one of entries) {
    one.mentionedBy = entries.filter((other) => other !== one && other.mentions.has(one.id)).map((other) => other.id);
  }
  const chapters = [...new Set(entries.map((one) => one.chapter))].map((name) => ({
    name,
    entries: entries.filter((one) => one.chapter === name),
  }));
  return { game, title, entries, chapters, answers, hasCards: exists(`docs/cards/${game}.md`) };
}

export const rulings = MODULES.flatMap((module) =>
  files(module === "examples" ? "examples/rulings" : `${module}/src/test/resources/rulings`, /\.yaml$/),
)
  .map(ruling)
  // Beside the questions lie packs that they are asked with.
  .filter((one) => one.game);

export const rulebooks = MODULES.flatMap((module) =>
  files(`${module}/src/main/resources`, /\/rulebook\.yaml$/),
).map((file) => rulebook(file, rulings));

const byId = new Map(rulebooks.flatMap((book) => book.entries.map((one) => [one.id, one])));

/** Every clause and ruling by its id. */
export const clause = (id) => byId.get(id);

/** The ids of clauses in a text, with what stands between them. */
export function parts(words) {
  const found = [];
  let from = 0;
  for (const match of words.matchAll(CLAUSE)) {
    if (byId.has(match[0])) {
      found.push({ text: words.slice(from, match.index) }, { text: match[0], clause: byId.get(match[0]) });
      from = match.index + match[0].length;
    }
  }
  found.push({ text: words.slice(from) });
  return found;
}
