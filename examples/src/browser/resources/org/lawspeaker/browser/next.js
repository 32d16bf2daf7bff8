// What somebody clicks next who answers questions, any of it, and for which version of the table: {element, isAnswer, version}.
// {isTaken} when the question of this version has been answered, if no other is wanted; {isOver} at the end of the game;
// {wrong}, a sentence, if there is nothing to click for too long, or something lies over it.
const [before, isAnswered, isLast, chance, patience, done] = arguments;

const seen = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility({visibilityProperty: true}));
const version = () => document.querySelector('[data-version]')?.dataset.version;

// The choices beside a piece, their verbs, pieces, at last the list.
const WAYS = ['.bubble .choice[data-move]', '.bubble .verbs .choice', '.piece.is-lit', '.asks .choice[data-move]'];

// Scrolled so that nothing lies over it.
const isFree = (element) => ['center', 'start', 'end', 'nearest'].some((block) => {
  element.scrollIntoView({block, inline: 'center'});
  const {left, top, width, height} = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
});

const click = (ways) => {
  const way = ways.find((each) => seen(each).length > 0);
  if (!way) {
    return undefined;
  }
  const all = seen(way);
  const element = all[Math.floor(chance * all.length)];
  return isFree(element)
    ? {element, isAnswer: element.matches('[data-move], .is-grave'), version: version()}
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
