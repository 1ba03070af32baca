import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aPerson, type TestPerson } from '../../../../test/people.ts';
import { type Actor, writeAudit } from '../../../platform/audit/audit.ts';
import { chainWalk } from './chain.ts';

let app: TestApp;
let wholesaler: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  delete app.context.resolve(chainWalk).latest;
  wholesaler = await aPerson(app, 'wholesaler', { firstName: 'Margaret', lastName: 'Whitfield' });
  other = await aPerson(app, 'reseller', { firstName: 'Rafael', lastName: 'Ortega' });
  const auditEntry = (actor: Actor, action: string, object: string, details = {}) =>
    app.context.database.transaction((tx) => writeAudit(tx, actor, { action, object, details }));
  await auditEntry(wholesaler, 'license.verified', 'license:1', { reason: 'matches_register' });
  await auditEntry(other, 'code.created', 'code:1');
  await auditEntry('review-licenses', 'license.expired', 'license:12');
  await auditEntry('visitor', 'account.opened', 'person:9', { note: '=1+1' });
  await auditEntry(other, 'code.created', 'code:11');
});
afterAll(() => app.stop());

const get = (query: string) => app.request('GET', `/api/audit${query}`, undefined, wholesaler.as);
const objects = async (query: string) => (await get(query)).body.lines.map(({ object }: { object: string }) => object);

it('lists the latest audit entries first, with the actor of each', async () => {
  const { body } = await get('');
  expect(body.lines.map(({ actorName }: { actorName: string }) => actorName)).toEqual([
    'Rafael Ortega',
    'visitor',
    'review-licenses',
    'Rafael Ortega',
    'Margaret Whitfield',
  ]);
  expect(body.lines[4]).toMatchObject({ action: 'license.verified', details: { reason: 'matches_register' } });
  expect(body.actions).toEqual(['account.opened', 'code.created', 'license.expired', 'license.verified']);
});

it('is filtered by action, object, person and day: a prefix matches the whole kind, a full name only itself', async () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(await objects('?action=license')).toEqual(['license:12', 'license:1']);
  expect(await objects('?action=license.verified')).toEqual(['license:1']);
  expect(await objects('?object=license:1')).toEqual(['license:1']);
  expect(await objects('?object=code')).toEqual(['code:11', 'code:1']);
  expect(await objects('?actor=ortega')).toEqual(['code:11', 'code:1']);
  expect(await objects(`?actor=${other.email}`)).toEqual(['code:11', 'code:1']);
  expect(await objects('?actor=%25')).toEqual([]);
  expect(await objects('?actor=review-licenses')).toEqual(['license:12']);
  expect(await objects(`?from=${today}&to=${today}`)).toHaveLength(5);
  expect(await objects('?to=2020-01-01')).toEqual([]);
  expect((await get('?from=yesterday')).status).toBe(400);
  expect(await get('?from=2026-05-02&to=2026-05-01')).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'to', rule: 'must not be before the start' }] },
  });
});

it('pages without a gap or a repeated entry', async () => {
  const objects: string[] = [];
  let query = '?limit=2';
  for (let pages = 0; pages < 5; pages++) {
    const { body } = await get(query);
    objects.push(...body.lines.map(({ object }: { object: string }) => object));
    if (body.next === null) break;
    query = `?limit=2&before=${body.next}`;
  }
  expect(objects).toEqual(['code:11', 'person:9', 'license:12', 'code:1', 'license:1']);
});

it('reports whether the chain is intact, and which entry was changed', async () => {
  expect((await get('/chain')).body).toMatchObject({ lines: 5, fault: null });
  delete app.context.resolve(chainWalk).latest;
  const { db } = app.context.database;
  await db.execute(sql`alter table audit_log disable trigger user`);
  await db.execute(sql`update audit_log set details = '{"reason":"other"}' where action = 'license.verified'`);
  await db.execute(sql`alter table audit_log enable trigger user`);
  expect((await get('/chain')).body.fault).toEqual({ id: expect.any(Number), why: 'was changed' });
});

it('can be downloaded as a file', async () => {
  const { headers, body } = await get('.csv?actor=visitor');
  expect(headers.get('content-disposition')).toContain('audit-log.csv');
  expect(body.trim().split('\r\n')).toHaveLength(2);
  expect(body).toContain('"{""note"":""=1+1""}"');
});
