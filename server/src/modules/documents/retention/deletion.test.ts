import { DAY_MS, HOUR_MS } from '@lintel/geo';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestApp } from '../../../../test/harness.ts';
import { aCompany, aPerson } from '../../../../test/people.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { eraseDue } from '../../accounts/deletion/erase.ts';
import { people } from '../../accounts/tables.ts';
import { startUpload, upload } from '../documents.fixture.ts';
import { documentDestructions, documentGrants, documents, documentVersions } from '../tables.ts';
import { cleanUpUploads } from '../uploads/clean-up.ts';
import { destroyDue } from './destroy.ts';
import { type Parties, type RetentionApp, retentionCalls, startRetentionApp } from './retention.fixture.ts';

let retentionApp: RetentionApp;
let app: TestApp;
let parties: Parties;
beforeAll(async () => {
  retentionApp = await startRetentionApp();
  ({ app } = retentionApp);
});
beforeEach(async () => {
  parties = await retentionApp.reset();
});
afterAll(() => retentionApp.stop());

const db = () => app.context.database.db;
const { ask, contentOf, share, approve, passDays } = retentionCalls(
  () => app,
  () => parties,
);
const hold = (as: Record<string, string>, personId = parties.buyer.id) =>
  ask('POST', '/document-holds', as, { personId, reason: 'A court asked for it' });
const release = (id: number, as: Record<string, string>) =>
  ask('POST', `/document-holds/${id}/release`, as, { reason: 'The case has ended' });

describe('a deleted document', () => {
  it('can be restored for 30 days; then it is destroyed with its file, and what remains reveals nothing about it', async () => {
    const { id } = await upload(app, parties.buyer.as);
    const other = await upload(app, parties.buyer.as);
    const { body } = await ask('DELETE', `/documents/${id}`, parties.buyer.as);
    expect((Date.parse(body.destroyedAt) - Date.now()) / DAY_MS).toBeCloseTo(30, 2);
    const ids = async (query: string) =>
      (await ask('GET', `/documents${query}`, parties.buyer.as)).body.map((each: { id: number }) => each.id);
    expect([await ids(''), await ids('?removed=true')]).toEqual([[other.id], [id]]);
    expect((await contentOf(id)).status).toBe(404);
    await passDays(29);
    expect(await destroyDue(app.context)).toBe(0);
    expect((await ask('POST', `/documents/${id}/restoration`, parties.buyer.as)).status).toBe(200);
    expect((await contentOf(id)).status).toBe(200);
    await ask('DELETE', `/documents/${id}`, parties.buyer.as);
    await passDays(31);
    expect((await ask('POST', `/documents/${id}/restoration`, parties.buyer.as)).status).toBe(404);
    expect(await ids('?removed=true')).toEqual([]);
    expect(await destroyDue(app.context)).toBe(1);
    await cleanUpUploads(app.context);
    expect(await retentionApp.onDisk()).toHaveLength(1);
    expect((await db().select().from(documents)).map((each) => each.id)).toEqual([other.id]);
    expect(await db().select().from(documentDestructions)).toMatchObject([
      { documentId: id, ownerId: parties.buyer.id, versions: 1, why: 'owner_deleted', category: 'pre_approval' },
    ]);
    const auditEntries = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.object, `document:${id}`));
    expect(auditEntries.map(({ action }) => action)).toEqual([
      ...['document.deleted', 'document.restored', 'document.deleted', 'document.destroyed'],
    ]);
  });

  it('stays while the law requires its retention, which is stated with its source, and is destroyed afterwards', async () => {
    await db().execute(sql`update resellers set country = 'CA', state_or_province = 'ON'`);
    const { id } = await upload(app, parties.buyer.as);
    await share();
    await approve(id);
    const until = `${new Date().getUTCFullYear() + 6}${new Date().toISOString().slice(4, 10)}`;
    const response = await ask('DELETE', `/documents/${id}`, parties.buyer.as);
    expect(response.status).toBe(409);
    expect(response.body.detail).toContain(`we must keep until ${until} (RECO, 2018`);
    expect((await ask('GET', `/documents/${id}`, parties.buyer.as)).body.obstacle).toBe(response.body.detail);
    // A deleted account leaves it behind, inaccessible and without its name.
    await db()
      .update(people)
      .set({ deletionAt: new Date(Date.now() - 1) })
      .where(eq(people.id, parties.buyer.id));
    expect(await eraseDue(app.context)).toBe(1);
    const [left] = await db().select().from(documentVersions);
    expect(left).toMatchObject({ documentId: id, sealedName: '' });
    expect((await contentOf(id, parties.agent.as)).status).toBe(404);
    expect((await contentOf(id)).status).toBe(404);
    await passDays(40);
    expect(await destroyDue(app.context)).toBe(0);
    await db().update(documents).set({ keptUntil: '2026-01-01' });
    expect(await destroyDue(app.context)).toBe(1);
    await cleanUpUploads(app.context);
    expect(await retentionApp.onDisk()).toEqual([]);
    expect(await db().select().from(documentDestructions)).toMatchObject([{ why: 'retention_ended' }]);
  });

  it('is kept while a purchase is open, and after the closing for as long as the law requires', async () => {
    await db().execute(sql`update resellers set country = 'CA', state_or_province = 'ON'`);
    const first = await upload(app, parties.buyer.as);
    await share();
    await approve(first.id);
    const obstacleOf = async (id: number) => (await ask('GET', `/documents/${id}`, parties.buyer.as)).body.obstacle;
    expect(await obstacleOf(first.id)).toContain('If your purchase closes, the period starts on that day');
    const offer = { kind: 'offer_accepted', priceCents: 61_000_000 };
    const home = { home: '12 Elm Street, Toronto', record: offer };
    const purchase = (await ask('POST', `/journey/${parties.buyer.id}/purchases`, parties.buyer.as, home)).body;
    expect(await obstacleOf(first.id)).toContain('while your purchase is open, and 6 years from the day it closes');

    // Later approvals belong to the same file.
    app.context.events.start();
    const second = await upload(app, parties.buyer.as);
    await approve(second.id);
    await vi.waitFor(async () => expect(await obstacleOf(second.id)).toContain('while your purchase is open'), 5_000);
    await app.context.events.stop();
    await db().execute(sql`update documents set deleted_at = now() - interval '40 days'`);
    expect(await destroyDue(app.context, new Date('2050-01-01T12:00:00Z'))).toBe(0);

    const closing = { kind: 'closed', priceCents: 61_000_000 };
    const records = `/purchases/${purchase.id}/records`;
    const closed = await ask('POST', records, parties.buyer.as, { records: [closing] });
    expect(closed.body).toMatchObject({ stage: 'closed' });
    const [document] = await db().select().from(documents);
    const day = new Date().toISOString();
    expect(document).toMatchObject({
      keptFrom: 'closing',
      keptUntil: `${Number(day.slice(0, 4)) + 6}${day.slice(4, 10)}`,
    });
    const lastDay = new Date(`${document!.keptUntil}T23:00:00Z`);
    expect(await destroyDue(app.context, lastDay)).toBe(0);
    expect(await destroyDue(app.context, new Date(lastDay.getTime() + 2 * HOUR_MS))).toBe(2);
  });

  it('stays under a legal hold of the wholesaler or the company until it is released', async () => {
    const wholesaler = await aPerson(app, 'wholesaler');
    const otherCompany = await aCompany(app);
    const { id } = await upload(app, parties.buyer.as);
    await ask('DELETE', `/documents/${id}`, parties.buyer.as);
    const second = await upload(app, parties.buyer.as);
    for (const [as, status] of [
      [{}, 401],
      [parties.buyer.as, 403],
      [parties.agent.as, 403],
      [otherCompany.as, 404],
    ] as const)
      expect((await hold(as)).status).toBe(status);
    const ofCompany = await hold(parties.company.as);
    const ofBoss = await hold(wholesaler.as);
    expect([ofCompany.status, ofBoss.status]).toEqual([200, 200]);
    const response = await ask('DELETE', `/documents/${second.id}`, parties.buyer.as);
    expect([response.status, response.body.detail]).toEqual([409, expect.stringContaining('legal hold')]);
    await passDays(31);
    expect(await destroyDue(app.context)).toBe(0);
    expect((await ask('GET', '/document-holds', parties.company.as)).body).toHaveLength(1);
    expect((await ask('GET', '/document-holds', wholesaler.as)).body).toHaveLength(2);
    expect((await release(ofBoss.body.id, parties.company.as)).status).toBe(404);
    expect((await release(ofCompany.body.id, otherCompany.as)).status).toBe(404);
    expect((await release(ofCompany.body.id, parties.company.as)).status).toBe(200);
    expect(await destroyDue(app.context)).toBe(0);
    // The account cannot be deleted either.
    await db()
      .update(people)
      .set({ deletionAt: new Date(Date.now() - 1) })
      .where(eq(people.id, parties.buyer.id));
    expect(await eraseDue(app.context)).toBe(0);
    expect((await release(ofBoss.body.id, wholesaler.as)).status).toBe(200);
    expect((await release(ofBoss.body.id, wholesaler.as)).status).toBe(409);
    expect(await destroyDue(app.context)).toBe(1);
    const auditEntries = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.object, `person:${parties.buyer.id}`));
    expect(auditEntries.map(({ action }) => action)).toEqual([
      ...['documents.held', 'documents.held', 'documents.released', 'documents.released'],
    ]);
  });
});

describe('an erased account', () => {
  it('loses its documents: files, names, grants; the export contains all of it before', async () => {
    const { id } = await upload(app, parties.buyer.as, { fileName: 'zebrafish.pdf' });
    await upload(app, parties.buyer.as);
    await startUpload(app, parties.buyer.as);
    await share();
    await ask('POST', `/documents/${id}/opening`, parties.agent.as, {});
    await ask('POST', `/documents/${id}/review`, parties.agent.as, {
      decision: 'rejected',
      reason: 'A zebrafish is no letter',
    });
    const exported = (await ask('GET', '/account/export', parties.buyer.as)).body.documents;
    expect(exported.versions).toMatchObject([{ fileName: 'zebrafish.pdf' }, { fileName: 'letter.pdf' }]);
    expect([exported.papers.length, exported.shared.length, exported.viewedByOthers.length]).toEqual([3, 1, 1]);
    expect(exported.contents).toBe('/api/documents/archive');
    expect(JSON.stringify(exported)).not.toMatch(/fileKey|sealedName|contentMark/);
    expect((await ask('GET', '/account/export', parties.agent.as)).body.documents.viewedOfOthers).toHaveLength(1);
    await db()
      .update(people)
      .set({ deletionAt: new Date(Date.now() - 1) })
      .where(eq(people.id, parties.buyer.id));
    expect(await eraseDue(app.context)).toBe(1);
    await cleanUpUploads(app.context);
    expect(await retentionApp.onDisk()).toEqual([]);
    for (const table of [documents, documentVersions, documentGrants])
      expect(await db().select().from(table)).toEqual([]);
    expect(await db().select().from(documentDestructions)).toMatchObject([
      { why: 'account_erased' },
      { why: 'account_erased' },
    ]);
  });
});
