import type { Country } from '@lintel/geo';
import { type Fact, type Hit, parseFact, type Reason } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import { distance, shortMoney, viewerNow } from '../../platform/serve/viewer.ts';
import { landmarksCalled } from '../places/index.ts';
import { factLabel, nameOf } from './sentence/labels.ts';

/** "$12k under budget". The budget is in the currency of the homes. */
function underBudget(cents: number, country: Country): string {
  if (cents < 100_000) return m.search__at_the_top_of_your();
  return m.search__under_budget({ shortMoney: shortMoney(cents, country === 'CA' ? 'CAD' : 'USD') });
}

const viewerKey = (): string => `${viewerNow().country}${viewerNow().units ?? ''}`;

const labels = new Map<string, string>();
const LABELS_KEPT = 2_000;

function labelOf(text: string): string {
  const key = `${viewerKey()} ${text}`;
  const known = labels.get(key);
  if (known !== undefined) return known;
  const fact = parseFact(text);
  const label = fact ? factLabel(fact.kind === 'prefer' ? fact.criterion : fact) : '';
  if (labels.size >= LABELS_KEPT) labels.clear();
  labels.set(key, label);
  return label;
}

function reasonText({ kind, fact: text, value = 0 }: Reason, country: Country): string {
  switch (kind) {
    case 'criterion':
      return text === undefined ? '' : labelOf(text);
    case 'price':
      return underBudget(value, country);
    case 'recency':
      return value === 0
        ? m.search__listed_today()
        : value === 1
          ? m.search__listed_yesterday()
          : m.search__listed_days_ago({ value });
    case 'words':
      return m.search__your_words_in_its_description();
    case 'near': {
      const fact = text === undefined ? undefined : parseFact(text);
      return `${distance(value, country)}${fact?.kind === 'near' ? nearText(fact) : ''}`;
    }
  }
}

/** " to Zilker Park", " to the center of Toronto". */
function nearText({ name, state }: Extract<Fact, { kind: 'near' }>): string {
  const [place] = landmarksCalled(name, [], state);
  const to = place && place.kind !== 'point' ? m.search__the_center_of() : '';
  return m.search__to_3({ to, nameOf: nameOf({ name, ...(state && { state }) }) });
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
