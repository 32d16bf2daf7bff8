import {fileDialog} from './ask.js';
import {fill, h} from './dom.js';
import {openDialog} from './bigcard.js';
import {matchForm} from './opening.js';

/**
 * @typedef {import('./types.js').GameInfo} GameInfo
 * @typedef {import('./types.js').SavedMatch} SavedMatch
 */

/**
 * Goes on with a match that was saved, here or by the command, or opens a report.
 *
 * @param {GameInfo[]} games
 */
export function loadSection(games) {
  const wrong = h('p', {class: 'problems', role: 'alert'});
  const field = h('input', {type: 'file', id: 'record', accept: '.json,.yaml,.yml,application/json'});
  field.addEventListener('change', () => {
    const [file] = field.files ?? [];
    if (file) {
      void load(games, file, wrong);
    }
    field.value = '';
  });
  return h('section', {class: 'load'}, h('h2', {}, 'Go on with a saved match'),
    h('p', {class: 'field'}, h('label', {for: 'record'}, 'A record, or a report to ask about'), field), wrong);
}

/**
 * @param {GameInfo[]} games
 * @param {File} file
 * @param {HTMLElement} wrong
 */
async function load(games, file, wrong) {
  const text = await file.text();
  const found = recordOf(text);
  const game = games.find(({id}) => id === (found?.game ?? gameOf(text)));
  if (!found && game) {
    fill(wrong);
    fileDialog(game, file.name, text);
    return;
  }
  const isPlayable = found && game && game['fewest-seats'] <= found.seats && found.seats <= game['most-seats'];
  fill(wrong, !found || (game && !isPlayable)
    ? `${file.name} is no record of a match.`
    : !game && `There is no game "${found.game}" here.`);
  if (isPlayable) {
    openDialog('Go on with a saved match', [h('h2', {}, game.title), matchForm(game, found)]);
  }
}

/**
 * The game of a ruling file.
 *
 * @param {string} text
 */
function gameOf(text) {
  return /^game: *["']?([a-z0-9-]+)["']? *$/m.exec(text)?.[1];
}

/**
 * What a record says of itself: as a whole in the earlier form, in its first line since.
 *
 * @param {string} text
 * @returns {SavedMatch|undefined}
 */
function recordOf(text) {
  for (const part of [text.split('\n', 1)[0], text]) {
    try {
      const {game, setup} = JSON.parse(part);
      if (typeof game === 'string' && Number.isInteger(setup?.seats)) {
        return {game, seats: setup.seats, text};
      }
    } catch (error) {
      // The next form may fit.
    }
  }
  return undefined;
}
