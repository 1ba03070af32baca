/** PostgreSQL and network error codes of a server that is stopping, starting or unreachable. */
const LOST = new Set([
  ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
]);
/** Messages of driver errors that have no code. */
const LOST_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;
/** Error codes for a connection that was never made, so nothing was sent. */
const REFUSED = new Set(['57P03', '08001', '08004', 'ECONNREFUSED']);
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** The connection broke before the server confirmed the commit, so the transaction may have been committed or not. */
export class UnknownOutcome extends Error {
  override name = 'UnknownOutcome';
}

/** The disk is full. The message says where and what to do. */
export class DiskFull extends Error {
  override name = 'DiskFull';
}

/** Returns whether the connection to the database broke or could not be made. */
export const isConnectionLost = (error: unknown): boolean =>
  causesOf(error).some(({ code, message }) => LOST.has(code ?? '') || LOST_WORDS.test(message));

/** Returns whether the connection was never made. */
export const isRefused = (error: unknown): boolean =>
  causesOf(error).some(({ code, message }) => REFUSED.has(code ?? '') || message.startsWith('timeout exceeded'));

export const isDiskFull = (error: unknown): boolean =>
  causesOf(error).some(
    ({ name, code, message }) => name === 'DiskFull' || FULL.has(code ?? '') || /No space left/.test(message),
  );

/** Unwraps Drizzle's errors, which repeat the statement and its parameters. */
export function withoutStatement(error: unknown): unknown {
  const { name, message, cause } = error as Error;
  const wraps = name === 'DrizzleQueryError' || message?.startsWith('Failed query');
  return wraps && cause !== undefined ? withoutStatement(cause) : error;
}

/** Returns the message and the exit code of a command that failed: 3 for a full disk, so scripts can recognize it. */
export function endOf(error: unknown, foreseen: ReadonlySet<string>): { text: string; code: number } {
  const { name, message, stack, path } = withoutStatement(error) as NodeJS.ErrnoException;
  if (name === 'DiskFull') return { text: message, code: 3 };
  if (isDiskFull(error))
    return {
      text: path
        ? `There is no space left on the disk of ${path}: free some space and try again.`
        : `There is no space left on the disk of the database: free some space and try again (${message}).`,
      code: 3,
    };
  if (isConnectionLost(error))
    return { text: `The database does not answer (${message}). Start the command again when it runs.`, code: 1 };
  return { text: foreseen.has(name) ? message : (stack ?? String(message)), code: 1 };
}

type Cause = { name?: string; code?: string; message: string; cause?: unknown; errors?: unknown[] };

function causesOf(error: unknown): Cause[] {
  if (typeof error !== 'object' || error === null) return [];
  const { cause, errors = [] } = error as Cause;
  return [error as Cause, ...causesOf(cause), ...errors.flatMap(causesOf)];
}
