import { entriesNamed } from '../knowledge/index.ts';
import { marketTerms } from '../knowledge/terms/purchase/market.ts';
import { isPlace, type Message } from './message.ts';
import { computes, type Plan, type ToolPlan } from './plan.ts';
import { explainsRelief } from './plans/costs/taxes/tax-relief.ts';
import { usualPriceOf } from './plans/costs/usual-price.ts';
import { asksGoingPrice } from './plans/market.ts';
import { isEveryday } from './plans/outside.ts';
import { asksAfterOffer, stepsAsked } from './plans/steps.ts';
import { asksTourHours } from './plans/tour-hours.ts';
import { withAlso } from './plans/use.ts';
import { documentsFor, planFrom } from './topic-index/documents.ts';
import { type Found, isStatus } from './topic-index/retrieval.ts';
import { isForPeople } from './topics/hearsay.ts';
import { siteTopicOf } from './topics/how-to/how-to-sharing.ts';
import { narrowTopicOf } from './topics/how-to/how-to-topics.ts';
import { ruleMatterOf } from './topics/rule-matters.ts';
import { statusToolsIn } from './topics/status-words.ts';
import { taxLawOf } from './topics/tax-law.ts';
import { wideEntries } from './topics/wide-entries.ts';

/** Tools whose input only the rules find. A question that fits them best keeps its plan. */
const plannedByRules: ReadonlySet<Found['tool']> = new Set(['marketFacts', 'searchHomes', 'homeFacts', 'outOfScope']);

/** More likely the subject of the question than not. A low score is a question about none of the documents. */
export const isClear = ({ tool, score, share }: Found): boolean =>
  !plannedByRules.has(tool) && score >= 14 && share >= 0.5;
/** Clear enough where the chosen plan says nothing about the question. */
const isLikely = ({ score, share }: Found): boolean => score >= 12 && share >= 0.3;
/** Clear enough to replace an answer that another rule chose. */
export const isStrong = ({ tool, score, share }: Found): boolean =>
  !plannedByRules.has(tool) && score >= 18 && share >= 0.8;
const certainScore = 28;
/** Clear enough to replace the plan of another kind of question. Nine of ten such documents are right (cross-validated). */
const isCertain = ({ tool, score, share }: Found): boolean =>
  (tool === 'explain' || tool === 'howTo') && score >= certainScore && share >= 0.8;
/** Minimum lead over the document that a rule chose, for a document of the question's kind and for another. */
const lead = { sameKind: 2.5, otherKind: 8 } as const;

/** Score at which the document that a rule chose stays in the answer beside a better one. */
const rest = 12;

const paymentWords =
  /\b(payments?|pmt|monthly|a month|per month|cost\w*|how much|interest|p ?(&|and) ?i|pagos?|mensual\w*|al mes|cuanto|versements?|paiements?|par mois|combien)\b/;
/** The French “va être” is no loan. */
const aboutLending =
  /\b(fha|va(?! (\w+(er|re|ir|oir)|etre))|loans?|mortgages?|lend\w*|prestamos?|hipoteca|credito|prets?|hypotheque|financ\w+)\b/;

/** True if a plan says nothing about the question, so that a clear document is better. */
function isWeak(plan: Plan, message: Message): boolean {
  const { text, has, cues } = message;
  if (plan.kind === 'ask')
    return (
      plan.for === 'anything' ||
      plan.for === 'price' ||
      // “Think they'll keep falling next year?” is about the market of a place.
      (plan.for === 'place' && plan.waiting?.input.forecast !== true) ||
      plan.for === 'income' ||
      plan.for === 'home'
    );
  if (plan.kind !== 'use') return false;
  switch (plan.tool) {
    case 'outOfScope':
      return (
        (plan.input.reason === 'other' && !cues.has('outside') && !isEveryday(text)) ||
        (plan.input.reason === 'immigration' && has(aboutLending))
      );
    case 'handOver':
      return plan.input.for === 'showing' && plan.input.home === undefined && plan.input.address === undefined;
    case 'nextSteps':
      return !cues.has('nextSteps') && !statusToolsIn(text).includes('nextSteps');
    case 'loanPayment':
      return plan.input.ratePercent === undefined && plan.input.years === undefined && !has(paymentWords);
    default:
      return false;
  }
}

const none: ReadonlySet<string> = new Set();
const marketIds: ReadonlySet<string> = new Set([
  'buyers-market',
  'days-on-market',
  'comps',
  'sold-prices',
  ...marketTerms.map(({ id }) => id),
]);
const taxIds: ReadonlySet<string> = new Set(['property-tax', 'property-tax-bill', 'mill-rate', 'assessed-value']);
const ownMatters: ReadonlySet<string> = new Set([
  'replies',
  'appointments',
  'documents',
  'savedHomes',
  'nextSteps',
  'news',
  'journey',
]);

/** Tools whose answer a strong document replaces: the words of a question chose them, not its figures. */
const replaceable: ReadonlySet<string> = new Set([
  'propertyTax',
  'appointments',
  'marketFacts',
  'programs',
  'profile',
  'capabilities',
  'nextSteps',
]);

/** Topics that rules choose by common words, such as an offer. A more special document about them is better. */
const broadTopics: ReadonlySet<unknown> = new Set(['make-offer', 'first-steps', 'buying-process', 'connect']);

/** Topics of an action that a question names in full, whatever its object is called. */
const ownActions: ReadonlySet<unknown> = new Set(['upload', 'sell-steps']);

/** Entries that answer a question whose words have one meaning. */
export const sureEntries: ReadonlySet<string> = new Set([
  'twenty-percent',
  'transfer-tax-when',
  'stress-test',
  'fee-covers',
  'coop-costs',
  'closing-costs-us',
  'closing-costs-ca',
]);

/** True for the rule that the words of a question name together. */
export const explainsMatter = (plan: Plan, message: Message): boolean =>
  plan.kind === 'use' &&
  plan.tool === 'explain' &&
  (plan.input.ids as string[])[0] === ruleMatterOf(message, undefined);
/** True for the steps or the usual price that the words of a question ask for. */
export const asksStepsOrPrice = (plan: Plan, message: Message): boolean =>
  plan.kind === 'use' &&
  (plan.tool === 'howTo'
    ? plan.input.topic === stepsAsked(message) ||
      (plan.input.topic === 'after-offer' && asksAfterOffer(message)) ||
      (plan.input.topic === 'showing' && asksTourHours(message))
    : plan.tool === 'explain' && (plan.input.ids as string[])[0] === usualPriceOf(message));
/** Criteria that only a search for homes has. */
const isCriterion = (fact: string): boolean => /^(price|beds|baths|sqft|sort)/.test(fact);

const whatPeopleDo =
  /\b(do|does|did|will|would|can|could|should|is|are) (a |an |the |my |our |most |all |any |some )?(lenders?|banks?|brokers?|agents?|realtors?|inspectors?|lawyers?|sellers?|builders?)\b(?! (who|that|in|near|around|speak\w*|here))|\b(la banque|le preteur|les banques|les preteurs|un preteur|el banco|los bancos|el prestamista|los prestamistas|los agentes)\b/;

/** True for a question about what professionals do, which names no place, language or person to look for. */
const asksOfPeople = (input: ToolPlan['input'], text: string): boolean =>
  whatPeopleDo.test(text) &&
  !isForPeople(text) &&
  Object.entries(input).every(([name, value]) => name === 'type' || value === undefined);

/** True if a document is certainly about a question whose words a rule took for another matter: “fence over the line”. */
function outweighs(best: Found, { tool, input }: ToolPlan, message: Message): boolean {
  const { search, amounts, talk, kinds, text, cues, named } = message;
  if (tool === 'outOfScope')
    return (
      isClear(best) &&
      best.score >= certainScore &&
      input.reason !== 'weather' &&
      input.reason !== 'immigration' &&
      namesEntry(text, best)
    );
  // “Do lenders count seasonal work?” asks what people do, and looks for no one.
  if (tool === 'professionals' && isLikely(best) && best.tool === 'explain' && asksOfPeople(input, text))
    return namesEntry(text, best) || isCertain(best);
  if (!isCertain(best)) return false;
  if (tool === 'searchHomes')
    return (
      best.tool === 'explain' &&
      talk.search === undefined &&
      !search.criteria.some(isCriterion) &&
      (namesEntry(text, best) || search.criteria.every(isPlace))
    );
  if (tool === 'professionals') return kinds[0]?.kind !== 'person' && input.language === undefined;
  if (tool === 'documents' || tool === 'replies') return best.tool === 'explain' && !isForPeople(text);
  // A bridge loan has interest and no payment.
  if (tool === 'loanPayment' && input.ratePercent === undefined && !cues.has('monthly') && namesEntry(text, best))
    return true;
  return (
    computes.has(tool) && talk.tool === undefined && named.length === 0 && amounts.every(({ unit }) => unit !== 'money')
  );
}

/** True if a question names the entry that it is certainly about: “is an estoppel letter something the listing tells me”. */
const namesCertainly = (best: Found | undefined, { text }: Message): boolean =>
  best?.tool === 'explain' && isCertain(best) && namesEntry(text, best);

/** True if a question names the entries that a rule chose, and not the one that shares its words. */
const namesOnly = (ids: readonly string[], best: Found, { text }: Message): boolean =>
  !namesEntry(text, best) && ids.some((id) => !wideEntries.has(id)) && ids.every((id) => namesEntry(text, { id }));

const namesEntry = (text: string, { id }: Pick<Found, 'id'>): boolean =>
  entriesNamed(text).some((entry) => entry.id === id);

/** True for the question for an income after stated debts, which names loans and asks for no meaning. */
const asksIncomeBesideDebts = (plan: Plan): boolean =>
  plan.kind === 'ask' && plan.for === 'income' && plan.waiting?.input.debtsMonthly !== undefined;

/** Replaces a plan that another document of the knowledge fits clearly better. */
export function reconsidered(plan: Plan, message: Message): Plan {
  const { home, kinds, talk, cues } = message;
  if (plan.kind === 'refuse' || plan.kind === 'courtesy' || home.lookUp) return plan;
  if (explainsMatter(plan, message) || asksStepsOrPrice(plan, message) || asksIncomeBesideDebts(plan)) return plan;
  if (taxLawOf(message) !== undefined || (plan.kind === 'use' && explainsRelief(plan))) return plan;
  const documents = documentsFor(message);
  const [best] = documents;
  if (home.beyond && plan.kind === 'ask' && (talk.tool !== undefined || !(best && isCertain(best)))) return plan;
  if (plan.kind === 'use' && plan.tool === 'explain' && (plan.input.ids as string[]).every((id) => sureEntries.has(id)))
    return plan;
  if (home.points && (talk.shown.length > 0 || talk.home !== undefined)) return plan;
  if (
    plan.kind === 'use' &&
    plan.tool === 'howTo' &&
    plan.input.topic === siteTopicOf(message.text) &&
    !namesCertainly(best, message)
  )
    return plan;
  if (best && plan.kind === 'use' && outweighs(best, plan, message)) return planFrom(best, message);
  if (
    plan.kind === 'use' &&
    (plan.also || (ownActions.has(plan.input.topic) && narrowTopicOf(message.text) === plan.input.topic))
  )
    return plan;
  if (!best || plannedByRules.has(best.tool)) return plan;
  const kind = kinds[0]?.kind;
  if (kind === 'refuse' || (kind === 'homes' && !(plan.kind === 'ask' && isCertain(best)))) return plan;
  if (isWeak(plan, message)) {
    const fits = documents.find((each) =>
      kind === 'status' ? isStatus(each) : kind === 'costs' || kind === 'definition' ? !isStatus(each) : true,
    );
    const chosen = kind === 'status' && !isStrong(best) ? fits : best;
    if (plan.kind === 'use' && plan.tool === 'handOver' && chosen && isStatus(chosen)) return plan;
    const fitting = plan.kind === 'use' && plan.tool === 'outOfScope' ? isClear : isLikely;
    if (chosen && (fitting(chosen) || (kind === 'status' && isStatus(chosen) && chosen.score >= 10)))
      return planFrom(chosen, message);
    return plan;
  }
  if (plan.kind !== 'use') return isStrong(best) && !isStatus(best) ? planFrom(best, message) : plan;
  if (best.tool === plan.tool && best.tool !== 'explain' && best.tool !== 'howTo') return plan;
  if (plan.tool === 'explain' || plan.tool === 'howTo') {
    const ids = plan.tool === 'explain' ? (plan.input.ids as string[]) : [String(plan.input.topic)];
    const own = Math.max(0, ...documents.filter(({ id }) => ids.includes(id)).map(({ score }) => score));
    const special = broadTopics.has(plan.input.topic)
      ? documents.find((each) => !isStatus(each) && !plannedByRules.has(each.tool) && !broadTopics.has(each.id))
      : undefined;
    if (special && special.score >= Math.max(16, own + lead.sameKind)) return planFrom(special, message);
    if (plan.tool === 'explain' && cues.has('whatIs') && namesOnly(ids, best, message)) return plan;
    if (!isClear(best) || isStatus(best) || plan.input.facts !== undefined || ids.includes(best.id)) return plan;
    const isOfKind = best.tool === (kind === 'howto' ? 'howTo' : 'explain') || isCertain(best);
    if (best.score < own + (isOfKind ? lead.sameKind : lead.otherKind))
      return isStrong(best) && best.tool !== plan.tool ? withAlso(plan, planFrom(best, message)) : plan;
    // “What are lender credits on a loan estimate?” asks for the first of the two.
    if (
      plan.tool === 'explain' &&
      own >= rest &&
      ids.some((id) => !wideEntries.has(id) && namesEntry(message.text, { id }))
    )
      return withAlso(plan, planFrom(best, message));
    // “How do I make a promise to purchase?” asks for the steps before the meaning.
    if (plan.tool === 'howTo' && cues.has('how') && namesEntry(message.text, best))
      return withAlso(plan, planFrom(best, message));
    return withAlso(planFrom(best, message), own >= rest && plan);
  }
  if (best.tool === 'overview' && isStrong(best) && ownMatters.has(plan.tool)) return planFrom(best, message);
  const isFigure = plan.tool === 'marketFacts' ? marketIds : plan.tool === 'propertyTax' ? taxIds : none;
  return replaceable.has(plan.tool) &&
    best.score >= 16 &&
    best.share >= 0.6 &&
    (best.tool === 'explain' || best.tool === 'howTo') &&
    !isFigure.has(best.id) &&
    !(
      plan.tool === 'marketFacts' &&
      (message.after('marketFacts') || (cues.has('market') && message.named.length > 0) || asksGoingPrice(message))
    ) &&
    message.amounts.every(({ unit }) => unit !== 'money')
    ? planFrom(best, message)
    : plan;
}
