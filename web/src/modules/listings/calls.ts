import { callApi } from '../../api/client.ts';

export const fetchProperty = (id: number) => callApi((api) => api.listings.get({ id }));

export const fetchComparison = (ids: readonly number[]) => callApi((api) => api.listings.compare({ id: [...ids] }));
