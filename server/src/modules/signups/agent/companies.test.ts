import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aCompany, type TestCompany } from '../../../../test/people.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { emailOutbox } from '../../../platform/email/email-outbox.tables.ts';
import { agents, invitations } from '../../companies/tables.ts';
import { agentSignUp, confirmAddress } from '../sign-ups.fixture.ts';

let app: TestApp;
let oak: TestCompany;
let elm: TestCompany;
beforeAll(async () => {
  app = await startTestApp();
  oak = await aCompany(app, {
    companyName: 'Chêne & Søn Réalty',
    city: 'Montréal',
    ...quebec,
    agentPriceCents: 29_900,
  });
  elm = await aCompany(app, { companyName: 'Elm 100% Homes', agentPriceCents: 9_900 });
});
afterAll(() => app.stop());

const quebec = { country: 'CA', stateOrProvince: 'QC' } as const;
const db = () => app.context.database.db;
const find = (query: string) => app.request('GET', `/api/companies?${query}`);
const idsOf = async (query: string) =>
  ((await find(query)).body as { id: number }[]).map(({ id }) => id).sort((a, b) => a - b);
const join = (ways: object) => app.request('POST', '/api/agent-signup', agentSignUp(ways));

const notWorking: [string, Parameters<typeof aCompany>[1], Parameters<typeof aCompany>[2]][] = [
  ['suspended', { suspendedAt: new Date() }, {}],
  ['not verified', { verification: 'pending' }, {}],
  ['rejected', { verification: 'rejected' }, {}],
  ['not paid yet', {}, { status: 'pending_payment' }],
  ['not paid any more', {}, { status: 'suspended' }],
  ['cancelled', {}, { status: 'cancelled' }],
];

describe('the companies that accept agents', () => {
  it('are public with location and price, without people or codes', async () => {
    const { body } = await find(`id=${oak.resellerId}`);
    expect(body).toEqual([
      {
        id: oak.resellerId,
        companyName: 'Chêne & Søn Réalty',
        city: 'Montréal',
        stateOrProvince: 'QC',
        country: 'Canada',
        agentPriceCents: 29_900,
        currency: 'usd',
      },
    ]);
  });

  it.each([
    'search=chene',
    'search=CH%C3%8ANE',
    'search=che%CC%82ne',
    'search=son+realty',
    'search=realty+MONTREAL',
    'search=montr%C3%A9al',
    'country=Canada',
    'stateOrProvince=QC&search=s%C3%B8n',
  ])('are found by words of name and city regardless of accents and case: %s', async (query) => {
    expect(await idsOf(query)).toEqual([oak.resellerId]);
  });

  it.each(['search=100%25', 'search=elm&country=USA&stateOrProvince=TX'])('take signs as they are: %s', async (query) =>
    expect(await idsOf(query)).toEqual([elm.resellerId]),
  );

  it.each([
    ['search=%25', 1],
    ['search=_', 0],
    ["search=' or 1=1 --", 0],
    ['search=%5C', 0],
    ['search=%F0%9F%8F%A0', 0],
    ['search=%D8%B4%D8%B1%D9%83%D8%A9', 0],
    ['search=%EF%BF%BD%FF', 0],
    ['search=elm&page=100000', 0],
    ['country=Canada&stateOrProvince=TX', 0],
    ['search=person', 0],
  ])('%s finds %i', async (query, found) => {
    const { status, body } = await find(query);
    expect([status, (body as unknown[]).length]).toEqual([200, found]);
  });

  it.each([
    [`search=${'a'.repeat(101)}`, 'search'],
    ['search=%00', 'search'],
    ['search=a&search=b', 'search'],
    ['country=Mexico', 'country'],
    ['stateOrProvince=ZZ', 'stateOrProvince'],
    ['page=0', 'page'],
    ['page=1e9', 'page'],
    ['page=x', 'page'],
    ['id=0', 'id'],
    ['id=99999999999', 'id'],
  ])('reject %s', async (query, field) => {
    const { status, body } = await find(query);
    expect([status, body.fields?.[0]?.field.split('.')[0]]).toEqual([400, field]);
  });

  it('are sorted by name, twenty a page, with the total in a header', async () => {
    for (let made = 25; made > 0; made--)
      await aCompany(app, { companyName: `Paged ${String(made).padStart(2, '0')}`, agentPriceCents: made * 100 });
    const [first, second, third] = [1, 2, 3].map((page) => find(`search=paged&page=${page}`));
    const names = async (reply: ReturnType<typeof find>) =>
      ((await reply).body as { companyName: string }[]).map(({ companyName }) => companyName);
    const all = [...(await names(first!)), ...(await names(second!))];
    expect([(await names(first!)).length, all.length, await names(third!)]).toEqual([20, 25, []]);
    expect(all).toEqual(all.toSorted());
    for (const reply of [first!, second!, third!]) expect((await reply).headers.get('x-total-count')).toBe('25');
  });
});

describe('an agent without a code', () => {
  it('applies to one company at its price, and waits for acceptance', async () => {
    const sent = agentSignUp({ companyId: oak.resellerId, resellerId: oak.resellerId });
    const { body } = await app.request('POST', '/api/agent-signup', sent);
    expect(body).toMatchObject({ status: 'pending', companyName: 'Chêne & Søn Réalty' });
    await confirmAddress(app, sent.email);
    const [agent] = await db().select().from(agents).where(eq(agents.id, body.agentId));
    expect(agent).toMatchObject({
      resellerId: oak.resellerId,
      status: 'pending',
      priceCents: 29_900,
      city: 'Montréal',
    });
    const sentEmails = await db().select().from(emailOutbox).where(eq(emailOutbox.recipient, oak.email));
    expect(sentEmails.map(({ subject }) => subject)).toEqual(['Ada Stone wants to join Chêne & Søn Réalty']);
    const [line] = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.object, `agent:${body.agentId}`));
    expect(line!.action).toBe('agent.signed_up');
    expect(JSON.parse(line!.details)).toMatchObject({ by: 'application' });

    const waiting = async (company: TestCompany) =>
      (await app.request('GET', '/api/reseller/agents?status=pending', undefined, company.as)).body;
    expect([(await waiting(oak)).length, (await waiting(elm)).length]).toEqual([1, 0]);
    const accept = `/api/reseller/agents/${body.agentId}/accept`;
    expect((await app.request('POST', accept, {}, elm.as)).status).toBe(404);
    expect((await app.request('POST', accept, {}, oak.as)).status).toBe(200);
  });

  it.each(notWorking)('does not find a company that is %s, and cannot apply to it', async (_, fields, plan) => {
    const company = await aCompany(app, fields, plan);
    expect(await idsOf(`id=${company.resellerId}`)).toEqual([]);
    const { status, body } = await join({ companyId: company.resellerId });
    expect([status, body.fields]).toEqual([
      400,
      [{ field: 'companyId', rule: 'This company isn’t accepting agents right now. Please choose another one' }],
    ]);
    expect(await db().$count(agents, eq(agents.resellerId, company.resellerId))).toBe(0);
  });

  it.each([999_999, 0, -1, 2 ** 31, Number.MAX_SAFE_INTEGER])('cannot apply to company %d', async (companyId) => {
    const { status, body } = await join({ companyId });
    expect([status, body.fields[0].field]).toEqual([400, 'companyId']);
  });

  it('is rejected with a different company than the one applied to or with two ways to join, and no account is created', async () => {
    const of = async (ways: object) => (await join(ways)).body.fields.map(({ field }: { field: string }) => field);
    const before = await db().$count(agents);
    const companyId = oak.resellerId;
    expect(await of({ companyId, resellerId: elm.resellerId })).toEqual(['resellerId']);
    expect(await of({ companyId, resellerCode: `company-${oak.id}` })).toEqual(['companyId']);
    expect(await of({ companyId, invitationToken: 'a-token' })).toEqual(['companyId']);
    expect(await of({ resellerCode: `company-${oak.id}`, invitationToken: 'a-token' })).toEqual(['resellerCode']);
    expect(await of({})).toEqual(['resellerCode']);
    expect([await db().$count(agents), await db().$count(invitations)]).toEqual([before, 0]);
  });
});
