/**
 * What the server sends, as `docs/serve.md` describes it. Types only.
 *
 * @typedef {{label: string, value: string}} Fact
 * @typedef {{label: string, value: number, most?: number}} Gauge
 * @typedef {{column: number, row: number}} Cell
 *
 * @typedef {object} Face
 * @property {string} id
 * @property {string} name
 * @property {string} kind
 * @property {string} card
 * @property {string} [cost]
 * @property {Fact[]} facts
 * @property {string[]} types
 * @property {string[]} text
 * @property {string[]} citations
 * @property {string} [provenance]
 *
 * @typedef {object} Piece
 * @property {string} uid
 * @property {string} face
 * @property {number} [owner]
 * @property {Cell} [cell]
 * @property {Fact[]} badges
 * @property {string[]} states
 * @property {Piece[]} attached
 *
 * @typedef {'row'|'fan'|'stack'|'heap'|{grid: {columns: number, rows: number}}} Layout
 *
 * @typedef {object} Zone
 * @property {string} id
 * @property {string} label
 * @property {number} [owner]
 * @property {Layout} layout
 * @property {Piece[]} pieces
 * @property {number} hidden
 * @property {Gauge[]} gauges
 * @property {string[]} notes
 *
 * @typedef {object} Seated
 * @property {number} seat
 * @property {string} name
 * @property {boolean} is-plural
 * @property {boolean} is-out
 * @property {string[]} states
 * @property {Gauge[]} gauges
 *
 * @typedef {object} Scene
 * @property {string} title
 * @property {{phases: string[], now: number}} [track]
 * @property {Seated[]} seats
 * @property {Gauge[]} gauges
 * @property {Zone[]} zones
 *
 * @typedef {object} Choice
 * @property {string} label
 * @property {string} verb
 * @property {string[]} pieces
 * @property {number} [amount]
 * @property {string} [hint]
 * @property {boolean} is-grave
 *
 * @typedef {{move: string, choice: Choice}} Offer
 * @typedef {{clause: string, says: string}} Quote
 * @typedef {{because: Quote, code: string, facts: Record<string, string>}} Forbidden
 * @typedef {{chances: {odds: string, says: string[]}[], others?: string, unknown?: string}} Odds
 * @typedef {{place: string, message: string}} Problem
 * @typedef {{seq: number, clause?: string, kind: string, says: string, facts: Record<string, string>}} Told
 * @typedef {{seats: number, options: Record<string, string>, names: string[], players: string[], 'is-seed-chosen': boolean,
 *   seed?: string}} Setup
 *
 * @typedef {object} Standing
 * @property {string} match
 * @property {string} game
 * @property {{seat?: number}} viewer
 * @property {number} version
 * @property {Setup} setup
 * @property {Scene} [scene]
 * @property {{question: string, because: Quote[]}} [asks]
 * @property {Offer[]} moves
 * @property {Told[]} told
 * @property {number} plies
 * @property {{result?: string, results: string[], scores: number[], reason: string, because: Quote}} [ended]
 *
 * @typedef {{match: string, host: string, seats: {seat: number, key: string}[], watch: string}} Opened
 *
 * @typedef {{game: string, seats: number, text: string}} SavedMatch
 *
 * @typedef {{clause: string, kind: string, says: string, question?: string}} RuleLine
 * @typedef {{title: string, clauses: RuleLine[]}} Chapter
 *
 * @typedef {object} ClausePage
 * @property {string} clause
 * @property {string} kind
 * @property {string} says
 * @property {string} [not-modelled]
 * @property {{question: string, candidates: string[], why: string, option?: string}} [left-open]
 * @property {string[]} cards
 * @property {string[]} shown-by
 *
 * @typedef {{name: string, says: string, values: string[], standard: string, citations: string[]}} OptionSpec
 *
 * @typedef {object} GameInfo
 * @property {string} id
 * @property {string} title
 * @property {number} fewest-seats
 * @property {number} most-seats
 * @property {OptionSpec[]} options
 * @property {string[]} players
 * @property {string} rules-version
 * @property {string} pack
 *
 * @typedef {{status: number, body: any}} Answer
 */
export {};
