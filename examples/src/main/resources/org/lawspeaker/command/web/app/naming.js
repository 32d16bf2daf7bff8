import {capital} from './dom.js';

/**
 * @typedef {import('./types.js').Standing} Standing
 * @typedef {import('./types.js').Piece} Piece
 * @typedef {import('./types.js').Fact} Fact
 * @typedef {import('./types.js').Gauge} Gauge
 * @typedef {import('./types.js').Zone} Zone
 * @typedef {import('./types.js').Face} Face
 */

const PLAIN = /^seat \d+$/;

/**
 * What a seat is called: by the name of whoever sits there, and by what it plays.
 *
 * @param {Standing} standing
 * @param {number} seat
 */
export function seatName(standing, seat) {
  const person = standing.setup.names?.[seat];
  const played = standing.scene?.seats.find((each) => each.seat === seat)?.name ?? `seat ${seat}`;
  if (person && person !== played && !PLAIN.test(person)) {
    return PLAIN.test(played) ? person : `${person} (${played})`;
  }
  return capital(played);
}

/**
 * What a seat is called where there is little room.
 *
 * @param {Standing} standing
 * @param {number} seat
 */
function shortName(standing, seat) {
  const person = standing.setup.names?.[seat];
  return person && !PLAIN.test(person) ? person : seatName(standing, seat);
}

/**
 * A sentence with the names of people where it names seats; numbers stay with their signs of percent.
 *
 * @param {Standing} standing
 * @param {string} sentence
 */
export function withNames(standing, sentence) {
  const names = standing.setup.names ?? [];
  return capital(
    sentence.replace(/\bseat (\d+)\b/gi, (whole, number) => {
      const name = names[Number(number)];
      return name && !PLAIN.test(name) ? name : whole;
    }).replace(/(\d) %/g, '$1\u00a0%'));
}

/** @param {Fact} fact */
export function factWords(fact) {
  return fact.value === '' ? fact.label : `${fact.label} ${fact.value}`;
}

/** @param {Gauge} gauge */
export function gaugeWords(gauge) {
  return `${gauge.label} ${gauge.value}${gauge.most === undefined ? '' : ` of ${gauge.most}`}`;
}

/** The faces of a game by id. */
export class Faces {
  /** @param {Face[]} faces */
  constructor(faces) {
    this.byId = new Map(faces.map((face) => [face.id, face]));
    /** @type {string[]} */
    this.names = [];
  }

  /** From now on calls the seats of this match by the names of people.
   *
   * @param {Standing} standing
   */
  call(standing) {
    this.names = standing.scene?.seats.map(({seat}) => shortName(standing, seat)) ?? [];
  }

  /**
   * @param {string} id
   * @returns {Face}
   */
  of(id) {
    const face = this.byId.get(id) ?? {id, name: id, kind: 'card', card: id, facts: [], types: [], text: [], citations: []};
    const seat = PLAIN.test(face.name) ? this.names[Number(face.name.slice('seat '.length))] : undefined;
    return seat ? {...face, name: seat} : face;
  }

  /**
   * A piece in words: what it shows, and how it lies.
   *
   * @param {Piece} piece
   */
  words(piece) {
    const face = this.of(piece.face);
    const parts = [face.name, ...piece.badges.map(factWords), ...piece.states];
    return parts.join(', ');
  }
}

/** @param {Zone} zone */
export function gridOf(zone) {
  return typeof zone.layout === 'object' ? zone.layout.grid : undefined;
}

/**
 * These pieces and all that is attached to them.
 *
 * @param {Piece[]} pieces
 * @returns {Piece[]}
 */
export function withAttached(pieces) {
  return pieces.flatMap((piece) => [piece, ...withAttached(piece.attached)]);
}

/**
 * Every piece of a standing by its uid.
 *
 * @param {Standing} standing
 */
export function piecesByUid(standing) {
  return new Map(
    withAttached((standing.scene?.zones ?? []).flatMap((zone) => zone.pieces)).map((piece) => [piece.uid, piece]));
}
