import { callApi } from '../../api/client.ts';

export const fetchEstimate = (id: number) => callApi((api) => api.markets.estimate({ id }));

export const fetchAccuracy = () => callApi((api) => api.markets.accuracy({}));

export const fetchPlaceForecast = (place: string) => callApi((api) => api.markets.forecast({ place }));
