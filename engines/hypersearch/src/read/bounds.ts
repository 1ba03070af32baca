import type { Fact, Field } from '../facts.ts';
import { type Op, readLead, type Target } from './bound-lead.ts';
import { carry, fieldAfter, halfBath, readPost, readRange, unitAt } from './bound-tail.ts';
import {
  ageBounds,
  areaOf,
  boundFacts,
  counted,
  impossibleValue,
  money,
  priceBand,
  span,
  yearBounds,
} from './bound-values.ts';
import { bound } from './claims.ts';
import { has, type Item } from './items.ts';
import { readQuantity } from './quantity.ts';

export interface BoundReading {
  facts: Fact[];
  next: number;
  /** The words speak of the buyer's life (ages, income, children), not of the home. */
  personal?: boolean;
  ignored?: string;
  field?: Field;
  /** A unit or a field stood by the number. */
  explicit?: boolean;
}

export interface BoundContext {
  year: number;
  /** Field of the last bound said: a bare number after "actually" or "ideally" means it again. */
  lastField?: Field | undefined;
  lastOp?: '>=' | '<=' | undefined;
  /** The sentence has just been corrected or softened, so a bare number has a field. */
  resumes: boolean;
}

/** Reads "[field] [comparison] number [to number] [unit] [or more]" at `at`. */
export function readBound(
  items: readonly Item[],
  at: number,
  context: BoundContext,
  depth = 0,
): BoundReading | undefined {
  const lead = readLead(items, at);
  if (!lead) return undefined;
  const shorthand = lead.op === 'none' && lead.field === undefined ? readShorthand(items, at) : undefined;
  if (shorthand) return shorthand;
  const low = readQuantity(items, lead.next);
  if (!low) return undefined;
  if (
    has(items[at - 1], 'number') &&
    lead.next === at &&
    !unitAt(items, low.next) &&
    !low.money &&
    low.scale === 1 &&
    low.plainDigits !== 5
  )
    return { facts: [], next: low.next, personal: true };
  let next = low.next;
  let unit = unitAt(items, next);
  const high =
    readRange(items, unit && !has(items[unit.next - 1], 'unit', 'bb') ? unit.next : next, lead, low) ??
    (unit ? readRange(items, next, lead, low) : undefined);
  if (high) {
    next = high.next;
    unit = unitAt(items, next) ?? unit;
  }
  // "un paiement": an article, not the number one.
  if (!unit && !high && has(items[lead.next], 'art') && low.scale === 1) return undefined;
  let values = high ? carry(low, high) : [low.value];
  let op: Op = lead.op;
  let post = readPost(items, next);
  if (post) next = post.next;
  if (post && !unit) unit = unitAt(items, next);
  if (unit && unit.next > next) next = unit.next;
  if (unit) {
    const again = readPost(items, next);
    if (again) {
      post ??= again;
      next = again.next;
    }
  }
  let field: Target | undefined = lead.field;
  let unitName = unit?.name;
  const monthly = has(items[next], 'permonth') || (items[next]?.mark === '/' && has(items[next + 1], 'unit', 'month'));
  if (monthly && (!unitName || unitName === 'month')) {
    next += items[next]?.mark === '/' ? 2 : 1;
    unitName = undefined;
    if (field === undefined || field === 'price') field = 'payment';
    const late = readPost(items, next);
    if (late) {
      post ??= late;
      next = late.next;
    }
  } else if (has(items[next], 'income') && !money.has(field ?? ''))
    return { facts: [], next: next + 1, personal: true };
  else if (has(items[next], 'income') && items[next]?.text !== 'in')
    return { facts: [], next: next + 1, personal: true };
  if (unitName === 'none' || unitName === 'percent') return { facts: [], next, personal: true };
  if (
    unitName === 'min' ||
    unitName === 'mi' ||
    unitName === 'km' ||
    unitName === 'hour' ||
    unitName === 'm' ||
    unitName === 'block' ||
    unitName === 'ft' ||
    unitName === 'yd'
  )
    return lead.op === 'none' && field === undefined ? { facts: [], next, personal: true } : undefined;
  if (post && (op === 'none' || op === 'between')) op = post.op;

  // What the number is about.
  const trailing = fieldAfter(items, next, field, unitName);
  if (
    trailing &&
    (field === undefined ||
      (field === 'payment' && trailing.field === 'hoa') ||
      (unitName === 'day' && field !== 'dom'))
  ) {
    field = trailing.field;
    next = trailing.next;
    const late = readPost(items, next);
    if (late && op === 'none') {
      op = late.op;
      next = late.next;
    }
  }
  if (field === 'other') return { facts: [], next, personal: true };
  let explicit = field !== undefined;
  if (unitName === 'beds' || unitName === 'baths') {
    field = unitName;
    explicit = true;
    if (has(items[next], 'andhalf') && !high) {
      // \"un baño y medio\": the half follows the unit.
      values = [(values[0] as number) + 0.5];
      next++;
    }
    const half = halfBath(items, next);
    if (unitName === 'baths' && half && !high) {
      values = [(values[0] as number) + 0.5];
      next = half;
    }
  } else if (unitName === 'halfbath') return { facts: [], next, personal: true };
  else if (unitName === 'car') field = 'garage';
  else if (unitName === 'story') field = 'stories';
  else if (unitName === 'sqft' || unitName === 'sqm' || unitName === 'acre' || unitName === 'hectare') {
    const area = areaOf(items, next, unitName, values, field === 'lot');
    field = area.field;
    values = area.values;
    next = area.next;
  } else if (unitName === 'year' || unitName === 'old') {
    const ageing = ageBounds(values, op, lead, context, unitName === 'old', field);
    return ageing ? { facts: ageing, next, field: 'year', explicit: true } : { facts: [], next, personal: true };
  } else if (unitName === 'day' || unitName === 'week' || unitName === 'month') {
    if (field === 'age') field = trailing?.field;
    if (field !== 'dom') return { facts: [], next, personal: true };
    const days = unitName === 'week' ? 7 : unitName === 'month' ? 30 : 1;
    values = values.map((value) => value * days);
    if (op === 'none') op = '<=';
  }
  if (field === 'age') field = undefined;
  if (unitName) explicit = true;

  const yearLike = values.every((value) => value >= 1700 && value <= context.year + 10) && low.plainDigits === 4;
  if (low.decade && yearLike)
    return {
      facts: span('year', values[0] as number, (values.at(-1) as number) + 9),
      next,
      field: 'year',
      explicit: true,
    };
  if (
    low.decade &&
    (values[0] as number) < 100 &&
    (values[0] as number) % 10 === 0 &&
    !low.money &&
    lead.parts.size + (field === 'year' ? 1 : 0) > -1
  ) {
    const decade = (values[0] as number) <= 20 ? 2000 + (values[0] as number) : 1900 + (values[0] as number);
    return { facts: span('year', decade, decade + 9), next, field: 'year', explicit: true };
  }
  const yearPost = post?.year ?? false;
  if (yearLike && !unitName && (field === 'year' || lead.newer || lead.older || yearPost)) {
    return { facts: yearBounds(values, op, lead), next, field: 'year', explicit: true };
  }
  if (field === 'year' && !yearLike)
    return values.every((value) => value < 150) && !explicitYear(items, at)
      ? undefined
      : { facts: [], next, personal: true };
  if (lead.parts.size > 0 || low.decade) {
    const band = priceBand(values[0] as number, low, lead.parts, next);
    return band && lead.op === '>=' ? { ...band, facts: band.facts.slice(0, 1) } : band;
  }

  if (field === undefined) {
    if (
      low.plainDigits === 5 &&
      !high &&
      (op === 'none' || op === 'about') &&
      !(items[low.next - 1] as Item).text.endsWith('000')
    )
      return undefined;
    const largest = Math.max(...values);
    const priced =
      low.money ||
      (high?.money ?? false) ||
      low.scale >= 1000 ||
      (high?.scale ?? 1) >= 1000 ||
      (largest >= 10_000 && (largest >= 20_000 || op !== 'none'));
    if (priced) field = 'price';
    else if (depth === 0 && op !== 'none' && largest < 100) {
      const shared = sharedField(items, next, context);
      if (shared) {
        field = shared;
        explicit = true;
      }
    }
    if (field === undefined && context.resumes && context.lastField && fits(context.lastField, values)) {
      field = context.lastField;
      if (op === 'none' && context.lastOp) op = context.lastOp;
    }
    if (field === undefined && (op !== 'none' || high) && values.every((value) => value >= 100)) {
      if (largest < 10_000 && op !== 'none' && yearLike) return undefined;
      field = 'price';
    }
    if (
      field === undefined &&
      op !== 'none' &&
      !high &&
      low.bare < 10 &&
      !Number.isInteger(low.bare) &&
      (op === '<' || op === '<=')
    )
      field = 'price';
    if (
      field === undefined &&
      bareAsk(items, at, next) &&
      values.every((value) => value >= 100 && value < 2000 && value % 5 === 0)
    )
      field = 'price';
    if (field === undefined) return undefined;
  }
  if (
    field === 'price' &&
    !low.money &&
    low.scale === 1 &&
    !high &&
    Number.isInteger(low.bare) &&
    low.bare < 20 &&
    low.bare >= 0
  )
    return undefined;
  if (
    field === 'price' &&
    values.every((value) => Math.abs(value) < 2000) &&
    low.scale === 1 &&
    (high?.scale ?? 1) === 1
  ) {
    const scale = values.every((value) => Math.abs(value) < 20) ? 1_000_000 : 1000;
    values = values.map((value) => Math.round(value * scale));
  }
  const impossible = impossibleValue(field, values);
  if (impossible) return { facts: [], next, ignored: impossible, field };
  return { facts: boundFacts(field, op, values), next, field, explicit };
}

/** "4/3/2", "3x2": beds, baths, garage. */
function readShorthand(items: readonly Item[], at: number): BoundReading | undefined {
  const numbers: number[] = [];
  let i = at;
  for (; numbers.length < 3; i += 2) {
    const number = items[i]?.number;
    if (number === undefined || number > 12 || !/^[\d.]+$/.test((items[i] as Item).text)) return undefined;
    numbers.push(number);
    const joint = items[i + 1];
    if (!(joint?.mark === '/' || (joint?.text === 'x' && numbers.length === 1)) || items[i + 2]?.number === undefined)
      break;
  }
  if (numbers.length < 2 || numbers.some((number, place) => place !== 1 && !Number.isInteger(number))) return undefined;
  const unit = unitAt(items, i + 1);
  if (unit && unit.name !== 'beds' && unit.name !== 'baths') return undefined;
  const fields: Field[] = ['beds', 'baths', 'garage'];
  return {
    facts: numbers.map((value, place) => bound(fields[place] as Field, '>=', value)),
    next: unit ? unit.next : i + 1,
    field: 'beds',
    explicit: true,
  };
}

const explicitYear = (items: readonly Item[], at: number) => has(items[at], 'field', 'year');

/** "At least 3 and no more than 5 bedrooms": the unit at the end serves both. */
function sharedField(items: readonly Item[], at: number, context: BoundContext): Field | undefined {
  let i = at;
  while (i < at + 2 && (has(items[i], 'and') || has(items[i], 'but') || items[i]?.mark === ',')) i++;
  if (i === at) return undefined;
  const other = readBound(items, i, { ...context, resumes: false }, 1);
  return other?.explicit && other.field && counted.has(other.field) ? other.field : undefined;
}

function fits(field: Field, values: readonly number[]): boolean {
  return values.every((value) => (counted.has(field) ? value <= 20 : money.has(field) ? value >= 20 : true));
}

/** A lone "500" between other wishes, as in "3 bed austin 500". */
function bareAsk(items: readonly Item[], at: number, next: number): boolean {
  const before = items[at - 1];
  const after = items[next];
  const clearAfter = after === undefined || after.mark === ',' || after.mark === '.';
  return clearAfter && before !== undefined && (before.place !== undefined || has(before, 'unit'));
}
