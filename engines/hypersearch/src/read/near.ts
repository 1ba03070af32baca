import type { Fact } from '../facts.ts';
import { has, type Item, senseOf } from './items.ts';
import { isUnknown, nameOf, properNameEnd, unknownNameEnd } from './names.ts';
import { readQuantity } from './quantity.ts';
import type { Token } from './tokens.ts';

export interface NearReading {
  facts: Fact[];
  next: number;
}

export interface NearContext {
  tokens: readonly Token[];
  sentence: string;
  /** Capitals tell names. */
  tell: boolean;
}

interface Limit {
  value: number;
  unit: 'min' | 'mi' | 'km';
}

/** Reads "20 minutes from X", "close to X", "commute to X under 30 minutes" at `at`. */
export function readNear(items: readonly Item[], at: number, context: NearContext): NearReading | undefined {
  const limited = readLimit(items, at);
  if (limited) {
    const read = readTargets(items, limited.next, context, limited.limit);
    if (read) return read;
  }
  if (has(items[at], 'commute')) {
    const target = readTargets(items, at + 1, context, undefined);
    // "commute to downtown Chicago under 45 minutes"
    const city = target && items[target.next]?.place;
    const limit = target && readTrailingLimit(items, city ? target.next + 1 : target.next);
    if (target && limit)
      return {
        facts: [
          ...target.facts.map((fact) => (fact.kind === 'near' ? { ...fact, within: limit.limit } : fact)),
          ...(city ? [{ kind: 'place', name: city.name, not: false } as const] : []),
        ],
        next: limit.next,
      };
  }
  if (!has(items[at], 'near') || has(items[at], 'far')) return undefined;
  const read = readTargets(items, at + 1, context, undefined);
  const late = read && readTrailingLimit(items, read.next);
  if (read && late)
    return {
      facts: read.facts.map((fact) => (fact.kind === 'near' ? { ...fact, within: late.limit } : fact)),
      next: late.next,
    };
  return read;
}

function skip(items: readonly Item[], at: number, kinds: readonly string[], most: number): number {
  let i = at;
  while (
    i < at + most &&
    items[i] &&
    (kinds.some((kind) => has(items[i], kind)) ||
      items[i]?.mark === '~' ||
      items[i]?.mark === '<' ||
      items[i]?.mark === '<=') &&
    items[i]?.number === undefined
  )
    i++;
  return i;
}

function readLimit(items: readonly Item[], at: number): { limit: Limit | undefined; next: number } | undefined {
  const start = skip(items, at, ['cmp', 'about', 'near', 'art', 'in', 'be'], 5);
  if (start === undefined) return undefined;
  const measured = readMeasure(items, start) ?? (start > at ? readMeasure(items, start - 1) : undefined);
  if (!measured) return undefined;
  let next = measured.next;
  if (has(items[next], 'from') && has(items[next], 'mode') === false && isTargetAhead(items, next + 1))
    return { limit: measured.limit, next: next + 1 };
  for (let skipped = 0; skipped < 6 && items[next]; skipped++) {
    const item = items[next] as Item;
    if (has(item, 'from') && !has(item, 'mode')) return { limit: measured.limit, next: next + 1 };
    if (has(item, 'from') && !has(items[next + 1], 'from') && !has(items[next + 1], 'mode'))
      return { limit: measured.limit, next: next + 1 };
    if (
      !has(item, 'mode') &&
      !has(item, 'post') &&
      !has(item, 'art') &&
      !has(item, 'adj') &&
      !has(item, 'cmp') &&
      !has(item, 'of')
    )
      return undefined;
    next++;
  }
  return undefined;
}

const isTargetAhead = (items: readonly Item[], at: number) => !has(items[at], 'from') && !has(items[at], 'mode');

function readTrailingLimit(items: readonly Item[], at: number): { limit: Limit; next: number } | undefined {
  const start = skip(items, at, ['cmp', 'about', 'be', 'in', 'mode', 'art'], 5);
  if (start === at && items[at]?.mark !== '(') return undefined;
  const measured = readMeasure(items, start);
  if (!measured?.limit || has(items[measured.next], 'from') || has(items[measured.next + 1], 'from')) return undefined;
  return { limit: measured.limit, next: has(items[measured.next], 'mode') ? measured.next + 1 : measured.next };
}

/** "20 minutes", "half an hour", "an hour", "500 m": blocks give no limit. */
function readMeasure(items: readonly Item[], at: number): { limit: Limit | undefined; next: number } | undefined {
  let i = at;
  let value: number;
  const quantity = readQuantity(items, i);
  if (quantity) {
    value = quantity.value;
    i = quantity.next;
    const joint = items[i];
    if (joint && (joint.mark === '-' || joint.mark === '–' || has(joint, 'to') || has(joint, 'or'))) {
      const high = readQuantity(items, i + 1);
      if (high) {
        value = high.value;
        i = high.next;
      }
    }
    if (items[i]?.mark === '+') return undefined;
  } else if (
    items[i - 1]?.number === undefined &&
    (has(items[i], 'unit', 'min') || has(items[i], 'unit', 'block')) &&
    has(items[i + 1], 'from')
  ) {
    // "minutes from downtown": no figure, no limit.
    return { limit: undefined, next: i + 1 };
  } else if (has(items[i], 'art') || (has(items[i], 'unit', 'hour') && has(items[i - 1], 'art'))) {
    value = 1;
    if (has(items[i], 'art')) i++;
  } else return undefined;
  if (has(items[i], 'adj')) i++;
  const unit =
    items[i]?.senses.find(
      (sense) => sense.kind === 'unit' && ['min', 'mi', 'km', 'hour', 'm', 'block', 'ft', 'yd'].includes(sense.value),
    )?.value ?? (items[i]?.text === 'm' ? 'm' : undefined);
  if (unit === undefined || !(value > 0) || value > 10_000) return undefined;
  if (unit === 'block') return { limit: undefined, next: i + 1 };
  if (unit === 'hour') {
    const half = has(items[i + 1], 'andhalf');
    return { limit: { value: Math.round((value + (half ? 0.5 : 0)) * 60), unit: 'min' }, next: i + (half ? 2 : 1) };
  }
  if (unit === 'm') return { limit: { value: value / 1000, unit: 'km' }, next: i + 1 };
  if (unit === 'ft' || unit === 'yd') return value < 100 ? undefined : { limit: undefined, next: i + 1 };
  return { limit: { value, unit: unit as 'min' | 'mi' | 'km' }, next: i + 1 };
}

function readTargets(
  items: readonly Item[],
  at: number,
  context: NearContext,
  limit: Limit | undefined,
): NearReading | undefined {
  const first = readTarget(items, at, context, limit);
  if (!first) return undefined;
  const facts = [first.fact];
  let next = first.next;
  for (let more = 0; more < 4; more++) {
    const joint = items[next];
    if (!(has(joint, 'and') || has(joint, 'or') || joint?.mark === ',' || joint?.mark === '/')) break;
    const start =
      joint?.mark === ',' && (has(items[next + 1], 'and') || has(items[next + 1], 'or')) ? next + 2 : next + 1;
    // After a comma only a plain kind of place goes on with the list: "near shops, schools and a park".
    if (joint?.mark !== undefined && !has(items[start], 'poi') && !has(items[start], 'spot')) break;
    const target = has(items[start], 'near') ? undefined : readTarget(items, start, context, limit, true);
    if (!target) break;
    facts.push(target.fact);
    next = target.next;
  }
  return { facts, next };
}

function readTarget(
  items: readonly Item[],
  at: number,
  context: NearContext,
  limit: Limit | undefined,
  later = false,
): { fact: Fact; next: number } | undefined {
  let i = at;
  while (
    i < at + 3 &&
    (has(items[i], 'art') ||
      has(items[i], 'poss') ||
      (has(items[i], 'adj') && has(items[i + 1], 'spot')) ||
      has(items[i], 'both'))
  )
    i++;
  const item = items[i];
  if (
    !item ||
    item.mark !== undefined ||
    item.number !== undefined ||
    (has(item, 'number') && !has(item, 'poi') && !has(item, 'spot'))
  )
    return undefined;
  if (has(item, 'quality') && (has(items[i + 1], 'field', 'school') || has(items[i + 2], 'field', 'school')))
    return undefined;
  if (has(item, 'quality') && (has(items[i + 1], 'spot') || has(items[i + 1], 'poi')))
    return readTarget(items, i + 1, context, limit, later);
  const near = (name: string, next: number) => ({
    fact: { kind: 'near', name, ...(limit ? { within: limit } : {}) } as Fact,
    next,
  });
  const poi = senseOf(item, 'poi');
  if (poi === 'downtown') return near(poi, i + 1);
  const proper = properNameEnd(items, context.tokens, i, context.tell);
  const spot = senseOf(item, 'spot');
  if (spot && proper <= i + 1 && !isUnknown(items[i + 1]))
    return {
      fact: { kind: 'feature', feature: spot === 'park' ? 'near_park' : 'near_transit', not: false },
      next: i + 1,
    };
  if (proper > i) {
    let end = proper;
    if (isUnknown(items[end]) && has(items[end + 1], 'poi')) end += 2;
    // A name in capitals that ends in a plain noun: "Catholic church", "Pike Place market".
    while (
      end < proper + 2 &&
      (has(items[end], 'poi') || has(items[end], 'spot')) &&
      !has(items[end], 'poi', 'downtown')
    )
      end++;
    if (later && has(items[i], 'has')) return undefined;
    return near(
      items[i]?.place && end === i + 1
        ? (items[i]?.place?.name as string)
        : nameOf(items, context.tokens, context.sentence, i, end),
      end,
    );
  }
  const unknown = unknownNameEnd(items, i);
  if (has(item, 'poi')) {
    const ofName =
      items[i + 1]?.text === 'of' && (isUnknown(items[i + 2]) || items[i + 2]?.place || has(items[i + 2], 'state'));
    if (ofName) return near(nameOf(items, context.tokens, context.sentence, i, i + 3), i + 3);
    let end = i + 1;
    while (end < i + 4 && (isUnknown(items[end]) || (has(items[end], 'poi') && !has(items[end], 'near')))) end++;
    if (end > i + 1 && !isUnknown(items[end - 1]) && !has(items[end - 1], 'poi')) end = i + 1;
    return near(end === i + 1 && poi ? poi : nameOf(items, context.tokens, context.sentence, i, end), end);
  }
  // Words that lead to a landmark: "korean grocery store", "petco park".
  for (let end = i; end < i + 4 && items[end]; end++) {
    const here = items[end] as Item;
    if (end > i && (has(here, 'poi') || (has(here, 'spot') && !here.place)))
      return near(nameOf(items, context.tokens, context.sentence, i, end + 1), end + 1);
    if (!isUnknown(here) && !here.place && !has(here, 'adj')) break;
  }
  if (item.place) return near(item.place.name, i + 1);
  if (unknown > i) return near(nameOf(items, context.tokens, context.sentence, i, unknown), unknown);
  return undefined;
}
