import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aCompany } from '../../../test/people.ts';
import { auditLog } from '../../platform/audit/audit.tables.ts';
import { emailOutbox } from '../../platform/email/email-outbox.tables.ts';
import { consents } from '../accounts/tables.ts';
import { subscriptions } from '../billing/tables.ts';
import { agents, resellers } from '../companies/tables.ts';
import { legalDocument } from '../legal/index.ts';
import { licenses } from '../licensing/tables.ts';
import { agentSignUp, confirmAddress, resellerSignUp, signedInPerson } from './sign-ups.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { LINTEL_TRUST_PROXY: 'true' } });
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const from = (address: string) => ({ 'x-forwarded-for': address });
const whoIs = (headers: Headers) => signedInPerson(app, headers);

describe('a company that signs up', () => {
  it('gets its owner, plan, license, consents, session and checkout link at once', async () => {
    const sent = resellerSignUp({ companyName: '<b>Oak</b> & Söhne' });
    const { status, body, headers } = await app.request('POST', '/api/reseller-signup', sent);
    expect([status, body]).toMatchObject([200, { requiresPayment: true, home: '/reseller-dashboard' }]);
    expect(body.checkoutUrl).toContain('/checkout');
    expect(await whoIs(headers)).toMatchObject({ role: 'reseller', email: sent.email, emailVerified: false });

    const [company] = await db().select().from(resellers).where(eq(resellers.id, body.resellerId));
    expect(company).toMatchObject({
      ...{ companyName: '<b>Oak</b> & Söhne', verification: 'pending', subscriptionTier: 'starter', country: 'US' },
      ...{ stateOrProvince: 'TX', city: 'Austin', postalCode: '78701', phone: '+15125550123', website: null },
    });
    const [plan] = await db().select().from(subscriptions).where(eq(subscriptions.customerId, company!.customerId!));
    expect(plan).toMatchObject({ status: 'pending_payment', tier: 'starter', billingInterval: 'monthly', seats: 10 });
    const [license] = await db().select().from(licenses).where(eq(licenses.resellerId, company!.id));
    expect(license).toMatchObject({ jurisdiction: 'TX', status: 'pending', licenseType: 'real_estate_brokerage' });
    const given = await db().select().from(consents).where(eq(consents.personId, company!.ownerId));
    expect(given.map(({ purpose }) => purpose).sort()).toEqual(
      ['adult', 'auto_renewal', 'license_verification', 'privacy', 'terms'].sort(),
    );
    const { version, textHash } = legalDocument('terms');
    expect(given.find(({ purpose }) => purpose === 'terms')).toMatchObject({ version, textHash });
    const log = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.object, `reseller:${company!.id}`));
    expect(log.map(({ action }) => action)).toEqual(['reseller.signed_up']);
  });

  it('cannot choose a plan that is too small for its agents, and pays nothing at sign-up for a custom plan', async () => {
    const small = await app.request('POST', '/api/reseller-signup', resellerSignUp({ expectedAgentCount: 41 }));
    expect(small.body.fields).toEqual([
      {
        field: 'subscriptionTier',
        rule: 'This plan doesn’t include that many agents. Choose enterprise or a larger one',
      },
    ]);
    const custom = { expectedAgentCount: 240, subscriptionTier: 'custom', acceptAutoRenewal: false };
    const { body } = await app.request('POST', '/api/reseller-signup', resellerSignUp(custom));
    expect(body).toMatchObject({ requiresPayment: false, checkoutUrl: null });
  });

  it('may decline automatic renewal, and its plan then does not renew', async () => {
    const { status, body } = await app.request(
      'POST',
      '/api/reseller-signup',
      resellerSignUp({ acceptAutoRenewal: undefined, email: 'once@example.com' }),
    );
    expect([status, body.requiresPayment]).toEqual([200, true]);
    const { rows } = await app.context.database.db.execute(
      sql`select renews from subscriptions join resellers using (customer_id) where resellers.id = ${body.resellerId}`,
    );
    expect(rows).toEqual([{ renews: false }]);
  });

  it('may leave parts of the address to its line, and must add parts that the line lacks', async () => {
    const open = { city: undefined, stateOrProvince: undefined, postalCode: undefined };
    const address = '12 Queen St W, Toronto, ON M5H 2N2, Canada';
    const read = await app.request(
      'POST',
      '/api/reseller-signup',
      resellerSignUp({ ...open, country: 'Canada', address }),
    );
    const [company] = await db().select().from(resellers).where(eq(resellers.id, read.body.resellerId));
    expect(company).toMatchObject({ city: 'Toronto', stateOrProvince: 'ON', postalCode: 'M5H 2N2', country: 'CA' });
    const vague = await app.request(
      'POST',
      '/api/reseller-signup',
      resellerSignUp({ ...open, address: 'somewhere downtown' }),
    );
    expect(vague.body.fields.map(({ field }: { field: string }) => field)).toEqual(['city', 'stateOrProvince']);
  });
});

describe('an agent who signs up', () => {
  it('joins the company of the code once the address is confirmed, and waits for acceptance and the license review', async () => {
    const [one, other] = [await aCompany(app, { agentPriceCents: 29_900 }), await aCompany(app)];
    const code = `COMPANY-${one.id}`;
    const looked = await app.request('GET', `/api/reseller-codes/${code}`);
    expect(looked.body).toEqual({
      ...{
        companyName: `Company ${one.id}`,
        resellerCode: `company-${one.id}`,
        agentPriceCents: 29_900,
        currency: 'usd',
      },
    });
    const foreign = agentSignUp({ resellerCode: code, resellerId: other.resellerId });
    expect((await app.request('POST', '/api/agent-signup', foreign)).body.fields[0].field).toBe('resellerId');
    const sent = agentSignUp({ resellerCode: code });
    const signedUp = await app.request('POST', '/api/agent-signup', sent);
    const { body, headers } = signedUp;
    expect(body).toMatchObject({ status: 'pending', companyName: `Company ${one.id}` });
    expect(await whoIs(headers)).toMatchObject({ role: 'agent', agentType: 'real_estate' });
    const list = () => app.request('GET', '/api/reseller/agents', undefined, one.as);
    expect((await list()).body).toEqual([]);
    expect(await db().$count(emailOutbox, eq(emailOutbox.recipient, one.email))).toBe(0);
    await confirmAddress(app, sent.email, signedUp);
    expect((await list()).body).toMatchObject([{ id: body.agentId, status: 'pending', emailVerified: true }]);
    const [agent] = await db().select().from(agents).where(eq(agents.id, body.agentId));
    expect(agent).toMatchObject({ resellerId: one.resellerId, status: 'pending', priceCents: 29_900 });
    const sentEmails = await db().select().from(emailOutbox).where(eq(emailOutbox.recipient, one.email));
    expect(sentEmails.map(({ subject }) => subject)).toEqual([`Ada Stone wants to join Company ${one.id}`]);
    expect(await db().$count(emailOutbox, eq(emailOutbox.recipient, other.email))).toBe(0);
  });

  it.each([
    ['suspended', { suspendedAt: new Date() }, {}],
    ['not verified', { verification: 'pending' as const }, {}],
    ['not paid', {}, { status: 'suspended' as const }],
  ])('finds no company by the code of one that is %s', async (_, fields, plan) => {
    const company = await aCompany(app, fields, plan);
    const code = `company-${company.id}`;
    expect((await app.request('GET', `/api/reseller-codes/${code}`, undefined, from('10.0.0.9'))).status).toBe(404);
    expect((await app.request('GET', '/api/reseller-codes/%00abc', undefined, from('10.0.0.9'))).status).toBe(404);
    const refused = await app.request('POST', '/api/agent-signup', agentSignUp({ resellerCode: code }));
    expect([refused.status, refused.body.fields[0].field]).toEqual([400, 'resellerCode']);
  });
});
