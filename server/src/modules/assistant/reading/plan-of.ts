/** Long because it is the order in which the planners are tried. */

import { entriesNamed, namedIn } from '../knowledge/index.ts';
import { offered } from '../offers.ts';
import { inContext } from './context.ts';
import { followUp } from './follow-up.ts';
import { placesOf } from './homes/home-reference.ts';
import type { Kind } from './kind.ts';
import type { Message } from './message.ts';
import type { Plan } from './plan.ts';
import { conditionalOffer } from './plans/conditional-offer.ts';
import { priceWords } from './plans/costs/affordable-price.ts';
import { calculation, incomeForPrice, namedCalculation } from './plans/costs/calculation.ts';
import { costsPlan } from './plans/costs/costs.ts';
import { hbpRepayment } from './plans/costs/hbp.ts';
import { asksFee, asksLeast, asksTax, taxOfStatedLoan } from './plans/costs/named-costs.ts';
import { feeIncluded } from './plans/costs/payments/fee-included.ts';
import { rentOrBuy, termsAlone } from './plans/costs/payments/payment.ts';
import { twoLoans } from './plans/costs/payments/two-loans.ts';
import { asksProgram } from './plans/costs/programs.ts';
import { ratioLimit } from './plans/costs/ratio-limit.ts';
import { sellerCredit } from './plans/costs/seller-credit.ts';
import { stressed } from './plans/costs/stress-test.ts';
import { firpta } from './plans/costs/taxes/firpta.ts';
import { usualPrice } from './plans/costs/usual-price.ts';
import { direct } from './plans/direct.ts';
import { asksWhatFeeCovers } from './plans/fee-covers.ts';
import { endsOption } from './plans/follow-ups/ends-option.ts';
import { loanShares } from './plans/follow-ups/loan-shares.ts';
import { asksMarketToo } from './plans/follow-ups/market-after.ts';
import { saleBefore } from './plans/follow-ups/sale-before.ts';
import { sameSubject } from './plans/follow-ups/same-subject.ts';
import { heardTerm } from './plans/heard-term.ts';
import { homePlan } from './plans/homes/home.ts';
import { changesSearch, homesPlan, inventoryPlan } from './plans/homes/homes.ts';
import { introduction } from './plans/introduction.ts';
import { asksGoingPrice, asksRents, marketPlan } from './plans/market.ts';
import { misspelledTerm } from './plans/misspelled-term.ts';
import { definitionPlan, howToPlan, namedMatter, purchaseMatter } from './plans/others.ts';
import { everyday, outsidePlan } from './plans/outside.ts';
import { statusPlan } from './plans/own/status-plan.ts';
import { connecting, personPlan } from './plans/people/person.ts';
import { whoFirst } from './plans/people/who-first.ts';
import { whoKnowsPlace } from './plans/people/who-knows-place.ts';
import { recap } from './plans/recap.ts';
import { refused } from './plans/refused.ts';
import { rentals } from './plans/rentals.ts';
import { situation } from './plans/situations.ts';
import { steps } from './plans/steps.ts';
import { tourHours } from './plans/tour-hours.ts';
import { type Planner, use, withAlso } from './plans/use.ts';
import { waysBefore } from './plans/ways-before.ts';
import { reconsidered } from './reconsider.ts';
import { federalProgramIn } from './topics/buyer.ts';
import { courtesyOf } from './topics/courtesies.ts';
import { speaksOfPeople } from './topics/refusals.ts';
import { incomeIn, meansOf, termsOf } from './topics/terms.ts';

/** The planner for each kind of question. */
const planners: Readonly<Record<Kind, Planner>> = {
  homes: homesPlan,
  home: homePlan,
  costs: costsPlan,
  status: statusPlan,
  howto: howToPlan,
  market: marketPlan,
  person: personPlan,
  definition: definitionPlan,
  out: outsidePlan,
  refuse: () => ({ kind: 'refuse', refusal: 'fairHousing' }),
};

/** Maximum distance from the best score at which a kind is tried. */
const closeEnough = 3;
/** Maximum distance from the best score at which a question can be out of scope. */
const closeToOut = 1;
/** Minimum score of the best kind. Below it, the assistant asks a clarifying question. */
const leastScore = 0.6;

/**
 * Plans the answer to a message: exact offers first, then refusals, courtesies and replies to clarifying questions, then
 * the kinds of question by score. The function is pure and never fails; a message without a plan gets a clarifying
 * question.
 */
export function planOf(message: Message): Plan {
  const offer = offered(message.text);
  if (offer) return { kind: 'use', ...offer };
  const subject = sameSubject(message);
  const heard = heardTerm(message);
  return (
    refused(message) ??
    courteous(message) ??
    everyday(message) ??
    situation(message) ??
    answered(message) ??
    loanShares(message) ??
    sellerCredit(message) ??
    hbpRepayment(message) ??
    saleBefore(message) ??
    waysBefore(message) ??
    (heard && inContext(heard, message)) ??
    endsOption(message) ??
    firpta(message) ??
    feeIncluded(message) ??
    namedCalculation(message) ??
    (subject && inContext(subject, message)) ??
    stressed(message) ??
    ratioLimit(message) ??
    twoLoans(message) ??
    calculation(message) ??
    incomeForPrice(message) ??
    (asksRents(message) ? marketPlan(message) : undefined) ??
    rentals(message) ??
    whoFirst(message) ??
    followUp(message) ??
    toConnect(message) ??
    inContext(reconsidered(planned(message), message), message)
  );
}

function planned(message: Message): Plan {
  return (
    introduction(message) ??
    conditionalOffer(message) ??
    steps(message) ??
    usualPrice(message) ??
    recap(message) ??
    tourHours(message) ??
    asksWhatFeeCovers(message) ??
    (asksGoingPrice(message) ? marketPlan(message) : undefined) ??
    misspelledTerm(message) ??
    whoKnowsPlace(message) ??
    inventoryPlan(message) ??
    rentOrBuy(message) ??
    asksLeast(message) ??
    direct(message) ??
    asksProgram(message) ??
    taxOfStatedLoan(message) ??
    asksPrice(message) ??
    asksTax(message) ??
    asksFee(message) ??
    asksDocumentFor(message) ??
    asksPayment(message) ??
    asksMeaning(message) ??
    asksMarketToo(message) ??
    goesOn(message) ??
    changesSearch(message) ??
    purchaseMatter(message) ??
    answeredByKind(message)
  );
}

/** Plans “How do I talk to an agent here?” */
const toConnect = (message: Message): Plan | undefined =>
  /^(person|howto)$/.test(message.kinds[0]?.kind ?? '') ? connecting(message) : undefined;

/** Plans by kind. A named topic or term is explained before the assistant asks back or calls a question out of scope. */
function answeredByKind(message: Message): Plan {
  const plan = byKind(message) ?? { kind: 'ask', for: 'anything' };
  const isOpen =
    (plan.kind === 'ask' && plan.for !== 'income' && plan.for !== 'home' && plan.for !== 'homes') ||
    (plan.kind === 'use' &&
      plan.tool === 'outOfScope' &&
      plan.input.reason === 'other' &&
      !message.cues.has('outside'));
  return (isOpen ? namedMatter(message) : undefined) ?? plan;
}

/** Plans questions such as “With 54 thousand a year, what price should I look at?”, with or without a place. */
function asksPrice(message: Message): Plan | undefined {
  const { has, text, amounts } = message;
  if (!has(priceWords)) return undefined;
  return meansOf(text, amounts).incomeYearly === undefined ? undefined : costsPlan(message);
}

/** Plans “What's a jumbo loan, does 900k in San Diego count” as a definition, although it states a price. */
function asksMeaning(message: Message): Plan | undefined {
  const { text, cues, amounts, home } = message;
  const first =
    /^(?:so |and |ok )?(?:what(?:'?s| is| are)|whats|c'?est quoi|(?:que|q) (?:es|son)) (?:an? |the |une? |la |le |les |el |los |las |una? )?([^,.?!;]+)[,.?!;]/.exec(
      text,
    )?.[1];
  if (first === undefined || home.lookUp || amounts.length === 0 || /\d/.test(first)) return undefined;
  if (
    cues.has('howMuch') ||
    cues.has('monthly') ||
    cues.has('tax') ||
    /\b(payment|cost|price|rate|minimum|fee|total)\b/.test(first)
  )
    return undefined;
  // A price with a down payment asks for its figures: “what's included in cash to close, 420k with 15% down”.
  const { price, downPercent, downAmount } = termsOf(text, amounts);
  if (price !== undefined && (downPercent ?? downAmount) !== undefined && cues.has('closing')) return undefined;
  const ids = namedIn(first).map(({ id }) => id);
  return ids.length > 0 ? { kind: 'use', tool: 'explain', input: { ids: ids.slice(0, 2) } } : undefined;
}

/** Documents of a condo corporation or an owners' association. */
const associationDocuments = /^(status-certificate|estoppel|form-b|resale-cert\w*|depreciation-report|reserve-fund)/;

/** Plans “What is a status certificate, and do I need one for a townhouse?” */
function asksDocumentFor({ text, has, country }: Message): Plan | undefined {
  const documents = entriesNamed(text).filter(({ id }) => associationDocuments.test(id));
  const document = documents.find(({ country: its }) => its === undefined || its === country) ?? documents[0];
  return document &&
    has(
      /\b(need|required?|necessary|apply|applies|have|get|faut|besoin|exige\w*|obligatoire|necesit\w+|hace falta|obligatori[oa])\b/,
    ) &&
    has(/\b(townho\w+|row ?houses?|(?<!town)houses?|duplex\w*|detached|freehold|bungalow|maisons?|jumele\w*|casas?)\b/)
    ? withAlso(use('explain', { ids: [document.id] }), use('explain', { ids: ['condo-documents'] }))
    : undefined;
}

/** Plans a price with the terms of a loan as a question about its payment, unless homes are asked for. */
function asksPayment(message: Message): Plan | undefined {
  const { cues, home } = message;
  if (cues.has('look') || home.points || message.talk.search !== undefined) return undefined;
  return cues.has('afford') || cues.has('income') || cues.has('insurance') || cues.has('closing') || cues.has('market')
    ? undefined
    : message.amounts.length < 3
      ? undefined
      : (costsPlan({ ...message, home }) ?? termsAlone(message));
}

const longestFollowUp = 9;

/** Plans a changed input for the last calculation: “And over 15 years?”, “with 500 of debts”, “and in Toronto?”. */
function goesOn(message: Message): Plan | undefined {
  const { after, text, amounts, named, has, kinds } = message;
  if (!after('monthlyCost', 'affordability', 'loanPayment', 'transferTax', 'loanRules')) return undefined;
  if (text.split(' ').length > longestFollowUp && kinds[0]?.kind !== 'costs') return undefined;
  const says =
    amounts.length > 0 ||
    has(/\b(pmi|mortgage insurance|included)\b/) ||
    (after('transferTax') && named.length > 0 && !/^(market|person|howto|status)$/.test(kinds[0]?.kind ?? ''));
  if (!says || message.home.lookUp || kinds[0]?.kind === 'homes') return undefined;
  const plan = costsPlan(message);
  return plan?.kind === 'use' ? plan : undefined;
}

/** True for texts such as “it”, “42” or “asdf”, which are too short to be called out of scope. */
const saysNothing = ({ text, cues }: Message): boolean => text.split(' ').length < 4 && !cues.has('outside');

/** True if a lease or landlord is only the reason to buy. */
const rentsNow = ({ has }: Message): boolean =>
  has(/\b(landlord|lease|bail|proprietaire|casero|arrendador|contrato de renta)\b/) &&
  has(
    /\b(buy\w*|mortgage|down|house|home|rates?|look(ing)?|afford|acheter|achat|maison|hypotheque|compr\w+|casa|hipoteca)\b/,
  ) &&
  !has(/\b(sue|break|evict\w*|deposit|repair\w*|fix|rights?|legal\w*|sublet|droits?|derechos|demandar|poursuivre)\b/);

/** True for a home with a place and a price: “buying a 220k house in Grand Rapids”. */
const statesHome = ({ search, named, cues }: Message): boolean =>
  cues.has('look') && named.length > 0 && search.criteria.some((fact) => fact.startsWith('price'));

/** True for a question about a VA loan, whose disability is no preference about people. */
const speaksOfVa = ({ text, talk }: Message): boolean =>
  federalProgramIn(text) === 'va' || (talk.program === 'va' && federalProgramIn(text) === undefined);

function byKind(message: Message): Plan | undefined {
  const [best] = message.kinds;
  if (!best || best.score < leastScore) return undefined;
  for (const { kind, score } of message.kinds) {
    if (best.score - score > (kind === 'homes' && statesHome(message) ? 2 * closeEnough : closeEnough))
      return undefined;
    if (kind === 'out' && saysNothing(message)) return undefined;
    if (kind === 'out' && (rentsNow(message) || best.score - score > closeToOut)) continue;
    // A text that names no group of people and no place where people live is not a preference about neighbors.
    const plan =
      kind === 'refuse' && (kind !== best.kind || !speaksOfPeople(message) || speaksOfVa(message))
        ? undefined
        : planners[kind](message);
    if (plan) return plan;
  }
  return undefined;
}

function courteous({ text }: Message): Plan | undefined {
  const courtesy = courtesyOf(text);
  return courtesy && { kind: 'courtesy', courtesy };
}

/** Plans replies to a clarifying question: “120k”, “the second one”, “Austin”. */
function answered({ talk, text, amounts, home, places, kinds }: Message): Plan | undefined {
  const { waiting } = talk;
  if (!waiting) return undefined;
  const use = (more: Record<string, unknown>): Plan => ({
    kind: 'use',
    tool: waiting.tool,
    input: { ...waiting.input, ...more },
  });
  switch (waiting.for) {
    case 'income': {
      const means = meansOf(text, amounts);
      const incomeYearly = means.incomeYearly ?? incomeIn(amounts);
      return incomeYearly === undefined ? undefined : use({ ...means, incomeYearly });
    }
    case 'home':
      if (home.lookUp) return use({ ...home.lookUp });
      return home.homes[0] === undefined ? undefined : use({ home: home.homes[0] });
    case 'homes': {
      const named = home.homes.length > 1 ? home.homes : placesOf(text, talk);
      return named.length > 1 ? use({ homes: named.slice(0, 6) }) : undefined;
    }
    case 'place':
      return places.length > 0 && kinds[0]?.kind !== 'costs' ? use({ facts: places }) : undefined;
    case 'price': {
      const { price, ...terms } = termsOf(text, amounts);
      if (home.lookUp) return use({ ...home.lookUp });
      if (home.homes[0] !== undefined) return use({ home: home.homes[0], ...terms });
      return price === undefined ? undefined : use({ price, ...terms });
    }
    case 'topic':
      return undefined;
  }
}
