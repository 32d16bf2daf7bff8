import {button, fill, h} from './dom.js';
import {get, problems} from './api.js';
import {Log} from './log.js';
import {animate, figures, places} from './motion.js';
import {seatName} from './naming.js';
import {freshMemory, table} from './table.js';

/**
 * @typedef {import('./types.js').GameInfo} GameInfo
 * @typedef {import('./naming.js').Faces} Faces
 * @typedef {import('./match.js').Match} Match
 */

/** A match as one viewer saw it, position by position. */
export class ReplayPage {
  /**
   * @param {Match} match that has been read
   * @param {GameInfo} game
   * @param {Faces} faces
   */
  constructor(match, game, faces) {
    this.match = match;
    this.game = game;
    this.faces = faces;
    this.memory = freshMemory(match.standing);
    this.last = Math.max(0, (match.standing?.plies ?? 1) - 1);
    this.at = this.last;
    this.wanted = this.last;
    this.place = h('main', {class: 'place-of-table', 'aria-label': 'Table'});
    this.log = new Log();
    this.slider = h('input', {type: 'range', min: 0, max: this.last, value: this.last, 'aria-label': 'Position'});
    this.slider.addEventListener('input', () => void this.go(Number(this.slider.value)));
    this.says = h('p', {class: 'replay-at', role: 'status'});
    this.viewer = viewerField(match, () => void this.go(this.at));
    this.root = h('div', {class: 'page game-page', data: {game: game.id}},
      h('header', {class: 'bar'}, h('a', {class: 'brand', href: '#/'}, 'Lawspeaker'),
        h('span', {class: 'bar-title'}, `${game.title}: replay`),
        h('nav', {class: 'bar-tools', 'aria-label': 'This match'},
          h('a', {class: 'tool', href: `#/match/${encodeURIComponent(match.id)}/${match.at.key}`}, 'Back to the table'))),
      this.place,
      h('aside', {class: 'side'},
        h('section', {class: 'panel replay', 'aria-label': 'Replay'}, h('h2', {}, 'Replay'), this.viewer, this.says, this.slider,
          h('p', {class: 'buttons'},
            button('First', () => void this.go(0)),
            button('Back', () => void this.go(this.at - 1)),
            button('Next', () => void this.go(this.at + 1)),
            button('Last', () => void this.go(this.last)))),
        this.log.box));
    void this.go(this.last);
  }

  close() {
    this.match.close();
  }

  /** @param {number} ply */
  async go(ply) {
    const wanted = Math.max(0, Math.min(this.last, ply));
    this.wanted = wanted;
    const as = this.viewer instanceof HTMLElement ? this.viewer.querySelector('select')?.value : '';
    const answer = await get(`${this.match.path}/replay?ply=${wanted}${as ? `&as=${as}` : ''}`, this.match.at.key);
    if (this.wanted !== wanted) {
      return;
    }
    if (answer.status !== 200) {
      this.says.textContent = problems(answer).join(' ');
      return;
    }
    this.at = wanted;
    this.last = Math.max(0, answer.body.plies - 1);
    this.slider.max = String(this.last);
    this.slider.value = String(wanted);
    this.says.textContent = `Position ${wanted + 1} of ${this.last + 1}`;
    const [before, numbers] = [places(this.place), figures(this.place)];
    fill(this.place, table(answer.body, this.faces, new Set(), this.memory));
    animate(this.place, before, numbers);
    this.log.draw(answer.body);
  }
}

/**
 * Whose eyes it is seen through: a match that is over can be seen as anybody saw it.
 *
 * @param {Match} match
 * @param {() => void} changed
 */
function viewerField(match, changed) {
  const standing = match.standing;
  if (!standing?.ended) {
    return null;
  }
  const own = standing.viewer.seat === undefined ? 'watch' : String(standing.viewer.seat);
  const all = [...Array.from({length: standing.setup.seats}, (_, seat) => String(seat)), 'watch'];
  return h('p', {class: 'field'}, h('label', {for: 'as'}, 'As seen by'),
    h('select', {id: 'as', on: {change: changed}}, all.map((each) => h('option', {value: each, selected: each === own},
      each === 'watch' ? 'somebody who watches' : seatName(standing, Number(each))))));
}
