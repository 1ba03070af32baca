import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { renew } from '../../src/modules/billing/jobs/renew.ts';
import { testGateway } from '../../src/modules/billing/test-gateway/test-gateway.ts';
import { emailOutbox } from '../../src/platform/email/email-outbox.tables.ts';
import { startTestApp } from '../harness.ts';
import { aCompany, type TestCompany } from '../people.ts';

export const unpaid = { status: 'pending_payment', priceId: 'starter-monthly', tier: 'starter', seats: 10 } as const;
export const starter = { tier: 'starter', billingInterval: 'monthly' };

type Who = { as: Record<string, string> };

/** An app with the test gateway and a company that pays there, with the calls that it makes. */
export async function startPaying() {
  const app = await startTestApp({ settings: { LINTEL_TAX_REGISTRATIONS: 'CA,CA-QC,US-TX' } });
  let company: TestCompany;
  const post = (path: string, body?: unknown, who: Who = company) =>
    app.request('POST', `/api/billing${path}`, body, who.as);
  const get = (path: string, who: Who = company) => app.request('GET', `/api/billing${path}`, undefined, who.as);
  const clock = () => ({ app: app.context, now: () => new Date() });
  return {
    app,
    post,
    get,
    clock,
    db: () => app.context.database.db,
    company: () => company,
    /** Switches to a new company; with `empty` it is the only one in the database. */
    async newCompany({ empty = false } = {}) {
      vi.useRealTimers();
      if (empty) await app.reset();
      company = await aCompany(app, {}, unpaid);
    },
    begin: async (target: object = starter) => (await post('/checkout', target)).body.sessionId as string,
    answer: (sessionId: string, word = 'pay') => post(`/checkout/${sessionId}/answer`, { answer: word }),
    plan: async () => (await get('/subscription')).body.subscription,
    /** Returns the subjects of the emails to the company. */
    async mail() {
      const mine = sql`${emailOutbox.recipient} in (${company.email}, 'a+declined@example.com')`;
      const rows = await app.context.database.db.select({ subject: emailOutbox.subject }).from(emailOutbox).where(mine);
      return rows.map(({ subject }) => subject);
    },
    turn: () => renew(clock(), app.context.resolve(testGateway)!),
    async stop() {
      vi.useRealTimers();
      await app.stop();
    },
  };
}
