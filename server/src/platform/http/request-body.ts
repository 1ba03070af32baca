import type { IncomingMessage } from 'node:http';
import { m } from '@lintel/messages';
import { invalid, tooLarge } from '../serve/errors.ts';

/**
 * Reads the body of a request by its content type: JSON, a form, bytes, or nothing. `keep` receives the raw bytes.
 * Invariant: no more than `limitBytes` are buffered, whatever `Content-Length` says.
 */
export async function readBody(
  request: IncomingMessage,
  limitBytes: number,
  keep?: (bytes: Buffer) => void,
): Promise<unknown> {
  const bytes = await collect(request, limitBytes);
  keep?.(bytes);
  if (bytes.length === 0) return undefined;
  const [type = ''] = (request.headers['content-type'] ?? 'application/json').split(';');
  switch (type.trim().toLowerCase()) {
    case 'application/json':
      return parseJson(bytes);
    case 'application/octet-stream':
      return new Blob([new Uint8Array(bytes)]);
    case 'application/x-www-form-urlencoded':
      return new URLSearchParams(bytes.toString());
    case 'multipart/form-data':
      return parseForm(bytes, request.headers['content-type']!);
    default:
      throw invalid('content-type', m.platform__must_be_application_json());
  }
}

async function collect(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) throw bodyTooLarge(limitBytes);
  const parts: Buffer[] = [];
  let length = 0;
  // `for await` would destroy the request on exit, and the error response with it.
  await new Promise<void>((done, fail) => {
    request.on('data', (part: Buffer) => {
      length += part.length;
      if (length > limitBytes) {
        request.pause();
        fail(bodyTooLarge(limitBytes));
      } else parts.push(part);
    });
    request.once('end', done);
    request.once('error', fail);
    request.once('aborted', () => fail(invalid('body', m.platform__ended_too_early())));
  });
  return Buffer.concat(parts);
}

const bodyTooLarge = (limitBytes: number) => tooLarge(m.platform__a_request_can_be_at({ limitBytes }));

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw invalid('body', m.platform__must_be_json_in_utf());
  }
}

async function parseForm(bytes: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw invalid('body', m.platform__must_be_form_data());
  }
}
