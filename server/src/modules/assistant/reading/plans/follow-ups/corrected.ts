import type { ToolName } from '../../../contract.ts';
import { rolesOf } from '../../figures/amount-roles.ts';
import type { Amount } from '../../figures/amounts.ts';
import type { Message } from '../../message.ts';
import { computes, type ToolUse } from '../../plan.ts';
import type { Talk } from '../../talk.ts';

/** True for a call that computed the minimum down payment. */
export const isOfLeastDown = ({ input }: ToolUse): boolean =>
  input.about === 'leastDown' || input.down === true || input.leastDown === true;

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

const takesDown: ReadonlySet<ToolName> = new Set(['monthlyCost', 'incomeForPrice', 'loanRules']);

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

/** The values that a number without a unit can have as an input. */
const plausible: Readonly<Record<string, (value: number) => boolean>> = {
  ratePercent: (value) => value >= 1.5 && value < 10,
  downPercent: (value) => value <= 50 && (Number.isInteger(value) || value === 3.5),
  years: (value) => value >= 5 && value <= 40 && Number.isInteger(value),
};

const couldBe = ({ unit, value }: Amount, input: string): boolean =>
  unit !== 'plain' || plausible[input]?.(value) !== false;

/** Terms that a call without them computes with. */
const usual: Readonly<Partial<Record<ToolName, Readonly<Record<string, number>>>>> = {
  monthlyCost: { downPercent: 20, ratePercent: 6.5, years: 30 },
  loanPayment: { ratePercent: 6.5, years: 30 },
};

const downWords =
  /\b(put|puts|putting|with|mets?|met|mettr\w+|mettai\w+|avec|pon(go|emos)|dand?o|doy|damos|dar|con)( (only|like|about|just|up))? \$?$/;
const downAfter = /^ ?(%|percent|pour cent|por ciento)? ?(down|de (mise|enganche|entrada|inicial)|comptant|d'apport)\b/;
const termBefore = /\b(over|stretch\w*|sur|term|amorti\w+|plazo)( \w+)? $/;

/** Returns the input that the words around a number without a unit name: “if I put 10”, “over 25”. */
function namedInput({ before, after }: Amount): string | undefined {
  if (downWords.test(before) || downAfter.test(after)) return 'downPercent';
  return termBefore.test(before) ? 'years' : undefined;
}

const distance = (one: number, other: number): number =>
  one > 0 && other > 0 ? Math.abs(Math.log(one / other)) : Number.POSITIVE_INFINITY;

/** Returns the inputs of a call that the numbers of a correction replace: the named one, else the nearest one. */
export function replacements(
  { amounts, correction }: Pick<Message, 'amounts' | 'correction'>,
  { tool, input: own }: ToolUse,
): Map<string, number> {
  const { downAmount, leastDown } = own;
  const { downPercent, ...others } = usual[tool] ?? {};
  const input: Record<string, unknown> = {
    ...others,
    ...(downPercent === undefined || downAmount !== undefined || leastDown ? {} : { downPercent }),
    ...own,
  };
  const roles = new Map(rolesOf(amounts).known.map(([role, amount]) => [amount, role] as const));
  const found = new Map<string, number>();
  for (const amount of amounts) {
    const meant = amount.unit === 'plain' && !correction ? namedInput(amount) : undefined;
    if (meant === 'downPercent' && couldBe(amount, meant) && takesDown.has(tool)) {
      found.set(meant, amount.value);
      continue;
    }
    const fields = named[roles.get(amount) ?? ''];
    const [field] = Object.values(fields ?? {}).filter(
      (each) =>
        valuesAs(amount, units[each]!).length > 0 &&
        couldBe(amount, each) &&
        (amount.unit !== 'plain' || correction || typeof input[each] === 'number'),
    );
    if (field) {
      found.set(field, valuesAs(amount, units[field]!)[0]!);
      continue;
    }
    const nearest = Object.entries(units)
      .flatMap(([name, unit]) => {
        const known = input[name];
        if (typeof known !== 'number' || (meant !== undefined && meant !== name)) return [];
        if (!couldBe(amount, name)) return [];
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
