import type { HousingCosts } from '../talk.ts';
import type { Amount } from './amounts.ts';
import type { NumberRole } from './number-roles.ts';

/** Smaller amounts without a rhythm are paid each month, not each year. */
const leastYearly = { tax: 900, insurance: 500 } as const;

/** The words right beside an amount win over its likely meaning: “3,300 property taxes”, “el predial es de 3,720”. */
const beside: readonly (readonly [NumberRole, RegExp])[] = [
  ['insurance', /\b(home ?owners|hazard|ins|insurance|assurances?|seguro|aseguranza)\b/],
  ['tax', /\b(tax(es)?|predial|impuestos?|foncieres?)\b/],
  ['fees', /\b(hoa|dues|maintenance)\b/],
];
const joins =
  /(\b(is|are|of|at|runs?|quote|bill|about|around|like|says?|listing|est|sont|de|es|son|unos|premium)\b|[ :$])*$/;
const other = /\b(and|y|et|with|plus|mortgage|transfer|hipotecario|del prestamo)\b/;

/** Returns the meaning that the words right before or after an amount state. */
function namedRole({ before, after, unit }: Amount): NumberRole | undefined {
  if (unit === 'years') return undefined;
  // In “290 tax 140 ins” the word before the second amount is that of the first.
  const ofFirst = /^ [a-z]+[ ,;:]*$/.test(before);
  const last =
    before
      .replace(joins, '')
      .split(/[ ,;:]+/)
      .at(-1) ?? '';
  const next =
    /^ ?\$? ?(?:in |of |for |de |d'|en )?(?:home |property |house )?([a-z]+)(?: insurance)?/.exec(after)?.[1] ?? '';
  const of = (word: string) => beside.find(([, pattern]) => pattern.test(word))?.[0];
  const named = other.test(next) ? undefined : of(next);
  return ofFirst && named !== undefined ? named : (of(last) ?? named);
}

/** “600 a month for taxes and insurance” stays both, unless another amount is the insurance: “140 de taxes y 160 de insurance”. */
const roleOf = (amount: Amount, amounts: readonly Amount[]): NumberRole | undefined => {
  const named = namedRole(amount);
  const isApart = named !== undefined && amounts.some((other) => other !== amount && namedRole(other) !== undefined);
  return amount.role === 'taxins' && !isApart ? 'taxins' : (named ?? amount.role);
};

/** “Debemos 280 al mes de la camioneta” */
const isDebt = ({ before, after }: Amount): boolean =>
  /\b(owe|owing|deb(o|emos)|on doit|je dois)\b[^\d]*$/.test(before) &&
  /\b(car|truck|suv|van|loans?|cards?|camionet\w+|camion\w*|troca|carro|coche|tarjetas?|prestamos?|auto|char|voiture|pret|cartes?)\b/.test(
    after,
  );

/** Returns a stated mortgage insurance: a share of the loan a year, or an amount a month. */
function premiumOf(amount: Amount | undefined): HousingCosts {
  if (!amount || amount.value === 0) return {};
  if (amount.unit === 'percent') return amount.value < 3 ? { premiumPercent: amount.value } : {};
  return amount.value < 2_000 && amount.per !== 'year' ? { premiumMonthly: amount.value } : {};
}

/** Returns the stated property tax, insurance, fees and heating. A percentage of tax or insurance needs the price. */
export function housingCostsOf(amounts: readonly Amount[], price: number | undefined): HousingCosts {
  const of = (role: NumberRole) =>
    amounts.find(
      (each) =>
        roleOf(each, amounts) === role &&
        !isDebt(each) &&
        each.unit !== 'years' &&
        (each.unit !== 'percent' || price !== undefined),
    );
  const yearly = (amount: Amount | undefined, least: number): number | undefined => {
    if (!amount) return undefined;
    if (amount.unit === 'percent') return amount.value < 6 ? (price! * amount.value) / 100 : undefined;
    const monthly = amount.per ? amount.per === 'month' : amount.value < least;
    return amount.value * (monthly ? 12 : 1);
  };
  const monthly = (amount: Amount | undefined): number | undefined =>
    amount && amount.unit !== 'percent' ? amount.value / (amount.per === 'year' ? 12 : 1) : undefined;
  const together = yearly(of('taxins'), leastYearly.tax);
  const costs: HousingCosts = {
    taxYearly: together ?? yearly(of('tax'), leastYearly.tax),
    insuranceYearly: together === undefined ? yearly(of('insurance'), leastYearly.insurance) : 0,
    duesMonthly: monthly(of('fees')),
    heatMonthly: monthly(of('heat')),
    ...premiumOf(of('premium')),
  };
  return Object.fromEntries(Object.entries(costs).filter(([, value]) => value !== undefined));
}
