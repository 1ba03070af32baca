import { randomUUID } from 'node:crypto';
import { m } from '@lintel/messages';
import type { Problem } from '../serve/contract.ts';
import { nothingRuns } from './pages/security-headers.ts';

/** Statuses for errors of Node's parser; any other is 400. */
const statuses: Record<string, { status: number; reason: string; code: string; title: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: 'Request Header Fields Too Large',
    code: 'TOO_LARGE',
    get title() {
      return m.platform__the_request_headers_are_too();
    },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    reason: 'Request Timeout',
    code: 'INVALID',
    get title() {
      return m.platform__the_request_took_too_long();
    },
  },
};

const notHttp = {
  status: 400,
  reason: 'Bad Request',
  code: 'INVALID',
  get title() {
    return m.platform__the_request_is_not_valid();
  },
};

/** Returns a complete problem response for a request that could not be parsed, by the parser's error code. */
export function brokenRequestAnswer(errorCode: string | undefined): string {
  const { status, reason, code, title } = statuses[errorCode ?? ''] ?? notHttp;
  const problem: Problem = { type: `/api/docs#${code}`, title, status, code, requestId: randomUUID() };
  const body = JSON.stringify(problem);
  return [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Content-Security-Policy: ${nothingRuns}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
