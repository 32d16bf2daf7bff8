import {button, capital, fill, h} from './dom.js';
import {post, problems} from './api.js';
import {coloursSection} from './menu.js';
import {forget, keep, matches} from './store.js';

/**
 * @typedef {import('./types.js').GameInfo} GameInfo
 * @typedef {import('./types.js').OptionSpec} OptionSpec
 * @typedef {import('./types.js').Opened} Opened
 */

const PERSON = 'person';

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

/**
 * A form for a match.
 *
 * @param {GameInfo} game
 */
export function newMatchPage(game) {
  const [fewest, most] = [game['fewest-seats'], game['most-seats']];
  const wrong = h('ul', {class: 'problems', role: 'alert'});
  const rows = h('div', {class: 'seat-rows'});
  const count = h('select', {name: 'seats', id: 'seats'},
    Array.from({length: most - fewest + 1}, (_, place) => h('option', {value: fewest + place}, fewest + place)));
  const veil = h('p', {class: 'field check', hidden: fewest === 1}, h('label', {},
    h('input', {type: 'checkbox', name: 'veil', checked: true}), ' Hide the table while the screen is handed on'));
  count.addEventListener('change', () => {
    fill(rows, seatRows(game, Number(count.value)));
    veil.hidden = Number(count.value) === 1;
  });
  fill(rows, seatRows(game, fewest));
  const form = h('form', {class: 'new-match'},
    h('p', {class: 'field'}, h('label', {for: 'seats'}, 'Seats'), count),
    rows,
    veil,
    game.options.length > 0 && h('fieldset', {class: 'options'}, h('legend', {}, 'Options'), game.options.map(optionField)),
    h('details', {class: 'seed'}, h('summary', {}, 'Seed'),
      h('p', {class: 'small'}, 'The same seed brings the same cards and dice. Whoever knows it can foresee them: leave it empty for a fair game.'),
      h('p', {class: 'field'}, h('label', {for: 'seed'}, 'A whole number'), h('input', {id: 'seed', name: 'seed', type: 'text', inputmode: 'numeric', pattern: '-?[0-9]+', autocomplete: 'off'}))),
    wrong,
    h('p', {class: 'buttons'}, h('button', {class: 'primary'}, 'Open the match')));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void open(game, new FormData(form), wrong);
  });
  return h('div', {class: 'page plain-page', data: {game: game.id}},
    h('header', {class: 'bar'}, h('a', {class: 'brand', href: '#/'}, 'Lawspeaker'),
      h('nav', {class: 'bar-tools'}, h('a', {class: 'tool', href: `#/rules/${game.id}`}, 'Rulebook'))),
    h('main', {class: 'column'}, h('h1', {}, game.title), form));
}

/**
 * @param {GameInfo} game
 * @param {number} seats
 */
function seatRows(game, seats) {
  const bots = game.players.filter((each) => each !== PERSON);
  return Array.from({length: seats}, (_, seat) => h('fieldset', {class: 'seat-row', style: {'--seat': `var(--seat-${seat % 8})`}},
    h('legend', {}, `Seat ${seat}`),
    h('p', {class: 'field'}, h('label', {for: `player-${seat}`}, 'Who decides'),
      h('select', {name: `player-${seat}`, id: `player-${seat}`},
        h('option', {value: PERSON}, 'A person'),
        bots.map((bot) => h('option', {value: bot, selected: seat > 0 && bot === 'greedy'}, `Program: ${bot}`)))),
    h('p', {class: 'field'}, h('label', {for: `name-${seat}`}, 'Name'),
      h('input', {type: 'text', name: `name-${seat}`, id: `name-${seat}`, maxlength: 40, autocomplete: 'off'}))));
}

/** @param {OptionSpec} option */
function optionField(option) {
  const id = `option-${option.name}`;
  return h('div', {class: 'option'},
    h('label', {for: id}, capital(option.name.replaceAll('-', ' '))),
    h('select', {name: id, id, 'aria-describedby': `${id}-says`}, option.values.map((value) =>
      h('option', {value, selected: value === option.standard}, value.replaceAll('-', ' ')))),
    h('p', {class: 'small', id: `${id}-says`}, option.says));
}

/**
 * @param {GameInfo} game
 * @param {FormData} data
 * @param {HTMLElement} wrong
 */
async function open(game, data, wrong) {
  const seats = Number(data.get('seats'));
  const all = Array.from({length: seats}, (_, seat) => seat);
  const names = all.map((seat) => String(data.get(`name-${seat}`) ?? '').trim());
  const seed = String(data.get('seed') ?? '').trim();
  const options = Object.fromEntries(game.options
    .map(({name, standard}) => [name, String(data.get(`option-${name}`) ?? standard), standard])
    .filter(([, value, standard]) => value !== standard));
  const answer = await post('/matches', {
    game: game.id,
    seats,
    options,
    players: all.map((seat) => String(data.get(`player-${seat}`))),
    ...(names.some(Boolean) ? {names: names.map((name, seat) => name || `seat ${seat}`)} : {}),
    ...(seed ? {seed} : {}),
  });
  if (answer.status !== 201) {
    fill(wrong, problems(answer).map((problem) => h('li', {}, problem)));
    return;
  }
  const opened = /** @type {Opened} */ (answer.body);
  const held = opened.seats.length > 0 ? opened.seats : [{key: opened.watch}];
  keep({
    match: opened.match, game: game.id, title: game.title, opened: Date.now(), held, host: opened.host, watch: opened.watch,
    veil: data.get('veil') !== null,
  });
  location.hash = `#/match/${encodeURIComponent(opened.match)}/${held[0].key}`;
}
