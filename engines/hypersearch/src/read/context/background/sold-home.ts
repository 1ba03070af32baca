/** What is said of a home that is sold: "sold our house, 4 beds and a pool, now want a condo". */
import type { Claim } from '../../claims.ts';
import { moveToBackground } from '../../places/background/background-places.ts';
import { live } from '../../scopes/later-wins.ts';
import { has, type Item } from '../../words/items.ts';

/** The list that describes a sold home asks for nothing, where a turn to another home follows. */
export function skipSoldHome(claims: readonly Claim[], items: readonly Item[]): void {
  for (const [at, item] of items.entries()) {
    if (!sells.has(item.text) || !ownsBehind(items, at)) continue;
    const comma = items.findIndex(({ mark }, i) => i > at && mark !== undefined && !/^[$€£%]/.test(mark));
    if (comma < 0 || items[comma]?.mark !== ',') continue;
    const turn = items.findIndex((one, i) => i > comma && turns(one, items[i + 1]));
    if (turn < 0) continue;
    const background = claims.filter((claim) => live(claim) && claim.from > comma && claim.to <= turn);
    const next = claims.filter((claim) => live(claim) && claim.from > turn);
    if (background.some((claim) => claim.facts.some(isPlaced)) || !next.some((claim) => claim.facts.some(isHome)))
      continue;
    for (const claim of background) moveToBackground(claim);
  }
}

const sells: ReadonlySet<string> = new Set(
  'sold selling sell vendu vendons vends vend vendre vendimos vendemos vendo vendi vendiendo nous on'.split(' '),
);
const sellsBehind = /^(?:vendons|vend|vends|vendu)$/;

/** "Our place", « notre maison », "in Markham for": whose home it is, or where it is sold. */
function ownsBehind(items: readonly Item[], at: number): boolean {
  const first = items[at] as Item;
  // « On vend notre maison », where « on vend » is one phrase.
  if (
    /^(?:nous|on)$/.test(first.text) &&
    !(has(first, 'away') || has(first, 'story') || sellsBehind.test(items[at + 1]?.text ?? ''))
  )
    return false;
  if (has(first, 'away') || has(first, 'story')) return true;
  return items
    .slice(at + 1, at + 4)
    .some((item) => has(item, 'poss') || item.place !== undefined || has(item, 'house'));
}

/** "Now", "but", « alors », "y buscamos", or the end of the sentence. */
const turns = (item: Item, next: Item | undefined): boolean =>
  (item.mark !== undefined && item.mark !== ',' && /^[.;!?]/.test(item.mark)) ||
  (item.mark === undefined && (turnWords.test(item.text) || (has(item, 'firm') && !has(item, 'of')))) ||
  (has(item, 'and') && next !== undefined && has(next, 'firm'));
const turnWords =
  /^(?:now|but|so|buying|buy|looking|moving|mais|alors|maintenant|cherch\w*|achet\w*|veut|voulons|pero|ahora|busc\w+|quer\w+|compra\w*)$/;

const isPlaced = ({ kind }: Claim['facts'][number]): boolean => kind === 'place' || kind === 'zip' || kind === 'refuse';
const isHome = ({ kind }: Claim['facts'][number]): boolean => kind === 'place' || kind === 'type' || kind === 'bound';
