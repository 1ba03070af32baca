import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../wire/client.ts';

export const figuresQuery = () =>
  queryOptions({ queryKey: ['network', 'figures'], queryFn: () => ask((api) => api.network.figures()) });
