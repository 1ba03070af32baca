/** Long because the ways in which a question asks for a rule of a place share its place, its amounts and the rule before it. */
import { entriesNamed } from '../../knowledge/index.ts';
import {
  federalPeriods,
  idOf,
  isFederal,
  isOnlyLocal,
  localTopic,
  type Rules,
  ruleAt,
  type Topic,
} from '../../knowledge/local-rules/index.ts';
import { eventDay, noticeDays } from '../figures/dates-stated.ts';
import { rentRaise } from '../figures/rent-raise.ts';
import { countryOf } from '../homes/places.ts';
import { namedStates, type Where, whereOf } from '../homes/rule-places.ts';
import type { Message } from '../message.ts';
import { plain } from '../plain.ts';
import type { Plan, ToolPlan, ToolUse } from '../plan.ts';
import { pointsBack } from '../pronouns.ts';
import { isSelfContained } from '../self-contained.ts';
import type { Country } from '../talk.ts';
import { documentsFor } from '../topic-index/documents.ts';
import { courtesyOf } from '../topics/courtesies.ts';
import { americanWords, type LocalWords } from '../topics/local-rules/american.ts';
import { canadianWords } from '../topics/local-rules/canadian.ts';
import { type RefusalName, refusalOf } from '../topics/refusals.ts';
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
const section8 = /\b(section|seccion|sec) 8\b/g;

/** True if a question about a rule is not also one that must be refused. */
function isAllowed(id: string, message: Message): boolean {
  const refusal = refused(message);
  if (allowed.has(refusal?.refusal)) return true;
  // A person who reports discrimination asks for no choice by a protected trait.
  if (id.startsWith('housing-discrimination')) return /^(fairHousing|advertising|safety)$/.test(refusal!.refusal);
  // A landlord who asks about vouchers asks for a duty. Any other preference about people stays refused.
  return (
    id === 'housing-voucher' &&
    (refusal?.refusal === 'fairHousing' || refusal?.refusal === 'advertising') &&
    refusal.class === undefined &&
    !/^(fairHousing|advertising|safety)$/.test(refusalOf(message.text.replace(section8, 'voucher')) ?? '')
  );
}

/** Returns the last explanation of a rule that differs by place. */
function lastRule({ talk: { last } }: Message): { id: string; topic: Topic; input: ToolUse['input'] } | undefined {
  if (!last || !explainsLocalRule(last)) return undefined;
  const id = String((last.input.ids as unknown[])[0]);
  const topic = localTopic(id);
  return topic && { id, topic, input: last.input };
}

const stateBefore = (message: Message): string | undefined => lastRule(message)?.input.state as string | undefined;

const rentBefore = /\b(rent|renta|alquiler|loyer)( (is|was|of|at|from|es|est|de|a|:|=))* ?$/;
const rentAfter = /^ ?(\/|in |of |de |for )?(rent|renta|alquiler|loyer|apartment|a month|per month)\b/;
const [leastRent, mostRent] = [100, 20_000];

/** Returns the amount of the question, or of the rule before it, that the rule has a figure of. */
function amountFor({ amounts: range, ...rules }: Rules, message: Message): number | undefined {
  if (!range) return undefined;
  const before = lastRule(message);
  return (
    message.amounts.find(({ unit, value, before, after, per }) =>
      unit !== 'money' && unit !== 'plain'
        ? false
        : range === 'rent'
          ? value >= leastRent &&
            value < mostRent &&
            (per === 'month' || rentBefore.test(before) || rentAfter.test(after))
          : value >= range[0] && value <= range[1],
    )?.value ?? (before?.id === idOf(rules) ? (before.input.amount as number | undefined) : undefined)
  );
}

const asksDeposit = /\b(deposits?|depots?|depositos?|security|caution)( (of|de|is|at|for|es|est|por))?( a| un)? ?\$?$/;
const ofDeposit =
  /^[\s$]*((de|as|for|en|of|in|como|a|the|security|damage|pet|un|dollars?) ){0,3}(deposit|depot|deposito|security)\b/;

/** Returns the deposit that a landlord asks. */
const depositAsked = ({ amounts }: Message): number | undefined =>
  amounts.find(
    ({ unit, value, before, after }) =>
      (unit === 'money' || unit === 'plain') &&
      value >= leastRent &&
      value < mostRent &&
      (asksDeposit.test(before) || ofDeposit.test(after)),
  )?.value;

/** Returns the rents of an increase and the days that a rule counts with, of the question or the rule before it. */
function statedFor(rules: Rules, message: Message): Partial<ToolUse['input']> {
  const isRaise = rules.decides === 'rent';
  const before = lastRule(message);
  const { asked, since, starts } = before?.id === idOf(rules) ? before.input : {};
  const raise = isRaise ? rentRaise(message) : undefined;
  const days = isRaise ? noticeDays(message.text) : { since: eventDay(message.text) };
  const given = {
    amount: raise?.from,
    asked: raise ? raise.to : rules.decides === 'deposit' ? (depositAsked(message) ?? asked) : asked,
    since: days.since ?? since,
    starts: ('starts' in days ? days.starts : undefined) ?? starts,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Plans the limit of a rent increase, which the structure of a question states in any words. */
function raisedRent(where: Where, message: Message): ToolPlan | undefined {
  if (!rentRaise(message) || !isAllowed('rent-increase', message)) return undefined;
  return planFor(localTopic('rent-increase')!, where, message);
}

/** Countries, and cities and provinces outside of the USA, from which people sell homes there. */
const abroad =
  /\b(mexic\w+|monterrey|guadalajara|tijuana|cdmx|canad\w+|quebec|ontario|toronto|montreal|vancouver|calgary|alberta|manitoba|saskatchewan|new brunswick|nova scotia|colombia|brazil|brasil|venezuela|argentina|espana|spain|france|germany|england|london|uk|china|india|israel|abroad|overseas|another country|otro pais|etranger)\b/;

/** Plans the rule of a country for its first two places. */
function planIn(country: Country, rules: Rules, { states }: Where, message: Message): ToolPlan {
  const [first, second] = states.filter((state) => countryOf(state) === country);
  const input = { ids: [idOf(rules)], amount: amountFor(rules, message), ...statedFor(rules, message) };
  const plan = withAlso(
    use('explain', { ...input, state: first }),
    second !== undefined && !isFederal(rules) && use('explain', { ...input, state: second }),
  );
  // The federal tax comes first for an owner who lives abroad.
  return input.ids[0] === 'nonresident-sale' && message.has(abroad)
    ? withAlso(use('explain', { ids: ['firpta'] }), plan)
    : plan;
}

/** Plans a topic for the places of a question, in the first country that has rules on it. */
function planFor(topic: Topic, where: Where, message: Message): ToolPlan | undefined {
  for (const country of where.countries) {
    const rules = topic[country];
    const isKnown =
      rules && (isFederal(rules) || isOnlyLocal(idOf(rules)) || where.states.some((state) => ruleAt(rules, state)));
    if (rules && isKnown) return planIn(country, rules, where, message);
  }
  return undefined;
}

const wordsOf: Readonly<Record<Country, readonly LocalWords[]>> = { US: americanWords, CA: canadianWords };

/** Returns the topics in a country whose words a plain text has, the most special first. */
const wordsIn = (country: Country, has: Message['has']): LocalWords[] =>
  wordsOf[country].filter(
    ({ patterns, except }) => patterns.every((pattern) => has(pattern)) && !(except && has(except)),
  );

/** Least price or value of a home. Rents are lower. */
const leastValue = 20_000;
const statesPrice = ({ amounts }: Message): boolean =>
  amounts.some(({ unit, value }) => unit === 'money' && value >= leastValue);

/** Plans the first rule that the words of a text ask for, by the words of the countries of the question or of others. */
function ruleNamed(
  where: Where,
  message: Message,
  has: Message['has'] = message.has,
  words: readonly Country[] = where.countries,
): ToolPlan | undefined {
  const sums = message.amounts.filter(({ unit }) => unit === 'money').length;
  for (const country of words)
    for (const { id, needsPlace, only, mostSums = sums } of wordsIn(country, has)) {
      const topic = localTopic(id)!;
      const isForeign = !where.countries.includes(country);
      const places = isForeign ? namedStates(message) : where.states;
      if ((needsPlace && places.length === 0) || sums > mostSums) continue;
      if (only && !only.some((state) => where.states.includes(state))) continue;
      // In the USA a question with the price of a home is not about a tenancy or a loan that exists.
      const isPriceless = country === 'US' && (topic.isTenancy || (isFederal(topic.US!) && only === undefined));
      if ((isPriceless && statesPrice(message)) || !isAllowed(id, message)) continue;
      const plan = planFor(topic, { ...where, countries: isForeign ? where.countries : [country] }, message);
      if (plan) return plan;
      const [state] = where.states;
      // A tribunal of the province decides on a tenancy about which the tables have no rule.
      if (isForeign && topic.isTenancy)
        return use('explain', { ids: [state === undefined ? 'rental-tribunals' : id], state });
      // A person in Canada who names no place asks for a rule that only the USA has.
      if (isForeign && !topic.CA && state === undefined && message.country === undefined)
        return planIn('US', topic.US!, where, message);
    }
  return undefined;
}

const longest = 18;
const [shortest, briefly] = [9, 5];
/** Looks for homes or people, which no rule answers. */
const looks =
  /\b(homes|houses|condos|maisons|casas) (for sale|a vendre|en venta|under|with|sous|avec)\b|\b(find|show|cherche|trouve|busco) (me )?(a |an |un |une )?(homes?|houses?|condos?|agents?|courtiers?|maisons?|casas?)\b/;
const seeks =
  /\b(homes?|houses?|condos?|listings?|show|find|search|beds?|bedrooms?|for sale|buy\w*|maisons?|cherche\w*|montr\w+|acheter|casas?|busc\w+|muestr\w+|compr\w+|market|prices?|prix|precios?|rates?|agents?|lenders?|tours?)\b/;
/** “Same question for my condo in Boise” looks for no home. */
const ownHome = /\b(my|our|the|mon|ma|notre|mi|nuestr[oa]|la|el|le) (\w+ )?(homes?|houses?|condos?|maisons?|casas?)\b/g;
const goesOn =
  /^(and|but|so|ok|okay|then|what if|what about|how about|same|et|mais|pis|alors|donc|si|y|e|pero|que tal|entonces)\b/;
/** Asks for more about the rule that was just explained: its amount, a notice, a form, a day or a dispute. */
const asksMore =
  /\b(how (fast|soon|long|much|many|late)|what (if|happens|then|counts|about)|what('?s| is) the (penalty|max\w*|limit|cap|most|fine|deadline|rule)|(can|could|may|must|should|does|do|will|would|did) (i|he|she|they|we|it|that|this|the \w+)|(is|are) (it|that|this|there|they)|(she|he|they|it) (stays?|leaves?|refuses?|doesn'?t|don'?t|won'?t|still)|in writing|penalty|exceptions?|locks?|evict\w*|notice|refus\w*|fight|disput\w*|contest\w*|court|tribunal|board|forms?|days|deadline|apply|owe\w*|sign\w*|leave|stay\w*|combien|quand|et si|s'il|si elle|est-ce|peut-il|peut-elle|puis-je|dois-je|delai|par ecrit|repond\w*|jours|formulaire|avis|cuant\w+|y si|que pasa|puede|puedo|tiene que|tengo que|debo|por escrito|multa|plazo|dias|formulario|aviso|neg(ar|arme|arse)|firm\w+)\b/;
/** Certainty at which another topic answers a question after a rule. */
const otherTopic = 0.6;
/** The same for a question that begins with “and”. */
const otherAfterAnd = 0.8;

/** True for “and in Missouri?” and “how fast do I have to give it back” after the explanation of a rule. */
function goesOnFrom(topic: Topic, message: Message): boolean {
  const { text, has, kinds, talk, cues, home } = message;
  const words = text.split(' ').length;
  if (talk.waiting || home.lookUp || words > longest || courtesyOf(text) || cues.has('saved') || cues.has('monthly'))
    return false;
  if (seeks.test(text.replace(ownHome, ' ')) || (statesPrice(message) && !lastRule(message)?.input.amount))
    return false;
  const isAnd = has(goesOn);
  const isNamed = namedStates(message).length > 0;
  // “Do I need a lawyer for that?” names another topic, but asks about this one.
  const [best] = !isNamed && has(asksMore) && has(pointsBack) ? [] : documentsFor(message);
  if (best && best.sure >= (isAnd ? otherAfterAnd : otherTopic) && localTopic(best.id) !== topic) return false;
  if (isNamed) return words <= shortest || isAnd || has(asksMore);
  if (!isAnd && /^(person|status)$/.test(kinds[0]?.kind ?? '')) return false;
  if (isSelfContained(message) && !has(asksMore)) return false;
  // “She says she keeps all of it because I painted a wall” has no other subject.
  const isOut = kinds[0]?.kind === 'out' || refused(message)?.refusal === 'legal';
  return has(asksMore) || (isAnd && words <= briefly) || (isOut && has(pointsBack));
}

/** Plans the rule before a question that goes on from it. */
function ruleAfter(where: Where, message: Message): ToolPlan | undefined {
  const before = lastRule(message);
  if (!before || !isAllowed(before.id, message) || !goesOnFrom(before.topic, message)) return undefined;
  // The explanation says that a place has no rule in the tables.
  const isMissing = where.states.length > 0 && !isFederal(before.topic.US ?? before.topic.CA!);
  return (
    planFor(before.topic, where, message) ??
    (isMissing ? use('explain', { ids: [before.id], state: where.states[0] }) : undefined)
  );
}

/** Plans “can I lose the house with one of those?” after an explanation, by the words of both questions together. */
function ruleOfBoth(where: Where, message: Message): ToolPlan | undefined {
  const { talk, text, after } = message;
  const before = plain(talk.heard?.at(-1) ?? '');
  if (!after('explain') || before === '' || text.split(' ').length > longest || !pointsBack.test(text))
    return undefined;
  const both = `${before}. ${text}`;
  const idsIn = (said: string) =>
    where.countries.flatMap((country) => wordsIn(country, (pattern) => pattern.test(said)).map(({ id }) => id));
  const known = new Set(idsIn(before));
  return idsIn(both).some((id) => known.has(id))
    ? undefined
    : ruleNamed(where, message, (pattern) => pattern.test(both));
}

/** Certainty of the index of topics at which a rule answers a question before all other plans. */
const leastSure = 0.6;

/** Plans the rule of a tenancy that the words of a question find without its name. */
function ruleFound(where: Where, message: Message): ToolPlan | undefined {
  if (message.talk.tool !== undefined && !isSelfContained(message)) return undefined;
  const [best] = documentsFor(message);
  const topic = best && best.sure >= leastSure ? localTopic(best.id) : undefined;
  if (!topic?.isTenancy || message.amounts.some(({ unit }) => unit === 'money')) return undefined;
  if (entriesNamed(message.text).some(({ id }) => id !== best!.id && !localTopic(id)?.isTenancy)) return undefined;
  const refusal = refused(message)?.refusal;
  return refusal === undefined || refusal === 'legal' ? planFor(topic, where, message) : undefined;
}

/**
 * Plans the rule of a state, a province or a country, before its words are read as a search or refused as advice. `home`
 * is the country of the person.
 */
export function localRule(message: Message, home: Country | undefined): ToolPlan | undefined {
  if (message.home.lookUp || clientQuestion(message) || looks.test(message.text)) return undefined;
  const where = whereOf(message, home, stateBefore(message));
  return (
    countedAfter(message) ??
    raisedRent(where, message) ??
    ruleNamed(where, message) ??
    ruleOfBoth(where, message) ??
    ruleAfter(where, message) ??
    ruleFound(where, message) ??
    // The words of the provinces are too wide for the states, but not the other way round.
    (where.countries[0] === 'CA' ? ruleNamed(where, message, message.has, ['US']) : undefined)
  );
}

/** True for the explanation of a rule that differs by place, which needs no other topic beside it. */
export const explainsLocalRule = ({ tool, input: given }: { tool: string; input: unknown }): boolean => {
  const { ids, state, place } = given as ToolPlan['input'];
  return (
    tool === 'explain' &&
    (ids as string[]).some((id) => localTopic(id) && ((state ?? place) !== undefined || isOnlyLocal(id)))
  );
};

/** True for entries of which one counts days from an event. */
const countsFrom = (ids: unknown): boolean => (ids as unknown[]).some((id) => federalPeriods[String(id)] !== undefined);

/** Counts again for “and to actually close on it?” after an explanation that counted days, or from a day that it names. */
function countedAfter(message: Message): ToolPlan | undefined {
  const { text, talk, has, amounts } = message;
  const { last } = talk;
  if (last?.tool !== 'explain' || !countsFrom(last.input.ids) || text.split(' ').length > longest) return undefined;
  const since = eventDay(text) ?? (last.input.since as string | undefined);
  const isSame = has(goesOn) || has(asksMore) || has(pointsBack);
  const isOther = amounts.length > 0 && eventDay(text) === undefined;
  return since === undefined || !isSame || isOther || courtesyOf(text)
    ? undefined
    : use('explain', { ...last.input, since });
}

/** Adds the day of the question to an explanation that counts days from an event. */
export function withPeriod(plan: Plan, message: Message): Plan {
  if (plan.kind !== 'use' || plan.tool !== 'explain' || !countsFrom(plan.input.ids)) return plan;
  const since = eventDay(message.text);
  return since === undefined ? plan : { ...plan, input: { ...plan.input, since } };
}

/** Adds the state or province to an explanation whose rule depends on it. */
export function withState(plan: Plan, message: Message): Plan {
  if (plan.kind !== 'use' || plan.tool !== 'explain' || plan.input.state !== undefined) return plan;
  const [id, ...others] = plan.input.ids as string[];
  const topic = localTopic(String(id));
  const where = whereOf(message, undefined, stateBefore(message));
  const rules = where.states.length > 0 ? topic?.CA : undefined;
  if (!rules || !where.states.some((state) => ruleAt(rules, state))) return plan;
  const placed = planIn('CA', rules, where, message);
  return { ...plan, input: { ...plan.input, ...placed.input, ids: [idOf(rules), ...others] } };
}
