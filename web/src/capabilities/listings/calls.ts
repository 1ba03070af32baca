import { ask } from '../../wire/client.ts';

export const askProperty = (id: number) => ask((api) => api.listings.get({ id }));
