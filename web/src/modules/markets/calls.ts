import type { HomeValueRequest } from '@lintel/server/markets';
import { callApi } from '../../api/client.ts';
import type { ScoreGroup, ScoreMeasure } from './score-search.ts';

export const fetchEstimate = (id: number) => callApi((api) => api.markets.estimate({ id }));

export const fetchAccuracy = () => callApi((api) => api.markets.accuracy({}));

export const fetchScoreboard = (shown: { measure: ScoreMeasure; by: ScoreGroup }) =>
  callApi((api) => api.markets.scoreboard(shown));

export const fetchPlaceForecast = (place: string) => callApi((api) => api.markets.forecast({ place }));

export const fetchHomeValue = (request: HomeValueRequest) => callApi((api) => api.markets.homeValue(request));
