import {h} from './dom.js';
import {gaugeWords} from './naming.js';

/** @typedef {import('./types.js').Gauge} Gauge */

/**
 * Numbers that people watch: with a bar where there is a most.
 *
 * @param {Gauge[]} gauges
 */
export function gaugeList(gauges) {
  return gauges.length > 0 && h('ul', {class: 'gauges'}, gauges.map(gauge));
}

/** @param {Gauge} gauge */
function gauge(gauge) {
  const {label, value, most} = gauge;
  const part = most ? Math.max(0, Math.min(1, value / most)) : 0;
  return h('li', {class: 'gauge', data: {gauge: label, value}},
    h('span', {class: 'gauge-label'}, label),
    h('b', {class: 'gauge-value'}, value, most !== undefined && h('span', {class: 'most'}, `/${most}`)),
    most !== undefined && h('span', {
      class: 'measure', 'aria-hidden': 'true', title: gaugeWords(gauge), style: {'--part': part},
    }));
}
