import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@lintel/geo';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import {
  aBuyer,
  aCompany,
  anAgent,
  aPerson,
  type TestAgent,
  type TestBuyer,
  type TestCompany,
} from '../../../../test/people.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { events } from '../../../platform/events/events.tables.ts';
import { buyers } from '../../companies/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { aPdf, fetchBytes, sendPart, startUpload, upload } from '../documents.fixture.ts';
import { documentViews } from '../tables.ts';
import { remindReviewers } from './remind.ts';
import { viewersOf } from './views.ts';

let app: TestApp;
let folder: string;
let [company, agent, lender, buyer]: [TestCompany, TestAgent, TestAgent, TestBuyer] = [] as never;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-sharing-'));
  app = await startTestApp({ settings: { LINTEL_DATA_FOLDER: folder } });
});
beforeEach(async () => {
  await app.reset();
  company = await aCompany(app);
  agent = await anAgent(app, company);
  lender = await anAgent(app, company, { agentType: 'mortgage' });
  buyer = await aBuyer(app, agent);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const db = () => app.context.database.db;
const ask = (method: string, path: string, as: Record<string, string>, body?: object) =>
  app.request(method, `/api${path}`, body, as);
const share = (body: object, as = buyer.as) => ask('POST', '/documents/grants', as, { personId: agent.id, ...body });
const open = (id: number, as: Record<string, string>, how = 'preview') =>
  ask('POST', `/documents/${id}/opening`, as, { as: how });
const read = async (id: number, as: Record<string, string>) => {
  const { status, body } = await open(id, as);
  return status === 200 ? (await fetchBytes(app, body.path, as)).status : status;
};
const decide = (id: number, as: Record<string, string>, body: object = { decision: 'approved' }) =>
  ask('POST', `/documents/${id}/review`, as, body);
const notificationsOf = async (personId: number) =>
  (await db().select().from(notifications).where(eq(notifications.personId, personId)).orderBy(notifications.id)).map(
    ({ title, body }) => `${title} | ${body}`,
  );

describe('a person’s document', () => {
  it('is accessible to others only through a grant, within its limits, while the two work together', async () => {
    const stubs = await upload(app, buyer.as, { category: 'pay_stubs' });
    const letter = await upload(app, buyer.as, { category: 'pre_approval' });
    const wholesaler = await aPerson(app, 'wholesaler');
    const strangers = [{ as: {} }, await aBuyer(app, agent), lender, company, wholesaler];
    const statusOf = async (as: Record<string, string>) =>
      Promise.all([stubs, letter].map(async ({ id }) => [await read(id, as), (await decide(id, as)).status].join(' ')));
    expect(await statusOf(agent.as)).toEqual(['404 404', '404 404']);
    for (const may of ['view', 'review'] as const) {
      const after = may === 'view' ? '200 403' : '200 200';
      for (const [what, expected] of [
        [{ documentIds: [stubs.id] }, [after, '404 404']],
        [{ categories: ['pre_approval'] }, ['404 404', after]],
        [{}, [after, after]],
      ] as const) {
        const { body } = await share({ ...what, may });
        expect([may, what, await statusOf(agent.as)]).toEqual([may, what, expected]);
        // Not shared with anyone else, especially when everything is shared.
        for (const { as } of 'categories' in what || 'documentIds' in what ? [] : strangers)
          for (const line of await statusOf(as)) expect(line).toMatch(/^(401 401|404 404)$/);
        expect((await ask('DELETE', `/documents/grants/${body.at(-1).id}`, buyer.as)).status).toBe(200);
        expect(await statusOf(agent.as)).toEqual(['404 404', '404 404']);
      }
    }
    // Ends together with the working relationship, without an explicit revocation, and with the agent's membership.
    await share({});
    expect(await read(stubs.id, agent.as)).toBe(200);
    await db().execute(sql`update agents set status = 'suspended' where id = ${agent.agentId}`);
    expect(await read(stubs.id, agent.as)).toBe(404);
    await db().execute(sql`update agents set status = 'active' where id = ${agent.agentId}`);
    await db().update(buyers).set({ agentId: null }).where(eq(buyers.personId, buyer.id));
    expect(await read(stubs.id, agent.as)).toBe(404);
    expect((await ask('GET', '/documents/grants', buyer.as)).body).toMatchObject([{ active: false }]);
    expect((await share({})).status).toBe(404);
  });

  it('is closed when the grant expires or it is deleted, and only its owner uploads a new version', async () => {
    const { id } = await upload(app, buyer.as);
    const [given] = (await share({ days: 30 })).body;
    expect((Date.parse(given.expiresAt) - Date.now()) / DAY_MS).toBeCloseTo(30, 2);
    expect((await share({ documentIds: [id] })).body.at(-1).expiresAt.slice(0, 10)).toBe(
      new Date(Date.now() + 90 * DAY_MS).toISOString().slice(0, 10),
    );
    const opened = (await open(id, agent.as)).body.path;
    await db().execute(sql`update document_grants set expires_at = expires_at - interval '31 days'`);
    expect(await read(id, agent.as)).toBe(200);
    await db().execute(sql`update document_grants set expires_at = expires_at - interval '60 days'`);
    expect(await read(id, agent.as)).toBe(404);
    expect((await fetchBytes(app, opened, agent.as)).status).toBe(404);
    expect((await ask('GET', '/documents/grants', buyer.as)).body).toEqual([]);
    await share({});
    expect(await read(id, agent.as)).toBe(200);
    await ask('DELETE', `/documents/${id}`, buyer.as);
    expect(await read(id, agent.as)).toBe(404);
    await ask('POST', `/documents/${id}/restoration`, buyer.as);
    expect(await read(id, agent.as)).toBe(200);
    expect((await ask('POST', `/documents/${id}/restoration`, agent.as)).status).toBe(404);
    for (const days of [0, 366]) expect((await share({ days })).status).toBe(400);
    expect((await share({ documentIds: [id], categories: ['id'] })).status).toBe(400);
    expect((await share({ documentIds: [id + 99] })).status).toBe(404);
  });

  it('shows its owner who opened it, before the first byte; a GET alone opens no other person’s document', async () => {
    const { id } = await upload(app, buyer.as);
    await share({});
    expect((await fetchBytes(app, `/api/documents/${id}/content`, agent.as)).status).toBe(403);
    const other = await upload(app, buyer.as);
    const { path } = (await open(id, agent.as)).body;
    const opening = new URL(path, app.url).searchParams.get('opening');
    expect((await fetchBytes(app, `/api/documents/${other.id}/content?opening=${opening}`, agent.as)).status).toBe(403);
    expect((await fetchBytes(app, path, agent.as)).bytes.equals(aPdf('Hello'))).toBe(true);
    await open(id, agent.as, 'download');
    await db().execute(sql`update document_views set at = at - interval '11 minutes' where id = ${opening}`);
    expect((await fetchBytes(app, path, agent.as)).status).toBe(403);
    const { body } = await ask('GET', `/documents/${id}/views`, buyer.as);
    expect(body).toMatchObject([
      { name: 'Ada Stone', personId: agent.id, action: 'download', version: 1 },
      { name: 'Ada Stone', personId: agent.id, action: 'preview', version: 1 },
    ]);
    expect((await ask('GET', `/documents/${id}`, buyer.as)).body.lastViewedAt).toBe(body[0].at);
    expect((await ask('GET', `/documents/${id}/views`, agent.as)).status).toBe(403);
    const viewers = await viewersOf(db(), [id, other.id]);
    expect(viewers).toEqual([{ name: 'Ada Stone', at: new Date(body[0].at) }]);
    await read(id, buyer.as);
    expect(await db().select().from(documentViews)).toHaveLength(2);
  });

  it('is sent so that browsers do not run, frame, sniff or cache it', async () => {
    const { id } = await upload(app, buyer.as);
    await share({});
    const { path } = (await open(id, agent.as)).body;
    for (const [at, as] of [
      [`/api/documents/${id}/content`, buyer.as],
      [path, agent.as],
    ] as const) {
      const { headers } = await fetchBytes(app, at, as);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="letter.pdf"; filename*=UTF-8''letter.pdf`,
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
      });
    }
  });

  it('cannot be reached by its id alone in any call', async () => {
    const { id } = await upload(app, buyer.as);
    const stranger = await aBuyer(app, agent);
    for (const [method, path, body] of [
      ['GET', `/documents/${id}`, undefined],
      ['PATCH', `/documents/${id}`, { category: 'other' }],
      ['DELETE', `/documents/${id}`, undefined],
      ['POST', `/documents/${id}/restoration`, {}],
      ['POST', `/documents/${id}/versions`, { fileName: 'a.pdf', fileSize: 10 }],
      ['GET', `/documents/${id}/upload`, undefined],
      ['DELETE', `/documents/${id}/upload`, undefined],
      ['POST', `/documents/${id}/opening`, {}],
      ['GET', `/documents/${id}/content`, undefined],
      ['GET', `/documents/${id}/views`, undefined],
      ['POST', `/documents/${id}/review`, { decision: 'approved' }],
      ['GET', `/documents?userId=${buyer.id}`, undefined],
      ['POST', '/documents', { userId: buyer.id, fileName: 'a.pdf', fileSize: 9, category: 'other' }],
    ] as const)
      expect([method, path, (await ask(method, path, stranger.as, body)).status]).toEqual([method, path, 404]);
    expect((await sendPart(app, stranger.as, id, new Uint8Array(5))).status).toBe(404);
    expect((await ask('GET', '/documents', stranger.as)).body).toEqual([]);
    expect((await ask('GET', `/documents/${id}`, buyer.as)).body).toMatchObject({
      category: 'pre_approval',
      version: 1,
    });
  });
});

describe('a review', () => {
  it('goes from pending to rejected with a reason, new version and approved, and notifies everyone concerned', async () => {
    await share({ may: 'review' });
    const { id } = await upload(app, buyer.as, { category: 'pay_stubs' });
    expect(await notificationsOf(agent.id)).toEqual([
      'Ada shared documents with you | You can approve them, or return them with a reason.',
      'Pay stubs to review | Ada uploaded it and is waiting for your review.',
    ]);
    expect((await decide(id, buyer.as)).status).toBe(403);
    for (const reason of [undefined, '', '  '])
      expect((await decide(id, agent.as, { decision: 'rejected', reason })).body.fields).toEqual([
        { field: 'reason', rule: 'must say what needs attention' },
      ]);
    expect((await decide(id, agent.as, { decision: 'rejected', reason: 'Page 2 is missing' })).status).toBe(200);
    const returned = (await ask('GET', `/documents/${id}`, buyer.as)).body;
    expect(returned).toMatchObject({ status: 'rejected', reason: 'Page 2 is missing', reviewedBy: 'Ada Stone' });
    expect((await ask('GET', '/documents/checklist', buyer.as)).body.items).toContainEqual(
      expect.objectContaining({ id: 'pay_stubs', status: 'in_progress', documentIds: [id] }),
    );

    const bytes = aPdf('Both pages');
    const announced = await ask('POST', `/documents/${id}/versions`, buyer.as, {
      fileName: 'both.pdf',
      fileSize: bytes.length,
    });
    expect(announced.status).toBe(200);
    await sendPart(app, buyer.as, id, bytes);
    const again = (await ask('GET', `/documents/${id}`, buyer.as)).body;
    expect(again).toMatchObject({ status: 'pending', version: 2, fileName: 'both.pdf', reason: null });
    expect(
      again.versions.map(({ number, status, reason }: Record<string, unknown>) => [number, status, reason]),
    ).toEqual([
      [2, 'pending', null],
      [1, 'rejected', 'Page 2 is missing'],
    ]);
    expect((await decide(id, agent.as, { decision: 'approved', version: 1 })).status).toBe(409);
    expect((await decide(id, agent.as, { decision: 'approved', version: 2 })).status).toBe(200);
    const { items } = (await ask('GET', '/documents/checklist', buyer.as)).body;
    expect(items.find((item: { id: string }) => item.id === 'pay_stubs').status).toBe('completed');
    expect(await notificationsOf(buyer.id)).toEqual([
      'Pay stubs: needs attention | Ada wrote: Page 2 is missing',
      'Pay stubs: approved | Ada approved it.',
    ]);
    const stored = await db().select().from(events).where(eq(events.name, 'document.reviewed')).orderBy(events.id);
    expect(stored.map(({ payload }) => payload)).toEqual(
      ['rejected', 'approved'].map((decision) => ({
        ...{ documentId: id, ownerId: buyer.id, category: 'pay_stubs', decision, byId: agent.id },
      })),
    );
    const lines = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.object, `document:${id}`));
    expect(lines.map(({ action }) => action)).toEqual(['document.reviewed', 'document.reviewed']);
    // An approved document keeps its category.
    expect((await ask('PATCH', `/documents/${id}`, buyer.as, { category: 'tax_returns' })).status).toBe(409);
    const renamed = await ask('PATCH', `/documents/${id}`, buyer.as, { fileName: 'stubs.docx' });
    expect([renamed.status, renamed.body.fileName]).toEqual([200, 'stubs.pdf']);
  });

  it('belongs to one person: only the reviewer who decided can change it', async () => {
    await db().execute(
      sql`insert into connections (buyer_id, agent_id, state) values (${buyer.id}, ${lender.agentId}, 'connected')`,
    );
    const { id } = await upload(app, buyer.as);
    await share({ may: 'review' });
    await share({ may: 'review', personId: lender.id });
    expect((await decide(id, lender.as)).status).toBe(200);
    expect((await decide(id, agent.as, { decision: 'rejected', reason: 'no' })).status).toBe(409);
    expect((await decide(id, lender.as, { decision: 'rejected', reason: 'It has run out' })).status).toBe(200);
    expect((await ask('GET', '/documents/recipients', buyer.as)).body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ personId: agent.id, agentType: 'real_estate' }),
        expect.objectContaining({ personId: lender.id, agentType: 'mortgage' }),
      ]),
    );
  });

  it('is reminded of after four business hours', async () => {
    await share({ may: 'review' });
    const { id } = await upload(app, buyer.as, { category: 'id' });
    // Wednesday, 10 a.m. in New York.
    await db().execute(sql`update document_versions set uploaded_at = '2026-11-18T15:00:00Z'`);
    expect(await remindReviewers(app.context, new Date('2026-11-18T18:59:00Z'))).toBe(0);
    expect(await remindReviewers(app.context, new Date('2026-11-18T19:00:00Z'))).toBe(1);
    expect(await remindReviewers(app.context, new Date('2026-11-18T20:00:00Z'))).toBe(0);
    expect(await notificationsOf(agent.id)).toContain(
      'Identification still to review | Ada has been waiting for four business hours.',
    );
    const { body } = await ask('GET', '/documents/shared', agent.as);
    expect(body).toMatchObject({ total: 1, waiting: 1, medianReviewHours: null, decisions: 0 });
    expect(body.documents).toMatchObject([
      { id, ownerId: buyer.id, ownerName: 'Ada Stone', mayReview: true, reviewDueAt: '2026-11-18T19:00:00.000Z' },
    ]);
    await decide(id, agent.as);
    expect((await ask('GET', '/documents/shared', agent.as)).body).toMatchObject({ waiting: 0, decisions: 1 });
  });

  it('shows reviewers their median from ten decisions on', async () => {
    await share({ may: 'review' });
    const { id } = await upload(app, buyer.as);
    await decide(id, agent.as);
    await db().execute(sql`insert into document_versions (document_id, number, sealed_name, media_type, size_bytes, content_mark, file_key, scan, status, uploaded_at, reviewed_at, reviewed_by_id)
      select ${id}, -n, '', 'application/pdf', 1, '', 'x' || n, 'none', 'approved', '2026-11-18T15:00:00Z'::timestamptz, '2026-11-18T15:00:00Z'::timestamptz + n * interval '30 minutes', ${agent.id} from generate_series(1, 9) n`);
    await db().execute(
      sql`update document_versions set uploaded_at = '2026-11-18T15:00:00Z', reviewed_at = '2026-11-18T20:00:00Z' where number = 1`,
    );
    const { body } = await ask('GET', '/documents/shared', agent.as);
    expect([body.decisions, body.medianReviewHours]).toEqual([10, 2.8]);
  });

  it('leaves the shared list paginated and grouped by person, longest waiting first', async () => {
    const second = await aBuyer(app, agent);
    await share({ may: 'review' });
    await share({}, second.as);
    const one = await upload(app, buyer.as);
    const two = await upload(app, second.as);
    const three = await upload(app, buyer.as);
    await decide(one.id, agent.as);
    const ids = async (query = '') =>
      (await ask('GET', `/documents/shared${query}`, agent.as)).body.documents.map((each: { id: number }) => each.id);
    expect(await ids()).toEqual([two.id, three.id, one.id]);
    expect(await ids('?status=approved')).toEqual([one.id]);
    expect(await ids(`?ownerId=${second.id}`)).toEqual([two.id]);
    expect(await ids('?page=2')).toEqual([]);
    expect(
      await db()
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.action, 'documents.shared'))),
    ).toHaveLength(2);
    expect((await startUpload(app, agent.as)).status).toBe(200);
    expect(await ids()).toHaveLength(3);
  });
});
