import { Failure } from '../../api/failure.ts';

const statusesWithMessage = new Set([400, 401, 403, 409, 429]);

/** Keeps the server's message when it returned one; replaces other errors with the form's own sentence. */
export async function failWith<T>(answer: Promise<T>, failed: string): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw cause instanceof Failure && statusesWithMessage.has(cause.status) ? cause : new Error(failed, { cause });
  }
}
