import { ask } from '../../../wire/client.ts';
import { Failure } from '../../../wire/failure.ts';
import { orUndefined } from '../../../wire/or-undefined.ts';

/** Loads the emails and the open one, or undefined when the server sends real email. */
export async function askOutbox(id: unknown) {
  try {
    const [{ letters }, letter] = await Promise.all([
      ask((api) => api.network.outbox({})),
      typeof id === 'string' ? orUndefined(ask((api) => api.network.outboxLetter({ id }))) : undefined,
    ]);
    return { letters, letter };
  } catch (cause) {
    if (cause instanceof Failure && cause.status === 404) return undefined;
    throw cause;
  }
}
