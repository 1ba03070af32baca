import type { Fact, Field } from '../facts.ts';
import { bound } from './claims.ts';
import { has, type Item, senseOf } from './items.ts';
import { type Quantity, readQuantity } from './quantity.ts';

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

type Op = '<' | '<=' | '>' | '>=' | 'about' | 'exact' | 'between' | 'none';
type Target = Field | 'age' | 'other';

const markOps: Record<string, Op> = {
  '<': '<',
  '>': '>',
  '<=': '<=',
  '>=': '>=',
  '≤': '<=',
  '≥': '>=',
  '~': 'about',
  '≈': 'about',
};
const counted: ReadonlySet<string> = new Set(['beds', 'baths', 'garage', 'stories']);
const money: ReadonlySet<string> = new Set(['price', 'payment', 'hoa']);
const leastByDefault: ReadonlySet<string> = new Set(['beds', 'baths', 'garage', 'sqft', 'lot', 'walk', 'school']);
const sqftOfSqm = 10.7639;
const sqftOfAcre = 43_560;
const acresOfHectare = 2.471;

interface Lead {
  op: Op;
  field: Target | undefined;
  fieldAt: number;
  newer: boolean;
  older: boolean;
  parts: Set<string>;
  next: number;
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

function readLead(items: readonly Item[], at: number): Lead | undefined {
  const lead: Lead = {
    op: 'none',
    field: undefined,
    fieldAt: -1,
    newer: false,
    older: false,
    parts: new Set(),
    next: at,
  };
  for (let i = at; i < at + 9; i++) {
    const item = items[i];
    if (!item) return undefined;
    lead.next = i;
    const mark = item.mark === undefined ? undefined : markOps[item.mark];
    const part = senseOf(item, 'part');
    const cmp = senseOf(item, 'cmp') as Op | undefined;
    const field = senseOf(item, 'field') as Target | undefined;
    if (item.number !== undefined || item.mark === '$' || item.mark === '-' || item.mark === '€') return lead;
    if (mark) {
      lead.op = mark;
      continue;
    }
    if (
      has(item, 'frac') ||
      (has(item, 'mult', '100') === false && has(item, 'mult', '1000000') && item.text.length > 3) ||
      (has(item, 'art') &&
        has(items[i + 1], 'mult') &&
        (items[i + 1] as Item).text.length > 3 &&
        !has(items[i + 1], 'mult', '100'))
    )
      return lead;
    if (
      has(item, 'mult') &&
      Number(senseOf(item, 'mult')) >= 100 &&
      ['cien', 'cent', 'mille', 'mil', 'ciento'].includes(item.text)
    )
      return lead;
    if (has(item, 'art') && (has(items[i + 1], 'unit', 'acre') || has(items[i + 1], 'unit', 'hectare'))) return lead;
    if (has(item, 'currency') && items[i + 1]?.mark === '$') return lead;
    const decade = senseOf(item, 'decade');
    if (decade) return undefined;
    if (part) {
      lead.parts.add(part);
      continue;
    }
    if (field === 'age' && cmp === undefined) {
      lead.op = '<';
      lead.field ??= 'age';
      continue;
    }
    const unitField = lead.field === undefined && i === at ? headedBy(items, i) : undefined;
    if (unitField && cmp === undefined) {
      lead.field = unitField;
      lead.fieldAt = i;
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
    if (has(item, 'newer') && !cmp) lead.newer = true;
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
      if (lead.op === 'none' || lead.op === 'between' || said !== 'about')
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
      has(item, 'in') ||
      has(item, 'range') ||
      has(item, 'permonth') ||
      has(item, 'glue') ||
      has(item, 'want') ||
      has(item, 'modal');
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
    if (item.filler && item.senses.length === 0 && lead.field !== undefined && i > at) continue;
    return undefined;
  }
  return undefined;
}

/** "Bedrooms: 3": a unit that leads its number, where the number has no unit of its own. */
function headedBy(items: readonly Item[], at: number): Field | undefined {
  const unit = senseOf(items[at], 'unit');
  if (unit !== 'beds' && unit !== 'baths') return undefined;
  let number = at + 1;
  while (
    number < at + 4 &&
    items[number]?.number === undefined &&
    (items[number]?.mark === ':' ||
      items[number]?.mark === '=' ||
      has(items[number], 'cmp') ||
      has(items[number], 'of') ||
      has(items[number], 'be'))
  )
    number++;
  const quantity = items[number]?.number === undefined ? undefined : readQuantity(items, number);
  if (!quantity || quantity.value > 20 || quantity.scale > 1) return undefined;
  const direct = number === at + 1;
  if (unitAt(items, quantity.next) && !(items[at + 1]?.mark === ':')) return undefined;
  if (direct && has(items[at - 1], 'num')) return undefined;
  return unit;
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

/** The unit at or just after `at`, over words such as "full" or "large". */
function unitAt(items: readonly Item[], at: number): { name: string; next: number } | undefined {
  for (let i = at; i < at + 3; i++) {
    const item = items[i];
    if (!item) return undefined;
    if (has(item, 'old')) return { name: 'old', next: i + 1 };
    const unit = senseOf(item, 'unit');
    if (unit === 'bb')
      return {
        name:
          has(items[i - 2], 'unit', 'bb') || has(items[i - 3], 'unit', 'bb') || has(items[i - 2], 'unit', 'beds')
            ? 'baths'
            : 'beds',
        next: i + 1,
      };
    if (unit) {
      if (
        i > at &&
        unit !== 'beds' &&
        unit !== 'baths' &&
        unit !== 'sqft' &&
        unit !== 'acre' &&
        unit !== 'car' &&
        unit !== 'sqm'
      )
        return undefined;
      const same = senseOf(items[i + 1], 'unit') === unit ? i + 2 : i + 1;
      return { name: unit, next: same };
    }
    if (
      !has(item, 'adj') &&
      !(
        has(item, 'of') &&
        i === at &&
        (unit !== undefined || has(items[i + 1], 'unit', 'sqft') || has(items[i + 1], 'unit', 'car'))
      )
    )
      return undefined;
  }
  return undefined;
}

function readRange(items: readonly Item[], at: number, lead: Lead, low: Quantity): Quantity | undefined {
  const joint = items[at];
  if (!joint) return undefined;
  const dash = joint.mark === '-' || joint.mark === '–' || joint.mark === '—';
  const to = has(joint, 'to') && !has(joint, 'post') && (!has(joint, 'and') || lead.op === 'between');
  const and = has(joint, 'and') && lead.op === 'between';
  const or = has(joint, 'or') && low.bare < 20;
  if (!dash && !to && !and && !or) return undefined;
  let i = at + 1;
  if (has(items[i], 'cmp') && (to || and) && items[i]?.text !== 'at') i += 1;
  while (has(items[i], 'about')) i++;
  const high = readQuantity(items, i);
  if (!high) return undefined;
  if (
    or &&
    (!unitAt(items, high.next) || !['beds', 'baths', 'car', 'story'].includes(unitAt(items, high.next)?.name ?? ''))
  )
    return undefined;
  if (dash && low.scale === 1 && high.scale === 1 && low.plainDigits === 5 && high.plainDigits === 4) return undefined;
  const mid = senseOf(items[at - 1], 'unit');
  const end = unitAt(items, high.next)?.name;
  if (mid !== undefined && end !== undefined && mid !== end) return undefined;
  if (mid !== undefined && end === undefined && high.next - i > 0 && dash) return undefined;
  return high;
}

/** "500-750k": the scale carries back to the first number where that keeps the order. */
function carry(low: Quantity, high: Quantity): number[] {
  if (low.scale === 1 && high.scale > 1 && Math.abs(low.value) < 20_000) {
    const scaled = Math.round(low.bare * high.scale);
    if (scaled <= high.value) return [scaled, high.value];
    if (low.bare * 1000 <= high.value && low.bare >= 100) return [low.bare * 1000, high.value];
    return [scaled, high.value];
  }
  if (high.scale === 1 && low.scale > 1 && high.bare < 20_000) return [low.value, Math.round(high.bare * low.scale)];
  return [low.value, high.value];
}

interface Post {
  op: Op;
  year: boolean;
  next: number;
}

function readPost(items: readonly Item[], at: number): Post | undefined {
  const item = items[at];
  if (!item) return undefined;
  if (item.mark === '+') return { op: '>=', year: false, next: at + 1 };
  const post = senseOf(item, 'post') as Op | undefined;
  if (!post) return undefined;
  // "max" before another number belongs to that number.
  const ownNumber = has(item, 'cmp') && (items[at + 1]?.number !== undefined || items[at + 1]?.mark === '$');
  if (
    ownNumber ||
    (item.text === 'plus' &&
      items[at + 1] !== undefined &&
      items[at + 1]?.mark === undefined &&
      has(items[at + 1], 'art'))
  )
    return undefined;
  const year = has(item, 'yearly');
  return { op: post, year, next: at + 1 };
}

/** "300 HOA", "60 days on market": a field named after its number, unless the next number is its own. */
function fieldAfter(
  items: readonly Item[],
  at: number,
  field: Target | undefined,
  unit: string | undefined,
): { field: Target; next: number } | undefined {
  let i = at;
  while (
    i < at + 3 &&
    items[i] &&
    (has(items[i], 'of') || has(items[i], 'art') || has(items[i], 'in') || has(items[i], 'be') || has(items[i], 'poss'))
  )
    i++;
  const named = senseOf(items[i], 'field') as Target | undefined;
  if (!named || named === 'age' || (field !== undefined && named === 'price')) return undefined;
  if (named === 'lot' || named === 'year' || named === 'sqft' || named === 'garage') return undefined;
  if (unit && !(named === 'dom' && (unit === 'day' || unit === 'week' || unit === 'month'))) return undefined;
  const after = readLead(items, i + 1);
  const own = readLead(items, i);
  if (own && readQuantity(items, own.next) && !(after === undefined)) return undefined;
  if (own && own.next - i <= 4 && items[own.next]?.number !== undefined) return undefined;
  if ((named === 'walk' || named === 'school') && i > at + 1) return undefined;
  return { field: named, next: i + 1 };
}

function halfBath(items: readonly Item[], at: number): number | undefined {
  let i = at;
  while (i < at + 2 && (has(items[i], 'and') || items[i]?.mark === ',' || has(items[i], 'want'))) i++;
  if (has(items[i], 'art') || items[i]?.number === 1) i++;
  return i > at && has(items[i], 'unit', 'halfbath') ? i + 1 : undefined;
}

function areaOf(
  items: readonly Item[],
  at: number,
  unit: string,
  values: number[],
  lot: boolean,
): { field: Field; values: number[]; next: number } {
  if (unit === 'acre' || unit === 'hectare') {
    const acres = values.map((value) => (unit === 'acre' ? value : hundredth(value * acresOfHectare)));
    return { field: 'lot', values: acres, next: at };
  }
  const sqft = values.map((value) => (unit === 'sqm' ? value * sqftOfSqm : value));
  let i = at;
  while (i < at + 3 && (has(items[i], 'of') || has(items[i], 'art') || has(items[i], 'adj') || has(items[i], 'in')))
    i++;
  const ofLand =
    has(items[i], 'lot') ||
    has(items[i], 'type', 'land') ||
    has(items[i], 'has', 'large_yard') ||
    has(items[i], 'field', 'lot');
  if (lot || ofLand)
    return { field: 'lot', values: sqft.map((value) => hundredth(value / sqftOfAcre)), next: ofLand ? i + 1 : at };
  return { field: 'sqft', values: sqft.map((value) => Math.round(value)), next: at };
}

const hundredth = (value: number) => Math.round(value * 100) / 100;

function ageBounds(
  values: number[],
  op: Op,
  lead: Lead,
  context: BoundContext,
  old: boolean,
  field: Target | undefined,
): Fact[] | undefined {
  const years = values[0] as number;
  if (years > 300) return undefined;
  if (!old && field !== 'age' && field !== 'year') return undefined;
  if (!old && field === 'age' && lead.fieldAt < 0 && !lead.newer) return undefined;
  if (op === '<' || op === '<=' || lead.newer) return [bound('year', '>=', context.year - years)];
  if (op === '>' || op === '>=' || lead.older) return [bound('year', '<=', context.year - years)];
  return undefined;
}

function yearBounds(values: number[], op: Op, lead: Lead): Fact[] {
  const [low, high] = values as [number, number | undefined];
  if (high !== undefined) return span('year', Math.min(low, high), Math.max(low, high));
  if (lead.newer || op === '>=' || op === '>') return [bound('year', '>=', low)];
  if (lead.older || op === '<=' || op === '<') return [bound('year', '<=', low)];
  return span('year', low, low);
}

const explicitYear = (items: readonly Item[], at: number) => has(items[at], 'field', 'year');
const span = (field: Field, low: number, high: number): Fact[] => [bound(field, '>=', low), bound(field, '<=', high)];

/** "mid 500s" → 530–570 thousand; "low", "high" and the plain "500s" likewise. */
function priceBand(
  value: number,
  quantity: Quantity,
  parts: ReadonlySet<string>,
  next: number,
): BoundReading | undefined {
  const base = quantity.scale >= 1000 || value >= 2000 ? value : value * 1000;
  if (base < 50_000 || (quantity.value < 10 && quantity.scale === 1)) return undefined;
  const width = base % 100_000 === 0 ? 100_000 : base % 10_000 === 0 ? 10_000 : 0;
  if (width === 0) return undefined;
  const from = parts.has('low') || parts.size === 0 ? 0 : parts.has('mid') ? 0.3 : 0.7;
  const to = parts.has('high') || parts.size === 0 ? 1 : parts.has('mid') ? 0.7 : 0.3;
  const high = to === 1 ? base + width - 1 : base + width * to;
  return { facts: span('price', base + width * from, high), next, field: 'price', explicit: true };
}

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

const ranges: Partial<Record<Field, readonly [number, number, string]>> = {
  beds: [0, 50, 'bedrooms are a number from 0 to 50'],
  baths: [0, 50, 'bathrooms are a number from 0 to 50'],
  price: [1, 10_000_000_000, 'a price lies between 1 and 10,000,000,000'],
  sqft: [1, 10_000_000, 'an area lies between 1 and 10,000,000 square feet'],
  lot: [0, 1_000_000, 'a lot lies between 0 and 1,000,000 acres'],
  garage: [0, 50, 'garage spaces are a number from 0 to 50'],
  stories: [0, 200, 'stories are a number from 0 to 200'],
  school: [0, 10, 'school ratings go from 0 to 10'],
  walk: [0, 100, 'walk scores go from 0 to 100'],
  hoa: [0, 1_000_000, 'a fee lies between 0 and 1,000,000 a month'],
  payment: [1, 10_000_000, 'a payment lies between 1 and 10,000,000 a month'],
  dom: [0, 20_000, 'days on the market are a number from 0 to 20,000'],
};

function impossibleValue(field: Field, values: readonly number[]): string | undefined {
  const range = ranges[field];
  return range && values.some((value) => !(value >= range[0] && value <= range[1])) ? range[2] : undefined;
}

function boundFacts(field: Field, op: Op, values: number[]): Fact[] {
  if (values.length === 2) return span(field, values[0] as number, values[1] as number);
  const value = values[0] as number;
  const whole = counted.has(field);
  if (op === 'about' && (money.has(field) || field === 'sqft' || field === 'lot')) {
    const round = field === 'lot' ? hundredth : Math.round;
    return span(field, round(value * 0.9), round(value * 1.1));
  }
  if (op === 'exact') return span(field, value, value);
  if (op === '<') return [bound(field, '<=', whole && Number.isInteger(value) ? value - 1 : value)];
  if (op === '<=') return [bound(field, '<=', value)];
  if (op === '>') return [bound(field, '>=', whole ? Math.floor(value) + 1 : value)];
  if (op === '>=') return [bound(field, '>=', value)];
  if (field === 'stories')
    return value === 1 ? [{ kind: 'feature', feature: 'single_story', not: false }] : span(field, value, value);
  return [bound(field, leastByDefault.has(field) ? '>=' : '<=', value)];
}
