import type { Amount } from './amounts.ts';
import type { Country, Means, Terms } from './talk.ts';

type Role = 'down' | 'rate' | 'debts' | 'income' | 'price' | 'years' | undefined;

/** What a number is, by the words beside it; the first line that fits counts. */
const roles: readonly { role: Role; units: readonly Amount['unit'][]; before?: RegExp; after?: RegExp }[] = [
  { role: 'years', units: ['years'] },
  {
    role: 'down',
    units: ['percent', 'money'],
    after: /^ ?(down|deposit|(as|for) (a|the|my|our) (down|deposit)|saved|in savings|in cash|cash|put aside)/,
  },
  {
    role: 'down',
    units: ['percent', 'money'],
    before: /(down ?payment( of| is)?|put( down)?|savings?( of)?|saved?( up)?|deposit( of)?|have) $/,
  },
  { role: 'rate', units: ['percent'], after: /^ ?(rate|interest|fixed|apr)/ },
  {
    role: 'rate',
    units: ['percent'],
    before: /(rate|interest|apr|\bat|@)( of| is| was| were| drops to| falls to| goes to| at)?( about)? ?$/,
  },
  {
    role: 'debts',
    units: ['money', 'plain'],
    after:
      /^ ?(a month |monthly |per month )?(in|of|for|on|to)? ?(my |our |other )?(debts?|car|student|loans?|credit|cards?|child support|alimony|payments)/,
  },
  { role: 'debts', units: ['money', 'plain'], before: /(owe|owing|debts?( of| are)?|pay out|obligations( of)?) $/ },
  { role: 'income', units: ['money', 'plain'], after: /^ ?(of )?(household |family |gross )?(income|salary|pay|wage)/ },
  {
    role: 'income',
    units: ['money', 'plain'],
    before:
      /(make|makes|making|earn|earns|earning|earnings( of| are)?|income( is| of)?|salary( is| of)?|wages?( of)?|paid|bring in|brings in|get paid) (about |around |roughly )?$/,
  },
  { role: 'price', units: ['money'], after: /^ ?(dollar )?(home|house|condo|townhouse|property|place|purchase|loan)/ },
];

/** What each number of a question means. A salary or a price may stay without words beside it: `rest`, the greatest first. */
function rolesOf(amounts: readonly Amount[]): { known: [Role, Amount][]; rest: Amount[] } {
  const known: [Role, Amount][] = [];
  const rest: Amount[] = [];
  for (const amount of amounts) {
    const found = roles.find(
      ({ units, before, after }) =>
        units.includes(amount.unit) && (before?.test(amount.before) ?? true) && (after?.test(amount.after) ?? true),
    );
    if (found) known.push([found.role, amount]);
    else rest.push(amount);
  }
  return { known, rest: rest.sort((one, other) => other.value - one.value) };
}

const nothingDown = /\b(nothing|zero|no money|no) down\b|\bwithout (a )?down ?payment\b/;

/** The terms of a loan, and the price, that a question states. A share that names nothing is the rate where it can be one. */
export function termsOf(text: string, amounts: readonly Amount[]): Terms & { price?: number } {
  const { known, rest } = rolesOf(amounts);
  const of = (role: Role) => known.find(([each]) => each === role)?.[1];
  const down = of('down');
  const share = rest.find(({ unit }) => unit === 'percent');
  const rate = of('rate') ?? (share && (down || !couldBeDown(share)) ? share : undefined);
  const downShare = down ?? (share && share !== rate ? share : undefined);
  const price = of('price') ?? rest.find(({ unit, per }) => unit === 'money' && !per);
  const years = of('years');
  return {
    ...(nothingDown.test(text) ? { downPercent: 0 } : {}),
    ...(downShare?.unit === 'percent' ? { downPercent: downShare.value } : {}),
    ...(downShare?.unit === 'money' ? { downAmount: downShare.value } : {}),
    ...(rate && rate.value <= 30 ? { ratePercent: rate.value } : {}),
    ...(years && years.value >= 1 && years.value <= 40 ? { years: years.value } : {}),
    ...(price ? { price: price.value } : {}),
  };
}

/** “5 %” is a usual share to put down, “5.9 %” is a rate. */
const couldBeDown = ({ value }: Amount) => Number.isInteger(value) && (value === 3 || value % 5 === 0);

/** What a household has and owes, as a question states it. Amounts a month become amounts a year where they are income. */
export function meansOf(text: string, amounts: readonly Amount[]): Means & { price?: number } {
  const { known, rest } = rolesOf(amounts);
  const of = (role: Role) => known.find(([each]) => each === role)?.[1];
  const money = rest.filter(({ unit }) => unit === 'money');
  const income = of('income') ?? money.find(({ per }) => per);
  const price = of('price');
  const debts = of('debts') ?? money.find((each) => each !== income && each.per === 'month');
  const { downPercent, downAmount, ratePercent, years } = termsOf(text, amounts);
  return {
    ...(income ? { incomeYearly: income.value * (income.per === 'month' ? 12 : 1) } : {}),
    ...(debts ? { debtsMonthly: debts.value / (debts.per === 'year' ? 12 : 1) } : {}),
    ...(downPercent === undefined ? {} : { downPercent }),
    ...(downAmount === undefined ? {} : { downAmount }),
    ...(ratePercent === undefined ? {} : { ratePercent }),
    ...(years === undefined ? {} : { years }),
    ...(price ? { price: price.value } : {}),
  };
}

/** An income that answers “What do you earn?”: the one amount of the reply. */
export function incomeIn(amounts: readonly Amount[]): number | undefined {
  const [only, another] = amounts.filter(({ unit, value }) => unit === 'money' || (unit === 'plain' && value >= 1_000));
  if (!only || another) return undefined;
  return only.value * (only.per === 'month' || (only.value < 20_000 && !only.per) ? 12 : 1);
}

const canada =
  /\b(canad\w*|cad|ontario|quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|toronto|montreal|vancouver|calgary|ottawa|edmonton|winnipeg|halifax)\b/;
const america = /\b(usa|u\.s\.a?|united states|american|usd|texas|california|florida|in the us)\b/;

export const countryIn = (text: string): Country | undefined =>
  canada.test(text) ? 'CA' : america.test(text) ? 'US' : undefined;
