/** The home that was sold, as the source of the money: "from the sale of the Altoona house", "what the Albany house fetched". */
import type { Claim } from '../../claims.ts';
import { moveToBackground } from '../../places/background/background-places.ts';
import { live } from '../../scopes/later-wins.ts';
import { has, type Item, senseOf } from '../../words/items.ts';

/** Passes over the place and the kind of such a home, where the sentence asks for more. */
export function skipProceeds(claims: readonly Claim[], items: readonly Item[]): void {
  for (let at = 0; at < items.length; at++) {
    const range = isFetched(items[at]) ? (homeBefore(items, at) ?? homeOfSum(items, at)) : homeBehind(items, at);
    if (!range) continue;
    const background = claims.filter((claim) => live(claim) && claim.from >= range.from && claim.to <= range.to);
    if (claims.some((claim) => live(claim) && !background.includes(claim)))
      for (const claim of background) moveToBackground(claim);
  }
}

const fetched: ReadonlySet<string> = new Set(['fetched', 'netted', 'brought', 'cleared']);
const sales: ReadonlySet<string> = new Set(['proceeds', 'equity', 'selling', 'sale', 'vente', 'venta']);

const isFetched = (item: Item | undefined): boolean =>
  item !== undefined && (fetched.has(item.text) || (has(item, 'owed') && /^(?:went|sold|closed)$/.test(item.text)));

/** "We netted 300k on the Fargo house": a sum, and the home that it is from. */
function homeOfSum(items: readonly Item[], at: number): Range | undefined {
  let lead = at + 1;
  while (lead < at + 6 && items[lead]?.mark === undefined && !/^(?:on|from|for)$/.test(items[lead]?.text ?? '')) lead++;
  if (!has(items[lead + 1], 'art') && !has(items[lead + 1], 'poss')) return undefined;
  const home = [2, 3, 4].map((step) => lead + step).find((i) => isHome(items[i]));
  return home !== undefined && items.slice(lead, home).some(({ place }) => place)
    ? { from: lead + 1, to: home + 1 }
    : undefined;
}

/** "The Albany house fetched": from the article up to the home, where "what" leads to it. */
function homeBefore(items: readonly Item[], at: number): Range | undefined {
  if (!isHome(items[at - 1])) return undefined;
  let from = at - 1;
  while (from > at - 5 && items[from - 1]?.mark === undefined && !has(items[from - 1], 'art')) from--;
  const named = items.slice(from, at).some(({ place }) => place !== undefined);
  return has(items[from - 1], 'art') && (named || items[from - 2]?.text === 'what') ? { from, to: at } : undefined;
}

/** "The sale of the Altoona house", "selling our condo in Erie", « la vente de la maison de Matane ». */
function homeBehind(items: readonly Item[], at: number): Range | undefined {
  const item = items[at] as Item;
  const assumed = has(item, 'assumed');
  // "25% down on a triplex": the home that is asked for.
  if (items[at + 1]?.text === 'on' && senseOf(item, 'assumed')?.startsWith('a:down')) return undefined;
  if (!(assumed || sales.has(item.text))) return undefined;
  const next = items[at + 1];
  // "200k from selling the Duluth duplex", where the sum and the sale are one phrase
  const sells = assumed || item.text === 'selling';
  const owned = has(next, 'poss') || (sells && (has(next, 'art') || next?.place !== undefined));
  if (!owned && !leads.has(next?.text ?? '') && !(assumed && next?.text === 'on')) return undefined;
  let home = at + 1;
  while (home < at + 7 && items[home] && items[home]?.mark === undefined && !isHome(items[home])) home++;
  if (!isHome(items[home]) || items.slice(at + 1, home).some((one) => has(one, 'firm') || one.text === 'to'))
    return undefined;
  const lead = home + 1;
  const place = has(items[lead + 1], 'art') ? lead + 2 : lead + 1;
  const isThere = /^(?:de|du|del|en|in|a)$/.test(items[lead]?.text ?? '') && items[place]?.place !== undefined;
  return { from: at + 1, to: isThere ? place + 1 : home + 1 };
}
const leads: ReadonlySet<string> = new Set(['of', 'from', 'de', 'du', 'del']);

interface Range {
  from: number;
  to: number;
}

const isHome = (item: Item | undefined): boolean =>
  has(item, 'house') || has(item, 'type') || has(item, 'dwelling') || has(item, 'ranch') || item?.text === 'place';
