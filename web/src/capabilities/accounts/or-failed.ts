import { Failure } from '../../wire/failure.ts';

const speaking = new Set([400, 401, 403, 409, 429]);

/** A refusal is said in the server's words; whatever else went wrong has the one sentence of the form. */
export async function orFailed<T>(answer: Promise<T>, failed: string): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw cause instanceof Failure && speaking.has(cause.status) ? cause : new Error(failed, { cause });
  }
}
