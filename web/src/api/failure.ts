import { m } from '@lintel/messages';
export interface BadField {
  field: string;
  rule: string;
}

/**
 * A failed call. The message is the status code, a colon, a space and the text, as the specification requires; `text`
 * is the part to display.
 */
export class Failure extends Error {
  /** 0 if there was no response. */
  readonly status: number;
  /** Stable; code may branch on it. */
  readonly code: string;
  readonly text: string;
  readonly fields: readonly BadField[];
  readonly requestId: string | undefined;

  constructor(about: {
    status: number;
    code: string;
    text: string;
    fields?: readonly BadField[];
    requestId?: string | undefined;
    cause?: unknown;
  }) {
    super(`${about.status}: ${about.text}`, { cause: about.cause });
    this.name = m.api__failure();
    this.status = about.status;
    this.code = about.code;
    this.text = about.text;
    this.fields = about.fields ?? [];
    this.requestId = about.requestId;
  }
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const isBadField = (value: unknown): value is BadField =>
  typeof record(value).field === 'string' && typeof record(value).rule === 'string';

/** Converts an error thrown by a call (with a status, or a lost connection) to a `Failure`. */
export function failureOf(cause: unknown): Failure {
  const { status, code, message, data } = record(cause);
  if (typeof status !== 'number')
    return new Failure({ status: 0, code: 'UNREACHABLE', text: m.api__we_couldnt_reach_the_server(), cause });
  const problem = record(data);
  return new Failure({
    status,
    code: typeof code === 'string' ? code : 'UNKNOWN',
    text: typeof message === 'string' && message !== '' ? message : m.api__something_went_wrong(),
    fields: Array.isArray(problem.fields) ? problem.fields.filter(isBadField) : [],
    requestId: typeof problem.requestId === 'string' ? problem.requestId : undefined,
    cause,
  });
}

/** Returns whether retrying the same call unchanged may succeed. */
export const mayRetry = (failure: unknown): boolean =>
  failure instanceof Failure && (failure.status === 0 || failure.status === 429 || failure.status >= 500);

/** Returns why a call failed, as a sentence to display. */
export const reasonOf = (cause: unknown): string =>
  cause instanceof Failure && cause.status > 0 ? cause.text : m.api__we_couldnt_reach_the_server_try();

/** Resolves to undefined on failure, for optional parts of a page. */
export const orUndefined = <T>(answer: Promise<T>): Promise<T | undefined> => answer.catch(() => undefined);
