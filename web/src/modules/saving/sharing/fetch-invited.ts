import type { Invited } from '@lintel/server/saving';
import { callApi } from '../../../api/client.ts';
import { Failure } from '../../../api/failure.ts';

/** Loads an invitation; undefined if it is closed, or if its token is truncated or altered. */
export const fetchInvited = (token: string): Promise<Invited | undefined> =>
  callApi((api) => api.saving.sharing.invited({ token })).catch((failure: unknown) => {
    if (failure instanceof Failure && [400, 404].includes(failure.status)) return undefined;
    throw failure;
  });
