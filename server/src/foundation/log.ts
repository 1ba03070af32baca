import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * One JSON object a line.
 *
 * Invariant: no personal data. Nobody logs addresses, names, mail addresses, query texts, headers or bodies; errors are
 * logged with their own message and stack only, never with the parameters of a failed query.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: null, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: 'something that is no error was thrown' };
  const { name, message, stack, cause } = error;
  // Drizzle's message and stack repeat the values of the query: the database's own error says enough.
  if (name === 'DrizzleQueryError' || message.startsWith('Failed query')) return describeError(cause);
  const code = (error as { code?: unknown }).code;
  return { name, message, stack, ...(code ? { code } : {}), ...(cause ? { cause: describeError(cause) } : {}) };
}
