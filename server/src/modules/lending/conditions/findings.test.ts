import { DAY_MS } from '@lintel/geo';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aPdf, sendAll, startUpload } from '../../documents/documents.fixture.ts';
import { aLender, type Lending } from '../lending.fixture.ts';

let app: TestApp;
let lender: Lending;
beforeAll(async () => {
  app = await startTestApp();
  lender = await aLender(app);
});
afterAll(() => app.stop());

const filler = Array.from({ length: 5 }, (_, line) => `${line}: deposits and withdrawals of the period`);
/** Lines of a page below each other, since text beyond its edge is not read. */
const lines = (words: string): string => [...words.split(/(?<=\.) /), ...filler].join(') Tj 0 -24 Td (');

/** Findings that the lender sees about a file that the borrower sent for a condition. */
async function findingsOn(words: string, category = 'bank_statements'): Promise<string[]> {
  const { buyer, agent } = lender;
  const post = (path: string, body: object, as: Record<string, string>) =>
    app.request('POST', `/api/mortgage${path}`, body, as);
  const { id } = (await post('/applications', {}, buyer.as)).body;
  const fields = { title: 'Statement', neededFrom: 'borrower', category };
  const condition = (await post(`/applications/${id}/conditions`, fields, agent.as)).body;
  const pdf = aPdf(lines(words));
  const file = { fileName: 'statement.pdf', category, fileSize: pdf.length };
  const { body } = await startUpload(app, buyer.as, file);
  await sendAll(app, buyer.as, body.id, pdf, 500_000);
  await post(`/conditions/${condition.id}/document`, { documentId: body.id }, buyer.as);
  const seen = await app.request('GET', `/api/mortgage/applications/${id}`, undefined, agent.as);
  return seen.body.conditions[0].findings;
}

const dayAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

it('notices by its text a statement that is too old, lacks pages, or names another person', async () => {
  expect(await findingsOn(`First Bank. Ada Stone. Statement of ${dayAgo(59)}`)).toEqual([]);
  expect(await findingsOn(`First Bank. Ada Stone. Statement of ${dayAgo(61)}`)).toEqual([
    'Older than 60 days: lenders ask for a newer one',
  ]);
  const [pages, name, ...more] = await findingsOn(`First Bank. John Smith. Page 1 of 3. Statement of ${dayAgo(5)}`);
  expect(pages).toContain('page 2 of 3 and page 3 of 3 are missing');
  expect(name).toContain('the name Stone');
  expect(more).toEqual([]);
});

it('expects the borrower’s name on files about the borrower only', async () => {
  expect(await findingsOn('A gift of 20,000 from John Smith to my daughter.', 'gift')).toEqual([]);
});
