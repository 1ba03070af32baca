import type { CriterionName } from '@lintel/server/matching';
import { readId } from '../../api/id.ts';
import {
  type AgentType,
  agentTypes,
  bandValues,
  criteria,
  kindValues,
  oneOf,
  toneValues,
  whenValues,
} from './choice-values.ts';

const matchTabs = ['find-agent', 'ai-criteria', 'mortgage-agents'] as const;
export type MatchTab = (typeof matchTabs)[number];

/** URL state of SmartMatch: the tab and the criteria. Defaults are omitted. */
export interface MatchState {
  tab: MatchTab;
  type: AgentType;
  /** A city, with its state or province if the name is ambiguous; empty means the area of the buyer's home search. */
  place: string;
  /** Type of home or loan. */
  kind: string;
  band: string;
  /** Language code. */
  language: string;
  when: string;
  tone: string;
  /** The buyer's weights, `reviews:2,local:0.5`; omitted criteria have weight 1. */
  weights: string;
  /** Id of the home a request will be about; 0 if none. */
  home: number;
}

export type Weights = Partial<Record<CriterionName, number>>;
export const WEIGHT_MAX = 2;

const defaults: MatchState = {
  tab: 'find-agent',
  type: 'real_estate',
  ...{ place: '', kind: '', band: '', language: '', when: '', tone: '', weights: '' },
  home: 0,
};

/** Returns the agent type a tab searches for. */
export const typeOf = ({ tab, type }: Pick<MatchState, 'tab' | 'type'>): AgentType =>
  tab === 'mortgage-agents' ? 'mortgage' : type;

/** Reads the state from a URL; ignores invalid values. */
export function readMatchState(search: Record<string, unknown>): Partial<MatchState> {
  const tab = oneOf(matchTabs, search.tab) ?? 'find-agent';
  const type = oneOf(agentTypes, search.type) ?? 'real_estate';
  const language = text(search.language, 4);
  const read = {
    tab: tab === 'find-agent' ? undefined : tab,
    type: type === 'real_estate' ? undefined : type,
    place: text(search.place, 100),
    kind: oneOf(kindValues[typeOf({ tab, type })], search.kind),
    band: oneOf(bandValues, search.band),
    language: language && /^[a-z]{2,3}$/.test(language) ? language : undefined,
    when: oneOf(whenValues, search.when),
    tone: oneOf(toneValues, search.tone),
    weights: writeWeights(readWeights(search.weights)) || undefined,
    home: readId(search.home),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

const text = (value: unknown, length: number): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().slice(0, length) || undefined
    : undefined;

export const matchStateOf = (search: Partial<MatchState>): MatchState => ({ ...defaults, ...search });

export function readWeights(written: unknown): Weights {
  const weights: Weights = {};
  for (const part of typeof written === 'string' ? written.split(',') : []) {
    const [name, value] = part.split(':');
    const criterion = criteria.find((each) => each === name);
    const weight = Math.round(Number(value) * 2) / 2;
    if (criterion && value && weight >= 0 && weight <= WEIGHT_MAX && weight !== 1) weights[criterion] = weight;
  }
  return weights;
}

export const writeWeights = (weights: Weights): string =>
  criteria
    .filter((name) => (weights[name] ?? 1) !== 1)
    .map((name) => `${name}:${weights[name]}`)
    .join(',');
