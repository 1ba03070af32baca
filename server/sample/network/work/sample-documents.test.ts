import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inspect } from '../../../src/modules/documents/checks/index.ts';
import { documentStoreToken } from '../../../src/modules/documents/document-store.ts';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aPerson } from '../../../test/people.ts';
import { readmePeople } from '../../people.ts';
import { storeSampleDocuments } from './sample-documents.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-sample-'));
  app = await startTestApp({ settings: { LINTEL_DATA_FOLDER: folder } });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

it('the README’s buyer has real documents, which give her checklist the statuses of the specification', async () => {
  const store = app.context.resolve(documentStoreToken);
  const elena = await aPerson(app, 'end_user', { email: readmePeople.buyer.email });
  await aPerson(app, 'agent', { email: readmePeople.agent.email, firstName: 'Naomi' });
  const write = await storeSampleDocuments(store);
  await app.context.database.transaction(write);
  const { items, completed, required } = (await app.request('GET', '/api/documents/checklist', undefined, elena.as))
    .body;
  expect(items.map(({ id, status }: Record<string, string>) => [id, status])).toEqual([
    ['pre_approval', 'completed'],
    ['pay_stubs', 'in_progress'],
    ['bank_statements', 'in_progress'],
    ['id', 'not_started'],
    ['tax_returns', 'not_started'],
  ]);
  expect([completed, required]).toEqual([1, 5]);
  const list = (await app.request('GET', '/api/documents', undefined, elena.as)).body;
  expect(list.map(({ fileName, reviewedBy }: Record<string, string>) => [fileName, reviewedBy])).toEqual([
    ['bank-statements.pdf', null],
    ['pay-stubs.pdf', null],
    ['pre-approval-letter.pdf', 'Naomi Stone'],
  ]);
  for await (const { key } of store.files.list()) {
    const content = await buffer((await store.files.get(key))!);
    const found = await inspect(content, { fileName: 'a.pdf', fileType: 'application/pdf' });
    expect(found).toMatchObject({ ok: true, pages: 1, advice: [] });
  }
});
