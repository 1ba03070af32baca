import type { Claim } from '../../claims.ts';
import { endsClause, moveToBackground } from '../../places/background/background-places.ts';
import { live } from '../../scopes/later-wins.ts';
import type { Item } from '../../words/items.ts';

/** "Tío's Hialeah 2/2 deal fell through. New ask: Pembroke Pines": a purchase that came to nothing is no search. */
export function skipLostDeal(claims: readonly Claim[], items: readonly Item[]): void {
  for (const [at, item] of items.entries()) {
    if (!fails.has(item.text)) continue;
    let [from, to] = [at, at + 1];
    while (from > 0 && !endsClause(items, from - 1)) from--;
    while (to < items.length && !endsClause(items, to)) to++;
    if (!items.slice(from, to).some(({ text }) => deals.test(text))) continue;
    const lost = claims.filter((claim) => live(claim) && claim.from >= from && claim.to <= to);
    const others = claims.filter((claim) => live(claim) && !lost.includes(claim));
    const isPlaced = (claim: Claim) => claim.facts.some(({ kind }) => kind === 'place' || kind === 'zip');
    // "The condo deal fell through. Need a two-bed": the search goes on in the same town.
    const elsewhere = others.some(isPlaced);
    if (others.length > 0) for (const claim of lost) if (elsewhere || !isPlaced(claim)) moveToBackground(claim);
  }
}

const fails: ReadonlySet<string> = new Set('fell falls fallen collapsed cayo tombe tombee tomber'.split(' '));
const deals =
  /^(?:deals?|sale|purchase|contract|offer|closing|escrow|compra|venta|trato|oferta|contrato|cierre|achat|vente|offre|transaction|promesse)$/;
