import { entriesNamed, rulesNamed, termsNamed } from '../../knowledge/index.ts';
import { type Cue, cuesOf } from '../cues.ts';
import type { Amount } from '../figures/amounts.ts';
import { topicsIn } from '../topics/how-to/how-to-topics.ts';
import { statusToolsIn } from '../topics/status-words.ts';
import type { HomeReference } from './home-reference.ts';
import { homeTopicOf } from './home-topics.ts';

/** The input of the classifier that determines the kind of a question. */
export interface Question {
  /** Plain text (see `plain`). */
  text: string;
  amounts: readonly Amount[];
  home: Pick<HomeReference, 'lookUp' | 'points' | 'several'>;
  places: number;
  /** Kinds of facts that HyperSearch reads in the text: `beds`, `has`, `type`. */
  criteria: ReadonlySet<string>;
  /** The subject of the conversation. */
  about: 'homes' | 'costs' | 'nothing';
}

/** Cues that questions about anything have. */
const ofNoSubject: ReadonlySet<Cue> = new Set<Cue>([
  ...([
    'how',
    'whatIs',
    'howMuch',
    'own',
    'look',
    'compare',
    'change',
    'under',
    'homeFact',
    'outside',
    'missing',
  ] as const),
]);

export type Features = readonly string[];

/** Returns the distinct features of a question. */
export function featuresOf({ text, amounts, home, places, criteria, about }: Question): Features {
  const words = text
    .replace(/\d+/g, '#')
    .split(/[^a-z#]+/)
    .filter(Boolean);
  const cues = [...cuesOf(text)];
  const named = entriesNamed(text);
  const topics = topicsIn(text);
  const tools = statusToolsIn(text);
  const homeTopic = homeTopicOf(text);
  // A text without any subject of a purchase is often about something else.
  const isBare =
    named.length + topics.length + tools.length + criteria.size + places === 0 &&
    cues.every((cue) => ofNoSubject.has(cue)) &&
    (homeTopic === undefined || homeTopic === 'features' || homeTopic === 'price');
  const features = [
    'bias',
    ...words.map((word) => `w:${word}`),
    ...words.slice(1).map((word, at) => `b:${words[at]} ${word}`),
    ...words.filter((word) => word.length > 5).map((word) => `p:${word.slice(0, 5)}`),
    `f:${words[0]}`,
    `f:${words[0]} ${words[1]}`,
    ...cues.map((cue) => `c:${cue}`),
    ...amounts.map(({ unit, per }) => `n:${unit}${per ?? ''}`),
    ...[...criteria].map((criterion) => `h:${criterion}`),
    `a:${about}`,
    ...cues.map((cue) => `a:${about} ${cue}`),
    ...tools.map((tool) => `s:${tool}`),
    ...topics.map((topic) => `t:${topic}`),
    `o:${homeTopic ?? 'none'}`,
    isBare && 'bare',
    isBare && cues.includes('how') && 'bare how',
    isBare && cues.includes('howMuch') && 'bare amount',
    places > 0 && 'places',
    places > 1 && 'places several',
    home.points && 'home',
    home.lookUp && 'home address',
    home.several && 'homes several',
    words.length < 4 && 'short',
    termsNamed(text).length > 0 && 'term',
    rulesNamed(text).length > 0 && 'rule',
    ...named.map(({ id }) => `k:${id}`),
    named.length > 0 && cues.includes('whatIs') && 'asks term',
    amounts.some(({ unit }) => unit === 'money') && 'money',
  ];
  return [...new Set(features.filter((feature) => typeof feature === 'string'))];
}
