import {piecesByUid} from './naming.js';

/**
 * @typedef {import('./types.js').Standing} Standing
 * @typedef {import('./types.js').Forbidden} Forbidden
 * @typedef {import('./naming.js').Faces} Faces
 * @typedef {import('./match.js').Match} Match
 */

/** So many moves are tried for one piece. */
const MOST = 8;

/**
 * Moves that somebody may have meant who picked these pieces: legal moves of other pieces, with these in their places.
 *
 * @param {Standing} standing
 * @param {Faces} faces
 * @param {string[]} uids
 * @returns {string[]} in notation
 */
function meantMoves(standing, faces, uids) {
  const pieces = piecesByUid(standing);
  const names = (/** @type {string} */ uid) => namesOf(uid, pieces.get(uid), faces);
  const legal = new Set(standing.moves.map(({move}) => move));
  /** @type {Set<string>} */
  const found = new Set();
  for (const {move, choice} of standing.moves) {
    if (choice.pieces.length < uids.length) {
      continue;
    }
    let text = move;
    uids.forEach((uid, place) => {
      const own = names(choice.pieces[place]);
      const other = names(uid);
      const at = own.findIndex((name, which) => name && other[which] && hasWord(text, name));
      text = at < 0 ? '' : replaceWord(text, own[at], other[at]);
    });
    if (text && !legal.has(text)) {
      found.add(text);
    }
  }
  return [...found].slice(0, MOST);
}

/**
 * The words by which a move may name a piece: always the same sorts of words in the same order, empty where it has none.
 *
 * @param {string} uid
 * @param {import('./types.js').Piece|undefined} piece
 * @param {Faces} faces
 */
function namesOf(uid, piece, faces) {
  if (!piece) {
    return [uid];
  }
  const face = faces.of(piece.face);
  const slug = face.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return [
    uid, face.id, face.card, face.id.split('.').at(-1) ?? '', slug, piece.states[0] ?? '', piece.badges[0]?.label.split(' ')[0] ?? '',
  ];
}

/**
 * @param {string} text
 * @param {string} word
 */
function hasWord(text, word) {
  return ` ${text} `.includes(` ${word} `);
}

/**
 * @param {string} text
 * @param {string} word
 * @param {string} other
 */
function replaceWord(text, word, other) {
  return ` ${text} `.replace(` ${word} `, ` ${other} `).trim();
}

/**
 * Why these pieces cannot be played now: every violation of every move that may be meant, each once.
 *
 * @param {Match} match
 * @param {Faces} faces
 * @param {string[]} uids
 * @returns {Promise<{move: string, forbidden: Forbidden[]}[]>}
 */
export async function whyNot(match, faces, uids) {
  const standing = match.standing;
  if (!standing) {
    return [];
  }
  const answers = await Promise.all(
    meantMoves(standing, faces, uids).map(async (move) => ({move, answer: await match.why(move)})));
  const said = new Set();
  const found = [];
  for (const {move, answer} of answers) {
    const forbidden = /** @type {Forbidden[]} */ (answer.body?.forbidden ?? []);
    const words = JSON.stringify(forbidden.map(({because, code}) => [because.clause, code]));
    if (forbidden.length > 0 && !said.has(words)) {
      said.add(words);
      found.push({move, forbidden});
    }
  }
  return found;
}
