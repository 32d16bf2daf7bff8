/**
 * @typedef {import('./types.js').Offer} Offer
 */

/** Which of the legal moves are still meant, after some pieces and perhaps a verb have been picked. */
export class Picking {
  /**
   * @param {Offer[]} offers
   * @param {string[]} [pieces] that have been picked, in order
   * @param {string} [verb] that has been picked
   */
  constructor(offers, pieces = [], verb = undefined) {
    this.offers = offers;
    this.pieces = pieces;
    this.verb = verb;
  }

  get isEmpty() {
    return this.pieces.length === 0 && this.verb === undefined;
  }

  /** The moves that touch all the picked pieces. */
  get candidates() {
    return this.offers.filter(
      ({choice}) => (this.verb === undefined || choice.verb === this.verb) && rest(choice.pieces, this.pieces));
  }

  /** The verbs of these, in order. */
  get verbs() {
    return [...new Set(this.candidates.map(({choice}) => choice.verb))];
  }

  /** The pieces that can be picked next. */
  get lit() {
    /** @type {Set<string>} */
    const lit = new Set();
    for (const {choice} of this.candidates) {
      (rest(choice.pieces, this.pieces) ?? []).forEach((uid) => lit.add(uid));
    }
    return lit;
  }

  /** The moves for which no more piece has to be picked. */
  get complete() {
    return this.candidates.filter(({choice}) => rest(choice.pieces, this.pieces)?.length === 0);
  }

  /** @param {string} uid */
  with(uid) {
    return new Picking(this.offers, [...this.pieces, uid], this.verb);
  }

  /** @param {string} verb */
  withVerb(verb) {
    return new Picking(this.offers, this.pieces, verb);
  }

  /** Picks a piece; one that is picked is let go, one that fits nothing begins anew.
   *
   * @param {string} uid
   */
  toggled(uid) {
    if (this.lit.has(uid)) {
      return this.with(uid);
    }
    return this.pieces.includes(uid)
      ? new Picking(this.offers, this.pieces.filter((each) => each !== uid))
      : new Picking(this.offers, [uid]);
  }

  cleared() {
    return new Picking(this.offers);
  }
}

/**
 * What is left of these when those are taken away, or nothing if one of those is not there.
 *
 * @param {string[]} all
 * @param {string[]} taken
 * @returns {string[]|undefined}
 */
function rest(all, taken) {
  const left = [...all];
  for (const uid of taken) {
    const at = left.indexOf(uid);
    if (at < 0) {
      return undefined;
    }
    left.splice(at, 1);
  }
  return left;
}

/**
 * Offers in groups of one verb; within them those that differ in an amount alone as one run.
 *
 * @param {Offer[]} offers
 * @returns {{verb: string, runs: Offer[][]}[]}
 */
export function grouped(offers) {
  /** @type {Map<string, Map<string, Offer[]>>} */
  const verbs = new Map();
  offers.forEach((offer, place) => {
    const {verb, amount, pieces, label} = offer.choice;
    const runs = verbs.get(verb) ?? new Map();
    verbs.set(verb, runs);
    const alike = amount === undefined ? `${place}` : `${pieces.join(' ')}|${label.replace(/\d+/g, '#')}`;
    runs.set(alike, [...(runs.get(alike) ?? []), offer]);
  });
  return [...verbs].map(([verb, runs]) => ({verb, runs: [...runs.values()].flatMap((run) => (run.length > 3 ? [run] : run.map((each) => [each])))}));
}

/**
 * The offers that are meant by typed words: by notation, by number in the list, or by words that they all have.
 *
 * @param {Offer[]} offers
 * @param {string} typed
 * @returns {Offer[]}
 */
export function meant(offers, typed) {
  const text = typed.trim().toLowerCase();
  const exact = offers.filter(
    ({move, choice}) => move.toLowerCase() === text || choice.label.toLowerCase() === text);
  if (exact.length > 0) {
    return exact.slice(0, 1);
  }
  if (/^\d+$/.test(text)) {
    const found = offers[Number(text) - 1];
    return found ? [found] : [];
  }
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.length === 0
    ? []
    : offers.filter(({move, choice}) => {
        const own = `${choice.label} ${move}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
        return words.every((word) => own.some((each) => (/^\d+$/.test(word) ? each === word : each.startsWith(word))));
      });
}
