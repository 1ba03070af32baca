import { has, type Item } from '../../words/items.ts';

/** "my friend in Denver", "his brother is in Reno". */
export const someoneLivesThere = (items: readonly Item[], at: number): boolean =>
  has(items[at - 1], 'in') && isWhereSomeoneIs(items, at) && !isWhereSomeoneMoves(items, at);

/** "Transferred my husband to Houston and we're moving" */
const isWhereSomeoneMoves = (items: readonly Item[], at: number): boolean =>
  has(items[at - 1], 'dest') && items.some((item) => has(item, 'moves'));

function isWhereSomeoneIs(items: readonly Item[], at: number): boolean {
  let i = at - 2;
  // "After 30 years in Fargo."
  if (has(items[i], 'unit', 'year') && has(items[i - 2], 'moment')) return true;
  if (has(items[i], 'be')) i--;
  // "my mom's house in Tulsa"
  if ((has(items[i], 'house') || has(items[i], 'dwelling')) && has(items[i - 1], 'person')) i--;
  // "Closer to my grandkids in Plano": there, where no other place is named or the buyer says that they move.
  const theirs = has(items[i - 1], 'poss') || has(items[i - 1], 'art');
  const near = has(items[i], 'person') && theirs && has(items[i - 2], 'near');
  if (
    near &&
    (has(items[i - 3], 'moves') || items.every((item, index) => index === at || !item.place || has(item, 'dwelling')))
  )
    return false;
  // "A home for my mom in Tucson": it is the home that is there.
  if (has(items[i], 'person') && isForPerson(items, i)) return false;
  const many = items[i]?.text.endsWith('s') && (items[i - 1] === undefined || items[i - 1]?.mark !== undefined);
  return has(items[i], 'person') && (theirs || many === true);
}

/** "Comprarle un condo a mi hija en Orlando" */
const gives = /^(?:comprar|comprarles?|buscarles?|conseguirles?|acheter)$/;

/** "Para toda la familia", "pour mes vieux parents": for whom the home is. */
const isForPerson = (items: readonly Item[], at: number): boolean =>
  [2, 3, 4].some(
    (step) =>
      (/^(?:for|pour|para|pa)$/.test(items[at - step]?.text ?? '') ||
        (items[at - step]?.text === 'a' && items.slice(0, at).some(({ text }) => gives.test(text)))) &&
      items.slice(at - step + 1, at).every((item) => item.mark === undefined && item.place === undefined),
  );
