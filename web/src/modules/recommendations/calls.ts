import type { Recommendation, Why } from '@lintel/server/recommendations';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { knownPerson } from '../accounts/index.ts';

export type { Recommendation, Why };

export const recommendationsKey = ['recommendations'] as const;

export interface Recommended {
  /** Number of homes the person is known to like. */
  liked: number;
  homes: Recommendation[];
}

/** One query for the dashboard and the page; the dashboard shows the first two. */
export const recommendationsQuery = (personId = knownPerson()?.id) =>
  queryOptions({
    queryKey: [...recommendationsKey, personId],
    enabled: personId !== undefined,
    queryFn: (): Promise<Recommended> =>
      callApi(async (api) => {
        const { headers, body } = await api.recommendations.list({ id: personId!, limit: 24 });
        return { liked: Number(headers['x-liked-homes'] ?? 0), homes: body };
      }),
  });

export const sendMore = (personId: number, propertyId: number) =>
  callApi((api) => api.recommendations.feedback({ id: personId, feedback: { propertyId, verdict: 'more' } }));

export const sendLess = (personId: number, propertyId: number, why: Why) =>
  callApi((api) => api.recommendations.feedback({ id: personId, feedback: { propertyId, verdict: 'less', why } }));

export const removeFeedback = (personId: number, propertyId: number) =>
  callApi((api) => api.recommendations.forget({ id: personId, propertyId }));
