import type { CoBorrowerInvitation } from '@lintel/server/lending';
import { callApi } from '../../../api/client.ts';
import { Failure } from '../../../api/failure.ts';

/** Loads an invitation; undefined if it is closed, or if its token is truncated or altered. */
export const fetchCoBorrowerInvitation = (token: string): Promise<CoBorrowerInvitation | undefined> =>
  callApi((api) => api.lending.coBorrowerInvitation({ token })).catch((failure: unknown) => {
    if (failure instanceof Failure && [400, 404].includes(failure.status)) return undefined;
    throw failure;
  });
