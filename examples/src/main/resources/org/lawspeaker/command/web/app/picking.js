/**
 * @typedef {import('./types.js').Offer} Offer
 * @typedef {import('./types.js').Standing} Standing
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

  /** The same, with two pieces in each other's place that nobody can tell apart.
   *
   * @param {string} one
   * @param {string} other
   */
  swapped(one, other) {
    const swap = (/** @type {string} */ uid) => (uid === one ? other : uid === other ? one : uid);
    const offers = this.offers.map((offer) => ({...offer, choice: {...offer.choice, pieces: offer.choice.pieces.map(swap)}}));
    return new Picking(offers, this.pieces.map(swap), this.verb);
  }
}

/**
 * The other pieces that nobody can tell from a piece. A choice names one of them, and any of them will do. In a row or a
 * stack the place of a piece may matter, so there none is like another.
 *
 * @param {Standing} standing
 * @returns {Map<string, string[]>} by the uid of each piece that has any
 */
export function twins(standing) {
  /** @type {Map<string, string[]>} */
  const alike = new Map();
  for (const zone of (standing.scene?.zones ?? []).filter(({layout}) => layout === 'fan' || layout === 'heap')) {
    for (const piece of zone.pieces.filter(({attached}) => attached.length === 0)) {
      const looks = JSON.stringify({...piece, uid: zone.id});
      alike.set(looks, [...(alike.get(looks) ?? []), piece.uid]);
    }
  }
  return new Map([...alike.values()].flatMap((uids) =>
    uids.length < 2 ? [] : uids.map((uid) => [uid, uids.filter((each) => each !== uid)])));
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
    const alike = amount === undefined ? `${place}` : `${pieces.join(' ')}|${label.replace(/\d+(?: (\p{L}+?)s?\b)?/gu, '# $1')}`;
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
