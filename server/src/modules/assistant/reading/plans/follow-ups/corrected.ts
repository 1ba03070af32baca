import { rolesOf } from '../../figures/amount-roles.ts';
import type { Amount } from '../../figures/amounts.ts';
import type { Message } from '../../message.ts';
import { computes, type ToolUse } from '../../plan.ts';
import type { Talk } from '../../talk.ts';

/** Returns the last call that computed figures. */
export const computedIn = ({ talk }: Pick<Message, 'talk'>): ToolUse | undefined =>
  [talk.last, talk.computed].find((call) => call !== undefined && computes.has(call.tool));

type Unit = 'money' | 'percent' | 'years';

/** Inputs of the tools that a correction can replace, with their units. */
const units: Readonly<Record<string, Unit>> = {
  price: 'money',
  amount: 'money',
  loan: 'money',
  monthly: 'money',
  incomeYearly: 'money',
  debtsMonthly: 'money',
  downAmount: 'money',
  rent: 'money',
  downPercent: 'percent',
  ratePercent: 'percent',
  years: 'years',
};

/** The inputs that the words beside a number name. */
const named: Readonly<Record<string, Partial<Record<Unit, string>>>> = {
  down: { percent: 'downPercent', money: 'downAmount' },
  rate: { percent: 'ratePercent' },
  years: { years: 'years' },
  income: { money: 'incomeYearly' },
  debts: { money: 'debtsMonthly' },
  rent: { money: 'rent' },
};

/** The values that a number can have as an input of a unit: “550” is also 550,000. */
const valuesAs = ({ unit, value }: Amount, as: Unit): number[] =>
  unit === as
    ? [value]
    : unit !== 'plain'
      ? []
      : as === 'money'
        ? [value, ...(value < 2_000 ? [value * 1_000] : [])]
        : [value];

const distance = (one: number, other: number): number =>
  one > 0 && other > 0 ? Math.abs(Math.log(one / other)) : Number.POSITIVE_INFINITY;

/** Returns the inputs of a call that the numbers of a correction replace: the named one, else the nearest one. */
function replacements({ amounts, correction }: Message, { input }: ToolUse): Map<string, number> {
  const roles = new Map(rolesOf(amounts).known.map(([role, amount]) => [amount, role] as const));
  const found = new Map<string, number>();
  for (const amount of amounts) {
    const fields = named[roles.get(amount) ?? ''];
    const [field] = Object.values(fields ?? {}).filter((each) => valuesAs(amount, units[each]!).length > 0);
    if (field) {
      found.set(field, valuesAs(amount, units[field]!)[0]!);
      continue;
    }
    const nearest = Object.entries(units)
      .flatMap(([name, unit]) => {
        const known = input[name];
        if (typeof known !== 'number') return [];
        const replaced = correction?.replaced;
        const isReplaced = replaced !== undefined && (known === replaced || known === replaced * 1_000);
        return valuesAs(amount, unit).map((value) => ({ name, value, far: isReplaced ? 0 : distance(known, value) }));
      })
      .sort((one, other) => one.far - other.far)[0];
    if (nearest && nearest.far < farthest) found.set(nearest.name, nearest.value);
  }
  return found;
}
/** A figure that is corrected is of the same order: at most ten times as high. */
const farthest = Math.log(10);

/** Returns the input of a call with the figures and the place of a correction, or undefined if it fits none. */
export function correctedInput(message: Message, call: ToolUse): Record<string, unknown> | undefined {
  const changed = replacements(message, call);
  const [place] = message.named;
  if (changed.size === 0 && !place) return undefined;
  const priced = changed.has('price') || changed.has('amount');
  const down = changed.has('downPercent') || changed.has('downAmount');
  const kept = Object.entries(call.input).filter(
    ([name]) =>
      !(place && /^(city|country|facts)$/.test(name)) &&
      !(priced && /^(home|address|mls)$/.test(name)) &&
      !(down && name.startsWith('down')),
  );
  return {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(changed),
    ...(place ? { state: place.state, ...(place.city ? { city: place.city } : {}) } : {}),
  };
}

/** Returns what a correction of a call states of the purchase. */
export function correctedStatement(message: Message, call: ToolUse): Talk['stated'] {
  const changed = replacements(message, call);
  const fields = [...changed].map(([name, value]) => [name === 'amount' ? 'price' : name, value] as const);
  return fields.length === 0
    ? undefined
    : Object.fromEntries(fields.filter(([name]) => !/^(loan|monthly)$/.test(name)));
}
