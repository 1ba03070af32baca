/** Reads the words before a number: the field it bounds and the comparison, in any order and with words between. */
import type { Field } from '../../facts.ts';
import { has, type Item, senseOf } from '../words/items.ts';
import { markOps, type Op } from './comparison-op.ts';
import { deniedComparison } from './denied/denied-comparison.ts';
import { headedBy } from './headed-field.ts';
import { readQuantity } from './quantity.ts';
import { isFiller } from './spoken-fillers.ts';
import { unitAt } from './unit-at.ts';

/** `unheld` is a figure of the home that listings lack, `other` one of the buyer's own. */
export type Target = Field | 'age' | 'other' | 'unheld';

export interface Lead {
  op: Op;
  field: Target | undefined;
  fieldAt: number;
  newer: boolean;
  /** "After", "since": a point in time, no age. */
  moment: boolean;
  older: boolean;
  parts: Set<string>;
  /** The field is a unit that leads its number: "bd 3". */
  headed: boolean;
  next: number;
}

export function readLead(items: readonly Item[], at: number): Lead | undefined {
  const first = items[at];
  if (!first || (first.senses.length === 0 && first.mark === undefined && first.number === undefined)) return undefined;
  const lead: Lead = {
    op: 'none',
    field: undefined,
    fieldAt: -1,
    newer: false,
    moment: false,
    older: false,
    parts: new Set(),
    headed: false,
    next: at,
  };
  for (let i = at; i < at + 9; i++) {
    const item = items[i];
    if (!item) return undefined;
    lead.next = i;
    // "We are after 500k or less": no point in time.
    if (item.text === 'after' && has(items[i - 1], 'be')) return undefined;
    // "The fee isn't over 300", "the fee doesn't go above 300"
    if (i > at && lead.op !== 'none' && item.numberAhead <= 5 && isFiller(items, i)) continue;
    const denied = lead.field === undefined ? undefined : deniedComparison(items, i);
    if (denied) {
      lead.op = denied.op;
      i = denied.at;
      continue;
    }
    if (item.senses.length === 0 && item.mark === undefined && item.number === undefined) {
      if (item.common && lead.field !== undefined && i > at) continue;
      return undefined;
    }
    // "Principal and interest, under 1,700"
    if (item.mark === ',' && lead.field === 'payment' && namesSum(items, i + 1)) continue;
    const mark = item.mark === undefined ? undefined : markOps[item.mark];
    // "Hi 400s"; "hi" greets before other figures.
    const part = item.text === 'hi' ? (has(items[i + 2], 'decade') ? 'high' : undefined) : senseOf(item, 'part');
    const cmp = (senseOf(item, 'cmp') ?? postAhead(items, i)) as Op | undefined;
    const field = senseOf(item, 'field') as Target | undefined;
    // "Abq to 290"
    if (i === at && item.text === 'to' && beginsPrice(items, i + 1)) {
      lead.op = '<=';
      continue;
    }
    if (item.number !== undefined || item.mark === '$' || item.mark === '-' || item.mark === '€') return lead;
    if (mark) {
      lead.op = item.mark === '+' && items[i + 1]?.text === 'de' ? '>' : mark;
      continue;
    }
    // "Texarkana hundred and ten thousand"
    const bare = has(item, 'mult', '100') && item.text.length > 3 && i === at && items[i - 1]?.number === undefined;
    if (bare && (readQuantity(items, i)?.value ?? 0) >= 10_000) return lead;
    if (
      has(item, 'frac') ||
      (has(item, 'andhalf') && i === at && has(items[has(items[i + 1], 'art') ? i + 2 : i + 1], 'unit', 'acre')) ||
      (has(item, 'mult', '100') === false && has(item, 'mult', '1000000') && item.text.length > 3) ||
      (has(item, 'art') &&
        has(items[i + 1], 'mult') &&
        (items[i + 1] as Item).text.length > 3 &&
        (!has(items[i + 1], 'mult', '100') || (readQuantity(items, i)?.value ?? 0) >= 1000))
    )
      return lead;
    if (
      has(item, 'mult') &&
      Number(senseOf(item, 'mult')) >= 100 &&
      ['cien', 'cent', 'mille', 'mil', 'ciento'].includes(item.text)
    )
      return lead;
    if (has(item, 'art') && (has(items[i + 1], 'unit', 'acre') || has(items[i + 1], 'unit', 'hectare'))) return lead;
    if ((has(item, 'currency') || item.text === 'ca') && items[i + 1]?.mark === '$') return lead;
    if (has(item, 'bandof') && lead.parts.size > 0) return lead;
    const decade = senseOf(item, 'decade');
    if (decade) return undefined;
    if (part) {
      lead.parts.add(part);
      continue;
    }
    if (field === 'age' && cmp === undefined) {
      lead.op = '<';
      lead.field ??= 'age';
      lead.newer ||= has(item, 'newer');
      continue;
    }
    const unitField = lead.field === undefined && i === at ? headedBy(items, i) : undefined;
    if (unitField && cmp === undefined) {
      lead.field = unitField;
      lead.fieldAt = i;
      lead.headed = true;
      continue;
    }
    if (
      field &&
      field !== 'age' &&
      (lead.field === undefined || lead.field === 'age') &&
      !(cmp && lead.op === 'none' && field === 'price')
    ) {
      lead.field = field;
      lead.fieldAt = i;
      if (cmp && lead.op === 'none') lead.op = cmp;
      if (cmp === '<=' || cmp === '<') lead.older ||= has(item, 'older');
      continue;
    }
    // "Solo quiero 4 recámaras": all that is wanted, and no exact number.
    if (has(item, 'exact') && has(items[i + 1], 'want')) continue;
    if (item.text === 'de' && lead.op !== 'none' && cmp === undefined) continue;
    if (has(item, 'newer') && !cmp) lead.newer = true;
    if (has(item, 'moment')) lead.moment = true;
    if (has(item, 'older') && !cmp) lead.older = true;
    if (
      cmp ||
      has(item, 'about') ||
      has(item, 'exact') ||
      has(item, 'newer') ||
      has(item, 'older') ||
      (has(item, 'between') && item.text !== 'of')
    ) {
      const said: Op =
        cmp ??
        (has(item, 'about')
          ? 'about'
          : has(item, 'exact')
            ? 'exact'
            : has(item, 'newer')
              ? '>='
              : has(item, 'older')
                ? '<='
                : 'between');
      // "I could swing about 1,500": around the amount, where "up to about 1,500" stays a limit.
      const able = said === 'about' && i > at && isAbility(items[i - 1]);
      if (lead.op === 'none' || lead.op === 'between' || said !== 'about' || able)
        lead.op = has(item, 'between') && lead.op === 'none' && cmp === undefined ? 'between' : said;
      continue;
    }
    const glue =
      has(item, 'of') ||
      has(item, 'be') ||
      has(item, 'art') ||
      has(item, 'poss') ||
      item.mark === ':' ||
      item.mark === '=' ||
      item.mark === '@' ||
      (items[i - 1]?.mark === '@' && has(item, 'or')) ||
      has(item, 'in') ||
      has(item, 'range') ||
      has(item, 'permonth') ||
      // « Notre budget, c'est 1800 par mois »
      (has(item, 'named') && lead.field !== undefined) ||
      has(item, 'glue') ||
      has(item, 'want');
    if (
      glue &&
      (lead.op !== 'none' ||
        lead.field !== undefined ||
        lead.parts.size > 0 ||
        (has(item, 'art') &&
          (has(items[i + 1], 'cmp') ||
            has(items[i + 1], 'part') ||
            has(items[i + 1], 'about') ||
            has(items[i + 1], 'frac'))))
    )
      continue;
    if (glue && has(items[i + 1], 'part')) continue;
    // "Keep the payment under our BAH which is 2,350 a month"
    const limited = lead.field === 'payment' && (lead.op === '<' || lead.op === '<=');
    if (limited && (has(item, 'owed') || (has(item, 'clause') && has(items[i - 1], 'owed')))) continue;
    if (limited && item.mark === ',' && has(items[i - 1], 'owed') && items[i + 1]?.number !== undefined) continue;
    // "HOA ok if under 250", "HOA is fine as long as it is below 300"
    if (
      lead.field === 'hoa' &&
      (has(item, 'clause') || has(item, 'quality') || has(item, 'but') || has(item, 'pron') || has(item, 'allowed')) &&
      i > at
    )
      continue;
    if (item.common && item.senses.length === 0 && lead.field !== undefined && i > at) continue;
    return undefined;
  }
  return undefined;
}

/** "Could swing", "can manage", "we can go": what somebody is able to pay, without "up to". */
const isAbility = (item: Item | undefined): boolean =>
  has(item, 'cmp', '<=') &&
  ((/^(?:can|could)$/.test(item?.text ?? '') && wordsOf(item) === 2) ||
    (/^(?:i|we)$/.test(item?.text ?? '') && wordsOf(item) === 3));
const wordsOf = (item: Item | undefined): number => (item ? item.to - item.from : 0);

/** "…, under 1,700": a comparison with what a month may cost. */
function namesSum(items: readonly Item[], at: number): boolean {
  if (!has(items[at], 'cmp') && !has(items[at], 'about')) return false;
  const sum = readQuantity(items, at + (items[at]?.numberAhead ?? 0));
  return sum !== undefined && sum.value >= 500 && sum.value < 20_000;
}

/** «Y no más de tres baños»: what may follow a number leads this one. */
function postAhead(items: readonly Item[], at: number): string | undefined {
  const leads = items[at - 1]?.number === undefined && has(items[at + 1], 'of') && items[at + 2]?.number !== undefined;
  return leads && items[at + 1]?.text === 'de' ? senseOf(items[at], 'post') : undefined;
}

/** "To 290", "to $300k" and no "to 2 acres" or "to 30 minutes". */
function beginsPrice(items: readonly Item[], at: number): boolean {
  const quantity = items[at]?.number !== undefined || items[at]?.mark === '$' ? readQuantity(items, at) : undefined;
  return quantity !== undefined && quantity.value >= 100 && !unitAt(items, quantity.next);
}
