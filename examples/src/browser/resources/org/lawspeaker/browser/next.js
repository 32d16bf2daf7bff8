// Where somebody clicks next who answers questions, on any of it, and for which version of the table: {x, y, isAnswer, version}.
// {isTaken} when the question of this version has been answered, if no other is wanted; {isOver} at the end of the game;
// {wrong}, a sentence, if there is nothing to click for too long, or something lies over it.
const [before, isAnswered, isLast, chance, patience, done] = arguments;

const seen = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility({visibilityProperty: true}));
const version = () => document.querySelector('[data-version]')?.dataset.version;

// The choices beside a piece, their verbs, pieces, at last the list.
const WAYS = ['.bubble .choice[data-move]', '.bubble .verbs .choice', '.piece.is-lit', '.asks .choice[data-move]'];

// The middle of an element, scrolled so that nothing lies over it.
const free = (element) => {
  for (const block of ['center', 'start', 'end', 'nearest']) {
    element.scrollIntoView({block, inline: 'center'});
    const {left, top, width, height} = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (element.contains(document.elementFromPoint(x, y))) {
      return {x, y};
    }
  }
  return undefined;
};

const click = (ways) => {
  const way = ways.find((each) => seen(each).length > 0);
  if (!way) {
    return undefined;
  }
  const all = seen(way);
  const element = all[Math.floor(chance * all.length)];
  const place = free(element);
  return place
    ? {...place, isAnswer: element.matches('[data-move], .is-grave'), version: version()}
    : {wrong: `covered: ${element.outerHTML}`};
};

const next = () => {
  if (isAnswered && version() === before) {
    return click(['.grave-dialog .is-grave']);
  }
  if (isLast && version() !== before) {
    return {isTaken: true};
  }
  if (seen('.asks .ended').length > 0) {
    return {isOver: true};
  }
  return seen('.asks.is-asked').length > 0 ? click(WAYS) : undefined;
};

const look = () => {
  const found = next();
  if (found) {
    observer.disconnect();
    clearTimeout(timer);
    done(found);
  }
};
const observer = new MutationObserver(look);
const timer = setTimeout(() => {
  observer.disconnect();
  done({wrong: `nothing to click: ${document.body.innerText}`});
}, patience);
observer.observe(document.body, {subtree: true, childList: true, attributes: true});
look();
