import { listTokensToken } from '../connect/list-token.ts';
import type { AnalysisQuery, Around } from './analysis-query.ts';
import { cardPeople } from './cards/people.ts';
import { presentMatch } from './cards/present.ts';
import type { Analysis, Exclusion, MatchCard } from './contract.ts';
import { type ExclusionReason, exclusionLabels, ineligibilityOf } from './eligible.ts';
import { emptyOf } from './empty.ts';
import { formulaVersion } from './formula/versions.ts';
import type { SearchFeatures } from './learning/outcome-of.ts';
import { liveModelToken } from './model/live-model.ts';
import { largestMarket } from './place/markets.ts';
import { type Spot, spotOf } from './place/places.ts';
import { buyerOf } from './search/buyer.ts';
import { ownSearch } from './search/own-search.ts';

const LIST = 6;

/**
 * Returns the ranked list with its context. Records come from the model; eligibility comes from the database at
 * the time of the call.
 */
export async function analysisOf(around: Around, query: AnalysisQuery): Promise<Analysis> {
  const { db, resolve, now } = around;
  const model = resolve(liveModelToken);
  const { asOf, n } = await model.summary();
  const context = { agentType: query.agentType, formulaVersion, asOf, n };
  const defaults = await ownSearch(db, around.me);
  const where = await whereOf(around, query, defaults.spot);
  if (!where) {
    const empty = await emptyOf(around, query, undefined, 'unknown_place');
    return { ...nothing, ...context, place: null, inArea: 0, eligible: 0, excluded: [], empty, notes: [] };
  }
  const { spot, source } = where;
  const budget = query.priceRange ? undefined : defaults.budget;
  const { buyer, notes } = buyerOf({ ...query, spot, budget });
  const inArea = await model.ask('market', buyer);
  const why = await ineligibilityOf(db, inArea, now, spot.state);
  const without = inArea.filter((id) => why.get(id) !== null);
  const weights = query.weights ?? {};
  const ranked = await model.ask('list', { buyer, weights, without, size: LIST });
  const people = await cardPeople(
    db,
    ranked.map(({ agentId }) => agentId),
    now,
    spot.state,
  );
  const matches = ranked.flatMap((each): MatchCard[] => {
    const person = people.get(each.agentId);
    return person ? [presentMatch(each, person, query.agentType, buyer.loanType)] : [];
  });
  const wanted = buyer.propertyType ?? buyer.loanType;
  // In the engine's vocabulary, so that the model can learn from the outcome.
  const search: SearchFeatures = {
    ...{ lat: spot.lat, lon: spot.lon, budget: buyer.budget, timelineMonths: buyer.timelineMonths },
    ...(wanted && { wanted }),
    ...(query.language && { language: query.language }),
    ...(query.style && { style: query.style }),
  };
  return {
    ...context,
    topMatch: matches[0] ?? null,
    matches,
    listId:
      matches.length > 0
        ? resolve(listTokensToken).tokenOf(shownList(query, `${spot.name}, ${spot.state}`, search, matches, now))
        : null,
    place: { name: spot.name, state: spot.state, source },
    inArea: inArea.length,
    eligible: inArea.length - without.length,
    excluded: excludedOf([...why.values()]),
    empty: matches.length > 0 ? null : await emptyOf(around, query, spot, reasonOf(inArea.length, [...why.values()])),
    notes,
  };
}

const nothing = { topMatch: null, matches: [], listId: null };

async function whereOf(
  { db, now }: Around,
  { location, agentType }: AnalysisQuery,
  own: Spot | undefined,
): Promise<{ spot: Spot; source: NonNullable<Analysis['place']>['source'] } | undefined> {
  if (location !== undefined) {
    const spot = spotOf(location);
    return spot && { spot, source: 'asked' };
  }
  if (own) return { spot: own, source: 'profile' };
  const spot = await largestMarket(db, agentType, now);
  return spot && { spot, source: 'largest_market' };
}

function excludedOf(reasons: readonly (ExclusionReason | null)[]): Exclusion[] {
  const counts = new Map<ExclusionReason, number>();
  for (const reason of reasons) if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .map(([reason, count]) => ({ reason, label: exclusionLabels[reason], count }))
    .sort((a, b) => b.count - a.count || a.reason.localeCompare(b.reason));
}

function reasonOf(inArea: number, reasons: readonly (ExclusionReason | null)[]) {
  if (inArea === 0) return 'nobody_in_area' as const;
  // Reports a temporary reason before a permanent one.
  return reasons.includes('at_capacity') ? ('all_at_capacity' as const) : ('nobody_eligible' as const);
}

/** The sealed list that its reader holds; a later request uses it to record position and reasons. */
const shownList = (
  { agentType }: AnalysisQuery,
  place: string,
  search: SearchFeatures,
  matches: readonly MatchCard[],
  now: Date,
) => ({
  agentType,
  shownAt: now.toISOString(),
  formula: formulaVersion,
  search: { ...search, place },
  entries: matches.map(({ id, percentile, matchScore, explanation }) => ({
    ...{ agentId: id, percentile, matchScore },
    reasons: explanation.criteria.map(({ criterion, points, n }) => ({
      criterion,
      points: Math.round(points * 100) / 100,
      n,
    })),
  })),
});
