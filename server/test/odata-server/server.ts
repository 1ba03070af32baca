import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Description, edmx, lists } from './edmx.ts';
import { parseFilter } from './filter.ts';
import type { Sent } from './properties.ts';

/** A failure of one response. */
export type Fault =
  | { kind: 'status'; status: number; retryAfter?: string }
  /** The connection breaks after half of the body. */
  | { kind: 'drop' }
  | { kind: 'link'; to: string };

export interface ODataServerOptions extends Partial<Description> {
  /** Maximum page size, whatever is requested. */
  pageMax?: number;
  /** Links to the next page count records, use a token, or are omitted. */
  links?: 'skip' | 'token' | 'none';
  /** Plain paging ends after this many records. */
  pagingMax?: number;
  /** Client id and secret; a token expires after this many requests. */
  client?: { id: string; secret: string; tokenRequests: number };
  /** Awaited before each response with records: simulates a slow server. */
  hold?: (resource: string) => Promise<void>;
  /** Called for each request for records; may return a failure for its response. */
  fault?: (request: { number: number; resource: string; query: URLSearchParams }) => Fault | undefined;
  /** Called after each response, for changes between requests. */
  after?: (request: { number: number; resource: string }) => void;
  /** Each page ends with a repetition of its first record. */
  duplicates?: boolean;
  refuses?: (query: URLSearchParams) => string | undefined;
}

export interface ODataServer {
  url: string;
  /** Resource → records; tests change them. */
  data: Record<string, Sent[]>;
  /** Path and query of all requests. */
  requests: string[];
  options: ODataServerOptions;
  stop(): Promise<void>;
}

const keyFields: Record<string, string> = {
  Property: 'ListingKey',
  Member: 'MemberKey',
  Office: 'OfficeKey',
  Media: 'MediaKey',
  Lookup: 'LookupKey',
};

/** A RESO Web API server with in-memory records and configurable failures. */
export async function startODataServer(
  data: Record<string, Sent[]>,
  options: ODataServerOptions = {},
): Promise<ODataServer> {
  const requests: string[] = [];
  const http = createServer((request, response) => {
    requests.push(request.url!);
    answer(request, response).catch((error) => sendError(response, 400, (error as Error).message));
  });
  let number = 0;
  let token = { value: '', left: 0 };
  const server: ODataServer = {
    url: '',
    data,
    requests,
    options,
    stop: () =>
      new Promise((done) => {
        http.closeAllConnections();
        http.close(() => done());
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, server.url);
    if (url.pathname === '/token') return giveToken(request, response);
    if (!isAllowed(request)) return sendError(response, 401, 'the token is not valid');
    if (url.pathname === '/odata/$metadata') return send(response, 'application/xml', edmx(description()));
    const [, resource = ''] = /^\/odata\/(\w+)/.exec(url.pathname) ?? [];
    const query = url.searchParams;
    await options.hold?.(resource);
    const fault = options.fault?.({ number: ++number, resource, query });
    if (fault?.kind === 'status') return sendFault(response, fault);
    const refused = options.refuses?.(query);
    if (refused) return sendError(response, 400, refused);
    if (!(resource in server.data) && resource !== 'Lookup')
      return sendError(response, 404, 'there is no such resource');
    const isReplication = url.pathname.endsWith('/PropertyReplication()');
    const body = page(resource, url, isReplication);
    if (fault?.kind === 'link') body['@odata.nextLink'] = fault.to;
    const text = JSON.stringify(body);
    if (fault?.kind === 'drop') drop(response, text);
    else send(response, 'application/json', text);
    options.after?.({ number, resource });
  }

  function description(): Description {
    const { enumerations = 'lookups', navigations = ['Media'], replication = false } = options;
    return {
      enumerations,
      navigations,
      replication,
      resources: options.resources ?? [...Object.keys(server.data), 'Lookup'],
    };
  }

  async function giveToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += part;
    const form = new URLSearchParams(body);
    if (form.get('client_id') !== options.client?.id || form.get('client_secret') !== options.client?.secret)
      return sendError(response, 401, 'invalid_client');
    token = { value: `token-${requests.length}`, left: options.client!.tokenRequests };
    send(
      response,
      'application/json',
      JSON.stringify({ access_token: token.value, token_type: 'Bearer', expires_in: 3_600 }),
    );
  }

  function isAllowed(request: IncomingMessage): boolean {
    if (!options.client) return true;
    return request.headers.authorization === `Bearer ${token.value}` && token.left-- > 0;
  }

  function page(resource: string, url: URL, isReplication: boolean): Record<string, unknown> {
    const query = url.searchParams;
    const all = resource === 'Lookup' ? lookups() : server.data[resource]!;
    const filter = query.get('$filter');
    const matching = sorted(
      filter ? all.filter(parseFilter(filter)) : all,
      query.get('$orderby') ?? 'ModificationTimestamp',
    );
    const top = Math.min(Number(query.get('$top') ?? 100_000), options.pageMax ?? 100_000);
    const skip = query.get('$skiptoken')
      ? placeOf(matching, query.get('$skiptoken')!, resource)
      : Number(query.get('$skip') ?? 0);
    const limit = options.pagingMax ?? Number.POSITIVE_INFINITY;
    if (skip >= limit) throw new Error('paging ends here');
    const found = matching.slice(skip, skip + top);
    const select = isReplication ? ['ListingKey', 'ModificationTimestamp'] : query.get('$select')?.split(',');
    const value = found.map((record) => shaped(record, select, query.get('$expand')?.split(',') ?? []));
    if (options.duplicates && value[0]) value.push(value[0]);
    const more = skip + top < Math.min(matching.length, limit);
    const next = more && options.links !== 'none' ? nextLink(url, skip + top, found.at(-1)!, resource) : undefined;
    return {
      '@odata.context': `${server.url}/$metadata#${resource}`,
      ...(query.get('$count') === 'true' ? { '@odata.count': matching.length } : {}),
      value,
      ...(next ? { '@odata.nextLink': next } : {}),
    };
  }

  function nextLink(url: URL, skip: number, last: Sent, resource: string): string {
    const next = new URL(url);
    if (options.links === 'token')
      next.searchParams.set('$skiptoken', `${last.ModificationTimestamp}|${last[keyFields[resource]!]}`);
    else next.searchParams.set('$skip', String(skip));
    return next.href;
  }

  let media = { of: server.data.Media, byKey: new Map<unknown, Sent[]>() };
  function mediaOfRecord({ ListingKey }: Sent): Sent[] {
    if (media.byKey.size === 0 || media.of !== server.data.Media)
      media = { of: server.data.Media, byKey: Map.groupBy(server.data.Media ?? [], (each) => each.ResourceRecordKey) };
    return media.byKey.get(ListingKey) ?? [];
  }

  function shaped(record: Sent, select: readonly string[] | undefined, expand: readonly string[]): Sent {
    const wanted = select
      ? Object.fromEntries(select.flatMap((name) => (name in record ? [[name, record[name]]] : [])))
      : record;
    const nested = expand.map((name) => {
      if (!description().navigations.includes(name)) throw new Error(`${name} can’t be expanded`);
      if (name === 'Media') return [name, mediaOfRecord(record)];
      if (name === 'ListAgent')
        return [name, server.data.Member!.find(({ MemberKey }) => MemberKey === record.ListAgentKey)];
      return [name, server.data.Office!.find(({ OfficeKey }) => OfficeKey === record.ListOfficeKey)];
    });
    return nested.length > 0 ? { ...wanted, ...Object.fromEntries(nested) } : wanted;
  }

  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  server.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/odata`;
  return server;
}

function sorted(records: readonly Sent[], orderby: string): Sent[] {
  const fields = orderby.split(',').map((field) => field.trim());
  return [...records].sort((a, b) => {
    for (const field of fields) {
      const [one, other] = [String(a[field] ?? ''), String(b[field] ?? '')];
      if (one !== other) return one < other ? -1 : 1;
    }
    return 0;
  });
}

/** Returns the index of the first record after a page token, in modification order. */
function placeOf(records: readonly Sent[], place: string, resource: string): number {
  const [moment, key] = place.split('|') as [string, string];
  const at = records.findIndex((record) => {
    const own = String(record.ModificationTimestamp);
    return own > moment || (own === moment && String(record[keyFields[resource]!]) > key);
  });
  return at < 0 ? records.length : at;
}

const lookups = (): Sent[] =>
  Object.entries(lists).flatMap(([list, values]) =>
    values.map(([legacy, standard]) => ({
      LookupKey: `${list}-${legacy}`,
      LookupName: list,
      LookupValue: legacy.startsWith('LOC_') ? legacy : standard,
      StandardLookupValue: standard,
      LegacyODataValue: legacy,
      ModificationTimestamp: '2026-01-01T00:00:00Z',
    })),
  );

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': type }).end(body);
}

function sendError(response: ServerResponse, status: number, message: string): void {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ error: { code: String(status), message } }));
}

function sendFault(response: ServerResponse, { status, retryAfter }: Extract<Fault, { kind: 'status' }>): void {
  response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end('not now');
}

function drop(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.write(body.slice(0, Math.floor(body.length / 2)));
  setTimeout(() => response.destroy(), 5);
}
