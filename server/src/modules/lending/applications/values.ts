import { m } from '@lintel/messages';
import { type BadField, invalid } from '../../../platform/serve/errors.ts';
import { type FieldSpec, requiredPaths, sections, sixFacts, specOf } from './fields/contract.ts';

export type Value = string | number | boolean;
export type Values = Record<string, Value>;

/** The stored data of an application: each field with the version of the application that last changed it. */
export interface Stored {
  values: Values;
  changedIn: Record<string, number>;
}

const AMOUNT_MAX = 1_000_000_000;
const MONTHS_MAX = 600;
const TEXT_MAX = 200;

type Read = (given: Value, field: FieldSpec) => Value | undefined;
const inRange = (given: Value, max: number, digits: number): number | undefined =>
  typeof given === 'number' && given >= 0 && given <= max ? Math.round(given * 10 ** digits) / 10 ** digits : undefined;

const readers: Record<FieldSpec['type'], Read> = {
  text: (given) => (typeof given === 'string' && given.trim().length <= TEXT_MAX ? given.trim() : undefined),
  date: (given) =>
    typeof given === 'string' && /^(19|20)\d\d-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given))
      ? given
      : undefined,
  amount: (given) => inRange(given, AMOUNT_MAX, 2),
  percent: (given) => inRange(given, 100, 3),
  count: (given) => (Number.isInteger(given) ? inRange(given, MONTHS_MAX, 0) : undefined),
  yes_no: (given) => (typeof given === 'boolean' ? given : undefined),
  choice: (given, { choices }) =>
    typeof given === 'string' && choices && Object.hasOwn(choices, given) ? given : undefined,
  secret: (given) => {
    const digits = String(given).replace(/[\s-]/g, '');
    return /^\d{9}$/.test(digits) ? digits : undefined;
  },
};

/** A value written as text, as the type of its field; unreadable text stays as it is and fails the validation. */
export function typed(path: string, text: string): Value {
  const [section, , name] = path.split('.');
  const type = sections.find((each) => each.name === section)?.fields.find((each) => each.name === name)?.type;
  if (type === 'yes_no' && (text === 'true' || text === 'false')) return text === 'true';
  const isNumber = type === 'amount' || type === 'percent' || type === 'count';
  return isNumber && text !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
}

const rules: Record<FieldSpec['type'], () => string> = {
  text: m.lending__must_be_a_short_text,
  date: m.lending__must_be_a_date,
  amount: m.lending__must_be_an_amount,
  percent: m.lending__must_be_a_percentage,
  count: m.lending__must_be_a_number_of_months,
  yes_no: m.lending__must_be_yes_or_no,
  choice: m.lending__must_be_one_of_the_choices,
  secret: m.lending__must_have_nine_digits,
};

/** Reads changes as a person sent them. Empty text and null clear a field. Throws with each bad field and its rule. */
export function readChanges(
  changes: Record<string, Value | null>,
  { country, isAgent }: { country: 'US' | 'CA'; isAgent: boolean },
): Map<string, Value | null> {
  const bad: BadField[] = [];
  const read = new Map<string, Value | null>();
  for (const [path, given] of Object.entries(changes)) {
    const spec = specOf(path, country);
    if (!spec) bad.push({ field: path, rule: m.lending__is_not_a_field() });
    else if (spec.field.byAgent && !isAgent) bad.push({ field: path, rule: m.lending__is_filled_in_by_the_agent() });
    else if (given === null || given === '') read.set(path, null);
    else {
      const value = readers[spec.field.type](given, spec.field);
      if (value === undefined) bad.push({ field: path, rule: rules[spec.field.type]() });
      else read.set(path, value);
    }
  }
  if (bad.length > 0) throw invalid(bad);
  return read;
}

export interface Conflict {
  path: string;
  yours: Value | null;
  theirs: Value | null;
}

/**
 * Merges changes made on `base` into the stored fields. A field that someone else has changed since then keeps its
 * value and is returned as a conflict with both values; every other change is applied.
 */
export function merge(
  { values, changedIn }: Stored,
  changes: ReadonlyMap<string, Value | null>,
  { base, version }: { base: number; version: number },
): { stored: Stored; applied: string[]; conflicts: Conflict[] } {
  const stored: Stored = { values: { ...values }, changedIn: { ...changedIn } };
  const applied: string[] = [];
  const conflicts: Conflict[] = [];
  for (const [path, value] of changes) {
    const theirs = values[path] ?? null;
    if (theirs === value) continue;
    if ((changedIn[path] ?? 0) > base) {
      conflicts.push({ path, yours: value, theirs });
      continue;
    }
    if (value === null) delete stored.values[path];
    else stored.values[path] = value;
    stored.changedIn[path] = version;
    applied.push(path);
  }
  return { stored, applied, conflicts };
}

export const hasSixFacts = (values: Values): boolean =>
  sixFacts.every((paths) => paths.every((path) => values[path] !== undefined));

/** The longest amortization in months by country. */
const MONTHS = { US: 360, CA: 360 };

/** Obstacles to submission: required fields that are empty, and figures that contradict each other. */
export function obstaclesTo(values: Values, country: 'US' | 'CA'): BadField[] {
  const bad: BadField[] = requiredPaths(country)
    .filter((path) => values[path] === undefined)
    .map((field) => ({ field, rule: m.lending__is_required() }));
  const number = (path: string) => (typeof values[path] === 'number' ? values[path] : undefined);
  const [price, loan, months] = [
    number('loan.1.SalesContractAmount'),
    number('loan.1.BaseLoanAmount'),
    number('loan.1.LoanAmortizationPeriodCount'),
  ];
  if (price !== undefined && loan !== undefined && (loan > price || loan <= 0))
    bad.push({ field: 'loan.1.BaseLoanAmount', rule: m.lending__must_not_exceed_the_price() });
  if (months !== undefined && (months > MONTHS[country] || months < 12))
    bad.push({ field: 'loan.1.LoanAmortizationPeriodCount', rule: m.lending__must_be_12_to_360_months() });
  return bad;
}

const sum = (values: Values, section: string, name: string): number | null => {
  const found = Object.entries(values).filter(([path]) => path.startsWith(`${section}.`) && path.endsWith(`.${name}`));
  return found.length === 0 ? null : found.reduce((total, [, value]) => total + Number(value), 0);
};

/** The figures of an application that lists show, in whole units. */
export function figuresOf(values: Values) {
  const number = (path: string) => (typeof values[path] === 'number' ? values[path] : null);
  const price = number('loan.1.SalesContractAmount');
  const loan = number('loan.1.BaseLoanAmount');
  const street = ['AddressLineText', 'CityName', 'StateCode'].map((name) => values[`subject_property.1.${name}`]);
  return {
    loanAmount: loan,
    price,
    downPayment: price !== null && loan !== null ? Math.round((price - loan) * 100) / 100 : null,
    loanType: typeof values['loan.1.MortgageType'] === 'string' ? values['loan.1.MortgageType'] : null,
    propertyAddress: street.filter((part) => part !== undefined).join(', ') || null,
    monthlyIncome: sum(values, 'current_income_item', 'CurrentIncomeMonthlyTotalAmount'),
    monthlyDebts: sum(values, 'liability', 'LiabilityMonthlyPaymentAmount'),
  };
}

/** The values as a page may show them: a taxpayer number shows its last four digits only. */
export const shownValues = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([path, value]) => [
      path,
      path.endsWith('.TaxpayerIdentifierValue') ? `•••••${String(value).slice(-4)}` : value,
    ]),
  );
