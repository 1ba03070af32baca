import { type Hit, parseFact, type Reason } from '@lintel/hypersearch';
import { factLabel } from './labels.ts';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** "$12k under budget": what is left of the budget, in words. */
function underBudget(cents: number): string {
  const dollars = cents / 100;
  if (dollars < 1000) return 'At the top of your budget';
  // Below a thousand thousands nothing is to be grouped, and a page has many of these.
  if (dollars < 999_500) return `$${Math.round(dollars / 1000)}k under budget`;
  if (dollars < 1_000_000) return `$${number.format(dollars / 1000)}k under budget`;
  return `$${(dollars / 1_000_000).toFixed(1)}M under budget`;
}

/** Homes of a page have the same wishes: what their facts are called is looked up once. */
const labels = new Map<string, string>();
const LABELS_KEPT = 2_000;

function labelOf(text: string): string {
  const known = labels.get(text);
  if (known !== undefined) return known;
  const fact = parseFact(text);
  const label = fact ? factLabel(fact.kind === 'prefer' ? fact.wish : fact) : '';
  if (labels.size >= LABELS_KEPT) labels.clear();
  labels.set(text, label);
  return label;
}

function reasonText({ kind, fact: text, value = 0 }: Reason): string {
  switch (kind) {
    case 'wish':
      return text === undefined ? '' : labelOf(text);
    case 'price':
      return underBudget(value);
    case 'recency':
      return value === 0 ? 'Listed today' : value === 1 ? 'Listed yesterday' : `Listed ${value} days ago`;
    case 'words':
      return 'Your words in its description';
    case 'near': {
      const fact = text === undefined ? undefined : parseFact(text);
      return `${(value / 1000).toFixed(1)} km${fact?.kind === 'near' ? ` to ${fact.name}` : ''}`;
    }
  }
}

/** A hit's score and the reasons that add up to it, for people. */
export const presentMatch = (
  hit: Hit,
): { score: number; reasons: { text: string; points: number; fact?: string }[] } => ({
  score: hit.score,
  reasons: hit.reasons.map((reason) => ({
    text: reasonText(reason),
    points: reason.points,
    ...(reason.fact === undefined ? {} : { fact: reason.fact }),
  })),
});
