/** Recognizes a chore that somebody is done with: "done hauling baskets down to the basement" asks for no basement. */
import type { Claim } from '../claims.ts';
import { endsClause, moveToBackground, opensCriterion } from '../places/background/background-places.ts';
import { live } from '../scopes/later-wins.ts';
import { has, type Item } from '../words/items.ts';

/** Passes over features that a chore names: where things are carried, or where somebody goes for them. */
export function skipChores(claims: readonly Claim[], items: readonly Item[]): void {
  for (const [at, item] of items.entries()) {
    const carries = carrying.has(item.text);
    if (!(carries || going.has(item.text)) || !isOver(items, at)) continue;
    let end = at + 1;
    while (end < items.length && !endsClause(items, end) && !opensCriterion(items, end) && !has(items[end], 'firm'))
      end++;
    const led = carries ? at : items.findIndex((one, i) => i > at && leads.test(one.text));
    if (led < 0 || led >= end) continue;
    for (const claim of claims)
      if (live(claim) && claim.from > led && claim.to <= end && isThing(claim)) moveToBackground(claim);
  }
}

/** "Done", "tired of", « fini de », "cansada de": up to three items before the verb, in its clause. */
function isOver(items: readonly Item[], at: number): boolean {
  for (let i = at - 1; i >= 0 && i > at - 4 && items[i]?.mark === undefined; i--)
    if (over.test(items[i]?.text ?? '')) return true;
  return false;
}

/** "Tired of climbing up the stairs" still asks for one floor. */
const isThing = ({ facts }: Claim): boolean =>
  facts.every((fact) => fact.kind === 'feature' && fact.feature !== 'single_story');

const carrying: ReadonlySet<string> = new Set(
  `haul hauling lug lugging drag dragging carry carrying schlep schlepping toting taking bringing transporter trimbaler trainer cargar llevar acarrear subir
  bajar`.split(/\s+/),
);
const going: ReadonlySet<string> = new Set(
  'walking driving going running trekking descendre monter aller marcher ir caminar'.split(' '),
);
const over =
  /^(?:done|tired|sick|fed|through|over|finished|no|quit|stop|fini|finie|tannee?|marre|epuisee?|fatiguee?|plus|cansad[oa]s?|hart[oa]s?|ya)$/;
const leads = /^(?:to|down|up|into|from|through|across|over|au|aux|a|dans|jusqu|en|al|hasta)$/;
