import { HOUR_MS } from '@lintel/geo';
import type { Analysis, Lender, MatchCard } from '@lintel/server/matching';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { bandValues, kindValues, oneOf, toneValues, whenValues } from './choice-values.ts';
import { type MatchState, readWeights, typeOf } from './match-state.ts';

export type { Analysis, Lender, MatchCard };

export const matchKey = ['matching'] as const;

/** Converts the form to the call's input; empty fields are omitted. */
function searchInputOf(state: MatchState) {
  const type = typeOf(state);
  const [kind, band] = [oneOf(kindValues[type], state.kind), oneOf(bandValues, state.band)];
  const [when, tone] = [oneOf(whenValues, state.when), oneOf(toneValues, state.tone)];
  const weights = readWeights(state.weights);
  return {
    agentType: type,
    ...(state.place ? { searchLocation: state.place } : {}),
    ...(kind ? { propertyType: kind } : {}),
    ...(band ? { priceRange: band } : {}),
    ...(state.language ? { language: state.language } : {}),
    ...(when ? { timeline: when } : {}),
    ...(tone ? { communicationStyle: tone } : {}),
    ...(Object.keys(weights).length > 0 ? { weights } : {}),
  };
}

export const analysisQuery = (state: MatchState) => {
  const input = searchInputOf(state);
  return queryOptions({
    queryKey: [...matchKey, 'list', input.agentType, input],
    queryFn: () => callApi((api) => api.matching.analyze(input)),
    // Results of the other agent type are not kept as placeholders.
    placeholderData: (before, query) => (query?.queryKey[2] === input.agentType ? before : undefined),
  });
};

export const statsQuery = queryOptions({
  queryKey: [...matchKey, 'stats'],
  staleTime: HOUR_MS,
  queryFn: () => callApi((api) => api.matching.stats()),
});

export const criteriaQuery = queryOptions({
  queryKey: [...matchKey, 'criteria'],
  staleTime: HOUR_MS,
  queryFn: () => callApi((api) => api.matching.criteria()),
});

export const lendersQuery = (location: string) =>
  queryOptions({
    queryKey: [...matchKey, 'lenders', location],
    queryFn: () => callApi((api) => api.matching.lenders(location ? { location } : {})),
  });

/** Lender sheet of the signed-in person's company. */
export const ownSheetQuery = queryOptions({
  queryKey: [...matchKey, 'own-sheet'],
  queryFn: () => callApi((api) => api.matching.lenderSheet()),
});

/** Past-deal files imported by the signed-in person's company. */
export const dealImportsQuery = queryOptions({
  queryKey: [...matchKey, 'deal-imports'],
  queryFn: () => callApi((api) => api.matching.dealImports()),
});

/** Deals the company stated for the signed-in professional, and whether they may count. */
export const dealsConsentQuery = queryOptions({
  queryKey: [...matchKey, 'deals-consent'],
  queryFn: () => callApi((api) => api.matching.dealsConsent()),
});

export const intakeQuery = queryOptions({
  queryKey: [...matchKey, 'intake'],
  queryFn: () => callApi((api) => api.matching.intake()),
});

export const fetchFormula = () => callApi((api) => api.matching.formula());

export const formulaQuery = queryOptions({
  queryKey: [...matchKey, 'formula'],
  staleTime: HOUR_MS,
  queryFn: fetchFormula,
});

export const rankingQuery = queryOptions({
  queryKey: [...matchKey, 'standing'],
  queryFn: () => callApi((api) => api.matching.standing()),
});
