import type { OutgoingHttpHeaders } from 'node:http';
import { m } from '@lintel/messages';
import { ORPCError } from '@orpc/server';
import type { z } from 'zod';
import { isConnectionLost, isDiskFull } from '../database/outage.ts';
import type { Problem } from '../serve/contract.ts';
import { ApiError, apiErrors, type BadField, isApiError } from '../serve/errors.ts';
import { nothingRuns } from './pages/security-headers.ts';
import type { Answer } from './send.ts';
import { badFieldsOf } from './validation-messages.ts';

/**
 * Converts an error to a problem document and tells whether it is a server fault. Only an API error reveals more than
 * a request id.
 */
export function problemOf(error: unknown, requestId: string): { problem: Problem; fault: boolean } {
  const refusal = isApiError(error) ? error : (outageOf(error) ?? refusalOf(error));
  if (!refusal)
    return {
      fault: true,
      problem: {
        type: 'about:blank',
        title: m.platform__something_went_wrong_on_our(),
        status: 500,
        code: 'INTERNAL',
        requestId,
      },
    };
  const { title, status } = apiErrors[refusal.code];
  return {
    fault: false,
    problem: {
      type: `/api/docs#${refusal.code}`,
      title,
      status,
      code: refusal.code,
      ...(refusal.message === title ? {} : { detail: refusal.message }),
      ...(refusal.data?.fields ? { fields: refusal.data.fields } : {}),
      ...(refusal.data?.alternatives ? { alternatives: refusal.data.alternatives } : {}),
      requestId,
    },
  };
}

/** Returns the API error for an unavailable or full database; undefined for any other error. */
export function outageOf(error: unknown): ApiError | undefined {
  const again = { retryAfterSeconds: 2, cause: error };
  if (error instanceof Error && [error.name, (error.cause as Error | undefined)?.name].includes('UnknownOutcome'))
    return new ApiError('UNAVAILABLE', m.platform__we_lost_the_connection_to(), again);
  if (isDiskFull(error))
    return new ApiError('UNAVAILABLE', m.platform__we_cant_save_anything_right(), {
      ...again,
      retryAfterSeconds: 60,
    });
  return isConnectionLost(error) ? new ApiError('UNAVAILABLE', undefined, again) : undefined;
}

/** Converts errors that the API library throws itself: input that violates its schema, and unreadable bodies. */
function refusalOf(error: unknown): ApiError | undefined {
  if (!(error instanceof ORPCError) || error.code !== 'BAD_REQUEST') return undefined;
  const issues = (error.data as { issues?: z.core.$ZodIssue[] } | undefined)?.issues;
  const fields: BadField[] = issues ? badFieldsOf(issues) : [{ field: 'body', rule: m.platform__could_not_be_read() }];
  return new ApiError('INVALID', fields.map(({ field, rule }) => `${field} ${rule}`).join('; '), { fields });
}

/** Returns a problem as a response. */
export function problemAnswer(problem: Problem, headers: OutgoingHttpHeaders = {}): Answer {
  return {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json', 'content-security-policy': nothingRuns, ...headers },
    body: JSON.stringify(problem),
  };
}
