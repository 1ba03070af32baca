import type { Random } from '../../sample/random.ts';
import type { Called, OpenApiDocument, Operation, Parameter, Schema } from './document.ts';
import { operationsOf } from './document.ts';
import { hostileValue, jsonOf, RawNumber, strangeNames } from './hostile-values.ts';
import { createSampler } from './valid-values.ts';

export interface HostileRequest {
  method: string;
  /** The request target with `/api` and the query. */
  target: string;
  headers: Record<string, string>;
  body?: Buffer;
  /** Describes the mutation for a failure message. */
  what: string;
}

/** The values of a request before serialization. */
interface Draft {
  called: Called;
  /** Already encoded. */
  segments: Record<string, string>;
  query: [name: string, value: unknown][];
  headers: Record<string, string>;
  body: unknown;
}

const oddMethods = [
  ...[
    'HEAD',
    'OPTIONS',
    'GET',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'TRACE',
    'PROPFIND',
    'MKCOL',
    'COPY',
    'LOCK',
    'PURGE',
  ],
  ...['M-SEARCH', 'REPORT', 'SEARCH', 'QUERY', 'LINK', 'SUBSCRIBE'],
];
const oddSegments = [
  ...['0', '-1', '2147483648', '9223372036854775808', '1e3', '0x1f', '1.5', '%20', '%00', '%', '%zz', '%c3%28', '%ff'],
  ...['..%2f..%2f', '%2e%2e', '.', 'null', 'undefined', 'NaN', '__proto__', 'constructor', '%ed%a0%80', '%F0%9F%8F%A0'],
  ...['x'.repeat(4_000), '9'.repeat(400), '%E2%80%AEabc', "1'--", '1;id=2', '{id}', '1%0d%0aset-cookie:a=b', '1,2'],
];
const oddQueries = [
  ...[
    '=',
    '&&&',
    '=&=',
    '%',
    '%00=%00',
    'a=%zz',
    '__proto__[x]=1',
    'constructor[prototype][x]=1',
    'a[b][c][d]=1',
    'a[]=1',
  ],
  ...['a]b[=1', '[]=1', '[[]]=1', '%5B%5D=1', 'a=1;b=2', '+=+', 'a=%ed%a0%80', 'a=\u00ff', '?', 'limit', 'limit='],
  ...[
    'a=1&'.repeat(2_000),
    `${'a[b]'.repeat(300)}=1`,
    `q=${'x'.repeat(60_000)}`,
    Array.from({ length: 300 }, (_, at) => `k${at}=${at}`).join('&'),
  ],
];
const oddTypes = [
  ...['text/plain', 'application/xml', 'application/json; charset=utf-16', 'application/x-www-form-urlencoded', ''],
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=b',
    'application/octet-stream',
  ],
  ...['APPLICATION/JSON', 'application/json, text/html', 'application/problem+json', ';;;', 'x'.repeat(2_000)],
];
const oddBodies: readonly (string | Buffer)[] = [
  ...[
    '',
    ' ',
    '{',
    '[',
    'null',
    'true',
    '0',
    '""',
    '[]',
    '[[[[]]]]',
    '{}',
    '{"a":1,"a":2}',
    '{"__proto__":{"x":1}}',
    "{'a':1}",
  ],
  ...[
    '\ufeff{}',
    '{"a":\u0000}',
    '{"\\ud800":1}',
    '{}{}',
    '{"a":01}',
    '{"constructor":{"prototype":{"x":1}}}',
    '//',
    'NaN',
  ],
  ...[
    Buffer.from([0xff, 0xfe, 0x00]),
    Buffer.from([0x7b, 0xc3, 0x28, 0x7d]),
    Buffer.alloc(3_000),
    Buffer.from('{}', 'utf16le'),
  ],
  ...['['.repeat(20_000), `${'['.repeat(5_000)}${']'.repeat(5_000)}`, `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ...[
    'a=1&a=2&a[b]=3&__proto__[x]=1',
    '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--b--',
    '--b\r\n\r\n',
  ],
  ...[
    '--b\r\ncontent-disposition: form-data; name="__proto__[x]"\r\n\r\n1\r\n--b--',
    '--b',
    `--b\r\n${'x: y\r\n'.repeat(2_000)}`,
  ],
];
const oddHeaders: readonly Record<string, string>[] = [
  { 'x-padding': 'x'.repeat(20_000) },
  Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`x-${at}`, 'y'])),
  { cookie: 'a='.repeat(3_000) },
  { cookie: 'lintel.session_token=%zz.%00; __proto__=1; ; =; lintel.session_token=' },
  { 'if-none-match': `${'W/"a",'.repeat(2_000)}*` },
  { 'accept-encoding': 'br;q=x, gzip;q=0, *;q=-1, identity;q=9' },
  { 'accept-language': '*-*-*,x;q=nan' },
  { 'x-forwarded-for': 'unknown, [::1]:99, 1.2.3.4:5, %00, ::ffff:1.2.3.4' },
  { 'x-request-id': `${'\u00e9'.repeat(200)} <script>` },
  { host: 'evil.example\\@x', origin: 'null' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { range: 'bytes=9-1,-0,99999999999999999999-' },
  { 'upload-offset': '9223372036854775808', 'content-encoding': 'gzip' },
  { authorization: 'Basic \u00ff\u00fe', 'user-agent': '\u00ff'.repeat(3_000) },
];

/** Generates requests from the document, each operation equally often. */
export function createHostileRequests(document: OpenApiDocument, random: Random): () => HostileRequest {
  const { valid, resolved } = createSampler(document);
  const operations = operationsOf(document);
  const bodySchema = ({ requestBody }: Operation): Schema | undefined => {
    const schema = requestBody && Object.values(requestBody.content)[0]?.schema;
    return schema && resolved(schema);
  };

  const draft = (called: Called): Draft => {
    const { parameters = [], requestBody } = called.operation;
    const chosen = parameters.filter(({ required }) => required || random.chance(0.3));
    const of = (place: Parameter['in']) => chosen.filter((each) => each.in === place);
    const value = ({ schema, name }: Parameter) =>
      // Rows with small ids exist, so the code behind the existence check is reached.
      /^(id|\w+Id)$/.test(name) && schema.type === 'integer' ? random.whole(1, 40) : valid(schema, random);
    return {
      called,
      segments: Object.fromEntries(of('path').map((each) => [each.name, encodeURIComponent(String(value(each)))])),
      query: of('query').map((each) => [each.name, value(each)]),
      headers: Object.fromEntries(of('header').map((each) => [each.name, String(value(each))])),
      body: requestBody ? valid(bodySchema(called.operation) ?? {}, random) : undefined,
    };
  };

  const attacks: [weight: number, name: string, attack: (draft: Draft) => Partial<HostileRequest>][] = [
    [12, 'valid', () => ({})],
    [
      40,
      'one value',
      (it) => {
        const { parameters = [] } = it.called.operation;
        const schema = bodySchema(it.called.operation);
        if (schema?.properties && (parameters.length === 0 || random.chance(0.75))) {
          it.body = withHostileLeaf(it.body, schema);
          return {};
        }
        if (parameters.length === 0) return {};
        const { name, in: place, schema: wanted } = random.pick(parameters);
        const value = hostileValue(resolved(wanted), random);
        if (place === 'query') it.query = [...it.query.filter(([other]) => other !== name), [name, value]];
        else if (place === 'path')
          it.segments[name] = encodeURIComponent(String(inText(value)).toWellFormed()) || '%20';
        return {};
      },
    ],
    [
      7,
      'unknown field',
      (it) => {
        const [name, value] = [random.pick(strangeNames), hostileValue({}, random)];
        if (typeof it.body === 'object' && it.body !== null)
          // Defined instead of assigned: assigning `__proto__` would change the prototype here.
          Object.defineProperty(it.body, name, { value, enumerable: true, configurable: true });
        else it.query.push([name.toWellFormed(), value]);
        return {};
      },
    ],
    [
      6,
      'missing field',
      (it) => {
        if (typeof it.body !== 'object' || it.body === null) it.query.splice(random.whole(0, 3), 1);
        else delete (it.body as Record<string, unknown>)[random.pick([...Object.keys(it.body), ''])];
        return {};
      },
    ],
    [5, 'method', () => ({ method: random.pick(oddMethods) })],
    [
      7,
      'path',
      (it) => {
        const names = Object.keys(it.segments);
        if (names.length > 0) it.segments[random.pick(names)] = random.pick(oddSegments);
        return names.length > 0 ? {} : { target: `/api${it.called.path}/${random.pick(oddSegments)}` };
      },
    ],
    [6, 'query', (it) => ({ target: `/api${pathOf(it)}?${random.pick([...oddQueries, twice(it)])}` })],
    [5, 'body', () => ({ body: Buffer.from(random.pick(oddBodies) as string) })],
    [
      5,
      'content type',
      ({ headers }) => {
        headers['content-type'] = random.pick(oddTypes);
        return { body: Buffer.from(random.pick(oddBodies) as string) };
      },
    ],
    [3, 'headers', ({ headers }) => ({ headers: { ...headers, ...random.pick(oddHeaders) } })],
    [2, 'nesting', () => ({ body: Buffer.from(nestedJson(random.pick([25, 250, 5_000]))) })],
  ];

  /** Replaces one part of the value, at any depth. */
  function withHostileLeaf(value: unknown, given: Schema): unknown {
    const schema = resolved(given);
    const names = Object.keys(schema.properties ?? {});
    if (names.length === 0 || typeof value !== 'object' || value === null || random.chance(0.05))
      return hostileValue(schema, random);
    const name = random.pick(names);
    const part = resolved(schema.properties![name]!);
    const inner = (value as Record<string, unknown>)[name];
    if (part.type === 'array' && Array.isArray(inner) && inner.length > 0 && random.chance(0.6))
      return { ...value, [name]: [withHostileLeaf(inner[0], part.items ?? {}), ...inner.slice(1)] };
    const fitting = part.anyOf ? resolved(random.pick(part.anyOf)) : part;
    return { ...value, [name]: withHostileLeaf(inner, fitting) };
  }

  let count = 0;
  return () => {
    const called = operations[count++ % operations.length]!;
    const it = draft(called);
    const [, what, attack] = random.weighted(attacks, ([weight]) => weight);
    const changed = attack(it);
    const body = changed.body ?? (it.body === undefined ? undefined : Buffer.from(jsonOf(it.body)));
    return {
      method: changed.method ?? called.method,
      target: changed.target ?? `/api${pathOf(it)}${queryOf(it.query)}`,
      headers: {
        // Sent with every method: otherwise the body of a HEAD or GET would be parsed as another request.
        ...(body ? { 'content-type': 'application/json', 'content-length': String(body.length) } : {}),
        ...it.headers,
        ...changed.headers,
      },
      ...(body ? { body } : {}),
      what: `${what}: ${called.method} ${called.path}`,
    };
  };
}

const pathOf = ({ called, segments }: Draft): string =>
  called.path.replace(/\{(\w+)\}/g, (_, name: string) => segments[name] ?? 'x');

const nestedJson = (depth: number): string => `${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`;

const twice = ({ query }: Draft): string => queryOf([...query, ...query]).slice(1);

const inText = (value: unknown): unknown =>
  value instanceof RawNumber ? value.digits : typeof value === 'object' ? JSON.stringify(value) : value;

/** Serializes a list as a repeated name. */
export function queryOf(query: readonly [name: string, value: unknown][]): string {
  const parts = query.flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 300) : [value]).map(
      (each) => `${encodeURIComponent(name)}=${encodeURIComponent(String(inText(each)).toWellFormed())}`,
    ),
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
