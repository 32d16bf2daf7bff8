import {button, capital, fill, h} from './dom.js';
import {get, problems} from './api.js';
import {rulingDialog} from './ask.js';
import {bigCard, openDialog} from './bigcard.js';
import {chip} from './chip.js';

/**
 * @typedef {import('./types.js').GameInfo} GameInfo
 * @typedef {import('./types.js').RuleLine} RuleLine
 * @typedef {import('./types.js').Chapter} Chapter
 * @typedef {import('./types.js').ClausePage} ClausePage
 * @typedef {import('./naming.js').Faces} Faces
 */

/** So the name of a test begins that is a ruling file. */
const RULINGS = 'rulings/';

/** The rulebook of a game: chapters, clauses, rulings, search. Stands beside a table, or fills a page. */
export class Rulebook {
  /**
   * @param {GameInfo} game
   * @param {() => Promise<Faces>} facesOf gives the cards
   */
  constructor(game, facesOf) {
    this.game = game;
    this.facesOf = facesOf;
    /** @type {Chapter[]|undefined} */
    this.chapters = undefined;
    this.search = h('input', {type: 'search', class: 'search', placeholder: 'Search the rules', 'aria-label': 'Search the rules'});
    let timer = 0;
    this.search.addEventListener('input', () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void this.find(), 200);
    });
    this.place = h('div', {class: 'rules-place', tabindex: '-1'});
    this.box = h('div', {class: 'rulebook'}, this.search, this.place);
  }

  get path() {
    return `/games/${encodeURIComponent(this.game.id)}/rules`;
  }

  /** @param {string} [clause] */
  async open(clause) {
    await (clause ? this.clause(clause) : this.contents());
  }

  async contents() {
    if (!this.chapters) {
      const answer = await get(this.path);
      if (answer.status !== 200) {
        fill(this.place, problems(answer).map((problem) => h('p', {}, problem)));
        return;
      }
      this.chapters = /** @type {Chapter[]} */ (answer.body.chapters);
    }
    fill(this.place, this.chapters.map(({title, clauses}) => h('details', {class: 'chapter'},
      h('summary', {}, h('span', {class: 'chapter-title'}, title), h('small', {}, clauses.length)),
      this.lines(clauses))));
  }

  /** @param {RuleLine[]} lines */
  lines(lines) {
    return h('ul', {class: 'rule-lines'}, lines.map((line) => h('li', {class: `rule-line kind-${line.kind}`},
      line.question && h('p', {class: 'asked'}, line.question),
      h('p', {}, line.says),
      h('p', {class: 'chips'}, chip(this.game.id, line.clause), line.kind === 'ruling' && h('span', {class: 'kind'}, 'ruling')))));
  }

  async find() {
    const words = this.search.value.trim();
    if (!words) {
      await this.contents();
      return;
    }
    const answer = await get(`${this.path}?q=${encodeURIComponent(words)}`);
    if (this.search.value.trim() !== words) {
      return;
    }
    const found = /** @type {RuleLine[]} */ (answer.body?.chapters?.flatMap((/** @type {Chapter} */ each) => each.clauses) ?? []);
    fill(this.place, answer.status !== 200
      ? problems(answer).map((problem) => h('p', {}, problem))
      : found.length === 0 ? h('p', {class: 'small'}, 'No clause has these words.') : this.lines(found));
  }

  /** @param {string} id */
  async clause(id) {
    const answer = await get(`${this.path}/${encodeURIComponent(id)}`);
    if (answer.status !== 200) {
      fill(this.place, this.back(), problems(answer).map((problem) => h('p', {}, problem)));
      return;
    }
    const page = /** @type {ClausePage} */ (answer.body);
    const open = page['left-open'];
    fill(this.place, this.back(), h('article', {class: 'clause'},
      h('h2', {class: 'clause-id', tabindex: '-1'}, page.clause, ' ', h('span', {class: 'kind'}, page.kind)),
      open && h('p', {class: 'asked'}, open.question),
      h('p', {class: 'says'}, page.says),
      open && h('section', {}, h('h3', {}, 'Why'), h('p', {}, open.why),
        open.option && h('p', {class: 'small'}, `The option ${open.option} switches to another answer.`)),
      open && open.candidates?.length > 0 && h('section', {}, h('h3', {}, 'Answers that were weighed'),
        h('ul', {}, open.candidates.map((each) => h('li', {}, capital(each))))),
      page['not-modelled'] && h('p', {class: 'small'}, `No code serves it: ${page['not-modelled']}`),
      page.cards?.length > 0 && h('section', {}, h('h3', {}, 'Cards'), h('ul', {class: 'names'},
        page.cards.map((each) => h('li', {}, button(each, () => void this.card(each), {class: 'link'}))))),
      page['shown-by']?.length > 0 && h('section', {}, h('h3', {}, 'Shown by'),
        h('ul', {class: 'names'}, page['shown-by'].map((each) => h('li', {}, each.startsWith(RULINGS)
          ? button(each, () => void rulingDialog(this.game, each.slice(RULINGS.length)), {class: 'link'})
          : h('code', {}, each))))),
      h('p', {}, h('a', {href: `#/rules/${this.game.id}/${encodeURIComponent(id)}`}, 'Address of this clause'))));
    this.place.querySelector('h2')?.focus({preventScroll: true});
    this.box.scrollIntoView({block: 'nearest'});
  }

  /** @param {string} name */
  async card(name) {
    const faces = await this.facesOf();
    const face = [...faces.byId.values()].find((each) => each.name === name);
    if (face) {
      openDialog(face.name, bigCard(this.game.id, face), 'card-dialog');
    }
  }

  back() {
    return h('p', {}, button('← All rules', () => {
      this.search.value = '';
      void this.contents();
    }, {class: 'link'}));
  }
}

/** The rulebook as a panel beside a table. */
export class RulesPanel {
  /**
   * @param {GameInfo} game
   * @param {() => Promise<Faces>} facesOf
   */
  constructor(game, facesOf) {
    this.book = new Rulebook(game, facesOf);
    this.box = h('section', {class: 'panel rules-panel', 'aria-label': 'Rulebook', hidden: true},
      h('header', {class: 'panel-head'}, h('h2', {}, 'Rulebook'), button('Close', () => this.close(), {class: 'quiet'})),
      this.book.box);
  }

  get isOpen() {
    return !this.box.hidden;
  }

  async toggle() {
    if (this.isOpen) {
      this.close();
    } else {
      await this.open();
    }
  }

  /** @param {string} [clause] */
  async open(clause) {
    document.querySelectorAll('dialog[open]').forEach((dialog) => /** @type {HTMLDialogElement} */ (dialog).close());
    this.box.hidden = false;
    await this.book.open(clause);
    if (!clause) {
      this.book.search.focus();
    }
  }

  close() {
    this.box.hidden = true;
  }
}

/**
 * The rulebook without a match.
 *
 * @param {GameInfo} game
 * @param {() => Promise<Faces>} facesOf
 * @param {string} [clause]
 */
export function rulesPage(game, facesOf, clause) {
  const book = new Rulebook(game, facesOf);
  void book.open(clause);
  return h('div', {class: 'page plain-page'},
    h('header', {class: 'bar'}, h('a', {class: 'brand', href: '#/'}, 'Lawspeaker'),
      h('span', {class: 'bar-title'}, `${game.title}: the rulebook`),
      h('nav', {class: 'bar-tools'}, h('a', {class: 'tool', href: `#/new/${game.id}`}, 'Play'))),
    h('main', {class: 'column'}, h('h1', {}, game.title), book.box));
}
