import { rulesNamed } from '../../../knowledge/index.ts';
import { countryOf } from '../../homes/places.ts';
import { plain } from '../../plain.ts';
import { namesHome } from '../../stated.ts';
import type { Terms } from '../../talk.ts';
import { meansOf } from '../../topics/terms.ts';
import { type Planner, use } from '../use.ts';
import { computedIn, isOfLeastDown } from './corrected.ts';

/** Asks whether a price fits the household or whether a lender agrees. */
const asksVerdict =
  /\b(can|could|would|will|should|do|are|am) (i|we|they)\b.{0,25}\b(afford|carry|handle|swing|manage|pull (it|this|that) off|qualify|get approved|be (ok|okay|fine|good|approved)|good|ok|okay|make it work|stretched|in over)\b|\b(bank|lender|they|anyone|anybody|someone)\b.{0,20}\b(approve|go for|lend|ok|okay|say yes|give (me|us)|take (me|us)|let (me|us))\b|\b(too much (house )?for (us|me)|within reach|doable|realistic|feasible)\b|\b(banque|caisse|preteur|ils|on)\b.{0,25}\b(accept\w+|approuv\w+|pret\w+|dir\w+ oui|passe\w*|donner\w*|embarqu\w+)\b|\bpass(e|er|erait|era)\b.{0,12}\b(banque|caisse|preteur)\b|\b(peut[- ]on|on peut|on pourrait|je peux|est-ce qu'on peut)\b.{0,20}\b(permettre|payer|arriver|qualifier)\b|\b(c'est|ce serait) (trop|faisable|realiste|jouable)\b|\b(banco|prestamista|me|nos)\b.{0,12}\b(aprueb\w+|aprob\w+|prestan?|alcanza\w*|daria[n]?|dan|califi\w+)\b|\b(puedo|podemos|podriamos|podria) (con|pagar|calificar|manejar)\b|\b(es|seria) (demasiado|realista|posible)\b|\bcalific(o|amos|aria\w*)\b/;
const leastPrice = 40_000;

/** “Am I good or no?” after an income and a price: the price against the income, the debts and the terms of all questions. */
export const affordsStated: Planner = (message) => {
  const { text, amounts, talk, has, named, places } = message;
  const { stated } = talk;
  if (!has(asksVerdict) || namesHome(message) || talk.waiting) return undefined;
  const { price: own, ...means } = meansOf(text, amounts);
  const call = computedIn(message);
  const price = own !== undefined && own >= leastPrice ? own : stated?.price;
  // The terms of a cost of the same price count too, such as its minimum down payment.
  const computed = call?.tool === 'monthlyCost' && call.input.price === price ? (call.input as Terms) : {};
  const before = { ...computed, ...talk.means, ...stated };
  const incomeYearly = means.incomeYearly ?? before.incomeYearly;
  // A question with its own income and price needs no earlier one.
  if (incomeYearly === undefined || price === undefined || (means.incomeYearly !== undefined && own !== undefined))
    return undefined;
  const down = means.downAmount ?? means.downPercent;
  const state = named[0]?.state ?? before.state;
  const country = state === undefined ? (talk.costs?.country ?? before.country) : countryOf(state);
  const noDown = down === undefined && before.downAmount === undefined && before.downPercent === undefined;
  const said = [...(talk.heard ?? []).map(plain), text].join('. ');
  const city = named[0]?.city ?? before.city;
  const facts = places.length > 0 ? places : city ? [`place:${plain(city)}`] : state ? [`state:${state}`] : [];
  return use('affordability', {
    ...{ incomeYearly, debtsMonthly: before.debtsMonthly, revolving: before.revolving },
    ...{ fullTime: before.fullTime, weeklyHours: before.weeklyHours },
    selfEmployed: before.selfEmployed ?? (rulesNamed(said).some(({ id }) => id === 'self-employed') || undefined),
    ...{ ratePercent: before.ratePercent, years: before.years, firstTime: before.firstTime },
    ...{ taxYearly: before.taxYearly, insuranceYearly: before.insuranceYearly, duesMonthly: before.duesMonthly },
    ...(down === undefined ? { downAmount: before.downAmount, downPercent: before.downPercent } : {}),
    ...Object.fromEntries(Object.entries(means).filter(([, value]) => value !== undefined)),
    ...(country === 'CA' && noDown && call && isOfLeastDown(call) ? { insured: true } : {}),
    ...{ price, country, places: facts.length > 0 ? facts.slice(0, 3) : undefined },
  });
};
