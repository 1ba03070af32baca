import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { aBuyer, aCompany, aPerson, type TestBuyer } from '../../../../test/people.ts';
import { emailOutbox } from '../../../platform/email/email-outbox.tables.ts';
import { eraseDue } from '../../accounts/deletion/erase.ts';
import { people } from '../../accounts/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { savingCalls } from '../saving.fixture.ts';
import { homeListInvitations, homeLists } from '../tables.ts';

let app: TestApp;
let calls: ReturnType<typeof savingCalls>;
let elena: TestBuyer;
let sam: TestBuyer;
let homes: number[];
beforeAll(async () => {
  app = await startTestApp();
  calls = savingCalls(app);
});
beforeEach(async () => {
  await app.reset();
  elena = await aBuyer(app);
  sam = await aBuyer(app);
  await db().update(people).set({ firstName: 'Sam' }).where(sql`id = ${sam.id}`);
  homes = await storeHomes(app.context.database, home(), home(), home());
});
afterAll(() => app.stop());

const db = () => app.context.database.db;

/** Token of the last email to an address. */
async function tokenTo(email: string): Promise<string> {
  const sent = await db().select().from(emailOutbox).where(sql`recipient = ${email}`).orderBy(emailOutbox.id);
  return /invitation=([\w-]+)/.exec(sent.at(-1)!.text)![1]!;
}

async function share(): Promise<void> {
  expect((await calls.invite(elena, sam.email)).status).toBe(200);
  expect((await calls.join(sam, await tokenTo(sam.email))).status).toBe(200);
}

const idsOf = async (who: TestBuyer) =>
  (await calls.list(who)).map(({ propertyId }: { propertyId: number }) => propertyId).sort();

describe('a list invitation', () => {
  it('is emailed with a token stored only as a hash, names the inviter, and works once', async () => {
    await calls.save(elena, homes[0]!);
    const stranger = 'someone.new@example.com';
    const known = await calls.invite(elena, sam.email);
    const unknown = await calls.invite(elena, stranger.toUpperCase());
    expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
    expect(unknown.body.invitations.map(({ email }: { email: string }) => email)).toEqual([sam.email, stranger]);
    const token = await tokenTo(stranger);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify([unknown.body, await db().select().from(homeListInvitations)])).not.toContain(token);
    const shown = await app.request('POST', '/api/shared-list/invitation', { token });
    expect(shown.body).toMatchObject({ invitedBy: 'Ada Stone', homes: 1 });
    expect((await calls.join(sam, token)).status).toBe(200);
    const again = await aBuyer(app);
    for (const { status } of [
      await calls.join(again, token),
      await calls.join(sam, token),
      await app.request('POST', '/api/shared-list/invitation', { token }),
    ])
      expect(status).toBe(404);
  });

  it('ends when it is revoked, resent, 7 days old, or when its sender leaves', async () => {
    const joins = async (token: string) => (await calls.join(await aBuyer(app), token)).status;
    const first = (await calls.invite(elena, 'a@example.com')).body.invitations[0];
    const firstToken = await tokenTo('a@example.com');
    expect((await calls.call('DELETE', `/shared-list/invitations/${first.id}`, sam)).status).toBe(404);
    await calls.invite(elena, 'a@example.com');
    const second = (await calls.sharedList(elena)).invitations;
    expect(second).toHaveLength(1);
    expect(await joins(firstToken)).toBe(404);
    expect((await calls.call('DELETE', `/shared-list/invitations/${second[0].id}`, elena)).body.invitations).toEqual(
      [],
    );
    expect(await joins(await tokenTo('a@example.com'))).toBe(404);
    await calls.invite(elena, 'b@example.com');
    await db()
      .update(homeListInvitations)
      .set({ expiresAt: new Date(Date.now() - 1) });
    expect(await joins(await tokenTo('b@example.com'))).toBe(404);
    await share();
    await calls.invite(elena, 'c@example.com');
    await calls.call('DELETE', '/shared-list/membership', elena);
    expect(await joins(await tokenTo('c@example.com'))).toBe(404);
  });

  it('is for buyers, and rate limited', async () => {
    const company = await aCompany(app);
    expect((await calls.invite(company, 'a@example.com')).status).toBe(403);
    expect((await calls.invite(elena, elena.email)).body.fields[0].field).toBe('email');
    expect((await calls.invite(elena, 'nobody')).body.fields[0].field).toBe('email');
    for (const name of ['a', 'b', 'c']) await calls.invite(elena, `${name}@example.com`);
    expect((await calls.invite(elena, 'd@example.com')).status).toBe(409);
    expect((await calls.join(await aPerson(app, 'agent'), await tokenTo('a@example.com'))).status).toBe(403);
    expect((await calls.join(sam, 'forged')).body.fields[0].field).toBe('token');
  });
});

describe('a shared list', () => {
  it('has the homes of both members, whatever each saved, removed and noted before', async () => {
    for (const at of [0, 1]) await calls.save(elena, homes[at]!);
    for (const at of [1, 2]) await calls.save(sam, homes[at]!);
    const [elenas, sams] = [await calls.list(elena), await calls.list(sam)];
    await calls.note(elena, elenas[0].id, 'by Elena');
    await calls.note(sam, sams[1].id, 'by Sam');
    await calls.tag(elena, elenas[0].id, ['pool']);
    await calls.tag(sam, sams[1].id, ['Pool', 'yard']);
    await calls.vote(elena, elenas[0].id, 'love');
    await calls.vote(sam, sams[1].id, 'no');
    await calls.remove(elena, homes[1]!);
    await share();
    expect([await idsOf(elena), await idsOf(sam)]).toEqual([homes, homes]);
    const both = (await calls.list(sam)).find(({ propertyId }: { propertyId: number }) => propertyId === homes[1]);
    expect(both.notes.map(({ text, mine }: { text: string; mine: boolean }) => [text, mine])).toEqual([
      ['by Elena', false],
      ['by Sam', true],
    ]);
    expect(both.tags).toEqual(['pool', 'yard']);
    expect(both.votes.map(({ firstName, vote, mine }: Record<string, unknown>) => [firstName, vote, mine])).toEqual([
      ['Ada', 'love', false],
      ['Sam', 'no', true],
    ]);
    expect(await db().select().from(homeLists)).toHaveLength(1);
    const elenasNote = both.notes[0].id;
    const path = `/saved-homes/${both.id}/notes/${elenasNote}`;
    expect((await calls.call('PATCH', path, sam, { text: 'Not what she said' })).status).toBe(403);
    expect((await calls.call('DELETE', path, sam)).status).toBe(403);
  });

  it('notifies the other member once a day per home, and never the actor', async () => {
    await share();
    const { id } = (await calls.save(sam, homes[0]!)).body;
    await calls.note(sam, id, 'Look at the porch');
    await calls.vote(sam, id, 'love');
    await calls.vote(elena, id, 'love');
    const notified = await db().select().from(notifications).orderBy(notifications.id);
    expect(notified.map(({ personId, kind, title }) => [personId, kind, title])).toEqual([
      [elena.id, 'shared_list', 'Sam joined your shared list'],
      [elena.id, 'shared_list', expect.stringMatching(/^Sam saved \d+ Oak Street/)],
      [sam.id, 'shared_list', expect.stringMatching(/^Ada voted on \d+ Oak Street/)],
    ]);
  });

  it('gives a leaving member a copy of the homes and of their own notes; notes stay, votes go', async () => {
    await share();
    const { id } = (await calls.save(elena, homes[0]!)).body;
    await calls.save(sam, homes[1]!);
    await calls.note(sam, id, 'by Sam');
    await calls.note(elena, id, 'by Elena');
    await calls.vote(sam, id, 'no');
    await calls.tag(elena, id, ['yard']);
    const left = await calls.call('DELETE', '/shared-list/membership', sam);
    expect(left.body.members).toMatchObject([{ firstName: 'Sam', mine: true }]);
    expect([await idsOf(sam), await idsOf(elena)]).toEqual([homes.slice(0, 2), homes.slice(0, 2)]);
    const find = (items: { propertyId: number }[]) => items.find(({ propertyId }) => propertyId === homes[0]);
    expect(find(await calls.list(sam))).toMatchObject({
      notes: [{ text: 'by Sam' }],
      tags: ['yard'],
      votes: [{ vote: 'no' }],
    });
    expect(find(await calls.list(elena))).toMatchObject({
      notes: [{ text: 'by Sam' }, { text: 'by Elena' }],
      votes: [],
    });
    await calls.remove(sam, homes[0]!);
    expect(await idsOf(elena)).toEqual(homes.slice(0, 2));
    expect((await calls.call('DELETE', '/shared-list/membership', sam)).status).toBe(409);
  });

  it('is ended by either member, with an audit entry; a member of a shared list cannot join another', async () => {
    await share();
    const third = await aBuyer(app);
    await calls.invite(third, elena.email);
    const refused = await calls.join(elena, await tokenTo(elena.email));
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringContaining('You already share a list with Sam'),
    ]);
    expect((await calls.call('DELETE', `/shared-list/members/${third.id}`, elena)).status).toBe(404);
    expect((await calls.call('DELETE', `/shared-list/members/${sam.id}`, third)).status).toBe(404);
    expect((await calls.call('DELETE', `/shared-list/members/${sam.id}`, elena)).body.members).toHaveLength(1);
    const { rows } = await db().execute<{ action: string }>(
      sql`select action from audit_log where action like 'shared_list%' order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'shared_list.invited',
      'shared_list.joined',
      'shared_list.invited',
      'shared_list.member_removed',
    ]);
  });

  it('accepts one of two concurrent uses of an invitation, and four members at most', {
    tags: ['both-databases'],
  }, async () => {
    await calls.invite(elena, 'a@example.com');
    const token = await tokenTo('a@example.com');
    const concurrentBuyers = [sam, await aBuyer(app), await aBuyer(app)];
    const answers = await Promise.all(concurrentBuyers.map((who) => calls.join(who, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    for (const name of ['b', 'c']) await calls.invite(elena, `${name}@example.com`);
    const [b, c] = [await tokenTo('b@example.com'), await tokenTo('c@example.com')];
    await calls.invite(elena, 'd@example.com');
    for (const each of [b, c]) expect((await calls.join(await aBuyer(app), each)).status).toBe(200);
    expect((await calls.join(await aBuyer(app), await tokenTo('d@example.com'))).status).toBe(409);
  });

  it('stays with the others when an account is erased, without that person’s data; a private list is deleted', async () => {
    await share();
    const { id } = (await calls.save(sam, homes[0]!)).body;
    await calls.note(sam, id, 'by Sam');
    await calls.note(elena, id, 'by Elena');
    await calls.vote(sam, id, 'love');
    const notified = (await calls.call('GET', '/account/export', sam)).body.savedHomes;
    expect(notified).toMatchObject({ homes: [{ listingId: homes[0], savedByYou: true }], notes: [{ text: 'by Sam' }] });
    expect(JSON.stringify(notified)).not.toContain('by Elena');
    const erase = async (who: TestBuyer) => {
      await db()
        .update(people)
        .set({ deletionAt: new Date(Date.now() - 1) })
        .where(sql`id = ${who.id}`);
      expect(await eraseDue(app.context)).toBe(1);
    };
    await erase(sam);
    expect(await calls.list(elena)).toMatchObject([{ savedBy: null, notes: [{ text: 'by Elena' }], votes: [] }]);
    expect(await db().select().from(homeListInvitations)).toEqual([]);
    await erase(elena);
    expect([await calls.rows(), await db().select().from(homeLists)]).toEqual([[], []]);
  });
});
