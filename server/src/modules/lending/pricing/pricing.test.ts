import { DAY_MS } from '@lintel/geo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aCompany, anAgent } from '../../../../test/people.ts';
import { lenderRates } from '../../matching/tables.ts';
import { aLender, type Lending } from '../lending.fixture.ts';

let app: TestApp;
let lender: Lending;
beforeAll(async () => {
  app = await startTestApp();
  lender = await aLender(app);
});
afterAll(() => app.stop());

type As = Record<string, string>;
const get = async (as: As) => (await app.request('GET', '/api/mortgage/rate-sheet', undefined, as)).body;
const state = (body: unknown, as: As) => app.request('PUT', '/api/mortgage/rate-sheet', body, as);
const bring = (csv: string, as: As) => app.request('POST', '/api/mortgage/rate-sheet/import', { csv }, as);
const product = { program: 'conventional', termYears: 30, rate: 6.5, points: 0 };
const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
const header =
  'line,program,term_years,rate,points,fees,loan_min,loan_max,ltv_max,score_min,ltv_above,ltv_at_most,score_from,score_to';

describe('a rate sheet', () => {
  it('belongs to a mortgage agent, who sees the company’s until an own one is stated', async () => {
    const { company, agent, buyer } = lender;
    const other = await anAgent(app, company, { agentType: 'mortgage' });
    const seller = await anAgent(app, company);
    expect((await state({ products: [{ ...product, rate: 6.75 }] }, company.as)).body).toMatchObject({ source: 'own' });
    expect((await get(agent.as)).sheet).toMatchObject({ source: 'company', products: [{ rate: 6.75 }] });
    await state({ products: [product] }, agent.as);
    expect((await get(agent.as)).sheet).toMatchObject({ source: 'own', statedOn: day(0), products: [{ rate: 6.5 }] });
    expect((await get(other.as)).sheet.products[0].rate).toBe(6.75);
    expect((await get(company.as)).sheet.products[0].rate).toBe(6.75);
    for (const { as } of [seller, buyer]) {
      expect((await app.request('GET', '/api/mortgage/rate-sheet', undefined, as)).status).toBe(403);
      expect((await state({ products: [product] }, as)).status).toBe(403);
    }
  });

  it('gives SmartMatch the rate nearest to no points of each loan, until it is older than 7 days', async () => {
    const { company, agent } = lender;
    const lines = [product, { ...product, rate: 6.125, points: 1.5 }, { ...product, program: 'usda', rate: 6 }];
    await state({ products: lines }, company.as);
    await state({ products: [{ ...product, rate: 5.875 }] }, agent.as);
    const ratesOf = async () => {
      const { body } = await app.request('GET', '/api/smartmatch/lenders', undefined, company.as);
      return body.find(({ id }: { id: number }) => id === company.resellerId)?.rates;
    };
    const shown = { termYears: 30, points: 0, datedOn: day(0) };
    expect(await ratesOf()).toEqual([
      { ...shown, product: 'conventional', rate: 6.5 },
      { ...shown, product: 'usda', rate: 6 },
    ]);
    const { db } = app.context.database;
    const age = (ago: number) =>
      db
        .update(lenderRates)
        .set({ datedOn: day(ago) })
        .where(eq(lenderRates.resellerId, company.resellerId));
    await age(6);
    expect(await ratesOf()).toHaveLength(2);
    await age(7);
    expect(await ratesOf()).toEqual([]);
  });

  it('is the only source of a company’s base rates once stated: the lender profile shows them and refuses others', async () => {
    const company = await aCompany(app);
    const put = (body: object) => app.request('PUT', '/api/smartmatch/lenders/own', body, company.as);
    const own = { product: 'fha', termYears: 30, rate: 5.875 };
    expect((await put({ type: 'bank', rates: [own] })).body).toMatchObject({ ratesFromSheet: false, rates: [own] });
    await state({ products: [product, { ...product, program: 'jumbo', rate: 6.75 }] }, company.as);
    const published = [
      { product: 'conventional', termYears: 30, rate: 6.5, points: 0 },
      { product: 'jumbo', termYears: 30, rate: 6.75, points: 0 },
    ];
    const refused = await put({ type: 'bank', rates: [own] });
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ field: 'rates' }] } });
    const { body } = await put({ type: 'credit_union' });
    expect(body).toMatchObject({
      type: 'credit_union',
      ratesFromSheet: true,
      rates: published,
      ratesShownUntil: day(-6),
    });
  });

  it('is shown in the profile of a company that has none yet, which then saves without rates of its own', async () => {
    const company = await aCompany(app);
    const own = () => app.request('GET', '/api/smartmatch/lenders/own', undefined, company.as);
    expect((await own()).body).toBeNull();
    await state({ products: [product] }, company.as);
    const rates = [{ product: 'conventional', termYears: 30, rate: 6.5, points: 0 }];
    expect((await own()).body).toMatchObject({ statedOn: null, ratesFromSheet: true, rates, ratesShownUntil: day(-6) });
    const saved = await app.request('PUT', '/api/smartmatch/lenders/own', { type: 'bank' }, company.as);
    expect(saved).toMatchObject({ status: 200, body: { statedOn: day(0), type: 'bank', ratesFromSheet: true, rates } });
  });

  it('is read from a CSV file as a whole', async () => {
    const { agent } = lender;
    const csv = [
      header,
      'product,FHA,30,6.25%,0.5,"$1,250",,"$541,287",96.5,580,,,,',
      'adjustment,,,0.25,,,,,,,80,90,620,679',
    ];
    const { status, body } = await bring(csv.join('\r\n'), agent.as);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        products: [
          {
            program: 'fha',
            termYears: 30,
            rate: 6.25,
            points: 0.5,
            fees: 1250,
            loanMin: null,
            loanMax: 541_287,
            scoreMin: 580,
          },
        ],
        adjustments: [
          { program: null, rate: 0.25, points: 0, ltvAbove: 80, ltvAtMost: 90, scoreFrom: 620, scoreTo: 679 },
        ],
      },
    });
  });

  it('names line and column of every bad cell of a CSV file, and changes nothing', async () => {
    const { agent } = lender;
    const before = await get(agent.as);
    const csv = [
      header,
      'product,conventional,30,6.5,0,,,,,,,,,',
      'product,balloon,0,six,0,,,,,,,,,',
      'adjustment,,,9,,,,,,,90,80,700,620',
      'rate,fha,30,6,,,,,,,,,,',
      'product,fha,30',
    ].join('\n');
    const { status, body } = await bring(csv, agent.as);
    expect(status).toBe(400);
    expect(body.fields.map(({ field }: { field: string }) => field)).toEqual([
      'line 3, program',
      'line 3, term_years',
      'line 3, rate',
      'line 4, rate',
      'line 4, ltv_at_most',
      'line 4, score_to',
      'line 5, line',
      'line 6',
    ]);
    expect(body.fields[2].rule).toBe('must be from 0 to 30');
    const swapped = await bring(`${header}\nproduct,fha,30,6,,,500000,400000,,,,,,`, agent.as);
    expect(swapped.body.fields).toEqual([
      { field: 'line 2, loan_max', rule: 'must not be below the minimum loan amount' },
    ]);
    expect((await bring('program,rate,apr\nfha,6,7', agent.as)).body.fields).toEqual([
      { field: 'line', rule: 'must be a column of the header' },
      { field: 'term_years', rule: 'must be a column of the header' },
      { field: 'apr', rule: 'is not a column of a rate sheet' },
    ]);
    expect((await bring(header, agent.as)).body.fields).toEqual([{ field: 'csv', rule: 'needs at least one product' }]);
    expect(await get(agent.as)).toEqual(before);
  });
});
