import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aBuyer, aPerson } from '../../../test/people.ts';
import type { BuyingProfile } from './contract.ts';
import { affordabilityData } from './personal-data.ts';
import { buyingProfiles } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const profile: BuyingProfile = {
  state: 'TX',
  income: 123_456,
  debtsMonthly: 412.5,
  savings: 60_000,
  credit: '740',
  firstTimeBuyer: true,
  veteran: false,
  downPercent: 5,
  years: 30,
};
const path = '/api/affordability/profile';
const stored = async (personId: number) => {
  const { rows } = await app.context.database.db.execute<{ profile: string }>(
    `select profile from buying_profiles where person_id = ${personId}`,
  );
  return rows[0]?.profile;
};

describe('a buying profile', () => {
  it('is returned to its owner only, and is encrypted in the database', async () => {
    const [her, other] = [await aBuyer(app), await aPerson(app, 'agent')];
    expect((await app.request('GET', path, undefined, her.as)).body).toEqual({ profile: null });
    expect((await app.request('PUT', path, profile, her.as)).body).toEqual({ profile });
    expect((await app.request('GET', path, undefined, her.as)).body).toEqual({ profile });
    expect((await app.request('GET', path, undefined, other.as)).body).toEqual({ profile: null });
    expect((await app.request('GET', path)).status).toBe(401);
    const text = await stored(her.id);
    expect(text).toMatch(/^sealed:1:/);
    expect(text).not.toContain('123456');
  });

  it('is replaced as a whole, is part of the export, and is erased on request and with the account', async () => {
    const her = await aBuyer(app);
    const { db } = app.context.database;
    await app.request('PUT', path, profile, her.as);
    const { downPercent: _downPercent, ...changed } = { ...profile, income: 98_000 };
    expect((await app.request('PUT', path, changed, her.as)).body).toEqual({ profile: changed });
    expect(await affordabilityData.rows(db, her.id)).toMatchObject([{ personId: her.id, profile: changed }]);
    await app.request('DELETE', path, {}, her.as);
    expect((await app.request('GET', path, undefined, her.as)).body).toEqual({ profile: null });
    await app.request('PUT', path, profile, her.as);
    await db.transaction((tx) => affordabilityData.erase!(tx, her.id));
    expect(await db.select().from(buyingProfiles).where(eq(buyingProfiles.personId, her.id))).toEqual([]);
  });

  it('is rejected with the field and the rule when a figure is out of range or two down payments are named', async () => {
    const her = await aBuyer(app);
    const fields = async (change: object) => {
      const { status, body } = await app.request('PUT', path, { ...profile, ...change }, her.as);
      expect(status).toBe(400);
      return (body.fields as { field: string }[]).map(({ field }) => field);
    };
    expect(await fields({ income: -1 })).toEqual(['income']);
    expect(await fields({ state: 'XX' })).toEqual(['state']);
    expect(await fields({ downAmount: 5_000 })).toEqual(['downAmount']);
    expect(await fields({ years: 40 })).toEqual(['years']);
    expect(await fields({ race: 'x' })).toHaveLength(1);
    expect(await stored(her.id)).toBeUndefined();
  });
});

describe('the terms of the estimates', () => {
  it('are public: the day and the assumptions that costs use', async () => {
    const { status, body } = await app.request('GET', '/api/affordability/terms');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      assumed: { insurance: { US: expect.any(Number) }, closing: { CA: expect.any(Number) } },
    });
  });
});
