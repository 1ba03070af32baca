import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aBuyer, type TestBuyer } from '../../../../test/people.ts';
import { type SavedInvestment, savedInvestmentsMax } from './contract.ts';

const inputs = {
  ...{ country: 'CA', price: 600_000, down: 150_000, closing: 15_000, rate: 4.5, years: 25, rent: 3_400 },
  ...{ expenses: 12_000, vacancy: 4, rentGrowth: 2, expenseGrowth: 2, valueGrowth: 2, holding: 10, selling: 5, tax: 0 },
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const path = '/api/markets/investments';
const listOf = async ({ as }: TestBuyer): Promise<SavedInvestment[]> =>
  (await app.request('GET', path, undefined, as)).body;
const saver =
  ({ as }: TestBuyer) =>
  (name: string, changed = {}) =>
    app.request('PUT', path, { name, inputs: { ...inputs, ...changed } }, as);

it('keeps a person’s analyses: one of the same name is replaced, others cannot see or remove them', async () => {
  const [me, other] = [await aBuyer(app), await aBuyer(app)];
  const save = saver(me);
  await save('12 Oak Street');
  await save(' Duplex ');
  await save('12 Oak Street', { rent: 3_600 });
  const saved = await listOf(me);
  expect(saved.map(({ name, inputs: { rent } }) => [name, rent])).toEqual([
    ['12 Oak Street', 3_600],
    ['Duplex', 3_400],
  ]);
  const remove = ({ as }: TestBuyer) => app.request('DELETE', `${path}/${saved[1]!.id}`, undefined, as);
  expect(await listOf(other)).toEqual([]);
  expect((await remove(other)).status).toBe(404);
  expect((await remove(me)).body).toMatchObject({ name: 'Duplex', inputs });
  expect(await listOf(me)).toHaveLength(1);
});

it('names the input and the rule that it breaks, and stores nothing then', async () => {
  const me = await aBuyer(app);
  const wrong = await saver(me)('', { years: 12.5, rent: 0 });
  const fields = wrong.body.fields.map(({ field }: { field: string }) => field);
  expect(fields).toEqual(['name', 'inputs.years', 'inputs.rent']);
  expect((await saver(me)('A', { down: 700_000 })).body.fields).toEqual([
    { field: 'inputs.down', rule: expect.stringMatching(/price/) },
  ]);
  expect(await listOf(me)).toEqual([]);
});

it('keeps at most 50 analyses, also when many are saved at once', async () => {
  const me = await aBuyer(app);
  const names = Array.from({ length: savedInvestmentsMax + 5 }, (_, at) => `Home ${at}`);
  const replies = await Promise.all(names.map((name) => saver(me)(name)));
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(5);
  const saved = await listOf(me);
  expect(saved).toHaveLength(savedInvestmentsMax);
  expect((await saver(me)(saved[0]!.name)).status).toBe(200);
});
