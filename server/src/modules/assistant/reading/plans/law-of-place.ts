import {
  americanOf,
  canadianOf,
  type Law,
  lawNamed,
  lawOf,
  laws,
  ruleAt,
  topicsByWords,
} from '../../knowledge/laws/index.ts';
import { districtIn } from '../homes/districts.ts';
import { countryOf } from '../homes/places.ts';
import type { Message } from '../message.ts';
import type { Plan, ToolPlan, ToolUse } from '../plan.ts';
import { isSelfContained } from '../self-contained.ts';
import type { Country } from '../talk.ts';
import { documentsFor } from '../topic-index/documents.ts';
import { courtesyOf } from '../topics/courtesies.ts';
import { refused } from './refused.ts';
import { use } from './use.ts';

/** Words that only one province has. */
const ofProvince: readonly (readonly [state: string, pattern: RegExp])[] = [
  [
    'QC',
    /\b(tal|tribunal administratif du logement|regie du logement|oaciq|taq|residence familiale|cession de bail|gcr)\b/,
  ],
  ['ON', /\b(ltb|n12|n4|n1 notice|landlord and tenant board|tarion|mpac|nrst|spis|estate administration tax)\b/],
  ['BC', /\b(rtb|residential tenancy branch|bc assessment|strata|2-5-10)\b/],
  ['AB', /\b(rtdrs|dower)\b/],
  ['NS', /\bpvsc\b/],
];

/** Returns the last explanation of such a topic; that of a state counts for the same matter in Canada. */
const lastLaw = ({ talk: { last } }: Message): ToolUse | undefined => {
  if (last?.tool !== 'explain') return undefined;
  const id = String((last.input.ids as unknown[])[0]);
  if (lawOf(id)) return last;
  const canadian = canadianOf(id);
  return canadian === undefined ? undefined : { tool: 'explain', input: { ids: [canadian] } };
};

/** The state or province of a question: its own, that of a word, that of the answer before, or Québec for French. */
export function stateOf(message: Message): string | undefined {
  const { named, text, talk, language, country } = message;
  const own = named.find((place) => place.country === 'CA') ?? named[0] ?? districtIn(message);
  if (own) return own.state;
  const before = lastLaw(message)?.input.state as string | undefined;
  return (
    ofProvince.find(([, pattern]) => pattern.test(text))?.[0] ??
    before ??
    talk.stated?.state ??
    (language === 'fr' && country !== 'US' ? 'QC' : undefined)
  );
}

const amountOf = (law: Law, message: Message): number | undefined => {
  const { amounts } = message;
  const [least, most] = law.amounts ?? [0, -1];
  const before = lastLaw(message)?.input;
  const own = amounts.find(
    ({ value, unit }) => (unit === 'money' || unit === 'plain') && value >= least && value <= most,
  )?.value;
  return (
    own ?? ((before?.ids as unknown[] | undefined)?.[0] === law.id ? (before!.amount as number | undefined) : undefined)
  );
};

function planOfLaw(law: Law, state: string | undefined, message: Message): ToolPlan {
  const [place] = message.named;
  const american = state !== undefined && countryOf(state) === 'US' ? americanOf(law.id) : undefined;
  if (american !== undefined) return use('explain', { ids: [american], state });
  return use('explain', {
    ids: [law.id],
    state,
    place: place?.state === state ? place?.name : undefined,
    amount: amountOf(law, message),
  });
}

/** True for an explanation of a topic whose rule a province or the country sets. */
export const explainsLaw = ({ tool, input }: { tool: string; input: unknown }): boolean =>
  tool === 'explain' && (input as { ids: string[] }).ids.some((id) => lawOf(id) !== undefined);

/** Adds the state or province to an explanation whose rule depends on it. */
export function withState(plan: Plan, message: Message): Plan {
  if (plan.kind !== 'use' || plan.tool !== 'explain' || plan.input.state !== undefined) return plan;
  const [id] = plan.input.ids as string[];
  const law = lawNamed(String(id));
  const state = law && stateOf(message);
  if (!law || law.federal || state === undefined || countryOf(state) !== 'CA') return plan;
  if (law.id !== id && !law.rules[state]) return plan;
  const ids = [law.id, ...(plan.input.ids as string[]).slice(1)];
  return { ...plan, input: { ...plan.input, ids, state, ...amountInput(law, message) } };
}

const amountInput = (law: Law, message: Message): { amount?: number } => {
  const amount = amountOf(law, message);
  return amount === undefined ? {} : { amount };
};

/** Looks for homes or people, which no rule answers. */
const looks =
  /\b(homes|houses|condos|maisons|casas) (for sale|a vendre|en venta|under|with|sous|avec)\b|\b(find|show|cherche|trouve|busco) (me )?(a |an |un |une )?(homes?|houses?|condos?|agents?|courtiers?|maisons?|casas?)\b/;

/** Certainty at which the words of a question find a topic whose rule a province sets. */
const leastSure = 0.6;
/** Certainty at which another topic answers a question after one. */
const otherTopic = 0.6;
/** The same for a question that begins with “and”. */
const otherAfterAnd = 0.8;
/** Agencies and forms that only Canada has. */
const canadian = /\b(cra|arc|canada revenue|nr-?[46]|t2062a?|t776|cca|cmhc|schl)\b/;
/** Longest question that goes on from the rule before it. */
const longest = 18;
/** Shortest question whose words alone find a topic. */
const fewest = 5;

const goesOn = /^(and|but|so|ok|okay|then|what if|what about|how about|et|mais|pis|alors|donc|si|y|e|pero|entonces)\b/;
/** Words that ask about a notice, a form, a day, a fee or a dispute. */
const asksMore =
  /\b(locks?|evict\w*|notice|refus\w*|fight|disput\w*|contest\w*|court|tribunal|board|forms?|days|how long|how fast|deadline|apply|owe\w*|sign\w*|leave|stay\w*|repond\w*|jours|delai|formulaire|avis|plazo|dias|formulario|aviso|neg(ar|arme|arse)|firm\w+)\b/;
const leastPrice = 20_000;

const foundLaw = (message: Message): Law | undefined => {
  const [best] = documentsFor(message);
  const isFound = best?.tool === 'explain' && best.sure >= leastSure && topicsByWords.has(best.id);
  return isFound && message.text.split(' ').length >= fewest ? lawOf(best.id) : undefined;
};

/** Returns the topic that a question goes on from: “and in Alberta?”, “what if she doesn't leave?” */
function lawBefore(message: Message): Law | undefined {
  const { text, kinds, talk, cues } = message;
  const before = lastLaw(message);
  if (!before || talk.waiting || text.split(' ').length > longest) return undefined;
  if (courtesyOf(text) || cues.has('saved') || cues.has('monthly')) return undefined;
  if (!before.input.amount && message.amounts.some(({ unit, value }) => unit === 'money' && value >= leastPrice))
    return undefined;
  const isAnd = goesOn.test(text);
  if (!isAnd && /^(person|status)$/.test(kinds[0]?.kind ?? '')) return undefined;
  if (isSelfContained(message) && !asksMore.test(text) && message.named.length === 0) return undefined;
  const [best] = documentsFor(message);
  const isOther =
    best !== undefined && best.sure >= (isAnd ? otherAfterAnd : otherTopic) && lawOf(best.id) === undefined;
  return isOther ? undefined : lawOf(String((before.input.ids as unknown[])[0]));
}

/**
 * Plans the rule of a province on a topic that each province sets, such as deposits of tenants or probate fees.
 * `home` is the country of the person.
 */
export function lawOfPlace(message: Message, home: Country | undefined): ToolPlan | undefined {
  const { text, named, country } = message;
  if (message.home.lookUp || looks.test(text)) return undefined;
  const refusal = refused(message);
  if (refusal && refusal.refusal !== 'legal') return undefined;
  const sums = message.amounts.filter(({ unit }) => unit === 'money').length;
  const own = laws.find(({ asks, mostAmounts = sums }) => sums <= mostAmounts && asks.test(text)) ?? foundLaw(message);
  const law = own ?? lawBefore(message);
  if (!law) return undefined;
  const state = stateOf(message);
  // A state of the USA has rules of its own.
  if (state !== undefined && countryOf(state) === 'US') return own ? undefined : planOfLaw(law, state, message);
  const isCanadian =
    state !== undefined || (country ?? named[0]?.country ?? (canadian.test(text) ? 'CA' : home)) === 'CA';
  if (law.federal) return isCanadian ? planOfLaw(law, undefined, message) : undefined;
  if (state === undefined) return law.general && isCanadian ? planOfLaw(law, undefined, message) : undefined;
  // Another entry explains what the tables of these topics don't have.
  return law.general || ruleAt(law.id, state) ? planOfLaw(law, state, message) : undefined;
}
