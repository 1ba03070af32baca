import type { Invited } from '@lintel/server/saving';
import { ask } from '../../../wire/client.ts';
import { Failure } from '../../../wire/failure.ts';

/** What an invitation leads to; undefined where it is not open any more. */
export const askInvited = (token: string): Promise<Invited | undefined> =>
  ask((api) => api.saving.sharing.invited({ token })).catch((failure: unknown) => {
    if (failure instanceof Failure && failure.status === 404) return undefined;
    throw failure;
  });
