import { callApi } from '../../../api/client.ts';
import { Failure, orUndefined } from '../../../api/failure.ts';

/** Loads the emails and the open one, or undefined when the server sends real email. */
export async function fetchOutbox(id: unknown) {
  try {
    const [{ letters: emails }, email] = await Promise.all([
      callApi((api) => api.network.outbox({})),
      typeof id === 'string' ? orUndefined(callApi((api) => api.network.outboxLetter({ id }))) : undefined,
    ]);
    return { emails, email };
  } catch (cause) {
    if (cause instanceof Failure && cause.status === 404) return undefined;
    throw cause;
  }
}
