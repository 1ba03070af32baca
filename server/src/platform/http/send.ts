import { hash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers?: OutgoingHttpHeaders;
  /** A stream is sent without an ETag and uncompressed. */
  body?: string | Buffer | Readable;
}

/** Handles a path that is not in the contract, such as the API description or the sitemap. */
export type Extra = (request: IncomingMessage) => Promise<Answer> | Answer;

/** Headers of every response. A response's own header takes precedence. */
type Always = readonly (readonly [name: string, value: string])[];

/** Below one network packet compression saves nothing. */
const COMPRESS_FROM_BYTES = 1_400;
/**
 * Favors speed, because it runs on each request: 47 kB take 36 µs and become 6.5 kB. Quality 4, used for pages and
 * files, takes 324 µs for 5.6 kB.
 */
const BROTLI_QUALITY = 1;
/** Up to this size compression is synchronous; switching to another thread and back costs as much. */
export const AT_ONCE_BYTES = 131_072;
const GZIP_LEVEL = 1;

const brotli = promisify(brotliCompress);
const gzipped: (body: Buffer, options: { level: number }) => Promise<Buffer> = promisify(gzip);

/** Sends a complete response: with an ETag for reads, compressed when that pays, without a body for HEAD. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  always: Always = [],
): Promise<void> {
  if (answer.body instanceof Readable) return sendStream(request, response, answer, answer.body, always);
  if (response.destroyed || response.headersSent) return;
  const headers: OutgoingHttpHeaders = { ...answer.headers };
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const bytes = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body;
  if (isRead && answer.status === 200 && bytes) {
    headers.etag ??= etagOf(bytes);
    headers['cache-control'] ??= 'no-cache';
    if (matches(request.headers['if-none-match'], String(headers.etag))) {
      response.writeHead(304, headLines(always, headers)).end();
      return;
    }
  }
  const encoding = bytes && encodingFor(request, bytes, headers);
  const body = bytes && encoding ? await compress(bytes, encoding) : bytes;
  if (response.destroyed) return;
  if (body) headers['content-length'] = body.length;
  response.writeHead(answer.status, headLines(always, headers)).end(request.method === 'HEAD' ? undefined : body);
}

/** Returns when the headers were sent. The stream ends when the client disconnects. */
function sendStream(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers = {} }: Answer,
  body: Readable,
  always: Always,
) {
  if (response.destroyed || response.headersSent || request.method === 'HEAD') {
    body.destroy();
    if (!response.headersSent) response.writeHead(status, headLines(always, headers)).end();
    return;
  }
  response.writeHead(status, headLines(always, headers));
  // An error while streaming aborts the response.
  pipeline(body, response, () => {});
}

/** A weak ETag, because the same content may be sent in several encodings. */
function etagOf(body: Buffer): string {
  return `W/"${hash('sha1', body, 'base64url')}"`;
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => plain(tag) === plain(etag));
}

/** One flat list of names and values: Node writes it as it is, without building a table of headers first. */
function headLines(always: Always, headers: OutgoingHttpHeaders): OutgoingHttpHeader[] {
  const lines: OutgoingHttpHeader[] = [];
  for (const [name, value] of always) if (headers[name] === undefined) lines.push(name, value);
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) lines.push(name, value);
  }
  return lines;
}

/** Chooses the encoding of a body, if any, and sets its header. */
function encodingFor(request: IncomingMessage, { length }: Buffer, headers: OutgoingHttpHeaders) {
  headers.vary = headers.vary === undefined ? 'Accept-Encoding' : [headers.vary, 'Accept-Encoding'].flat().join(', ');
  if (length < COMPRESS_FROM_BYTES || headers['content-encoding']) return undefined;
  const encoding = preferredEncoding(request);
  if (encoding) headers['content-encoding'] = encoding;
  return encoding;
}

/** Compresses a body for one response. */
export function compress(body: Buffer, encoding: 'br' | 'gzip'): Buffer | Promise<Buffer> {
  const atOnce = body.length <= AT_ONCE_BYTES;
  if (encoding === 'gzip') return atOnce ? gzipSync(body, { level: GZIP_LEVEL }) : gzipped(body, { level: GZIP_LEVEL });
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  };
  return atOnce ? brotliCompressSync(body, options) : brotli(body, options);
}

/** Returns the best encoding that the client accepts. */
export function preferredEncoding(request: IncomingMessage): 'br' | 'gzip' | undefined {
  const { 'accept-encoding': said } = request.headers;
  if (!said) return undefined;
  const accepted = String(said)
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}
