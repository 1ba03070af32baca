import type { HomeValueRequest, SavedInvestment } from '@lintel/server/markets';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import type { ScoreGroup, ScoreMeasure } from './score-search.ts';

export const fetchEstimate = (id: number) => callApi((api) => api.markets.estimate({ id }));

export const fetchAccuracy = () => callApi((api) => api.markets.accuracy({}));

export const fetchScoreboard = (shown: { measure: ScoreMeasure; by: ScoreGroup }) =>
  callApi((api) => api.markets.scoreboard(shown));

export const fetchPlaceForecast = (place: string) => callApi((api) => api.markets.forecast({ place }));

export const fetchHomeValue = (request: HomeValueRequest) => callApi((api) => api.markets.homeValue(request));

export const savedInvestmentsQuery = queryOptions({
  queryKey: ['markets', 'investments'],
  queryFn: () => callApi((api) => api.markets.savedInvestments({})),
});

export const saveInvestment = ({ name, inputs }: Pick<SavedInvestment, 'name' | 'inputs'>) =>
  callApi((api) => api.markets.saveInvestment({ name, inputs }));

export const removeInvestment = (id: number) => callApi((api) => api.markets.removeInvestment({ id }));
