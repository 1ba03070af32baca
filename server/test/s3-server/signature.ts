import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const hex = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Returns the reason for rejecting a request; undefined when it has a valid Signature Version 4 over the
 * received body.
 */
export function faultOf(request: IncomingMessage, body: Buffer, credentials: Credentials): string | undefined {
  const { authorization = '', 'x-amz-date': at, 'x-amz-content-sha256': statedHash } = request.headers;
  const [, id, day, region, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (!id || !at) return 'AccessDenied';
  if (id !== credentials.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== credentials.region) return 'AuthorizationHeaderMalformed';
  if (Math.abs(momentOf(String(at)) - Date.now()) > 15 * 60_000) return 'RequestTimeTooSkewed';
  if (statedHash !== hex(body)) return 'XAmzContentSHA256Mismatch';
  if (!names!.split(';').includes('host') || !names!.split(';').includes('x-amz-content-sha256')) return 'AccessDenied';
  const text = ['AWS4-HMAC-SHA256', at, `${day}/${region}/s3/aws4_request`, hex(canonical(request, names!))].join('\n');
  const key = ['aws4_request', 's3', region!, day!].reduceRight<Buffer | string>(
    (before, part) => hmac(before, part),
    `AWS4${credentials.secretAccessKey}`,
  );
  return timingSafeEqual(hmac(key, text), Buffer.from(signature!, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}

function canonical(request: IncomingMessage, names: string): string {
  const url = new URL(request.url!, 'http://s3');
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const hash = String(request.headers['x-amz-content-sha256']);
  return [request.method, url.pathname, query.join('&'), headers.join(''), names, hash].join('\n');
}

/** `20260131T120000Z` */
const momentOf = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
