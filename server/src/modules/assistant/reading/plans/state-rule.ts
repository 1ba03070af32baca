import { differsByPlace, entriesNamed, isKnownIn } from '../../knowledge/index.ts';
import { stateRules } from '../../knowledge/state-rules/index.ts';
import { loanEntries } from '../../knowledge/state-rules/loans.ts';
import { countryOf } from '../homes/places.ts';
import type { Message } from '../message.ts';
import { plain } from '../plain.ts';
import type { ToolPlan } from '../plan.ts';
import { isSelfContained } from '../self-contained.ts';
import { documentsFor } from '../topic-index/documents.ts';
import { type RefusalName, refusalOf } from '../topics/refusals.ts';
import { stateRulesAsked } from '../topics/state-rules.ts';
import { clientQuestion, refused } from './refused.ts';
import { use, withAlso } from './use.ts';

/** Refusals of advice and of others' data, which a general rule is neither. */
const allowed: ReadonlySet<RefusalName | undefined> = new Set([
  undefined,
  'legal',
  'tax',
  'approval',
  'investment',
  'medical',
  'otherPeople',
  'ownerContact',
]);

/** The rule of every state, without a text by place. */
const federal: ReadonlySet<string> = new Set(loanEntries.map(({ id }) => id));
const ownIds: ReadonlySet<string> = new Set(stateRules.map(({ id }) => id));
const tenancies: ReadonlySet<string> = new Set([
  ...['security-deposit', 'eviction-notice', 'end-month-to-month', 'occupant-without-lease', 'late-fee'],
  ...['rent-increase', 'landlord-entry', 'rental-repairs', 'left-belongings', 'lease-home-sold'],
]);

/** Rules that a question with the price of a home is not about. */
const figureFree: ReadonlySet<string> = new Set([
  ...tenancies,
  ...['depreciation-recapture', 'va-assumption', 'va-residual-income', 'reverse-mortgage-due'],
]);

/** Least price or value of a home. Rents are lower. */
const leastValue = 20_000;

const section8 = /\b(section|seccion|sec) 8\b/g;

/** True if a question about a rule is not also one that must be refused. */
function isAllowed(id: string, message: Message): boolean {
  const refusal = refused(message);
  if (allowed.has(refusal?.refusal)) return true;
  // A landlord who asks about vouchers asks for a duty. Any other preference about people stays refused.
  return (
    id === 'housing-voucher' &&
    (refusal?.refusal === 'fairHousing' || refusal?.refusal === 'advertising') &&
    refusal.class === undefined &&
    !/^(fairHousing|advertising|safety)$/.test(refusalOf(message.text.replace(section8, 'voucher')) ?? '')
  );
}

const lastRule = ({ talk: { tool, last } }: Message): { id: string; state?: string } | undefined => {
  const [id] = (tool === 'explain' && (last?.input.ids as string[] | undefined)) || [];
  return id !== undefined && (ownIds.has(id) || (differsByPlace(id) && last?.input.state !== undefined))
    ? { id, ...(last?.input.state === undefined ? {} : { state: String(last.input.state) }) }
    : undefined;
};

/** States and provinces that a question names. “Washington” without “DC” is the state. */
const statesIn = ({ named, text }: Message): string[] => [
  ...new Set(named.map(({ state }) => (state === 'DC' && !/\bd\.? ?c\b|district/.test(text) ? 'WA' : state))),
];

/** States of the question, or of the answer or the questions before. */
function statesFor(message: Message): string[] {
  const states = statesIn(message);
  const before = lastRule(message)?.state ?? message.talk.stated?.state;
  return states.length > 0 ? states : before === undefined ? [] : [before];
}

const rentBefore = /\b(rent|renta|alquiler|loyer)( (is|was|of|at|es|est|de|a|:|=))* ?$/;
const rentAfter = /^ ?(\/|in |of |de |for )?(rent|renta|alquiler|loyer|apartment|a month|per month)\b/;
const [leastRent, mostRent] = [100, 20_000];

/** Returns the rent that a question states, or the value where the rule is a share of it. */
function amountFor(id: string, { amounts }: Message): number | undefined {
  const sums = amounts.filter(({ unit }) => unit === 'money' || unit === 'plain');
  if (id === 'tax-value-cap') return sums.find(({ value }) => value >= leastValue)?.value;
  if (id !== 'late-fee' && id !== 'security-deposit') return undefined;
  return sums.find(
    ({ value, before, after, per }) =>
      value >= leastRent && value < mostRent && (per === 'month' || rentBefore.test(before) || rentAfter.test(after)),
  )?.value;
}

function planOf(id: string, states: readonly string[], message: Message): ToolPlan {
  const [first, second] = states;
  const input = {
    ids: [id],
    amount: amountFor(id, message),
    ...(tenancies.has(id) && first === undefined ? { inCanada: ['rental-tribunals'] } : {}),
  };
  return withAlso(
    use('explain', { ...input, state: first }),
    second !== undefined && use('explain', { ...input, state: second }),
  );
}

/** Plans the rule for the states of a question. A province without a row, and a French question without a place, have other answers. */
function ruleFor(id: string, message: Message): ToolPlan | undefined {
  if (federal.has(id)) return planOf(id, statesIn(message).slice(0, 1), message);
  const states = statesFor(message);
  const known = states.filter((state) => countryOf(state) === 'US' || isKnownIn(id, state));
  if (states.length > 0 && known.length === 0) return undefined;
  const isCanadian = message.country === 'CA' || (message.language === 'fr' && message.country !== 'US');
  if (known.length === 0 && isCanadian) return undefined;
  if (id !== 'nonresident-sale') return planOf(id, known.slice(0, 2), message);
  const plan = planOf(id, known.slice(0, 1), message);
  // The federal tax comes first for an owner who lives abroad.
  return message.has(abroad) ? withAlso(use('explain', { ids: ['firpta'] }), plan) : plan;
}

/** Countries, and cities and provinces outside of the USA, from which people sell homes there. */
const abroad =
  /\b(mexic\w+|monterrey|guadalajara|tijuana|cdmx|canad\w+|quebec|ontario|toronto|montreal|vancouver|calgary|alberta|manitoba|saskatchewan|new brunswick|nova scotia|colombia|brazil|brasil|venezuela|argentina|espana|spain|france|germany|england|london|uk|china|india|israel|abroad|overseas|another country|otro pais|etranger)\b/;

const longestFollowUp = 14;
const [shortest, briefly] = [9, 5];
const seeksHomes =
  /\b(homes?|houses?|condos?|listings?|show|find|search|beds?|bedrooms?|for sale|buy\w*|maisons?|cherche\w*|montr\w+|acheter|casas?|busc\w+|muestr\w+|compr\w+|market|prices?|prix|precios?|rates?|agents?|lenders?|tours?)\b/;
/** “Same question for my condo in Boise” looks for no home. */
const ownHome = /\b(my|our|the|mon|ma|notre|mi|nuestr[oa]|la|el|le) (\w+ )?(homes?|houses?|condos?|maisons?|casas?)\b/g;
const goesOn = /^(and|but|so|ok|okay|what about|how about|what if|same|et|pis|mais|y|e|pero|que tal|entonces|alors)\b/;
const pointsBack =
  /\b(it|that|this|those|them|they|one|ones|he|she|him|her|ca|cela|celle|celui|elle|il|eso|esa|ese|esto|ella|el|lo)\b/;

/** Asks for more about the rule that was just explained. */
const asksMore =
  /\b(how (fast|soon|long|much|many|late)|what (if|happens|then|counts|about)|what('?s| is) the (penalty|max\w*|limit|cap|most|fine|deadline|rule)|(can|could|may|must|should|does|do|will|would|did) (i|he|she|they|we|it|that|this|the \w+)|(is|are) (it|that|this|there|they)|(she|he|they|it) (stays?|leaves?|refuses?|doesn'?t|don'?t|won'?t|still)|in writing|penalty|exceptions?|combien|quand|et si|s'il|si elle|est-ce|peut-il|peut-elle|puis-je|dois-je|delai|par ecrit|cuant\w+|y si|que pasa|puede|puedo|tiene que|tengo que|debo|por escrito|multa|plazo)\b/;

/** Plans “and in Missouri?” and “how fast do I have to give it back” after the explanation of a rule. */
function followsUp(message: Message): ToolPlan | undefined {
  const before = lastRule(message);
  const { text, has, amounts, home } = message;
  const words = text.split(' ').length;
  if (!before || home.lookUp || words > longestFollowUp || federal.has(before.id)) return undefined;
  if (seeksHomes.test(text.replace(ownHome, ' '))) return undefined;
  const states = statesIn(message);
  if (states.length > 0)
    return words <= shortest || has(goesOn) || has(asksMore) ? ruleFor(before.id, message) : undefined;
  if (amounts.some(({ unit, value }) => unit === 'money' && value >= 20_000)) return undefined;
  // “She says she keeps all of it because I painted a wall” has no other subject.
  const isOut = message.kinds[0]?.kind === 'out' || refused(message)?.refusal === 'legal';
  return tenancies.has(before.id) && (has(asksMore) || (has(goesOn) && words <= briefly) || (isOut && has(pointsBack)))
    ? ruleFor(before.id, message)
    : undefined;
}

/** Certainty of the index of topics at which a rule answers a question before all other plans. */
const leastSure = 0.6;

/** Plans the first rule that the words of a text ask for. */
function ruleNamed(message: Message, has: Message['has'] = message.has): ToolPlan | undefined {
  const states = statesFor(message);
  for (const { id, needsState, only } of stateRulesAsked({ has })) {
    if (needsState && states.length === 0) continue;
    if (only !== undefined && !states.includes(only)) continue;
    if (figureFree.has(id) && message.amounts.some(({ unit, value }) => unit === 'money' && value >= leastValue))
      continue;
    if (isAllowed(id, message)) {
      const plan = ruleFor(id, message);
      if (plan) return plan;
    }
  }
  return undefined;
}

/** Plans “can I lose the house with one of those?” after an explanation, by the words of both questions together. */
function ruleOfBoth(message: Message): ToolPlan | undefined {
  const { talk, text, after } = message;
  const before = plain(talk.heard?.at(-1) ?? '');
  if (!after('explain') || before === '' || text.split(' ').length > longestFollowUp || !pointsBack.test(text))
    return undefined;
  const known = new Set(stateRulesAsked({ has: (pattern) => pattern.test(before) }).map(({ id }) => id));
  const both = `${before}. ${text}`;
  const asked = stateRulesAsked({ has: (pattern) => pattern.test(both) });
  return asked.some(({ id }) => known.has(id)) ? undefined : ruleNamed(message, (pattern) => pattern.test(both));
}

/** Returns the rule that differs by state and that a question asks for. */
function ruleAsked(message: Message): ToolPlan | undefined {
  const asked = ruleNamed(message) ?? ruleOfBoth(message);
  if (asked) return asked;
  const later = followsUp(message);
  if (later && isAllowed(lastRule(message)!.id, message)) return later;
  if (message.talk.tool !== undefined && !isSelfContained(message)) return undefined;
  const [best] = documentsFor(message);
  if (!best || best.sure < leastSure || !tenancies.has(best.id)) return undefined;
  if (message.amounts.some(({ unit }) => unit === 'money')) return undefined;
  if (entriesNamed(message.text).some(({ id }) => id !== best.id && !tenancies.has(id))) return undefined;
  const refusal = refused(message)?.refusal;
  return refusal === undefined || refusal === 'legal' ? ruleFor(best.id, message) : undefined;
}

/** Plans the explanation of a rule that differs by state, before its words are read as a search or refused as advice. */
export const stateRule = (message: Message): ToolPlan | undefined =>
  message.home.lookUp || clientQuestion(message) ? undefined : ruleAsked(message);

/** True for the explanation of a rule that differs by state, which needs no other topic beside it. */
export const explainsStateRule = ({ tool, input: given }: { tool: string; input: unknown }): boolean => {
  const input = given as ToolPlan['input'];
  return (
    tool === 'explain' &&
    (input.ids as string[]).every((id) => ownIds.has(id) || differsByPlace(id)) &&
    (input.state !== undefined || (input.ids as string[]).some((id) => ownIds.has(id)))
  );
};
