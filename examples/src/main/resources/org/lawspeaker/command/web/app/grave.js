import {button, h} from './dom.js';
import {openDialog} from './bigcard.js';
import {withNames} from './naming.js';

/**
 * Asks again before a choice that costs what nobody would give up by mistake.
 *
 * @param {import('./types.js').Standing} standing
 * @param {import('./types.js').Offer} offer
 * @returns {Promise<boolean>}
 */
export function confirmGrave(standing, {choice}) {
  return new Promise((resolve) => {
    let isSure = false;
    const dialog = openDialog('Are you sure?', [
      h('h2', {}, 'Are you sure?'),
      h('p', {class: 'choice-label'}, `${withNames(standing, choice.label)}.`),
      choice.hint && h('p', {class: 'hint'}, `${withNames(standing, choice.hint)}.`),
      h('p', {class: 'buttons'},
        button('Not now', () => dialog.close(), {class: 'quiet'}),
        button('Do it', () => {
          isSure = true;
          dialog.close();
        }, {class: 'primary is-grave'})),
    ], 'grave-dialog');
    dialog.addEventListener('close', () => resolve(isSure));
  });
}
