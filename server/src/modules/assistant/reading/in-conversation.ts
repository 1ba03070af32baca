import { asksByName, asksCalculation, asksItself } from '../calculations/index.ts';
import type { Values } from '../calculations/quantities/assign.ts';
import type { ToolName } from '../contract.ts';
import { stretched } from './figures/loan-terms.ts';
import { placesIn } from './homes/places.ts';
import { type Message, readMessage } from './message.ts';
import { plain } from './plain.ts';
import { computes, type Plan, type ToolPlan } from './plan.ts';
import { planOf } from './plan-of.ts';
import { calculation } from './plans/costs/calculation.ts';
import { costsPlan } from './plans/costs/costs.ts';
import { sum } from './plans/costs/payments/payment.ts';
import { taxAfter } from './plans/costs/taxes/tax-after.ts';
import { afterFigures, comparedPrograms } from './plans/follow-ups/after-figures.ts';
import { eachStated } from './plans/follow-ups/each-stated.ts';
import { ofTerms } from './plans/follow-ups/of-terms.ts';
import { marketPlan } from './plans/market.ts';
import { meaningWords } from './plans/others.ts';
import { use, withAlso } from './plans/use.ts';
import type { ReadSearch } from './search-reading.ts';
import { computesFromPrice, isIncomplete, withStated } from './stated.ts';
import { taxLawOf } from './topics/tax-law.ts';
import { shortPriceOf } from './topics/terms.ts';

const connects =
  /^(and|but|so|ok|okay|then|what if|what about|how about|et|mais|pis|alors|donc|y|e|pero|entonces|si|if)\b/;
const pointsBack =
  /\b(it|that|this|those|them|same|ca|cela|celle?-?la|dessus|la-dessus|eso|esa|ese|esto|lo mismo|para (esa|ese|eso))\b/;
const asks =
  /\b(how|what|whats|when|where|who|which|why|do|does|did|is|are|am|can|could|should|will|would|combien|comment|quand|quel\w*|qui|pourquoi|est-ce|puis-je|peut-on|como|cuant[oa]s?|cuando|donde|quien|que|cual(es)?|puedo|show|find|montr(?!eal)e\w*|cherche\w*|busco|muestr\w+)\b/;
const shortest = 9;

/** True for “house 410k, loan 330k”: figures that answer nothing without the question before them. */
const statesOnly = ({ text, amounts }: Message): boolean => amounts.length > 0 && !asks.test(text);

/** Tools that say something general, which a computed answer to the whole replaces. */
const general: ReadonlySet<ToolName> = new Set(['explain', 'programs', 'outOfScope', 'mortgageRates']);

/** True for a plan that says something general. How much to put down is advice where a figure is asked. */
const isGeneralTool = ({ tool, input }: ToolPlan): boolean =>
  general.has(tool) || (tool === 'howTo' && /^(how-much-down|closing-day)$/.test(String(input.topic)));

/** True for a question that asks back, is about figures, or gets a general answer; all others stand alone. */
const isReplaceable = (plan: Plan, message: Message): boolean =>
  plan.kind === 'ask' ||
  (plan.kind === 'use' &&
    (computes.has(plan.tool) || isGeneralTool(plan) || isFigureOfNoHome(plan, message)) &&
    !isOutside(plan, message));

/** True for a figure that no home has: “dando el 15, ¿hasta qué precio?” after homes were shown. */
const isFigureOfNoHome = ({ tool }: ToolPlan, { home, amounts }: Message): boolean =>
  tool === 'homeFacts' && !home.points && !home.lookUp && amounts.length > 0;

/** True for a question that is known to be none of Lintel's matters. */
const isOutside = ({ tool, input }: ToolPlan, { cues }: Message): boolean =>
  tool === 'outOfScope' && (input.reason !== 'other' || cues.has('outside'));

const isSame = (plan: ToolPlan, { talk: { last } }: Message): boolean =>
  last !== undefined && last.tool === plan.tool && JSON.stringify(last.input) === JSON.stringify(plan.input);

/** Longest text of earlier questions that is kept. */
const longest = 400;

/** Returns the question with the earlier one that it goes on from, or the question alone. */
export const wholeOf = (message: Message): string => {
  const { typed, text } = message;
  const { asked } = message.talk;
  const goesOn =
    asked !== undefined &&
    asked.length + typed.length < longest &&
    (connects.test(text) || pointsBack.test(text) || statesOnly(message) || text.split(' ').length <= shortest);
  return goesOn ? `${asked} ${typed}` : typed;
};

/** Number and length of the questions that a calculation can take its figures from. */
const [heardMost, heardLongest] = [3, 200];

/** Asks for what is left of a sale. */
const leftOfSale =
  /\b(walk\w* (away|out) with|left (over|in (my|our) pockets?)|in (my|our) pockets?|(do|would|will) (i|we) (clear|net|keep|pocket|end up with)|take home|(me|nous) reste\w*|poches?|empoche\w*|(me|nos) queda\w*|bolsillos?|libre)\b/;
const soldBefore =
  /\b(s[eo]ll(ing)?|sold|sale|get (\$ ?)?\d[\d,. ]*k? for (my|our|the)|commission|realtors?|agent (takes|wants)|vend\w*|vente|courti\w+|venta|comision)\b/;

/** Calculations that any two numbers fit, which are asked for in one question. */
const shares: ReadonlySet<unknown> = new Set(['wholeOfShare', 'shareIs', 'shareOf', 'shareYearly']);

/** Returns the last questions with the new one. */
export const heardAfter = ({ talk, typed }: Message): string[] =>
  [...(talk.heard ?? []), typed.slice(0, heardLongest)].slice(-heardMost);

/**
 * Plans the calculation whose quantities the question and the ones before it state together. All their numbers must be
 * quantities of it, so an earlier question about something else fits none.
 */
function calculatedTogether(plan: Plan, message: Message, readSearch: ReadSearch): Plan | undefined {
  const { talk, typed, text, home, amounts, cues } = message;
  const { heard = [] } = talk;
  // Steps give way to a calculation that the question asks for by its name.
  const isSteps = plan.kind === 'use' && plan.tool === 'howTo';
  // “What do I walk away with?” after the figures of a sale, whatever else its words look like.
  const asksLeft = message.has(leftOfSale) && soldBefore.test(plain(heard.join('. ')));
  if (!(isReplaceable(plan, message) || isSteps || asksLeft) || home.lookUp) return undefined;
  if (!asksCalculation(text) && amounts.length === 0 && !cues.has('howMuch') && !asksLeft) return undefined;
  const { tool: _, ...before } = talk;
  const quantities = (one: Plan | undefined) =>
    one?.kind === 'use' && one.tool === 'calculate' ? Object.keys(one.input.values as object).length : 0;
  let [best, most]: [Plan | undefined, number] = [undefined, quantities(plan)];
  for (let from = heard.length - 1; from >= 0; from--) {
    const earlier = heard.slice(from).join('. ');
    if (!/\d/.test(earlier)) continue;
    const together = readMessage(`${withoutOtherTax(earlier, message)}. ${typed}`, before, readSearch);
    const found = calculation({ ...together, language: message.language });
    if (found?.kind === 'use' && shares.has(found.input.calculation)) continue;
    if (found?.kind === 'use' && !asksItself(found.input.calculation, text)) continue;
    const isLeft = asksLeft && found?.kind === 'use' && found.input.calculation === 'netProceeds';
    if (found?.kind === 'use' && !isReplaceable(plan, message) && !isLeft && !asksByName(found.input.calculation, text))
      continue;
    if (quantities(found) > most) [best, most] = [found, quantities(found)];
  }
  return best;
}

const transferWords =
  /\b(transfer|excise|conveyance|deed|stamp|mutation|bienvenue|traspaso|transferencia) (tax(es)?|stamps?|fees?)\b|\b(taxe|droits?|impuestos?) de (bienvenue|mutation|transferencia|traspaso)\b/gi;

/** Removes the name of a transfer tax where the new question asks for a tax on income. */
const withoutOtherTax = (earlier: string, message: Message): string =>
  taxLawOf(message) === undefined ? earlier : earlier.replaceAll(transferWords, ' ');

/** “So is it better to buy?” after a rent and a price. */
const betterToBuy =
  /\b(better|cheaper|worth( it)?|smarter|makes? sense|should (i|we))\b.*\b(buy\w*|rent\w*)\b|\b(vaut mieux|mieux|rentable|avantageux)\b.*\b(achet\w*|louer)\b|\b(conviene|mejor|vale la pena)\b.*\b(compr\w*|rent\w*)\b/;

/** “Whats escrow”, which asks for no figure although a price was stated. */
const bareTerm =
  /^(and |so |ok |et |y |pis )?(what('?s| is| are)|whats|c'?est quoi|que es|que son|q es) (an? |une? |un )?([a-z'-]+ )?[a-z'-]+ ?\??$/;
const ownFigure =
  /\b(the|my|our|that|this|total|cost\w*|payments?|minimum|fees?|price|tax(es)?|rate|amount|down|cash)\b/;

const leastAsked = /\b(minimum|minimo|minima|minimale|least|smallest|lowest|plus (petite?|basse)|menor|menos)\b/;
const everyMonth = /\b(a|per|each|every) month\b|\bmonthly\b|\bpar mois\b|\bal mes\b|\bmensual\w*/;
const amountWords =
  /\b(how (much|expensive|high)|what (would|will|does|do|am|are)|total cash|cash (do )?(i|we) need|whats?|costs?|combien|quel\w*|cuant[oa]s?|cuesta|a combien|conviene|cheaper|better to|vaut mieux)\b/;

/** Plans a question with the price and the place that earlier questions stated, where its own plan lacks them. */
function completedPlan(plan: Plan, message: Message, readSearch: ReadSearch): Plan | undefined {
  const rentOrBuy =
    (plan.kind === 'use' && plan.tool === 'howTo' && plan.input.topic === 'rent-or-buy') ||
    (message.talk.stated?.rent !== undefined && message.has(betterToBuy));
  // “Who does the paperwork and what am I paying to close?” asks for no own documents.
  const asksToClose =
    plan.kind === 'use' && plan.tool === 'documents' && message.cues.has('closing') && message.amounts.length > 0;
  const isGeneral =
    plan.kind === 'use' &&
    (isGeneralTool(plan) || rentOrBuy || asksToClose) &&
    (message.has(leastAsked) || (message.has(amountWords) && !message.has(meaningWords))) &&
    !(message.has(bareTerm) && !message.has(ownFigure));
  if (!isIncomplete(plan, message) && !isGeneral && !rentOrBuy) return undefined;
  const whole = withStated(message);
  if (whole === undefined) return undefined;
  const { home: _, ...talk } = message.talk;
  const read = { ...readMessage(whole, { ...talk, shown: [] }, readSearch), language: message.language };
  // The monthly cost is compared with the rent.
  const complete = rentOrBuy ? { ...read, cues: new Set([...read.cues, 'monthly' as const]) } : read;
  const payment = rentOrBuy || asksToClose || message.cues.has('monthly') ? sum(complete) : undefined;
  if (rentOrBuy) return payment?.kind === 'use' ? payment : undefined;
  const together = [costsPlan(complete), payment, planOf(complete)].find(
    (each): each is ToolPlan => each?.kind === 'use' && computesFromPrice(each, message) && !isSame(each, message),
  );
  // “What is the smallest down payment?” asks for no monthly payment.
  if (together?.input.about === 'leastDown')
    return message.has(everyMonth) && payment?.kind === 'use'
      ? withAlso(together, { ...payment, input: { ...payment.input, leastDown: true } })
      : together;
  return together && together.tool !== 'monthlyCost' && together.tool !== 'propertyTax'
    ? withAlso(together, payment)
    : together;
}

/** True for a calculation whose loan is known. */
const takesLoan = ({ input }: ToolPlan): boolean => (input.values as Values).loan !== undefined;

/** True for a figure whose planner takes the price, the loan or the income of earlier questions itself. */
const isComplete = (plan: Plan): boolean =>
  plan.kind === 'use' &&
  ((plan.tool === 'affordability' &&
    plan.input.asks === 'payment' &&
    (plan.input.frontPercent ?? plan.input.backPercent) !== undefined) ||
    (plan.tool === 'calculate' && plan.input.calculation === 'statedPmi' && takesLoan(plan)) ||
    (plan.tool === 'loanRules' && (plan.input.about === 'sellerCredit' || plan.input.otherAmount !== undefined)));
/** “And if they'd let me stretch it back out to 25?”: the same loan over another time. */
function ofStretchedLoan({ talk: { last }, amounts, home }: Message): Plan | undefined {
  const [only, another] = amounts;
  if (!last || !only || another || only.unit !== 'years' || !stretched.test(only.before) || home.lookUp)
    return undefined;
  if (last.tool === 'loanPayment') return use('loanPayment', { ...last.input, years: only.value });
  const { loan, rate, newRate } = (last.tool === 'calculate' ? last.input.values : {}) as Values;
  return loan && (newRate ?? rate)
    ? use('loanPayment', {
        loan: loan.value,
        ratePercent: (newRate ?? rate)!.value,
        years: only.value,
        country: last.input.country,
      })
    : undefined;
}

const whichCheaper =
  /^(and |so |ok |et |y |pis |entonces )*(which|what|laquelle|lequel|quelle|cual)\b.*\b(cheaper|cheapest|less expensive|more expensive|pricier|(moins|plus) cher\w*|mas (barat|car|economic)\w+)\b/;
const ofHomes = /\b(homes?|houses?|condos?|saved|maisons?|proprietes?|casas?|propiedades?|favorit\w+)\b/;
const longestComparison = 12;

/** Plans “which one's cheaper?” after a sentence that names two cities as the figures of both. */
function comparedCities(message: Message, readSearch: ReadSearch): Plan | undefined {
  const { has, named, talk, text } = message;
  const before = talk.heard?.at(-1);
  if (before === undefined || named.length > 0 || !has(whichCheaper) || has(ofHomes)) return undefined;
  const cities = placesIn(before).filter(({ city }) => city !== undefined);
  if (cities.length < 2 || text.split(' ').length > longestComparison) return undefined;
  const [one, other] = cities.slice(-2).map(({ name, state }) => `${name}, ${state}`);
  const { tool: _, ...kept } = talk;
  const read = readMessage(`compare ${one} and ${other} prices`, kept, readSearch);
  const plan = marketPlan({ ...read, language: message.language });
  return plan?.kind === 'use' && plan.input.others !== undefined ? plan : undefined;
}

/**
 * Plans a question together with the one before it, where it says little alone: “What is PMI?” and “how much is it on
 * 380k with 8% down?”. Its own plan stays if it computes something, finds something or is about own matters.
 */
export function planInConversation(plan: Plan, message: Message, readSearch: ReadSearch): Plan {
  const stretchedLoan = plan.kind === 'refuse' ? undefined : ofStretchedLoan(message);
  if (stretchedLoan) return stretchedLoan;
  const compared = plan.kind === 'refuse' ? undefined : (ofTerms(message) ?? comparedCities(message, readSearch));
  if (compared) return compared;
  if (taxAfter(message) || eachStated(message)) return plan;
  if (isComplete(plan)) {
    const together = calculatedTogether(plan, message, readSearch);
    return together?.kind === 'use' && together.input.calculation === 'housingBudget' ? together : plan;
  }
  const after = plan.kind === 'refuse' ? undefined : afterFigures(message);
  if (after) return after;
  const isOpen = plan.kind === 'ask' || (plan.kind === 'use' && isGeneralTool(plan));
  const programs = isOpen ? comparedPrograms(message) : undefined;
  if (programs) return programs;
  const calculated = calculatedTogether(plan, message, readSearch);
  if (calculated) return calculated;
  const completed = completedPlan(plan, message, readSearch);
  if (completed) return completed;
  const isGeneral = plan.kind === 'use' && isGeneralTool(plan);
  const leavesOut = isGeneral && message.amounts.some(({ unit }) => unit === 'money');
  const whole = leavesOut && message.talk.asked ? `${message.talk.asked} ${message.typed}` : wholeOf(message);
  if (whole === message.typed || message.home.lookUp || message.home.points) return plan;
  if (plan.kind === 'use' && isOutside(plan, message)) return plan;
  const open = plan.kind === 'ask' || (plan.kind === 'use' && plan.tool === 'outOfScope');
  const alone = plan.kind === 'use' && computes.has(plan.tool);
  // Figures of its own make a question complete, unless it points back to one that nothing computed.
  const computed = message.talk.tool !== undefined && computes.has(message.talk.tool);
  const states = statesOnly(message) && !computed;
  const newSubject = alone && (computed || !pointsBack.test(message.text)) && !states;
  if (plan.kind === 'refuse' || plan.kind === 'courtesy' || newSubject) return plan;
  if (plan.kind === 'use' && !isGeneral && !alone && !states) return plan;
  // A question about the tax on income is not about the transfer tax of before.
  if (taxLawOf(message) !== undefined) return plan;
  const { cues, amounts, text } = message;
  const defines = plan.kind === 'use' && plan.tool === 'explain' && cues.has('whatIs') && amounts.length === 0;
  if (defines && !pointsBack.test(text)) return plan;
  // “545, what does it cost on top?” after another sentence states a price in thousands.
  const price = /^\$?\d/.test(text) ? shortPriceOf(amounts) : undefined;
  const read = price === undefined ? whole : whole.replace(new RegExp(`\\b${price / 1_000}\\b`), `$${price}`);
  const together = planOf({ ...readMessage(read, message.talk, readSearch), language: message.language });
  if (together.kind !== 'use' || together.tool === 'outOfScope' || (!open && isSame(together, message))) return plan;
  // Stated figures alone can look like a search or a loan; the question before asks for their calculation.
  if (states && together.tool === 'calculate') return together;
  const stays = plan.kind === 'use' && !isGeneral && !(alone && pointsBack.test(text));
  if (stays) return plan;
  return computes.has(together.tool) || (open && !/^(searchHomes|refineSearch)$/.test(together.tool)) ? together : plan;
}
