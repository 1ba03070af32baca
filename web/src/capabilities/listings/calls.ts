import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../wire/client.ts';

export const propertyQuery = (id: number) =>
  queryOptions({ queryKey: ['property', id], queryFn: () => ask((api) => api.listings.get({ id })) });
