import { ask } from '../../wire/client.ts';

export const askProperty = (id: number) => ask((api) => api.listings.get({ id }));

export const askComparison = (ids: readonly number[]) => ask((api) => api.listings.compare({ id: [...ids] }));
