import type { ToolName } from '../contract.ts';
import { comparedAmounts, rolesOf } from './figures/amount-roles.ts';
import { housingCostsOf } from './figures/housing-costs.ts';
import { districtIn } from './homes/districts.ts';
import type { Message } from './message.ts';
import type { Plan, ToolUse } from './plan.ts';
import { mortgageTaxWords, taxedPrice } from './plans/costs/taxes/taxed.ts';
import { computedIn, correctedStatement } from './plans/follow-ups/corrected.ts';
import type { Means, Talk } from './talk.ts';
import { buyerOf, condoWords, otherTypes } from './topics/buyer.ts';
import { meansOf, shortPriceOf, termsOf } from './topics/terms.ts';

/** The smallest amount that counts as the price of a home, in currency units. */
const leastPrice = 40_000;

const limitBefore =
  /\b(under|below|up to|less than|no more than|max(imum)?|at most|budget( of| is)?|hasta|menos de|maximo|presupuesto( de)?|moins de|jusqu'a|max(imum)?( de)?|sous|budget( de)?)( about| around)? \$? ?$/;

/** True if the question refers to a home by its place in a list, its number or its address. */
export const namesHome = ({ home }: Message): boolean => home.lookUp !== undefined || (home.points && !home.implied);

/** Returns what the conversation states about a purchase after a question: its facts replace earlier ones. */
export function statedAfter(message: Message): Talk['stated'] {
  const { text, amounts, named, talk } = message;
  const call = message.correction && computedIn(message);
  const fixed = call && correctedStatement(message, call);
  if (fixed && named.length === 0) return { ...talk.stated, ...fixed };
  const taxed = message.cues.has('transferTax') ? taxedPrice(message) : undefined;
  const {
    price = shortPriceOf(amounts) ?? taxed,
    loan,
    downPercent,
    downAmount,
    ratePercent,
    years,
  } = termsOf(text, amounts);
  const { rent } = comparedAmounts(amounts);
  const isLimit = amounts.some(({ value, before }) => value === price && limitBefore.test(before));
  // A loan without a price is read as both.
  const lent = loan ?? rolesOf(amounts).known.find(([role]) => role === 'loan')?.[1].value;
  const homePrice = price !== undefined && price >= leastPrice && price !== lent && !isLimit ? price : undefined;
  const place = named.find(({ city, state }) => city && state === named[0]!.state) ?? named[0] ?? districtIn(message);
  const { downPercent: _, downAmount: __, ...before } = talk.stated ?? {};
  const down = downPercent ?? downAmount;
  const { city: ___, ...elsewhere } = before;
  const stated = {
    ...(place ? elsewhere : before),
    ...(down === undefined ? { downPercent: talk.stated?.downPercent, downAmount: talk.stated?.downAmount } : {}),
    ...(homePrice === undefined ? {} : { price: homePrice }),
    ...(lent === undefined || lent < leastPrice ? {} : { loan: lent }),
    ...(place ? { state: place.state, ...(place.city ? { city: place.city } : {}) } : {}),
    ...(downPercent === undefined ? {} : { downPercent }),
    ...(downAmount === undefined ? {} : { downAmount }),
    ...(ratePercent === undefined ? {} : { ratePercent }),
    ...(years === undefined ? {} : { years }),
    ...(rent === undefined ? {} : { rent }),
    ...householdOf(message),
    ...typeOf(text),
    ...buyerOf(text),
    ...housingCostsOf(amounts, homePrice ?? talk.stated?.price),
  };
  const known = Object.entries(stated).filter(([, value]) => value !== undefined);
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

/** Returns the income and the debts that a message names as such. */
function householdOf({
  text,
  amounts,
}: Message): Pick<Means, 'incomeYearly' | 'debtsMonthly' | 'fullTime' | 'weeklyHours'> {
  const roles = new Set(rolesOf(amounts).known.map(([role]) => role));
  const { incomeYearly, debtsMonthly, fullTime, weeklyHours } = meansOf(text, amounts);
  const earns = roles.has('income') || amounts.some(({ per }) => per === 'hour');
  return {
    ...(earns && incomeYearly !== undefined ? { incomeYearly, fullTime, weeklyHours } : {}),
    ...(roles.has('debts') && debtsMonthly !== undefined ? { debtsMonthly } : {}),
  };
}

/** Returns whether the named home is a condo. */
const typeOf = (text: string): { condo?: boolean } =>
  condoWords.test(text) ? { condo: true } : otherTypes.test(text) ? { condo: false } : {};

/** Names the fee of a stated condo as missing from the cost of a price. */
export function withType(plan: Plan, { text, talk }: Message): Plan {
  if (plan.kind !== 'use' || !(typeOf(text).condo ?? talk.stated?.condo)) return plan;
  const typed = ({ tool, input }: ToolUse): ToolUse => ({
    tool,
    input: tool === 'monthlyCost' && input.price !== undefined ? { ...input, condo: true } : input,
  });
  return { ...plan, ...typed(plan), ...(plan.also ? { also: plan.also.map(typed) } : {}) };
}

/** English words for what the questions said of the buyer and the home. All languages read them. */
const buyerWords = [
  ['program', 'fha', 'FHA loan'],
  ['program', 'va', 'VA loan'],
  ['program', 'usda', 'USDA loan'],
  ['firstTime', true, 'first-time buyer'],
  ['firstTime', false, 'not first-time'],
  ['newlyBuilt', true, 'new construction'],
  ['vaUsed', true, 'VA loan used before'],
] as const;

/** Returns the statement without its price if an answer was about a home that the question names. */
export function statedBeside(stated: Talk['stated'], { input }: ToolUse, message: Message): Talk['stated'] {
  const ofHome = ['home', 'homes', 'address', 'mls'].some((name) => input[name] !== undefined);
  if (!stated || !ofHome || !namesHome(message)) return stated;
  const { price: _, ...rest } = stated;
  return rest;
}

/** Returns what the conversation states of a purchase in English words, which all languages read. */
export function statementInWords(stated: NonNullable<Talk['stated']>): string {
  const { price, city, state, downPercent, downAmount, ratePercent, years, incomeYearly, debtsMonthly } = stated;
  const down = downPercent === undefined ? downAmount && `$${downAmount}` : `${downPercent}%`;
  return [
    price && `price $${price}`,
    state && `in ${[city, state].filter(Boolean).join(', ')}`,
    down && `${down} down`,
    ratePercent && `${ratePercent}% rate`,
    years && `${years} years`,
    incomeYearly && `income $${incomeYearly} a year`,
    debtsMonthly && `debts $${debtsMonthly} a month`,
    ...buyerWords.flatMap(([name, value, words]) => (stated[name] === value ? [words] : [])),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns the question with the facts that it leaves out and earlier questions stated, or undefined without any. */
export function withStated(message: Message): string | undefined {
  const { typed, text, amounts, named, talk } = message;
  const { stated } = talk;
  if (!stated || namesHome(message)) return undefined;
  const own = termsOf(text, amounts);
  const buyer = buyerOf(text);
  const price = own.price === undefined && shortPriceOf(amounts) === undefined ? stated.price : undefined;
  const place = named.length === 0 && stated.state ? [stated.city, stated.state].filter(Boolean).join(', ') : undefined;
  if (price === undefined && place === undefined) return undefined;
  const ownDown = own.downPercent ?? own.downAmount;
  const down =
    stated.downPercent === undefined ? stated.downAmount && `$${stated.downAmount}` : `${stated.downPercent}%`;
  // The terms of the loan change no tax.
  const { cues } = message;
  const taxAlone = cues.has('tax') && !cues.has('monthly') && !cues.has('insurance') && !message.has(mortgageTaxWords);
  const termsLeftOut = [
    ownDown === undefined && down ? `${down} down` : undefined,
    own.ratePercent === undefined && stated.ratePercent ? `${stated.ratePercent}% rate` : undefined,
    own.years === undefined && stated.years ? `${stated.years} years` : undefined,
    own.duesMonthly === undefined && stated.duesMonthly ? `HOA $${stated.duesMonthly} a month` : undefined,
    own.insuranceYearly === undefined && stated.insuranceYearly
      ? `insurance $${stated.insuranceYearly} a year`
      : undefined,
    own.taxYearly === undefined && stated.taxYearly ? `taxes $${stated.taxYearly} a year` : undefined,
  ];
  const added = [
    price === undefined ? undefined : `price $${price}`,
    place && `in ${place}`,
    ...(taxAlone ? [] : termsLeftOut),
    ...buyerWords.flatMap(([name, value, words]) =>
      buyer[name] === undefined && stated[name] === value ? [words] : [],
    ),
  ].filter(Boolean);
  return `${typed.replace(/[?.!\s]+$/, '')}, ${added.join(', ')}`;
}

/** Inputs from which a tool takes the price. */
const prices = ['price', 'amount', 'loan', 'home', 'mls', 'address', 'values'];
/** Tools that compute from a price, and whether their rules are those of a place. */
const fromPrice: Partial<Record<ToolName, { ofPlace: boolean }>> = {
  transferTax: { ofPlace: true },
  propertyTax: { ofPlace: true },
  nonResidentTax: { ofPlace: true },
  loanRules: { ofPlace: false },
  incomeForPrice: { ofPlace: false },
  monthlyCost: { ofPlace: false },
};

/**
 * True if a plan lacks the price or the place that its tool computes from, or takes them from a home of the last list
 * although the questions state a price.
 */
export function isIncomplete(plan: Plan, message: Message): boolean {
  if (plan.kind === 'ask')
    return (
      plan.for === 'price' ||
      plan.for === 'place' ||
      plan.for === 'anything' ||
      // “What would the yearly taxes be?” after a stated price needs no listing.
      (plan.for === 'home' && message.talk.stated?.price !== undefined && !message.home.beyond)
    );
  if (plan.kind !== 'use') return false;
  const needs = fromPrice[plan.tool];
  const { input } = plan;
  const ofList = input.home !== undefined && message.talk.stated?.price !== undefined && !namesHome(message);
  if (ofList && (needs || plan.tool === 'homeFacts')) return true;
  if (!needs) return false;
  const has = (name: string) => input[name] !== undefined && (!Array.isArray(input[name]) || input[name].length > 0);
  return !prices.some(has) || (needs.ofPlace && !has('state') && !has('facts') && !has('home') && !has('address'));
}

/** True if a plan computes from a price. */
export const computesFromPrice = (plan: Plan, message: Message): boolean =>
  plan.kind === 'use' && (plan.tool === 'calculate' || (plan.tool in fromPrice && !isIncomplete(plan, message)));
