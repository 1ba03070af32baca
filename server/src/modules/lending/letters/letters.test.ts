import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { licenses } from '../../licensing/tables.ts';
import { aLender, type Lending, mortgageCalls } from '../lending.fixture.ts';
import { exceeded, type Limits, paymentOf } from './limits.ts';

let app: TestApp;
let lender: Lending;
beforeAll(async () => {
  app = await startTestApp();
  lender = await aLender(app);
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const { call, inStatus } = mortgageCalls(() => app);

describe('letters', () => {
  const limits = {
    ...{
      kind: 'pre_approval',
      program: 'Conventional',
      priceMax: 420_000,
      loanMax: 330_000,
      paymentMax: 2_200,
      downMin: 20_000,
    },
    ...{ cashMax: 100_000, ratePercent: 6.5, years: 30, expiresOn: '2099-01-01' },
  };
  const offer = { home: '12 Main St, Austin, TX', price: 400_000, downPayment: 80_000 };
  const issue = (id: number, body: object = offer, as = lender.buyer.as) =>
    call('POST', `/applications/${id}/letters`, body, as);
  const verify = (code: string) => app.request('GET', `/api/mortgage/letters/verify/${code}`);

  it('are made by the buyer within the agent’s limits, and never before the agent has set them', async () => {
    const id = await inStatus('submitted', lender);
    expect((await issue(id)).status).toBe(409);
    expect((await call('PUT', `/applications/${id}/letter-limits`, limits, lender.buyer.as)).status).toBe(403);
    await call('PUT', `/applications/${id}/letter-limits`, limits, lender.agent.as);
    const above = await issue(id, { ...offer, price: 430_000, downPayment: 10_000 });
    expect(above.body.fields.map(({ field }: { field: string }) => field)).toEqual([
      'price',
      'downPayment',
      'downPayment',
      'price',
    ]);
    const { body: letter } = await issue(id);
    expect(letter).toMatchObject({ price: 400_000, loanAmount: 320_000, status: 'valid', kind: 'pre_approval' });
    const pdf = await app.request('GET', `/api/mortgage/letters/${letter.id}/pdf`, undefined, lender.buyer.as);
    expect(pdf.body.slice(0, 5)).toBe('%PDF-');
  });

  it('are verified by anyone with the code, without anything about income, and show a revocation at once', async () => {
    const id = await inStatus('submitted', lender);
    await call('PUT', `/applications/${id}/letter-limits`, limits, lender.agent.as);
    const { body: letter } = await issue(id);
    const shown = await verify(letter.code);
    expect(shown.body).toMatchObject({
      price: 400_000,
      buyerName: 'Ada Stone',
      status: 'valid',
      licenses: [{ jurisdiction: 'TX' }, { jurisdiction: 'TX' }],
    });
    expect(Object.keys(shown.body).toSorted()).toEqual([
      ...[
        'agentName',
        'buyerName',
        'code',
        'companyName',
        'currency',
        'expiresOn',
        'home',
        'issuedAt',
        'kind',
        'licenses',
        'loanAmount',
        'price',
      ],
      ...['program', 'status'],
    ]);
    expect((await verify('AAAAAAAAA')).status).toBe(404);
    expect((await call('POST', `/letters/${letter.id}/revoke`, {}, lender.buyer.as)).status).toBe(403);
    await call('POST', `/letters/${letter.id}/revoke`, {}, lender.agent.as);
    expect((await verify(letter.code)).body.status).toBe('revoked');
  });

  it('are not issued, and no longer valid, once a license of agent or company has lapsed', async () => {
    const other = await aLender(app);
    const id = await inStatus('submitted', other);
    await call('PUT', `/applications/${id}/letter-limits`, limits, other.agent.as);
    const { body: letter } = await issue(id, offer, other.buyer.as);
    const validOfTeam = async () => (await call('GET', '/team', undefined, other.company.as)).body[0].validLetters;
    expect(await validOfTeam()).toBe(1);
    for (const owner of [
      eq(licenses.agentId, other.agent.agentId),
      eq(licenses.resellerId, other.company.resellerId),
    ]) {
      await db().update(licenses).set({ expiresOn: '2020-01-01' }).where(owner);
      expect((await issue(id, offer, other.buyer.as)).status).toBe(409);
      expect((await verify(letter.code)).body.status).toBe('license_lapsed');
      expect(await validOfTeam()).toBe(0);
      await db().update(licenses).set({ expiresOn: '2099-01-01' }).where(owner);
    }
    expect((await verify(letter.code)).body.status).toBe('valid');
  });

  it('never exceed a limit, over 10,000 random offers', () => {
    let state = 7;
    const upTo = (n: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * n);
    };
    let issued = 0;
    for (let i = 0; i < 10_000; i++) {
      const country = upTo(2) === 0 ? 'US' : 'CA';
      const drawn: Limits = {
        ...{
          priceMaxCents: 20_000_000 + upTo(80_000_000),
          loanMaxCents: 15_000_000 + upTo(60_000_000),
          paymentMaxCents: 100_000 + upTo(600_000),
        },
        ...{
          downMinCents: upTo(5_000_000),
          cashMaxCents: 2_000_000 + upTo(30_000_000),
          ratePercent: upTo(9_000) / 1000,
          years: 10 + upTo(21),
        },
        expiresOn: `2026-0${1 + upTo(9)}-15`,
      };
      const made = { priceCents: 10_000_000 + upTo(90_000_000), downCents: upTo(35_000_000) };
      const bad = exceeded(made, drawn, country, '2026-05-01');
      const loan = made.priceCents - made.downCents;
      const within =
        made.priceCents <= drawn.priceMaxCents &&
        loan > 0 &&
        loan <= drawn.loanMaxCents &&
        made.downCents >= drawn.downMinCents &&
        made.downCents <= drawn.cashMaxCents &&
        paymentOf(made, drawn, country) <= drawn.paymentMaxCents &&
        drawn.expiresOn >= '2026-05-01';
      expect(bad.length === 0, JSON.stringify({ drawn, made })).toBe(within);
      issued += Number(within);
    }
    expect(issued).toBeGreaterThan(200);
  });
});
