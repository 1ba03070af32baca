import type { Invited } from '@lintel/server/saving';
import { ask } from '../../../wire/client.ts';
import { Failure } from '../../../wire/failure.ts';

/** Returns what an invitation leads to; undefined where it is closed, or where the token was cut or changed on its way. */
export const askInvited = (token: string): Promise<Invited | undefined> =>
  ask((api) => api.saving.sharing.invited({ token })).catch((failure: unknown) => {
    if (failure instanceof Failure && [400, 404].includes(failure.status)) return undefined;
    throw failure;
  });
