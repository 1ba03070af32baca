import { type Role, rolesOf } from '../figures/amount-roles.ts';
import type { Amount } from '../figures/amounts.ts';
import { fullTimeHours, hourlyExtraIn, weeklyHoursIn, weeksYearly } from '../figures/hourly-pay.ts';
import { inThousandsOfPay, isPartnersShortPay, ofTwoYears, withPayRanges } from '../figures/household-pay.ts';
import { housingCostsOf } from '../figures/housing-costs.ts';
import { withIncomeOfYears } from '../figures/income-years.ts';
import { isOfCost } from '../figures/possible-price.ts';
import { ratioLimitOf } from '../figures/ratio-limit.ts';
import type { Means, Terms } from '../talk.ts';
import { buyerOf } from './buyer.ts';
import { paysWhole } from './pays-whole.ts';

/** A short rate term, as in “5-year fixed”, which is not the time over which the loan is repaid. */
const isRateTerm = ({ value, after }: Amount): boolean =>
  value < 10 && /^ ?-? ?(fixed|fixe|fij[oa]|term|variable|ferme|closed|open)/.test(after);

/** How long a person stays, which is not the time over which the loan is repaid: “we move in 4 years”. */
const isStay = ({ value, before, after }: Amount): boolean =>
  value < 15 && (stayBefore.test(before) || /^ ?-? ?(stay|horizon|there\b|in the (house|home)|hold\w*)/.test(after));
const stayBefore =
  /\b(stay\w*|mov(e|ing)|sell(ing)?|keep(ing)?|liv(e|ing)|be there|rest(e|er|ons|erons)|demenag\w+|gard(e|er|ons)|vend(re|ons|er\w*)|qued\w+|mud\w+|viv(ir|imos))( (there|here|it|in|for|about|around|only|another|like|maybe|again|out|within|the (house|place|home)|dans|encore|pendant|pour|environ|la maison|en|unos|por|aqui|alli))* $/;

const nothingDown =
  /\b(nothing|zero|no money|no|\$0) down\b|\bwithout (a |any )?down ?payment\b|\bno down ?payment\b|\b(sans|pas de|aucune|zero|0) mise de fonds\b|\b(rien|zero) (mettre|en mise|comptant)\b|\bsin (dar |poner )?(nada de )?(enganche|entrada|pie)\b|\b(cero|0|nada) (de )?(enganche|entrada)\b|\bno (damos|doy|dar|dan|pongo|ponemos|poner|daria|dariamos) (nada de )?(el )?(enganche|entrada|nada)\b/;
/** “a 350 house” costs 350,000. */
const homeWord = /^ ?(k )?(house|home|place|condo|casa|maison|one)\b/;

/** Returns the stated loan terms and price. A percentage without a label is the rate if that is plausible. */
export function termsOf(text: string, amounts: readonly Amount[]): Terms & { price?: number; loan?: number } {
  const { known, rest } = rolesOf(amounts.map(asShare));
  const of = (role: Role) => known.find(([each]) => each === role)?.[1];
  const down = of('down');
  const share = rest.find(({ unit }) => unit === 'percent');
  const rate =
    of('rate') ??
    (share && (down || !couldBeDown(share)) ? share : undefined) ??
    rest.find(({ unit, value }) => unit === 'plain' && value > 1 && value < 15 && !Number.isInteger(value));
  const downShare = down ?? (share && share !== rate ? share : undefined);
  const loan = of('loan');
  const paid =
    of('sold') &&
    amounts.find(
      ({ before, value }) =>
        /\b(pay|paying|buy|spend|payer|payons|pagamos|pago|compramos)\b[^\d]{0,12}$/.test(before) && value >= 50,
    );
  const price =
    (paid && (paid.value < 1_000 ? { ...paid, value: paid.value * 1_000 } : paid)) ??
    inFull(of('price')) ??
    rest.find(({ unit, per }) => unit === 'money' && !per) ??
    loan;
  const short = rest.find(
    ({ unit, value, after }) => unit === 'plain' && value >= 50 && value < 1000 && homeWord.test(after),
  );
  const years = known.find(([each, amount]) => each === 'years' && !isRateTerm(amount) && !isStay(amount))?.[1];
  // A price is the larger of two amounts of a purchase.
  const isSwapped =
    downShare?.unit === 'money' && price !== undefined && price !== loan && downShare.value > price.value;
  if (isSwapped)
    return termsOf(
      text,
      amounts.map((amount) => {
        const isSame = ({ value, before }: Amount) => value === amount.value && before === amount.before;
        if (isSame(downShare)) return { ...amount, role: 'price', sure: true, before: '', after: '' };
        return isSame(price) ? { ...amount, role: 'down', sure: true, before: '', after: '' } : amount;
      }),
    );
  return {
    ...(paysWhole(text) && !down ? { downPercent: 100 } : {}),
    ...(nothingDown.test(text) ? { downPercent: 0 } : {}),
    ...(downShare?.unit === 'percent' ? { downPercent: downShare.value } : {}),
    ...(downShare?.unit === 'money' ? { downAmount: downShare.value } : {}),
    ...(rate && rate.value <= 30 ? { ratePercent: rate.value } : {}),
    ...(years && years.value >= 1 && years.value <= 40 ? { years: years.value } : {}),
    ...(price ? { price: price.value } : short ? { price: short.value * 1000 } : {}),
    ...housingCostsOf(amounts, price?.value),
    ...(loan && loan !== price && couldBeLoan(loan, price) ? { loan: loan.value } : {}),
    ...buyerOf(text),
  };
}

/** A loan is no more than its price and the fees that a program adds to it, and no small part of the price. */
const couldBeLoan = ({ value }: Amount, price: Amount | undefined): boolean =>
  price === undefined || (value <= price.value * highestLoan && value >= price.value * lowestLoan);
const lowestLoan = 0.05;
/** Highest share of its price that a loan can be, with the fees that a program adds. */
export const highestLoan = 1.05;

/** Reads a price of “851” as thousands. */
const inFull = (price: Amount | undefined): Amount | undefined =>
  price && isShortPrice(price) ? { ...price, value: price.value * 1_000 } : price;

/** Reads “with 20 down” and “at 7 for 30 years” as percentages. */
const asShare = (amount: Amount): Amount =>
  amount.unit === 'plain' &&
  ((amount.value <= 50 &&
    /\b(damos|doy|dar(ia|iamos|emos)?|ponemos|pongo|mets|mettons|mettre) (el |un |le )?$/.test(amount.before) &&
    /^ ?$/.test(amount.after)) ||
    (amount.value <= 50 && /^ ?(down|de (down|enganche|entrada|inicial|mise|pie)|d'apport)\b/.test(amount.after)) ||
    (amount.value >= 2 &&
      amount.value < 15 &&
      /\bat $/.test(amount.before) &&
      /^ ?(for|over|on|,|$)/.test(amount.after)))
    ? { ...amount, unit: 'percent' }
    : amount;

/** Returns the price in “Hamilton, 525”: a number of thousands without a unit in a question about a price. */
export function shortPriceOf(amounts: readonly Amount[]): number | undefined {
  const { known } = rolesOf(amounts);
  const ofRoles = (...roles: Role[]) =>
    new Set(known.flatMap(([role, amount]) => (roles.includes(role) ? [amount] : [])));
  const owned = ofRoles('down', 'income', 'debts');
  // “60k saved and a place for 620”: beside money of the household, only the words of a price make it one.
  const money = amounts.filter(({ unit }) => unit === 'money');
  if (money.some((amount) => !owned.has(amount))) return undefined;
  const otherwise = ofRoles('debts');
  const short = amounts.filter(
    (amount) =>
      !otherwise.has(amount) && isShortPrice(amount) && (money.length === 0 || priceBefore.test(amount.before)),
  );
  // “A townhouse at 850; I know the cutoff is 835” states one price.
  const [only, another] = short.length > 1 ? short.filter((amount) => !isThreshold(amount)) : short;
  return only && !another ? only.value * 1_000 : undefined;
}

/** The limit of a program, and both ends of a range: “the threshold is 835-860”. */
const isThreshold = ({ before, after }: Amount): boolean =>
  /\b(above|over|past|beyond|plus de|arriba de|cut-?offs?|limits?|thresholds?|caps?|ceilings?|max(imum)?|range|topes?|limites?|seuils?|plafonds?|umbral)\b[^.,;?!]{0,15}$/.test(
    before,
  ) ||
  /^ ?(-|–|to) ?\$?$/.test(after) ||
  /^ ?(-|–|to) ?\$?$/.test(before);

/** “A place in Guelph for 620”, “une maison à 540” */
const priceBefore =
  /\b(house|home|place|condo|semi|bungalow|town ?house|town ?home|townho\w+|duplex|listed|asking|listing|maison|propriete|plex|casa|departamento|something|one)\b[^\d]{0,30}\b(for|at|asking|around|about|listed( at| for)?|a|de|en|por|pour)( (around|about|environ|unos))? \$?$/;

const isShortPrice = ({ unit, value, before, after }: Amount): boolean =>
  unit === 'plain' &&
  Number.isInteger(value) &&
  value >= 100 &&
  value < 1_900 &&
  !isOfCost({ unit, value, before, after }) &&
  !/\b(score|fico|credit|credito|puntaje|cote|pointage)( (is|of|de|es|its|it's|like|about|around|at|como|unos|environ))* $/.test(
    before,
  ) &&
  !/\b(auto|car|truck|char|voiture|carro|coche|paiement|payment|pago|loyer|rent|renta|debts?|dettes?|deudas?|insurance|assurance|seguro|hoa|fees?|frais|cuota|lawyer|notary|notaire|notario|avocat|abogado|inspection|inspeccion|appraisal)( (is|of|de|d'auto|est|es|says?|said|wants|charges|about|around|at))* \$?$/.test(
    before,
  ) &&
  !/^ ?(sq|pi|pies|ft|m2|m²|days?|jours|dias|homes|houses|main|rue|street|ave|score)/.test(after);

const taxBefore =
  /\b(tax(es)?|taxe|impuestos?|predial)( (rate|at|of|is|are|run|about|de|del|dicen|que|q|son|a|sont))* (\$ ?)?$/;
const taxAfter = /^ ?(in|of|for|de|d'|en)? ?(property |real estate )?(tax(es)?|taxes? foncieres?|impuestos?|predial)\b/;

/** Returns the stated yearly property tax. The question states it as a percentage of the price or as an amount. */
export function taxYearlyOf(amounts: readonly Amount[], price: number | undefined): number | undefined {
  const tax = amounts.find(({ before, after }) => taxBefore.test(before) || taxAfter.test(after));
  if (!tax) return undefined;
  if (tax.unit === 'percent') return price === undefined || tax.value >= 6 ? undefined : (price * tax.value) / 100;
  if (tax.unit === 'years') return undefined;
  return tax.per === 'month' ? tax.value * 12 : tax.value;
}

/** True for typical down payments: “5 %” is one, “5.9 %” is a rate. */
const couldBeDown = ({ value }: Amount) => Number.isInteger(value) && (value === 3 || value % 5 === 0);

/** Words before an amount that the person pays, as opposed to earns. */
const paying =
  /\b(pay(ing)?|spend(ing)?|payments?( of)?|pagar|gastar|pago( mensual)?( de)?|payer|depenser|paiements?( de)?|versements?( de)?)( (about|around|up to|at most|no more than|max(imum|imo)?|hasta|unos|como maximo|jusqu'a|environ|au plus))* $/;

/** A mortgage with default insurance, as Canada requires below 20 % down. */
export const insuredWords =
  /\b(insured (mortgage|loan|rate)|(mortgage|loan) (is |that is |will be )?insured|(cmhc|sagen)[- ]?(insured|mortgage|loan)?|high[- ]ratio|(pret|hypotheque|hypothecaire)s? assuree?s?|schl|(hipoteca|prestamo)s? asegurad[oa]s?)\b(?! (premium|prime|prima))/;

/** Smaller amounts are not prices. */
const leastPrice = 40_000;
/** Share of a card or credit line balance that lenders count per month (CMHC, Calculating GDS and TDS). */
export const revolvingShare = 0.03;

const perYear = { hour: fullTimeHours, month: 12, year: 1 } as const;
const partner =
  /\b(hubby|wife|husband|blonde|chum|conjointe?|espos[oa]|partner|gf|bf|pareja|femme|mari|spouse|novi[oa])\b[^\d]*$|\b(moi|me|i|je|lui|elle|yo|ella|el)[,:]? $/;

/** Words before an amount that a household pays. */
const owing = /\b(pag\w+|pay\w*|paie\w*|payons|deb\w+|dette\w*|deud\w+)\b[^\d]*$/;

const declaring =
  /\b(declar\w+|net|neto|report|show(s)?( on)?|line 15000|after (expenses|write-?offs?|deductions)|apres (depenses|deductions)|despues de (gastos|deducciones))\b[^\d]*$/;
const billing =
  /\b(factur\w+|gross(es)?|bill(s|ing)?|invoice|revenue|brut|chiffre d'affaires|bruto|entran?|revenus? bruts?)\b/;

/**
 * Lenders count the declared income of self-employed people, so it replaces the billed income. A declared “68” next to a
 * billed “110 thousand” is in thousands too.
 */
function declaredOf(stated: readonly Amount[]): Amount[] {
  const billed = stated.filter(({ before }) => billing.test(before) && !declaring.test(before));
  const declared = stated.filter(({ before }) => declaring.test(before));
  if (billed.length === 0 || declared.length === 0) return [...stated];
  const inThousands = billed.some(({ value }) => value >= 10_000);
  return declared.map((each) =>
    inThousands && each.value < 1_000 ? { ...each, unit: 'money', value: each.value * 1_000 } : each,
  );
}

/** A bare income between these is one of a month. */
const leastMonthly = 1_500;
const mostMonthly = 12_000;

const weighs =
  /^\s*((a|per|al|por|par) (month|mo|mes|mois) )?(is |be |es |c'est )?(too (much|high)|too big|trop|demasiado|mucho para)\b/;

/** Returns the stated income, savings and debts of a household. Hourly and monthly income is converted to yearly income. */
export function meansOf(text: string, read: readonly Amount[]): Means & { price?: number } {
  const amounts = withPayRanges(read);
  const { known, rest } = rolesOf(amounts);
  const limit = ratioLimitOf(amounts);
  const of = (role: Role) => known.find(([each]) => each === role)?.[1];
  const money = rest.filter(({ unit, before }) => unit === 'money' && !paying.test(before));
  // “Is 2,150 a month too much house for us, we gross 6,900” states a payment, whatever is said behind it.
  const earned = known.flatMap(([role, amount]) => (role === 'income' && !weighs.test(amount.after) ? [amount] : []));
  const stated = withIncomeOfYears(declaredOf(earned));
  const further = money.filter(({ per, before }) => (per && per !== 'month') || partner.test(before));
  const incomes =
    stated.length > 0 ? [...stated, ...further] : further.length > 0 ? further : money.filter(({ per }) => per);
  const monthlyToo =
    stated.length > 0 ? money.filter((each) => each.per && !incomes.includes(each) && partner.test(each.before)) : [];
  const rhythm = [...stated, ...incomes].find(({ per }) => per)?.per;
  const partners: Amount[] = rhythm
    ? rest.flatMap((each) =>
        !each.per &&
        !owing.test(each.before) &&
        each.value >= 500 &&
        each.value < 50_000 &&
        partner.test(each.before) &&
        !incomes.includes(each)
          ? [{ ...each, per: rhythm }]
          : [],
      )
    : [];
  const short = incomes.length > 0 ? rest.filter((each) => isPartnersShortPay(each) && !partners.includes(each)) : [];
  // “5,200 a month and I 4,600” states both for a month.
  const pays = inThousandsOfPay([...new Set([...incomes, ...monthlyToo, ...partners, ...short])]);
  const all = ofTwoYears(pays).map((each): Amount => {
    if (each.per || each.value >= 20_000) return each;
    const likely = each.value >= leastMonthly && each.value < mostMonthly ? 'month' : undefined;
    const per = rhythm ?? likely;
    return per ? { ...each, per } : each;
  });
  const counted = (each: Amount) => all.some(({ before, value }) => before === each.before && value === each.value);
  const owed = known.flatMap(([role, amount]) => (role === 'debts' ? [amount] : []));
  const paid = money.filter((each) => !counted(each) && each.per === 'month');
  const debts = owed.length > 0 ? [...owed, ...paid] : paid.slice(0, 1);
  const balances = known.flatMap(([role, amount]) => (role === 'balance' ? [amount.value] : []));
  const revolving = balances.reduce((sum, value) => sum + value, 0);
  const price =
    of('price') ??
    (all.length > 0 ? money.find((each) => !counted(each) && !each.per && each.value >= leastPrice) : undefined);
  const { price: _, loan: __, ...terms } = termsOf(text, amounts);
  const weeklyHours = weeklyHoursIn(text);
  const times = weeklyHours === undefined ? perYear : { ...perYear, hour: weeklyHours * weeksYearly };
  const hourly = all.find(({ per }) => per === 'hour');
  const yearly = all.reduce(
    (sum, each) => sum + (each.value + (each === hourly ? hourlyExtraIn(text) : 0)) * times[each.per ?? 'year'],
    0,
  );
  return {
    ...(all.length > 0 ? { incomeYearly: Math.round(yearly) } : {}),
    ...(all.some(({ per }) => per === 'hour') ? { fullTime: true, weeklyHours } : {}),
    ...(debts.length > 0 || revolving > 0
      ? {
          debtsMonthly:
            debts.reduce((sum, { value, per }) => sum + value / (per === 'year' ? 12 : 1), 0) +
            revolving * revolvingShare,
        }
      : {}),
    ...(revolving > 0 ? { revolving } : {}),
    ...(limit ? { [`${limit.side}Percent`]: limit.percent } : {}),
    ...terms,
    ...(price ? { price: price.value } : {}),
  };
}

/** Returns the income in a reply to “What do you earn?”: its only amount. */
export function incomeIn(amounts: readonly Amount[]): number | undefined {
  const [only, another] = amounts.filter(({ unit, value }) => unit === 'money' || (unit === 'plain' && value >= 1_000));
  if (!only || another) return undefined;
  return only.value * (only.per === 'month' || (only.value < 20_000 && !only.per) ? 12 : 1);
}
