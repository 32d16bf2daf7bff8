import {button, h} from './dom.js';
import {loadSection} from './load.js';
import {coloursSection} from './menu.js';
import {forget, matches} from './store.js';

/** @typedef {import('./types.js').GameInfo} GameInfo */

/** @param {GameInfo[]} games */
export function startPage(games) {
  const own = matches();
  return h('div', {class: 'page plain-page'},
    h('header', {class: 'bar'}, h('a', {class: 'brand', href: '#/'}, 'Lawspeaker')),
    h('main', {class: 'column'},
      h('h1', {}, 'Choose a game'),
      h('p', {class: 'lead'}, 'Every rule is checked, and every answer names its clause.'),
      h('ul', {class: 'games'}, games.map(gameCard)),
      own.length > 0 && h('section', {class: 'own-matches'}, h('h2', {}, 'Your matches'),
        h('ul', {}, own.map((each) => {
          const item = h('li', {},
            h('a', {href: `#/match/${encodeURIComponent(each.match)}/${each.held[0]?.key ?? ''}`}, `${each.title}, match ${each.match}`),
            ' ', h('small', {}, new Date(each.opened).toLocaleString()),
            ' ', button('Forget', () => {
              forget(each.match);
              item.remove();
            }, {class: 'link', 'aria-label': `Forget match ${each.match}`}));
          return item;
        }))),
      loadSection(games),
      coloursSection()));
}

/** @param {GameInfo} game */
function gameCard(game) {
  return h('li', {class: 'game-card', data: {game: game.id}},
    h('h2', {}, h('a', {href: `#/new/${game.id}`}, game.title)),
    h('p', {}, seatWords(game)),
    h('p', {class: 'small'}, h('a', {href: `#/rules/${game.id}`, 'aria-label': `Rulebook of ${game.title}`}, 'Rulebook')));
}

/** @param {GameInfo} game */
function seatWords(game) {
  const [fewest, most] = [game['fewest-seats'], game['most-seats']];
  return fewest === most ? (most === 1 ? 'for one' : `for ${most}`) : `for ${fewest} to ${most}`;
}
