import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Credentials, faultOf } from './signature.ts';

export interface S3Server {
  endpoint: string;
  /** Objects in the bucket. */
  objects: Map<string, { bytes: Buffer; at: Date }>;
  /** Responds to the next `times` requests with 503. */
  failNext(times: number): void;
  stop(): Promise<void>;
}

/** Small enough that every list has several pages. */
const aPage = 3;

/**
 * Speaks the subset of S3 that file storage needs: objects of one bucket, paged lists, and mandatory request
 * signatures.
 */
export async function startS3Server(bucket: string, credentials: Credentials): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  let failures = 0;
  const answer = (request: IncomingMessage, body: Buffer): { status: number; body?: string | Buffer } => {
    if (failures > 0) {
      failures -= 1;
      return fault(503, 'SlowDown');
    }
    const refused = faultOf(request, body, credentials);
    if (refused) return fault(refused === 'XAmzContentSHA256Mismatch' ? 400 : 403, refused);
    const url = new URL(request.url!, 'http://s3');
    const [, name, ...rest] = url.pathname.split('/');
    if (name !== bucket) return fault(404, 'NoSuchBucket');
    const key = rest.join('/');
    if (key === '') return { status: 200, body: listing(objects, url.searchParams) };
    if (request.method === 'PUT') objects.set(key, { bytes: body, at: new Date() });
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method !== 'GET') return { status: request.method === 'PUT' ? 200 : 204 };
    const found = objects.get(key);
    if (!found) return fault(404, 'NoSuchKey');
    const [, until] = /^bytes=0-(\d+)$/.exec(String(request.headers.range)) ?? [];
    return until
      ? { status: 206, body: found.bytes.subarray(0, Number(until) + 1) }
      : { status: 200, body: found.bytes };
  };
  const server = createServer(async (request, response) => {
    const { status, body } = answer(request, await buffer(request));
    response.writeHead(status).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    failNext(times) {
      failures = times;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const fault = (status: number, code: string) => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`,
});

function listing(objects: S3Server['objects'], query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].sort().filter((key) => key > after);
  const page = keys.slice(0, aPage);
  const contents = page.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>${objects.get(key)!.at.toISOString()}</LastModified></Contents>`,
  );
  const next = keys.length > aPage ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
}
