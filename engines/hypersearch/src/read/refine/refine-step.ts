/** Applies a step ("cheaper", "bigger", "one more bedroom") to the current bounds. */
import type { Fact, Feature, Field, Sort } from '../../facts.ts';
import { bound } from '../claims.ts';
import type { Amount } from '../scopes/turns.ts';

/** Values that a step may start from. */
export interface StepFrom {
  present: readonly Fact[];
  /** A middle figure of the homes that were found, by field. */
  found: Partial<Record<Field, number>>;
  year: number;
}

interface Rule {
  /** The bound that moves; the other one goes where the two would cross. */
  op: '>=' | '<=';
  move(value: number, amount: Amount | undefined): number;
  /** The bound that a figure becomes where none stands; `op` unless said. */
  begins?: '>=' | '<=';
  /** Start of a step that neither a bound nor a figure gives. */
  otherwise?: Fact;
}

const by = (amount: Amount | undefined, value: number, usual: number): number =>
  amount === undefined ? usual : amount.percent ? (value * amount.value) / 100 : amount.value;

/** Down or up to a figure that a person would say: two leading places and a half of the third. */
function rounded(value: number, toward: 'down' | 'up'): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1) / 2;
  const steps = value / step;
  return (toward === 'down' ? Math.floor(steps + 1e-9) : Math.ceil(steps - 1e-9)) * step;
}

const down = (share: number) => (value: number, amount: Amount | undefined) =>
  amount ? Math.max(0, value - by(amount, value, 0)) : rounded(value * (1 - share), 'down');
const up = (share: number) => (value: number, amount: Amount | undefined) =>
  amount ? value + by(amount, value, 0) : rounded(value * (1 + share), 'up');
const count = (step: number) => (value: number, amount: Amount | undefined) =>
  Math.max(0, value + Math.sign(step) * by(amount, value, Math.abs(step)));
const ordered = (sort: Sort): Fact => ({ kind: 'sort', sort });
const having = (feature: Feature): Fact => ({ kind: 'feature', feature, not: false });

const rules: Readonly<Record<string, Rule>> = {
  'price-': { op: '<=', move: down(0.1), otherwise: ordered('price_asc') },
  'price+': { op: '<=', move: up(0.1), begins: '>=', otherwise: ordered('price_desc') },
  'sqft+': { op: '>=', move: up(0.2), otherwise: ordered('sqft_desc') },
  'sqft-': { op: '<=', move: down(0.2) },
  'lot+': {
    op: '>=',
    move: (value, amount) => hundredth(value + by(amount, value, value / 2)),
    otherwise: ordered('lot_desc'),
  },
  'yard+': {
    op: '>=',
    move: (value, amount) => hundredth(value + by(amount, value, value / 2)),
    otherwise: having('large_yard'),
  },
  'lot-': { op: '<=', move: (value, amount) => hundredth(Math.max(0, value - by(amount, value, value / 3))) },
  'year+': { op: '>=', move: count(10), otherwise: ordered('newest') },
  'year-': { op: '<=', move: count(-10) },
  'beds+': { op: '>=', move: count(1) },
  'beds-': { op: '>=', move: count(-1) },
  'baths+': { op: '>=', move: count(1) },
  'baths-': { op: '>=', move: count(-1) },
  'garage+': { op: '>=', move: count(1), otherwise: bound('garage', '>=', 2) },
  'hoa-': { op: '<=', move: down(0.25), otherwise: bound('hoa', '<=', 200) },
  'payment-': { op: '<=', move: down(0.1) },
  'payment+': { op: '<=', move: up(0.1) },
  'school+': { op: '>=', move: (value) => Math.min(10, value + 1), otherwise: bound('school', '>=', 8) },
  'walk+': {
    op: '>=',
    move: (value) => (value < 90 ? 90 : Math.min(100, value + 5)),
    otherwise: bound('walk', '>=', 70),
  },
  'dom-': { op: '<=', move: (value) => Math.max(1, Math.floor(value / 2)), otherwise: bound('dom', '<=', 7) },
};

const hundredth = (value: number) => Math.round(value * 100) / 100;

/** Fields in which the homes found are already what is too dear or too small: their middle is the new bound as it is. */
const atTheMiddle: ReadonlySet<string> = new Set(['price', 'sqft', 'lot', 'year', 'hoa', 'payment', 'dom']);

/** The fact that a step asks for; undefined where nothing says from where to step. */
export function stepTo(step: string, amount: Amount | undefined, { present, found, year }: StepFrom): Fact | undefined {
  const rule = rules[step];
  if (!rule) return undefined;
  const field = (step.startsWith('yard') ? 'lot' : step.slice(0, -1)) as Field;
  const limit = (value: number) => bound(field, rule.op, field === 'year' ? Math.min(value, year) : value);
  const standing = (op: '>=' | '<=') =>
    present.find((fact) => fact.kind === 'bound' && fact.field === field && fact.op === op) as
      | Extract<Fact, { kind: 'bound' }>
      | undefined;
  const same = standing(rule.op);
  const narrows = rule.op === (step.endsWith('-') ? '<=' : '>=');
  const middled = atTheMiddle.has(field) && amount === undefined;
  const middle = same && !(narrows && middled) ? undefined : found[field];
  const known = middle !== undefined && middle > 0;
  if (same) {
    const moved = rule.move(same.value, amount);
    // "Cheaper" than a bound far above what was found begins at the middle of what was found.
    return limit(known ? further(rule.op, moved, middle) : moved);
  }
  const { begins = rule.op } = rule;
  const risen = begins === rule.op ? undefined : standing(begins);
  if (risen) {
    const moved = rule.move(risen.value, amount);
    return { ...risen, value: known && middled ? further(begins, moved, middle) : moved };
  }
  if (known) {
    const value = amount || !atTheMiddle.has(field) ? rule.move(middle, amount) : middle;
    return begins === rule.op ? limit(value) : bound(field, begins, value);
  }
  // "Smaller" than at least 2,000: the least moves, as nothing else stands.
  const other = standing(rule.op === '<=' ? '>=' : '<=');
  if (other && rule.otherwise === undefined) return { ...other, value: rule.move(other.value, amount) };
  return rule.otherwise;
}

/** Returns the bound, of two, that leaves fewer homes. */
const further = (op: '>=' | '<=', one: number, other: number): number =>
  op === '<=' ? Math.min(one, other) : Math.max(one, other);

type Near = Extract<Fact, { kind: 'near' }>;

/** "Near" without a limit, in km (find/near.ts has it in metres). */
const nearKm = 5;

/** "Closer": three quarters of the way, in steps of five from ten on; a point that had no limit gets half of what "near" means. */
export function closer({ name, within }: Near, way: '-' | '+'): Near {
  if (!within) return { kind: 'near', name, within: { value: way === '-' ? nearKm / 2 : nearKm * 2, unit: 'km' } };
  const target = within.value * (way === '-' ? 0.75 : 1.5);
  const step = within.value > 10 ? 5 : within.value > 2 ? 1 : 0.5;
  const value = way === '-' ? Math.floor(target / step) * step : Math.ceil(target / step) * step;
  return { kind: 'near', name, within: { value: Math.max(step, value), unit: within.unit } };
}
