import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { type FieldSpec, sections } from '../applications/fields/contract.ts';
import type { Value, Values } from '../applications/values.ts';
import { aLender, complete, type Lending } from '../lending.fixture.ts';
import { loanApplications } from '../tables.ts';
import { fromFile, toFile } from './files.ts';
import { shown } from './summary-pdf.ts';

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

let app: TestApp;
let lender: Lending;
beforeAll(async () => {
  app = await startTestApp();
  lender = await aLender(app);
});
afterAll(() => app.stop());

const call = (path: string, body: unknown, as: Record<string, string>, method = 'POST') =>
  app.request(method, `/api/mortgage/applications${path}`, body, as);

it('reads every one of 1,000 random applications as it wrote it, from XML and from JSON', () => {
  for (let at = 0; at < 1_000; at++) {
    const country = at % 2 ? 'CA' : 'US';
    const values = randomValues(country);
    for (const format of ['xml', 'json'] as const)
      expect(fromFile(toFile(format, { country, values }), country)).toEqual(values);
  }
});

const schema = readFileSync(new URL('./mismo-shaped.xsd', import.meta.url), 'utf8');
/** Errors that xmllint finds in files by the schema. */
async function faults(contents: readonly string[]): Promise<string[]> {
  const xml = contents.map((content, at) => ({ fileName: `${at}.xml`, contents: content }));
  const { errors } = await validateXML({ xml, schema });
  return errors.map(({ message }) => message);
}

it('writes XML that is valid by the schema, for 200 random applications', { timeout: 60_000 }, async () => {
  const written = (at: number) => toFile('xml', { country: 'US', values: randomValues(at % 2 ? 'CA' : 'US') });
  for (let batch = 0; batch < 4; batch++)
    expect(await faults(Array.from({ length: 50 }, (_, at) => written(at)))).toEqual([]);
});

it('has a schema that finds a value out of range, an unknown choice, an unknown element and an entry too many', async () => {
  const xml = (values: Values) => toFile('xml', { country: 'US', values });
  const right = xml({ 'loan.1.BaseLoanAmount': 320_000, 'loan.1.MortgageType': 'FHA' });
  expect(await faults([right])).toEqual([]);
  for (const [wrong, about] of [
    [right.replace('320000', '-1'), 'BaseLoanAmount'],
    [right.replace('>FHA<', '>Balloon<'), 'MortgageType'],
    [right.replaceAll('MortgageType', 'LoanKind'), 'LoanKind'],
    [xml({ 'borrower.3.FirstName': 'Ada', 'borrower.1.FirstName': 'A', 'borrower.2.FirstName': 'B' }), 'PARTY'],
  ] as const)
    expect((await faults([wrong])).join(), about).toContain(about);
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

it('shows what a file would change before it is imported, and leaves out what only the agent fills in', async () => {
  const { id } = (await call('', {}, lender.buyer.as)).body;
  await app.context.database.db
    .update(loanApplications)
    .set({ country: 'CA', currency: 'CAD' })
    .where(eq(loanApplications.id, id));
  await call(`/${id}/fields`, { version: 1, changes: complete }, lender.buyer.as, 'PUT');
  const values = {
    ...{ 'borrower.1.FirstName': 'Ada', 'borrower.1.LastName': 'Lovelace' },
    ...{ 'borrower.1.TaxpayerIdentifierValue': '123456789', 'identity_verification.1.DocumentNumber': 'P123' },
  };
  const content = toFile('json', { country: 'CA', values });
  const preview = (as: Record<string, string>, sent = content) => call(`/${id}/import/preview`, { content: sent }, as);
  const changes = [
    { path: 'borrower.1.LastName', now: 'Stone', next: 'Lovelace' },
    { path: 'borrower.1.TaxpayerIdentifierValue', now: null, next: '•••••6789' },
  ];
  const leftOut = ['identity_verification.1.DocumentNumber'];
  expect((await preview(lender.buyer.as)).body).toEqual({ changes, leftOut });
  expect((await preview(lender.agent.as)).body).toEqual({
    changes: [...changes, { path: leftOut[0], now: null, next: 'P123' }],
    leftOut: [],
  });
  const imported = await call(`/${id}/import`, { version: 2, content }, lender.buyer.as);
  expect(imported.body.application.values).toMatchObject({ 'borrower.1.LastName': 'Lovelace' });
  expect(Object.keys(imported.body.application.values)).not.toContain(leftOut[0]);
  const american = toFile('json', { country: 'US', values });
  expect((await preview(lender.buyer.as, american)).body.fields).toMatchObject([{ field: 'content' }]);
});

it('exports the rate lock with the cost of its extensions, valid by the schema, and an import leaves the lock as it is', async () => {
  const { id } = (await call('', {}, lender.buyer.as)).body;
  await call(`/${id}/fields`, { version: 1, changes: complete }, lender.buyer.as, 'PUT');
  await call(`/${id}/rate-lock`, { lockedOn: '2027-01-01', days: 30, ratePercent: 6.5 }, lender.agent.as);
  for (const cost of [{ points: 0.125 }, { amount: 150.5 }])
    await call(`/${id}/rate-lock/extension`, { on: '2027-01-20', days: 7, ...cost }, lender.agent.as);
  const seen = async () => (await call(`/${id}`, undefined, lender.buyer.as, 'GET')).body;
  const { rateLock, values, version } = await seen();
  const [xml, json] = await Promise.all(
    ['xml', 'json'].map(async (format) => (await call(`/${id}/export`, { format }, lender.agent.as)).body.content),
  );
  expect(JSON.parse(json).rateLock).toEqual(rateLock);
  expect(await faults([xml])).toEqual([]);
  for (const part of [
    '<LockExpirationDatetime>2027-02-14<',
    '<LockExtensionPointsPercent>0.125<',
    '<LockExtensionCostAmount>400<',
    '<LockExtensionCostAmount>150.5<',
    '<LockExtensionTotalCostAmount>550.5<',
  ])
    expect(xml).toContain(part);
  for (const content of [xml, json.replace('"ratePercent": 6.5', '"ratePercent": 1')])
    expect((await call(`/${id}/import`, { version, content }, lender.buyer.as)).status).toBe(200);
  expect(await seen()).toMatchObject({ rateLock, values });
});

it('formats each value of a summary for a person', () => {
  const value = (text: Value, type: FieldSpec['type']) =>
    shown(text, { name: '', label: () => '', type }, { currency: 'USD' });
  expect(value('1990-02-28', 'date')).toBe('February 28, 1990');
  expect(value(9_876.5, 'amount')).toBe('$9,876.50');
  expect(value(6.5, 'percent')).toBe('6.5%');
});

it('prints a summary as a PDF file', async () => {
  const { id } = (await call('', {}, lender.buyer.as)).body;
  await call(`/${id}/fields`, { version: 1, changes: complete }, lender.buyer.as, 'PUT');
  const file = await fetch(`${app.url}/api/mortgage/applications/${id}/pdf`, { headers: lender.agent.as });
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect((await file.text()).startsWith('%PDF-')).toBe(true);
});
