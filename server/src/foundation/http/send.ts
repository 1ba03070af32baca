import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface Answer {
  status: number;
  headers?: OutgoingHttpHeaders;
  /** A stream travels as it comes: without an ETag and not compressed. */
  body?: string | Buffer | Readable;
}

/** Below one network packet compression saves nothing. */
const COMPRESS_FROM_BYTES = 1_400;
/** Quick rather than small: it runs on each request. */
const BROTLI_QUALITY = 4;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Sends a whole answer: with an ETag for what was read, compressed when that pays, without a body for HEAD. */
export async function send(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  if (answer.body instanceof Readable) return sendStream(request, response, answer, answer.body);
  if (response.destroyed || response.headersSent) return;
  const headers: OutgoingHttpHeaders = { ...answer.headers };
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && answer.status === 200 && answer.body !== undefined) {
    headers.etag ??= etagOf(answer.body);
    headers['cache-control'] ??= 'no-cache';
    if (matches(request.headers['if-none-match'], String(headers.etag))) {
      response.writeHead(304, headers).end();
      return;
    }
  }
  const body = answer.body === undefined ? undefined : await compress(request, bytesOf(answer.body), headers);
  if (response.destroyed) return;
  if (body) headers['content-length'] = body.length;
  response.writeHead(answer.status, headers).end(request.method === 'HEAD' ? undefined : body);
}

const bytesOf = (body: string | Buffer): Buffer => (typeof body === 'string' ? Buffer.from(body) : body);

/** Returns when the head is out; whoever reads no longer ends the stream. */
function sendStream(request: IncomingMessage, response: ServerResponse, { status, headers }: Answer, body: Readable) {
  if (response.destroyed || response.headersSent || request.method === 'HEAD') {
    body.destroy();
    if (!response.headersSent) response.writeHead(status, headers).end();
    return;
  }
  response.writeHead(status, headers);
  // What breaks on the way shows as an answer that breaks off.
  pipeline(body, response, () => {});
}

/** Weak, because the same content may travel in several encodings. */
function etagOf(body: string | Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => plain(tag) === plain(etag));
}

async function compress(request: IncomingMessage, body: Buffer, headers: OutgoingHttpHeaders): Promise<Buffer> {
  headers.vary = [headers.vary, 'Accept-Encoding'].flat().filter(Boolean).join(', ');
  if (body.length < COMPRESS_FROM_BYTES || headers['content-encoding']) return body;
  const encoding = preferredEncoding(request);
  if (!encoding) return body;
  headers['content-encoding'] = encoding;
  return encoding === 'br'
    ? brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      })
    : gzipped(body);
}

/** The best encoding that the client says it reads. */
export function preferredEncoding(request: IncomingMessage): 'br' | 'gzip' | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}
