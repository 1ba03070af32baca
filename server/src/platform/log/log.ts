import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * Writes one JSON object per line. Invariant: no personal data. Do not log addresses, names, email addresses, query
 * texts, headers or bodies. Errors are logged with their own message and stack, never with query parameters.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: null, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: 'something that is no error was thrown' };
  const { name, message, stack, cause } = error;
  // Drizzle's message and stack repeat the query's values; the database's own error is enough.
  if (name === 'DrizzleQueryError' || message.startsWith('Failed query')) return describeError(cause);
  const code = (error as { code?: unknown }).code;
  return { name, message, stack, ...(code ? { code } : {}), ...(cause ? { cause: describeError(cause) } : {}) };
}
