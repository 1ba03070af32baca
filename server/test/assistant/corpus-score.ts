/** Long because it is a table: the check of the answer for each kind of expected fact. */

import { type Answer, answerByTools } from '../../src/modules/assistant/answer.ts';
import { figuresOf, unsupportedFigures } from '../../src/modules/assistant/figures.ts';
import { textOf } from '../../src/modules/assistant/parts/present.ts';
import { searchReader } from '../../src/modules/assistant/read-search.ts';
import { placesIn } from '../../src/modules/assistant/reading/homes/places.ts';
import type { Kind } from '../../src/modules/assistant/reading/kind.ts';
import { type Language, languageOf } from '../../src/modules/assistant/reading/language.ts';
import { readMessage } from '../../src/modules/assistant/reading/message.ts';
import { plain } from '../../src/modules/assistant/reading/plain.ts';
import { noTalk, type Talk } from '../../src/modules/assistant/reading/talk.ts';
import { finderToken, lawfulAlternative } from '../../src/modules/search/index.ts';
import type { TestApp } from '../harness.ts';
import type { CorpusPerson } from './corpus-world.ts';

/** A line of the corpus. The README of the corpus describes its fields. */
export interface CorpusQuestion {
  id: string;
  lang: Language;
  question: string;
  /** The messages of the person before the question. */
  after?: string | string[];
  kind: Kind;
  about: string;
  facts: string[];
}

export interface Scored {
  question: CorpusQuestion;
  /** The kind of the answer, from the tool that ran, else from the text. */
  kind: Kind | 'asks back' | 'courtesy';
  tools: string[];
  text: string;
  language: Language;
  found: string[];
  missing: string[];
  /** Facts that no rule can check. */
  unjudged: string[];
  unsupported: string[];
  /** Amounts and places of the question that the answer neither uses nor names as not used. */
  unaccounted: string[];
}

const kindOfTool: Readonly<Record<string, Kind>> = {
  searchHomes: 'homes',
  refineSearch: 'homes',
  compareHomes: 'home',
  homeFacts: 'home',
  monthlyCost: 'costs',
  affordability: 'costs',
  loanPayment: 'costs',
  loanRules: 'costs',
  transferTax: 'costs',
  propertyTax: 'costs',
  mortgageRates: 'costs',
  programs: 'costs',
  journey: 'status',
  nextSteps: 'status',
  documents: 'status',
  applications: 'status',
  appointments: 'status',
  replies: 'status',
  purchase: 'status',
  profile: 'status',
  news: 'status',
  savedHomes: 'status',
  savedSearches: 'status',
  professionals: 'person',
  handOver: 'person',
  marketFacts: 'market',
  howTo: 'howto',
  outOfScope: 'out',
  capabilities: 'out',
};

/** Asks each question in its own conversation, after its previous questions if it has any. */
export async function scoreCorpus(
  app: TestApp,
  people: Record<'US' | 'CA', CorpusPerson>,
  questions: readonly CorpusQuestion[],
): Promise<Scored[]> {
  const { resolve, database } = app.context;
  const readSearch = searchReader(resolve(finderToken));
  const now = new Date();
  const scored: Scored[] = [];
  for (const question of questions) {
    const { buyer, country } = people[countryOf(question)];
    const ask = (typed: string, talk: Talk): Promise<Answer> =>
      answerByTools(
        { db: database.db, me: { id: buyer.id }, resolve, now, typed, talk, country, language: 'en' },
        typed,
        readSearch,
      );
    let talk = noTalk;
    for (const before of [question.after ?? []].flat()) ({ talk } = await ask(before, talk));
    const answer = await ask(question.question, talk);
    const [decided] = readMessage(question.question, talk, readSearch).kinds;
    scored.push(judged(question, answer, talk, decided!.kind));
  }
  return scored;
}

/** Returns the country of the person who asks: Canada for questions in French or about Canada. */
const countryOf = ({ lang, facts, question }: CorpusQuestion): 'US' | 'CA' =>
  facts.some((fact) => /CAD|GDS|Québec|Ontario|Alberta/.test(fact)) ||
  (lang === 'fr' && !/Flori|Miami|Tampa/.test(question))
    ? 'CA'
    : 'US';

function judged(question: CorpusQuestion, answer: Answer, talk: Talk, decided: Kind): Scored {
  const { calls, refused, parts } = answer;
  const [call] = calls;
  const text = textOf(parts);
  const kind = kindOf(question, answer, decided);
  const looked: Looked = {
    text,
    folded: plain(`${text} ${JSON.stringify(parts)}`),
    data: plain(JSON.stringify(calls)),
    figures: [...figuresOf(text), ...figuresOf(JSON.stringify(parts))].map(({ value }) => value),
    call,
    refused: refused !== null,
    answer,
    talk,
    language: languageOf(text.replace(/\[\[home:\d+\]\]/g, ''), 'en'),
  };
  const results = question.facts.map((fact) => [fact, holds(fact, looked)] as const);
  return {
    question,
    kind,
    tools: calls.map(({ tool }) => tool),
    text,
    language: looked.language,
    found: results.flatMap(([fact, is]) => (is === true ? [fact] : [])),
    missing: results.flatMap(([fact, is]) => (is === false ? [fact] : [])),
    unjudged: results.flatMap(([fact, is]) => (is === undefined ? [fact] : [])),
    unsupported: unsupportedFigures(text, {
      question: question.question,
      found: [...calls.map(({ facts }) => facts), ...(refused ? Object.values(lawfulAlternative) : [])],
    }),
    unaccounted: calls.length === 0 ? [] : unaccountedIn(question.question, text, calls),
  };
}

const amountWritten =
  /\$ ?\d[\d.,]*\d(?: ?(?:k|m|mil|million))?\b|\b\d[\d ,.]*\d ?(?:k|mil|000)\b|\b\d[\d.,]* ?(?:%|percent|pour cent|por ciento)/gi;

/** Finds stated amounts and places without the assistant's own reading: by their digits and by the names of places. */
function unaccountedIn(question: string, text: string, calls: Answer['calls']): string[] {
  if (calls.some(({ tool }) => tool === 'outOfScope' || tool === 'capabilities')) return [];
  const known = [...figuresOf(text), ...figuresOf(JSON.stringify(calls))].map(({ value }) => value);
  const amounts = (question.match(amountWritten) ?? []).filter((written) => {
    const value = figuresOf(written)[0]?.value ?? 0;
    return !known.some((each) =>
      [value, value * 12, value / 12, 100 - value].some((form) => Math.abs(each - form) < 1),
    );
  });
  const said = plain(`${text} ${JSON.stringify(calls)}`);
  const places = placesIn(question).filter(
    ({ name, city, state }) => !said.includes(plain(city ?? name)) && !said.includes(`:"${state.toLowerCase()}"`),
  );
  return [...amounts, ...places.map(({ name }) => name)];
}

/** Returns the kind of an answer. An explanation has the classified kind; a showing request is a how-to. */
function kindOf({ kind: wanted }: CorpusQuestion, { calls, refused, parts }: Answer, decided: Kind): Scored['kind'] {
  if (refused)
    return refused === 'fairHousing'
      ? 'refuse'
      : ['legal', 'medical', 'injection', 'otherPeople'].includes(refused)
        ? 'out'
        : decided;
  const [call] = calls;
  if (!call) return parts.some(({ kind }) => kind === 'choices') && decided !== wanted ? 'asks back' : decided;
  if (call.tool === 'explain')
    return decided === 'definition' || decided === 'costs' || decided === 'person' ? decided : 'definition';
  const input = call.input as { for?: string; topic?: string; home?: unknown; address?: unknown };
  // "Change my agent" gets the same answer as a how-to and as a question about a person.
  if (call.tool === 'howTo' && input.topic === 'change-agent' && wanted === 'person') return wanted;
  if (call.tool === 'handOver' && input.for === 'showing') return 'howto';
  if ((call.tool === 'monthlyCost' || call.tool === 'affordability') && decided === 'home') return 'home';
  return kindOfTool[call.tool] ?? decided;
}

interface Looked {
  text: string;
  /** The whole answer as plain text (see `plain`). */
  folded: string;
  data: string;
  figures: number[];
  call: Answer['calls'][number] | undefined;
  refused: boolean;
  answer: Answer;
  talk: Talk;
  language: Language;
}

const wish = /^(place|price|beds|baths|has|no|type|sqft|dom|payment|garage|prefer|hoa)(<=|>=|=|~|$)/;

/** True if an answer contains a fact; undefined if no rule can check it. */
function holds(fact: string, looked: Looked): boolean | undefined {
  const { text, folded, data, figures, call, refused, answer, talk } = looked;
  const [, name, , value] = /^([^=<>~]+)(<=|>=|=|~)?(.*)$/.exec(fact) as unknown as [string, string, string, string];
  const near = (amount: number) => figures.some((figure) => Math.abs(figure - amount) <= Math.max(1, amount * 0.0005));
  const input = (call?.input ?? {}) as Record<string, unknown>;
  const found = (call?.facts ?? {}) as Record<string, unknown>;
  const understood = JSON.stringify(found.understood ?? input.facts ?? []);
  if (name === 'no-homes')
    return !answer.parts.some((part) => part.kind === 'homes' && part.total !== null && call?.tool !== 'savedHomes');
  if (name === 'language') return looked.language === value;
  if (name === 'refusal') return refused;
  if (name === 'out-of-scope') return call?.tool === 'outOfScope' || refused;
  if (name === 'definition') return call?.tool === 'explain';
  if (name === 'amount' && /^[\d.]+$/.test(value)) return near(Number(value));
  if (name === 'currency')
    return (
      data.includes(value.toLowerCase()) ||
      call?.tool === 'searchHomes' ||
      call?.tool === 'refineSearch' ||
      (call?.tool === 'explain' && text.includes('$') && data.includes(value === 'USD' ? '"us"' : '"ca"'))
    );
  if (name === 'rate' && value) return near(Number.parseFloat(value));
  if (call && (call.tool === 'searchHomes' || call.tool === 'refineSearch') && wish.test(fact))
    return understoodHolds(fact, understood);
  if (name === 'place')
    return (
      (folded + data).includes(value === 'BC' ? 'british columbia' : plain(value)) ||
      data.includes(stateOf[plain(value)] ?? '\u0000')
    );
  if (['price', 'income', 'debt', 'down-payment', 'cash'].includes(name) && /^\d/.test(value)) {
    const amount = Number(value.replace(/\/.*/, ''));
    return (
      near(amount) ||
      data.includes(String(amount)) ||
      data.includes(String(amount * 12)) ||
      data.includes(String(Math.round(amount * 12)))
    );
  }
  if (name === 'count') return near(Number(value));
  if (name === 'person') return folded.includes(plain(value));
  if (name === 'answered') return call?.tool === 'replies';
  if (name === 'appointment') return /saturday|samedi|sabado/.test(folded) || call?.tool === 'howTo';
  if (name === 'home') return homeMeant(value, looked, talk);
  if (name.startsWith('term:') || name === 'term') return termSaid(name.slice(5) || value, folded + data);
  if (fact === 'rule=out-of-scope') return call?.tool === 'outOfScope' || refused;
  if (name === 'rule') return ruleSaid(value, folded);
  if (name === 'action') return actionMeant(value, call, input);
  if (name === 'offers') return call?.tool === 'purchase';
  const tools = toolOf[name];
  return tools ? call !== undefined && tools.includes(call.tool) : undefined;
}

const toolOf: Readonly<Record<string, readonly string[]>> = {
  'next-steps': ['nextSteps', 'journey'],
  missing: ['documents', 'nextSteps', 'journey'],
  have: ['documents'],
  'saved-homes': ['savedHomes'],
  'saved-home-changes': ['savedHomes'],
  'saved-search-active': ['savedSearches'],
  'saved-search-criteria': ['savedSearches'],
  'pre-approval-status': ['profile', 'documents', 'journey'],
  notifications: ['news'],
  budget: ['profile', 'howTo'],
  'median-price': ['marketFacts'],
  'days-on-market': ['marketFacts', 'homeFacts'],
  'months-of-supply': ['marketFacts'],
  'price-trend': ['marketFacts'],
  'sale-to-list': ['marketFacts'],
  uncertainty: ['marketFacts', 'mortgageRates'],
  'as-of-date': ['marketFacts', 'mortgageRates'],
  rate: ['mortgageRates'],
  agent: ['professionals'],
  lender: ['professionals'],
  contact: ['professionals', 'handOver'],
  'match-reason': ['professionals'],
  compare: ['compareHomes'],
  'max-price': ['affordability'],
  affordability: ['affordability'],
  'property-tax': ['propertyTax', 'homeFacts', 'explain', 'compareHomes'],
  'closing-costs': ['monthlyCost'],
  'cash-to-close': ['monthlyCost'],
  'monthly-payment': ['monthlyCost', 'loanPayment'],
  'condo-fees': ['homeFacts'],
  hoa: ['homeFacts'],
  school: ['homeFacts'],
  'price-history': ['homeFacts'],
  'first-time-program': ['programs', 'explain'],
  'agent-commission': ['explain'],
  alert: ['howTo'],
  steps: ['howTo'],
};

const stateOf: Readonly<Record<string, string>> = {
  ontario: '"on"',
  texas: '"tx"',
  ohio: '"oh"',
  california: '"ca"',
  florida: '"fl"',
  alberta: '"ab"',
  quebec: '"qc"',
};

function understoodHolds(fact: string, understood: string): boolean {
  const wanted = plain(fact).replace('~', '<=').replace(/ /g, '_');
  const folded = plain(understood).replace(/ /g, '_');
  if (fact.startsWith('prefer=')) return folded.includes(wanted.slice('prefer='.length));
  if (fact.startsWith('place=')) return folded.includes(`place:${wanted.slice(6)}`) || folded.includes(wanted.slice(6));
  // “2 bed” is read as two or more.
  if (/^(beds|baths)=/.test(fact) && folded.includes(wanted.replace('=', '>='))) return true;
  // A search reads a named price as the maximum price.
  if (fact.startsWith('price=') && folded.includes(wanted.replace('=', '<='))) return true;
  if (fact.startsWith('hoa')) return folded.includes('hoa<=0') || folded.includes('no:hoa');
  if (fact.startsWith('payment') || fact.startsWith('price~')) return folded.includes(wanted.replace(/^[a-z]+/, ''));
  return folded.includes(wanted.replace(/^(has|type)=/, '$1:').replace(/^no=/, 'no:'));
}

function homeMeant(value: string, { call, folded, text }: Looked, { shown }: Talk): boolean {
  if (value === 'of the appointment') return call?.tool === 'appointments' && text.includes('[[home:');
  const input = (call?.input ?? {}) as { home?: number; address?: string; homes?: number[] };
  const at = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].indexOf(value);
  const id = value === 'last' ? shown.at(-1) : at >= 0 ? shown[at] : undefined;
  if (id !== undefined) return input.home === id || (input.homes?.includes(id) ?? false);
  if (/^\d/.test(value))
    return plain(input.address ?? '').includes('123 main') || folded.includes('123 main') || input.home !== undefined;
  return input.home !== undefined;
}

const termIds: Readonly<Record<string, string>> = {
  celiapp: 'fhsa',
  rap: 'hbp',
  schl: 'cmhc',
  'pre-qualification': 'pre-qualification|prequalification|precalificacion',
  tds: 'gds-tds',
  gds: 'gds-tds',
  divise: 'divided-undivided',
  indivise: 'divided-undivided',
  "promesse d'achat": 'promesse|promise',
  'taux-variable': 'variable',
  'days-on-market': 'days-on-market|jours en vente|dias en el mercado',
  'tax-return': 'tax-return|declaracion|declaration',
  'discount-points': 'points',
  'mortgage-term': 'term',
};
const termSaid = (term: string, said: string): boolean => {
  const id = termIds[plain(term)] ?? plain(term);
  return id.split('|').some((each) => said.includes(each) || said.includes(each.replaceAll('-', ' ')));
};

/** True if a text contains all names and figures of a rule. */
const ruleSaid = (rule: string, said: string): boolean => {
  if (rule === 'DTI') return /dti|debt to income|deuda-ingreso|endettement/.test(said);
  if (rule === 'HBP') return /\bhbp\b|\brap\b/.test(said);
  if (rule === 'FHSA') return /\bfhsa\b|celiapp/.test(said);
  if (rule === 'minimum-down-payment') return /minimum down payment|mise de fonds minimale|enganche minimo/.test(said);
  if (rule === 'seller-pays') return /seller (usually )?pays|le vendeur (la )?paie|paga el vendedor/.test(said);
  if (rule === 'buyer-pays')
    return /buyer (usually )?pays|paid by the buyer|demande a l.acheteur|payes? par l.acheteur|cobra al comprador|paga el comprador/.test(
      said,
    );
  if (rule === 'GDS/TDS') return /gds|tds|abd|atd/.test(said);
  const parts = rule.match(/\d+(\.\d+)?|[A-Za-z]{3,}/g) ?? [];
  const folded = said.replace(/,(?=\d\d?\b)/g, '.');
  return parts
    .filter((part) => !/^(or|contract|ban|buyer|foreign)$/i.test(part))
    .every((part) => folded.includes(plain(part).replace(/\.?0+$/, '')));
};

function actionMeant(action: string, call: Looked['call'], input: Record<string, unknown>): boolean | undefined {
  if (!call) return false;
  const topics: Readonly<Record<string, string>> = {
    upload: 'upload',
    offer: 'make-offer',
    cancel: 'cancel-tour',
    reschedule: 'cancel-tour',
    'remote-closing': 'remote-closing',
    alert: 'save-search',
    'save-search': 'save-search',
    'edit-profile': 'change-budget',
    unsave: 'unsave-home',
    language: 'change-language',
    'pre-approval': 'get-pre-approved',
    'change-agent': 'change-agent',
    export: 'delete-account',
    delete: 'delete-account',
    share: 'co-buyer',
    'invite-co-buyer': 'co-buyer',
    'price-drop-alert': 'saved-home-alerts',
    'revoke-access': 'privacy-documents',
    'alerts-off': 'notifications',
  };
  if (action === 'find-agent') return call.tool === 'professionals';
  if (action === 'tour') return (call.tool === 'handOver' && input.for === 'showing') || input.topic === 'showing';
  return topics[action] === undefined ? undefined : input.topic === topics[action];
}
