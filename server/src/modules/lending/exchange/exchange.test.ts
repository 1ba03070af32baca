import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { type FieldSpec, sections } from '../applications/fields/contract.ts';
import { typed, type Value, type Values } from '../applications/values.ts';
import { aLender, complete, type Lending } from '../lending.fixture.ts';
import { fromMismo, toMismo } from './mismo.ts';

const LETTERS = 'aZé œ&<>"\'\n\t]]>本😀';

/** Numbers from 0 to `below` in a fixed order. */
function createRandom() {
  let seed = 7;
  return (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
}

const random = createRandom();
const anyValue: Record<FieldSpec['type'], (field: FieldSpec) => Value> = {
  text: () => `x${Array.from({ length: random(30) }, () => Array.from(LETTERS)[random(16)]).join('')}x`,
  date: () => `19${10 + random(80)}-0${1 + random(9)}-1${random(10)}`,
  amount: () => random(100_000_000_000) / 100,
  percent: () => random(100_000) / 1_000,
  count: () => random(600),
  yes_no: () => random(2) === 0,
  choice: ({ choices }) => Object.keys(choices!)[random(Object.keys(choices!).length)]!,
  secret: () => String(100_000_000 + random(899_999_999)),
};

function randomValues(country: 'US' | 'CA'): Values {
  const values: Values = {};
  for (const { name, entries, fields, ...section } of sections)
    for (let entry = 1; entry <= entries; entry++)
      for (const field of fields)
        if (random(3) > 0 && [section.country, field.country].every((only) => !only || only === country))
          values[`${name}.${entry}.${field.name}`] = anyValue[field.type](field);
  return values;
}

const read = (xml: string): Values =>
  Object.fromEntries(Object.entries(fromMismo(xml)).map(([path, text]) => [path, typed(path, text)]));

let app: TestApp;
let lender: Lending;
beforeAll(async () => {
  app = await startTestApp();
  lender = await aLender(app);
});
afterAll(() => app.stop());

const call = (path: string, body: unknown, as: Record<string, string>, method = 'POST') =>
  app.request(method, `/api/mortgage/applications${path}`, body, as);

it('reads every one of 1,000 random applications as it wrote it', () => {
  for (let at = 0; at < 1_000; at++) {
    const values = randomValues(at % 2 ? 'CA' : 'US');
    expect(read(toMismo(values))).toEqual(values);
  }
});

it('gives the same application from its XML and JSON files, and adds an audit entry to each export', async () => {
  const { id } = (await call('', {}, lender.buyer.as)).body;
  const all = { ...complete, 'borrower.1.TaxpayerIdentifierValue': '123456789', 'liability.7.HolderName': 'A & <B>' };
  const { values } = (await call(`/${id}/fields`, { version: 1, changes: all }, lender.buyer.as, 'PUT')).body
    .application;
  for (const format of ['xml', 'json']) {
    const file = (await call(`/${id}/export`, { format }, lender.agent.as)).body;
    expect(file.fileName).toBe(`application-${id}.${format}`);
    expect(file.content).toContain('123456789');
    const copy = (await call('', {}, lender.buyer.as)).body;
    const imported = await call(`/${copy.id}/import`, { version: 1, content: file.content }, lender.buyer.as);
    expect(imported.body).toMatchObject({ conflicts: [] });
    expect(imported.body.application.values).toEqual(values);
  }
  const entries = await app.context.database.db
    .select({ action: auditLog.action, details: auditLog.details })
    .from(auditLog)
    .where(eq(auditLog.object, `loan:${id}`));
  expect(entries.filter(({ action }) => action === 'loan.exported').map(({ details }) => details)).toEqual([
    '{"format":"xml"}',
    '{"format":"json"}',
  ]);
});

it('rejects a broken file and a field that the rules reject, and changes nothing', async () => {
  const { id } = (await call('', {}, lender.buyer.as)).body;
  const importing = (content: string) => call(`/${id}/import`, { version: 1, content }, lender.buyer.as);
  for (const content of ['<MESSAGE><DEAL', '<html></html>', '{"values": 1}', 'no file'])
    expect((await importing(content)).body.fields, content).toMatchObject([{ field: 'content' }]);
  const bad = await importing(JSON.stringify({ values: { ...complete, 'loan.1.BaseLoanAmount': -1 } }));
  expect(bad.body.fields).toMatchObject([{ field: 'loan.1.BaseLoanAmount' }]);
  expect((await call(`/${id}`, undefined, lender.buyer.as, 'GET')).body.values).toEqual({});
});

it('prints a summary as a PDF file', async () => {
  const { id } = (await call('', {}, lender.buyer.as)).body;
  await call(`/${id}/fields`, { version: 1, changes: complete }, lender.buyer.as, 'PUT');
  const file = await fetch(`${app.url}/api/mortgage/applications/${id}/pdf`, { headers: lender.agent.as });
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect((await file.text()).startsWith('%PDF-')).toBe(true);
});
