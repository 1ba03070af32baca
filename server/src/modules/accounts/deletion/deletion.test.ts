import { DAY_MS } from '@lintel/geo';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aCompany, anAgent, aPerson } from '../../../../test/people.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { aBrowser, aMember, emailsTo, password } from '../browser.fixture.ts';
import { prune } from '../prune.ts';
import { attempts, consents, credentials, people, sessions } from '../tables.ts';
import { eraseDue } from './erase.ts';
import { personalDataToken } from './personal-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.context.database.db.delete(attempts));
afterAll(() => app.stop());

const db = () => app.context.database.db;
const as = ({ id }: { id: number }) => ({ 'x-test-person': String(id) });

/** Tables that refer to people and are not exported, with the reason. */
const notExported: Record<string, string> = {
  rates: 'market data: who entered a rate stands in the audit log',
  credentials: 'secrets: they say nothing of a person, and a file that is lost must not hold them',
};

describe('the export', () => {
  it('covers every table that refers to people, or states why not', async () => {
    const { rows } = await db().execute<{ name: string }>(sql`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'people'::regclass order by name`);
    const exportedTables = app.context.resolve(personalDataToken).flatMap(({ tables }) => tables);
    expect(
      rows.map(({ name }) => name).filter((name) => !exportedTables.includes(name) && !(name in notExported)),
    ).toEqual([]);
  });

  it('is a file with all data about the requester and none about other people', async () => {
    const [me, other] = [await aMember(app, { firstName: 'Mia' }), await aMember(app, { firstName: 'Otto' })];
    await aBrowser(app).signIn(me.email);
    await aBrowser(app).signIn(other.email);
    await db()
      .insert(consents)
      .values([me, other].map(({ id }) => ({ personId: id, purpose: 'terms', version: '1', textHash: 'x' })));
    const reply = await app.request('GET', '/api/account/export', undefined, as(me));
    expect(reply.headers.get('content-disposition')).toMatch(
      /^attachment; filename="lintel-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.body.account).toMatchObject({ firstName: 'Mia', email: me.email });
    expect([reply.body.sessions.length, reply.body.consents.length]).toEqual([1, 1]);
    const text = JSON.stringify(reply.body);
    for (const foreign of [other.email, 'Otto', 'argon2']) expect(text).not.toContain(foreign);
    const [session] = await db().select().from(sessions).where(eq(sessions.userId, me.id));
    expect(text).not.toContain(session!.token);
  });
});

describe('deleting an account', () => {
  const ask = (who: { id: number }, word = password) =>
    app.request('POST', '/api/account/deletion', { password: word }, as(who));
  const pass = (days: number, { id }: { id: number }) =>
    db().execute(sql`update people set deletion_at = deletion_at - make_interval(days => ${days}) where id = ${id}`);
  const personOf = async ({ id }: { id: number }) => (await db().select().from(people).where(eq(people.id, id)))[0]!;

  it('needs the password, happens after 14 days, and can be canceled until then', async () => {
    const me = await aMember(app);
    expect((await ask(me, 'wrong horse')).status).toBe(400);
    const { deletionAt } = (await ask(me)).body;
    expect((Date.parse(deletionAt) - Date.now()) / DAY_MS).toBeCloseTo(14, 2);
    expect((await ask(me)).body).toEqual({ deletionAt });
    await pass(13, me);
    expect(await eraseDue(app.context)).toBe(0);
    expect((await aBrowser(app).signIn(me.email)).status).toBe(200);
    const kept = await app.request('DELETE', '/api/account/deletion', undefined, as(me));
    expect(kept.body).toEqual({ deletionAt: null });
    await db().execute(sql`update people set deletion_at = null where id = ${me.id}`);
    expect(await eraseDue(app.context)).toBe(0);
  });

  it('removes name, address and credentials, keeps consents and the audit log, and sends an email at the start and the end', async () => {
    const me = await aMember(app, { phone: '+1 512 555 0100', username: 'mia' });
    const browser = aBrowser(app);
    await browser.signIn(me.email);
    await db().insert(consents).values({ personId: me.id, purpose: 'terms', version: '1', textHash: 'x' });
    await ask(me);
    await pass(15, me);
    expect(await eraseDue(app.context)).toBe(1);
    expect(await personOf(me)).toMatchObject({
      firstName: 'Deleted',
      lastName: 'person',
      email: `deleted-${me.id}@deleted.invalid`,
      phone: null,
      username: null,
      deletionAt: null,
    });
    expect(await db().select().from(credentials).where(eq(credentials.userId, me.id))).toEqual([]);
    expect(await browser.person()).toBeUndefined();
    expect((await aBrowser(app).signIn(me.email)).status).toBe(401);
    expect(await db().select().from(consents).where(eq(consents.personId, me.id))).toHaveLength(1);
    const auditEntries = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.object, `person:${me.id}`));
    expect(auditEntries.map(({ action, actor }) => [action, actor])).toEqual([
      ['deletion.asked', 'person'],
      ['person.erased', 'erase-people'],
    ]);
    expect((await emailsTo(app, me.email)).map(({ subject }) => subject)).toEqual([
      'Your account was deleted',
      'Your account will be deleted',
    ]);
    expect(await eraseDue(app.context)).toBe(0);
  });

  it('is rejected for the owner of a company with a running plan and for the wholesaler', async () => {
    const give = async (who: { id: number }) => {
      const { id } = await aMember(app);
      await db()
        .update(credentials)
        .set({ userId: who.id, accountId: `of-${who.id}` })
        .where(eq(credentials.userId, id));
      return who;
    };
    const company = await aCompany(app);
    expect(await ask(await give(company))).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/plan/) },
    });
    expect((await ask(await give(await aPerson(app, 'wholesaler')))).status).toBe(409);
    const agent = await anAgent(app, company);
    expect((await ask(await give(agent))).status).toBe(200);
  });
});

describe('expired data', () => {
  it('is removed: sessions, tokens, attempts', async () => {
    const me = await aMember(app);
    await aBrowser(app).signIn(me.email);
    await db().execute(sql`update sessions set expires_at = now() - interval '1 second'`);
    await db().execute(
      sql`insert into verifications (identifier, value, expires_at) values ('x', 'y', now() - interval '1 second')`,
    );
    await db()
      .insert(attempts)
      .values({ key: 'gone', points: 1, expire: Date.now() - 1 });
    await prune(db());
    expect(await db().select().from(sessions)).toEqual([]);
    const { rows } = await db().execute(sql`select from verifications where identifier = 'x'`);
    expect(rows).toEqual([]);
    expect(await db().select().from(attempts).where(eq(attempts.key, 'gone'))).toEqual([]);
  });
});
