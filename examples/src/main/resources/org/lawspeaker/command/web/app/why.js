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
export function meantMoves(standing, faces, uids) {
  const pieces = piecesByUid(standing);
  const names = (/** @type {string} */ uid) => {
    const piece = pieces.get(uid);
    const face = piece && faces.of(piece.face);
    return face ? [uid, face.id, face.card] : [uid];
  };
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
      const at = own.findIndex((name) => hasWord(text, name));
      text = at < 0 ? '' : replaceWord(text, own[at], other[at] ?? uid);
    });
    if (text && !legal.has(text)) {
      found.add(text);
    }
  }
  return [...found].slice(0, MOST);
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
