import { bound } from './claims.ts';
import type { Parse } from './parse.ts';
import { has } from './words/items.ts';

/** « Bâti dans les 5 dernières années », "construida en los últimos 10 años": the year from which a home is built; the item after. */
export function claimBuiltLately(parse: Parse, at: number): number | undefined {
  const { items, context } = parse;
  if (!has(items[at], 'field', 'year') || context.language === 'en' || has(items[at], 'unit')) return undefined;
  let number = at + 1;
  while (number < at + 6 && items[number]?.number === undefined && items[number]?.mark === undefined) number++;
  const years = items[number]?.number;
  const lead = items.slice(at + 1, number).some(({ text }) => last.test(text));
  const unit = last.test(items[number + 1]?.text ?? '') ? number + 2 : number + 1;
  if (years === undefined || years > 100 || !(lead || unit === number + 2) || !has(items[unit], 'unit', 'year'))
    return undefined;
  parse.claim([bound('year', '>=', context.year - years)], at, unit + 1);
  return unit + 1;
}

const last = /^(?:derniers?|dernieres?|ultim[oa]s)$/;
