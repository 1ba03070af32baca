import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { SaxesParser } from 'saxes';
import { checkKey, type FileStore, FileStoreError } from './file-store.ts';

export interface S3Place {
  /** `https://s3.eu-central-1.amazonaws.com`, or another S3-compatible server. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const TIMEOUT_MS = 30_000;

/**
 * Files in an S3 bucket, addressed by path. Requests are signed (SigV4) with the hash of their body, so the server
 * rejects a body that changed in transit.
 */
export function s3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Place): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const ask = async (method: string, url: string, body?: Uint8Array, headers: Record<string, string> = {}) => {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const request = {
      method,
      headers: { 'x-amz-content-sha256': hash, ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
    };
    const response = await client.fetch(url, request).catch((cause: unknown) => {
      throw new FileStoreError(`The storage at ${endpoint} does not answer`, { cause });
    });
    if (response.ok || response.status === 404) return response;
    const [, code = ''] = /<Code>([^<]{1,80})<\/Code>/.exec(await response.text()) ?? [];
    throw new FileStoreError(`The storage at ${endpoint} answers ${method} with ${response.status} ${code}`.trim());
  };
  const urlOf = (key: string) => `${base}/${checkKey(key)}`;
  return {
    place: `${bucket} at ${endpoint}`,
    async put(key, bytes) {
      const { status } = await ask('PUT', urlOf(key), bytes);
      if (status === 404) throw new FileStoreError(`There is no bucket ${bucket} at ${endpoint}`);
    },
    async get(key, firstBytes) {
      const headers = firstBytes ? { range: `bytes=0-${firstBytes - 1}` } : undefined;
      const response = await ask('GET', urlOf(key), undefined, headers);
      if (response.status !== 404) return Readable.fromWeb(response.body as ReadableStream);
      await response.body?.cancel();
      return undefined;
    },
    async remove(key) {
      await (await ask('DELETE', urlOf(key))).body?.cancel();
    },
    async *list() {
      for (let after: string | undefined = ''; after !== undefined; ) {
        const query = new URLSearchParams({ 'list-type': '2', ...(after ? { 'continuation-token': after } : {}) });
        const response = await ask('GET', `${base}?${query}`);
        if (response.status === 404) throw new FileStoreError(`There is no bucket ${bucket} at ${endpoint}`);
        const page = readListing(await response.text());
        yield* page.files;
        after = page.next;
      }
    },
  };
}

/** Parses a page of ListObjectsV2. */
function readListing(xml: string): { files: { key: string; storedAt: Date }[]; next: string | undefined } {
  const files: { key: string; storedAt: Date }[] = [];
  let next: string | undefined;
  let text = '';
  let file = { key: '', storedAt: new Date(0) };
  const parser = new SaxesParser();
  parser.on('opentag', () => {
    text = '';
  });
  parser.on('text', (more) => {
    text += more;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'Key') file.key = text;
    if (name === 'LastModified') file.storedAt = new Date(text);
    if (name === 'NextContinuationToken') next = text;
    if (name === 'Contents') {
      files.push(file);
      file = { key: '', storedAt: new Date(0) };
    }
    text = '';
  });
  parser.write(xml).close();
  return { files, next };
}
