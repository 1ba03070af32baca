import type { Country } from '@lintel/geo';
import { type Fact, type Hit, parseFact, type Reason } from '@lintel/hypersearch';
import { distance, shortMoney, viewerNow } from '../../platform/serve/viewer.ts';
import { landmarksCalled } from '../places/index.ts';
import { factLabel, nameOf } from './sentence/labels.ts';

/** "$12k under budget". The budget is in the currency of the homes. */
function underBudget(cents: number, country: Country): string {
  if (cents < 100_000) return 'At the top of your budget';
  return `${shortMoney(cents, country === 'CA' ? 'CAD' : 'USD')} under budget`;
}

const viewerKey = (): string => `${viewerNow().country}${viewerNow().units ?? ''}`;

const labels = new Map<string, string>();
const LABELS_KEPT = 2_000;

function labelOf(text: string): string {
  const key = `${viewerKey()} ${text}`;
  const known = labels.get(key);
  if (known !== undefined) return known;
  const fact = parseFact(text);
  const label = fact ? factLabel(fact.kind === 'prefer' ? fact.wish : fact) : '';
  if (labels.size >= LABELS_KEPT) labels.clear();
  labels.set(key, label);
  return label;
}

function reasonText({ kind, fact: text, value = 0 }: Reason, country: Country): string {
  switch (kind) {
    case 'wish':
      return text === undefined ? '' : labelOf(text);
    case 'price':
      return underBudget(value, country);
    case 'recency':
      return value === 0 ? 'Listed today' : value === 1 ? 'Listed yesterday' : `Listed ${value} days ago`;
    case 'words':
      return 'Your words in its description';
    case 'near': {
      const fact = text === undefined ? undefined : parseFact(text);
      return `${distance(value, country)}${fact?.kind === 'near' ? nearText(fact) : ''}`;
    }
  }
}

/** " to Zilker Park", " to the center of Toronto". */
function nearText({ name, state }: Extract<Fact, { kind: 'near' }>): string {
  const [place] = landmarksCalled(name, [], state);
  const to = place && place.kind !== 'point' ? 'the center of ' : '';
  return ` to ${to}${nameOf({ name, ...(state && { state }) })}`;
}

const presentReason = (reason: Reason, country: Country): { text: string; points: number; fact?: string } => ({
  text: reasonText(reason, country),
  points: reason.points,
  ...(reason.fact === undefined ? {} : { fact: reason.fact }),
});

/** A hit's score and the reasons that add up to it, for people; distances in the units of the home's country. */
export const presentMatch = (hit: Hit, country: Country) => ({
  score: hit.score,
  reasons: hit.reasons.map((reason) => presentReason(reason, country)),
});
