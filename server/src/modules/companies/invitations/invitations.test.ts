import { createHash } from 'node:crypto';
import { DAY_MS } from '@lintel/geo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aBuyer, aCompany, anAgent, aPerson, type TestCompany } from '../../../../test/people.ts';
import { emailOutbox } from '../../../platform/email/email-outbox.tables.ts';
import { agents, invitations } from '../tables.ts';

let app: TestApp;
let ownCompany: TestCompany;
let theirs: TestCompany;
beforeAll(async () => {
  app = await startTestApp();
  ownCompany = await aCompany(app, { agentPriceCents: 9_900 });
  theirs = await aCompany(app);
});
afterAll(() => app.stop());

type Who = { as: Record<string, string> };
const db = () => app.context.database.db;
const invite = (email: unknown, who: Who = ownCompany, rest: object = {}) =>
  app.request('POST', '/api/reseller/invitations', { email, agentType: 'real_estate', ...rest }, who.as);
const act = (id: number, what: 'resend' | 'revoke', who: Who = ownCompany) =>
  app.request('POST', `/api/reseller/invitations/${id}/${what}`, {}, who.as);
const list = (who: Who = ownCompany, query = '') =>
  app.request('GET', `/api/reseller/invitations${query}`, undefined, who.as);
const emailsTo = (email: string) =>
  db().select().from(emailOutbox).where(eq(emailOutbox.recipient, email)).orderBy(emailOutbox.id);
const tokenIn = (text: string) => /invitation=([\w-]+)/.exec(text)![1]!;
const hash = (token: string) => createHash('sha256').update(token).digest('hex');

describe('invitations', () => {
  it('send an email with a 256-bit token that is stored only as a hash, valid for 14 days', async () => {
    const sent = await invite('New.Agent@Example.com');
    expect(sent.body).toMatchObject({ email: 'new.agent@example.com', status: 'open', agentPriceCents: 9_900 });
    expect(JSON.stringify(sent.body)).not.toContain('token');
    const [email] = await emailsTo('new.agent@example.com');
    expect(email?.text).toContain('/agent-signup?invitation=');
    const token = tokenIn(email!.text);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [row] = await db().select().from(invitations).where(eq(invitations.id, sent.body.id));
    expect(row?.tokenHash).toBe(hash(token));
    expect(row!.expiresAt.getTime() - Date.now()).toBeGreaterThan(13.9 * DAY_MS);
    expect((await list()).body).toEqual([sent.body]);
    expect((await list(theirs)).body).toEqual([]);
  });

  it('are resent with a new token that replaces the old one; a revoked invitation has no valid token', async () => {
    const { body } = await invite('again@example.com');
    expect((await act(body.id, 'resend')).status).toBe(200);
    const [first, second] = await emailsTo('again@example.com');
    expect(tokenIn(first!.text)).not.toBe(tokenIn(second!.text));
    const [row] = await db().select().from(invitations).where(eq(invitations.id, body.id));
    expect(row?.tokenHash).toBe(hash(tokenIn(second!.text)));
    expect((await act(body.id, 'resend', theirs)).status).toBe(404);
    expect((await act(body.id, 'revoke', theirs)).status).toBe(404);
    expect((await act(body.id, 'revoke')).body.status).toBe('revoked');
    expect((await act(body.id, 'revoke')).status).toBe(409);
    expect((await act(body.id, 'resend')).status).toBe(409);
  });

  it('go to no address twice and to no team member; membership in another company is not revealed', async () => {
    const [member, stranger] = [await anAgent(app, ownCompany), await anAgent(app, theirs)];
    await invite('twice@example.com');
    expect((await invite('TWICE@example.com')).body.fields[0].field).toBe('email');
    expect((await invite(member.email)).body.fields[0].field).toBe('email');
    expect((await invite(stranger.email)).status).toBe(200);
  });

  it('never take more seats than the plan has, with 40 concurrent requests for 5 seats', {
    tags: ['both-databases'],
  }, async () => {
    const company = await aCompany(app, {}, { seats: 8 });
    for (const status of ['active', 'pending', 'active'] as const) await anAgent(app, company, { status });
    await anAgent(app, company, { status: 'left' });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => invite(`race-${n}@example.com`, company)));
    const good = answers.filter(({ status }) => status === 200);
    expect([good.length, answers.filter(({ status }) => status === 409).length]).toEqual([5, 35]);
    // A revoked or expired invitation frees its seat.
    await act(good[0]!.body.id, 'revoke', company);
    expect((await invite('next@example.com', company)).status).toBe(200);
    await db()
      .update(invitations)
      .set({ expiresAt: new Date(0) })
      .where(eq(invitations.id, good[1]!.body.id));
    expect((await invite('last@example.com', company)).status).toBe(200);
    expect((await act(good[1]!.body.id, 'resend', company)).status).toBe(409);
    expect((await list(company, '?status=all')).body).toHaveLength(7);
  });

  it.each([
    [{ email: 'nobody', agentType: 'real_estate' }, 'email'],
    [{ email: 'a@example.com' }, 'agentType'],
    [{ email: 'a@example.com', agentType: 'plumber' }, 'agentType'],
    [{ email: 'a@example.com', agentType: 'mortgage', agentPriceCents: -1 }, 'agentPriceCents'],
  ])('reject %j with an error at its field', async (body, field) => {
    const { status, body: problem } = await app.request('POST', '/api/reseller/invitations', body, ownCompany.as);
    expect([status, problem.fields[0].field]).toEqual([400, field]);
  });

  it('are for the owner only, and only while the company may work', async () => {
    const others = await Promise.all([aPerson(app, 'wholesaler'), anAgent(app, ownCompany), aBuyer(app)]);
    for (const other of others)
      for (const { status } of [await list(other), await invite('x@example.com', other), await act(1, 'revoke', other)])
        expect(status).toBe(403);
    const pending = await aCompany(app, { verification: 'pending' });
    expect((await invite('x@example.com', pending)).status).toBe(409);
    expect((await list(pending)).status).toBe(200);
  });
});

describe('rejoining', () => {
  it('readmits a former agent once, with the emailed token and for the invited person only', async () => {
    const agent = await anAgent(app, ownCompany, { status: 'left', leftAt: new Date() });
    const other = await anAgent(app, ownCompany, { status: 'left' });
    expect((await invite(agent.email, ownCompany, { agentPriceCents: 5_000 })).status).toBe(200);
    const [email] = await emailsTo(agent.email);
    expect(email?.text).toContain('/rejoin?invitation=');
    const rejoin = (who: Who) => app.request('POST', '/api/agent/rejoin', { invitation: tokenIn(email!.text) }, who.as);
    expect((await rejoin(other)).status).toBe(404);
    expect((await rejoin(ownCompany)).status).toBe(403);
    expect((await rejoin(agent)).body).toMatchObject({ status: 'active', agentPricingTier: 5_000, leftAt: null });
    expect((await rejoin(agent)).status).toBe(404);
    const [row] = await db().select().from(agents).where(eq(agents.id, agent.agentId));
    expect(row?.status).toBe('active');
  });
});
