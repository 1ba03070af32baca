import type { Claim } from '../claims.ts';
import { live } from '../scopes/later-wins.ts';
import { endsSentence } from '../scopes/scopes.ts';
import { has, type Item, senseOf } from '../words/items.ts';

/** So many words may stand between a word for the buyer's own money and its figure. */
const reach = 6;

/** Words that name the price of the home: a figure behind them is no salary and no debt. */
const ofHome: ReadonlySet<string> = new Set(
  'budget prix price presupuesto precio mensualite paiement versement hypotheque hipoteca mensualidad pago cuota payment'.split(
    ' ',
  ),
);

/** "Que la renta no pase de 900": a figure beside a rent is that rent. */
const isRent = (claim: Claim | undefined): boolean =>
  claim?.facts.some((fact) => fact.kind === 'unsupported' && fact.topic === 'rent') ?? false;

/** "La dette du char me coûte 410 par mois": a figure near a word for the buyer's own money bounds no price. */
export function skipOwnMoney(claims: readonly Claim[], items: readonly Item[]): void {
  for (const [at, claim] of claims.entries()) {
    // "Pagamos 2,100 de renta ahorita": no request to rent.
    if (isRent(claim) && items[claim.from - 1]?.number !== undefined && tellsPaid(items, claim.from - 1)) {
      claim.facts = [];
      claim.fate = 'context';
    }
    if (!live(claim) || !claim.facts.every((fact) => fact.kind === 'bound' && isMoney(fact.field))) continue;
    // "Pago 2,000 de renta": what is paid now.
    const next = claims[at + 1];
    if (next && isRent(next) && next.from - claim.to <= 2 && pays(items, claim)) {
      for (const one of [claim, next]) {
        one.facts = [];
        one.fate = 'context';
      }
      continue;
    }
    // "Lot rent under 600": a rent that no field of a listing holds.
    const before = claims[at - 1];
    const rented =
      (isRent(before) || (before?.fate === 'unsupported' && has(items[before.from], 'owed'))) &&
      !items.slice(claims[at - 1]?.to, claim.from).some((item) => item.mark !== undefined);
    const small =
      claim.facts.some((fact) => fact.kind === 'bound' && fact.field === 'price') &&
      !items.slice(claim.from, claim.to).some((item) => has(item, 'mult') || (item.number ?? 0) >= 10_000);
    if (rented && small) {
      claim.facts = [];
      claim.fate = 'context';
      continue;
    }
    if (goesElsewhere(items, claim.to)) {
      claim.facts = [];
      claim.fate = 'context';
      continue;
    }
    if (
      items
        .slice(claim.from, claim.to)
        .some((item) => ofHome.has(item.text) || (has(item, 'cmp') && item.text !== 'to'))
    )
      continue;
    const since = Math.max(claims[at - 1]?.to ?? 0, claim.from - reach, 0);
    let own = false;
    for (let i = since; i < claim.to; i++) {
      const item = items[i] as Item;
      if (
        i < claim.from &&
        (endsSentence(item) ||
          item.mark === ',' ||
          (has(item, 'but') && item.text !== 'just') ||
          has(item, 'so') ||
          has(item, 'fix') ||
          item.text === 'so' ||
          has(item, 'firm'))
      )
        own = false;
      // "Lot rent under 700, under 90k": the next figure is another matter.
      else if (i < claim.from && (item.number ?? 0) >= 100) own = false;
      else if (/^(?:other|unheld)$/.test(senseOf(item, 'field') ?? '') || has(item, 'owed')) own = true;
      else if (ofHome.has(item.text)) own = false;
    }
    if (!own) continue;
    claim.facts = [];
    claim.fate = 'context';
  }
}

/** "La nuestra actual, de 410.000", "la nôtre, de 380 000 $": the price of the home that the buyer has. */
export function skipPriceOfOurs(claims: readonly Claim[], items: readonly Item[]): void {
  for (const claim of claims)
    if (live(claim) && claim.facts.every((fact) => fact.kind === 'bound' && isMoney(fact.field)))
      if (isOfOurs(items, claim.from)) {
        claim.facts = [];
        claim.fate = 'context';
      }
}

function isOfOurs(items: readonly Item[], at: number): boolean {
  for (let i = at - 1; i > at - reach && i >= 0 && !endsSentence(items[i]) && !has(items[i], 'firm'); i--)
    if (ours.test(items[i]?.text ?? '') && !isThing(items[i + 1])) return has(items[i - 1], 'art') || i === 0;
  return false;
}
const ours = /^(?:nuestr[oa]|mi[oa]|notre|mienne?|ours|mine)$/;
const isThing = (item: Item | undefined): boolean =>
  ['house', 'dwelling', 'type', 'field', 'person', 'has', 'poi'].some((kind) => has(item, kind));

/** "Paying 2,100 a month in rent", "120 a month on gas": what is paid for something else than the home. */
function goesElsewhere(items: readonly Item[], at: number): boolean {
  let i = at;
  // "900k bought us a shack", "400 used to get you a house"
  if (/^(?:bought|got)$/.test(items[i]?.text ?? ''))
    return /^(?:us|me|you|them|him|her|my|our)$/.test(items[i + 1]?.text ?? '');
  if (/^(?:used|would|wouldve)$/.test(items[i]?.text ?? ''))
    return /^(?:to|have|buy|get)$/.test(items[i + 1]?.text ?? '');
  if (/^(?:goes|go|going)$/.test(items[i]?.text ?? '')) i++;
  if (!/^(?:on|in|for|to|toward|towards|en|de|pour)$/.test(items[i]?.text ?? '')) return false;
  i++;
  while (i < at + 4 && (has(items[i], 'art') || has(items[i], 'poss') || has(items[i], 'of'))) i++;
  return outlays.has(items[i]?.text ?? '');
}
const outlays: ReadonlySet<string> = new Set(
  `rent gas groceries food daycare childcare tuition preschool utilities electric phone storage parking tolls transit therapy meds medical loyer garderie essence
  epicerie renta alquiler gasolina guarderia comida colegiatura`.split(/\s+/),
);

const pays = (items: readonly Item[], claim: Claim): boolean =>
  items.slice(Math.max(0, claim.from - 1), claim.to).some(({ text }) => /^pag(?:o|amos|ando|aba|abamos)$/.test(text));

const tellsPaid = (items: readonly Item[], at: number): boolean =>
  items
    .slice(Math.max(0, at - 2), at)
    .some(({ text }) => /^(?:pag(?:o|amos|ando|aba|abamos)|pa(?:ie|ye|yons))$/.test(text));

const isMoney = (field: string): boolean => field === 'price' || field === 'payment';
