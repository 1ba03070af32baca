/** @module-tag both-databases */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createWorld, roles, type World } from '../test/access-matrix/world.ts';
import { type Reply, startTestApp, type TestApp } from '../test/harness.ts';
import { home, storeHomes } from '../test/homes.ts';
import { attack, statusLine } from '../test/hostile/attack.ts';
import { operationsOf } from '../test/hostile/document.ts';
import { faultsOf } from '../test/hostile/faults.ts';
import { queryOf } from '../test/hostile/requests.ts';
import { createSender } from '../test/hostile/send.ts';
import { createSampler } from '../test/hostile/valid-values.ts';
import { testDatabase } from '../test/test-database.ts';
import { attempts } from './modules/accounts/tables.ts';

/** `LINTEL_DRAWS=20000 npx vitest run server/src/hostile.test.ts` sends more requests. */
const draws = Number(process.env.LINTEL_DRAWS ?? 1_000);
const itOnce = it.runIf(inject('forEither'));

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp({ settings: { LINTEL_RATE_PER_SECOND: '1000000', LINTEL_RATE_BURST: '1000000' } });
  world = await createWorld(app);
  await storeHomes(await testDatabase(), home(), home({ city: 'Dallas' }), home(), home());
});
afterAll(() => app.stop());

/** Requests that no client of HTTP sends. */
const raw: readonly [name: string, bytes: string][] = [
  ['no HTTP', 'hello\r\n\r\n'],
  ['a method that does not exist', 'FETCH /api/plans HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['another version', 'GET /api/plans HTTP/9.9\r\nHost: a\r\n\r\n'],
  ['a NUL in a header', 'GET /api/plans HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n'],
  ['a head of 300 kB', `GET /api/plans HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(300_000)}\r\n\r\n`],
  ['two lengths', 'POST /api/sign-in HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
  ['a length below zero', 'POST /api/sign-in HTTP/1.1\r\nHost: a\r\nContent-Length: -2\r\n\r\n{}'],
  [
    'a length and pieces',
    'POST /api/sign-in HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
  ],
  ['broken pieces', 'POST /api/sign-in HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n'],
];

/** Refusals of a value, or of two fields together, which descriptions say and a schema cannot. */
const rulesBeyondSchema: Record<string, RegExp> = {
  'POST /account/password': /isn’t your password/,
  'POST /account/email': /isn’t your password/,
  'POST /account/two-factor/begin': /isn’t your password/,
  'POST /account/two-factor/disable': /isn’t your password/,
  'POST /account/two-factor/backup-codes': /isn’t your password/,
  'POST /account/deletion': /isn’t your password/,
  'POST /reset-password': /^token is no longer valid/,
  'POST /verify-email': /^token is no longer valid/,
  'POST /reset-password/accounts': /^token is no longer valid/,
  'POST /verify-email/link': /^token is no longer valid/,
  'POST /verify-email/not-me': /^token is no longer valid/,
  'POST /billing/webhooks/{provider}': /^signature is required/,
  'POST /reseller-signup': /^city Please enter the city; stateOrProvince Please select/,
  'POST /agent-signup': /^resellerCode Please enter the code of your company/,
  'GET /wholesaler/analytics/rows': /^month is needed; for the funnel a step is/,
  'GET /calendar': /^until must be after the start/,
  'POST /contacts/merges': /^absorbedId must be another contact/,
  'POST /commute/locate': /^text We don’t know this address/,
  'GET /properties/compare': /^id is required/,
  'PUT /professionals/me/hours': /^days must add up to at least 10 hours a week/,
  'POST /messages/threads': /^agentId or buyerId or company is required/,
  'POST /messages/threads/{id}/messages': /^body must not be empty/,
};

const names = ({ status, body }: Reply, field: string): boolean =>
  status === 400 && body.fields.some((each: { field: string }) => each.field.split('.')[0] === field);

describe('hostile input', () => {
  it('gets no 5xx, no late response and no server detail, in generated requests of all roles', async () => {
    const { body: document } = await app.request('GET', '/api/openapi.json');
    const { statuses, faults, slowestMs } = await attack({
      url: app.url,
      document,
      roles: Object.fromEntries(Object.entries(roles).map(([name, headers]) => [name, () => headers(world)])),
      requests: draws,
      // Each database gets its own requests.
      seed: inject('databaseKind') === 'server' ? 20_261_124 : 20_261_123,
      // Several times the limit of one second: this machine runs other tests at the same time.
      msMax: 5_000,
      parallel: 4,
      // Limits on attempts would turn the rest of the requests away before they reach anything.
      pause: async () => void (await app.context.database.db.delete(attempts)),
    });
    console.log(`hostile: ${statusLine(statuses)}; slowest ${Math.round(slowestMs)} ms`);
    expect(faults).toEqual([]);
    for (const status of [200, 400, 401, 403, 404, 405]) expect(statuses.get(status), `${status}`).toBeGreaterThan(0);
    expect((await app.request('GET', '/readyz')).status).toBe(200);
  }, 120_000);

  // The contract decides this, so one database is enough.
  itOnce(
    'accepts the smallest request that the OpenAPI document describes, and names each required field that is missing',
    async () => {
      const { body: document } = await app.request('GET', '/api/openapi.json');
      const { valid } = createSampler(document);
      const { as } = world.wholesaler;
      const wrong: string[] = [];
      for (const { method, path, operation } of operationsOf(document)) {
        // A stream of events has no end to wait for.
        if (JSON.stringify(operation.responses ?? {}).includes('text/event-stream')) continue;
        const required = (operation.parameters ?? []).filter((each) => each.required);
        const values = (place: string) =>
          required
            .filter((each) => each.in === place)
            .map((each): [string, unknown] => [each.name, valid(each.schema)]);
        const params = Object.fromEntries(values('path'));
        const query = values('query');
        const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
        const body = schema && (valid(schema) as Record<string, unknown>);
        const send = (sentQuery: [string, unknown][], sentBody: unknown) => {
          const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
          return app.request(method, `/api${place}${queryOf(sentQuery)}`, sentBody, as);
        };
        const name = `${method} ${path}`;
        const whole = await send(query, body);
        const allowed = rulesBeyondSchema[name]?.test(whole.body.detail);
        if (whole.status === 400 && !allowed)
          wrong.push(`${name} with ${JSON.stringify(body ?? query)}: ${whole.body.detail}`);
        for (const field of (schema?.required ?? []).filter((each) => each in (body ?? {}))) {
          const { [field]: _, ...rest } = body!;
          const reply = await send(query, rest);
          if (!names(reply, field)) wrong.push(`${name} without ${field}: ${reply.status} ${reply.body.detail}`);
        }
        for (const [field] of query) {
          const reply = await send(
            query.filter(([other]) => other !== field),
            body,
          );
          if (!names(reply, field)) wrong.push(`${name} without ?${field}: ${reply.status} ${reply.body.detail}`);
        }
      }
      expect(wrong).toEqual([]);
    },
    240_000,
  );

  it.each(raw)('is refused as a problem document where the request is %s', async (_, bytes) => {
    const reply = await createSender(app.url).raw(bytes);
    expect(faultsOf('GET', '/api', reply)).toEqual([]);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect((await app.request('GET', '/healthz')).status).toBe(200);
  });
});
