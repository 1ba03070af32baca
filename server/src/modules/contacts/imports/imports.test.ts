import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aCompany, anAgent, type TestAgent } from '../../../../test/people.ts';
import { corruptionSet } from './corruption-set.fixture.ts';
import { planImport } from './plan.ts';

let app: TestApp;
let agent: TestAgent;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  agent = await anAgent(app, await aCompany(app));
});
afterAll(() => app.stop());

const send = (method: string, path: string, body?: object, as = agent.as) =>
  app.request(method, `/api${path}`, body, as);
const preview = (file: string, mapping?: object) => send('POST', '/contacts/imports/preview', { file, mapping });
const add = (file: string, mapping?: object) => send('POST', '/contacts/imports', { file, mapping, fileName: 'a.csv' });
const leads = async () => (await send('GET', '/leads?sort=name')).body;

const csv = `Given Name;Family Name;E-mail Address;Mobile Phone;Home City;State;Max Price;Labels;Notes
Ada;Stone;ada@example.com;(512) 555-0123;Austin;Texas;"$500,000";vip,pool;Likes gardens
ADA;STONE;Ada+homes@example.com;737.555.0188;Austin;TX;;;
Bo;Reed;not an address;;Austin;TX;;;
;;;;;;;;
Cy;Ray;;123;;;many;;`;

describe('an import', () => {
  it('previews the columns it recognizes, each row’s problems and the rows of one person', async () => {
    const { body } = await preview(csv);
    expect(body.mapping).toMatchObject({ firstName: 'Given Name', email: 'E-mail Address', budget: 'Max Price' });
    expect(body.counts).toEqual({ new: 1, complete: 1, known: 0, refused: 2 });
    const [bo, cy, second] = body.rows;
    expect([bo.problems, cy.problems.length]).toEqual([['“not an address” isn’t an email address'], 2]);
    expect(second).toMatchObject({ row: 3, state: 'complete', sameAs: { contactId: null, row: 2, reason: 'email' } });
    expect(await leads()).toEqual([]);
  });

  it('adds each person once, completes the known, and is undone', async () => {
    await send('POST', '/leads', { firstName: 'Bob', lastName: 'Hill', phones: ['512 555 0199'] });
    const { status, body } = await add(`${csv}\nRobert;Hill;bob@example.com;+1 512 555 0199;;;;;`);
    expect([status, body]).toMatchObject([200, { created: 1, completed: 1, refused: 2, undoneAt: null }]);
    const [bob, ada] = await leads();
    expect(bob).toMatchObject({ firstName: 'Bob', emails: ['bob@example.com'], phones: ['+15125550199'] });
    expect(ada).toMatchObject({
      ...{ firstName: 'Ada', phones: ['+15125550123', '+17375550188'], budget: 500_000, tags: ['vip', 'pool'] },
      ...{ leadSource: 'import', stateOrProvince: 'TX', emails: ['ada@example.com', 'ada+homes@example.com'] },
    });
    const { body: timeline } = await send('GET', `/leads/${ada.id}/timeline`);
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'note', text: 'Likes gardens' }));
    expect((await add(csv)).status).toBe(409);
    expect((await send('POST', `/contacts/imports/${body.id}/undo`, {})).body.undoneAt).not.toBeNull();
    expect((await leads()).map(({ firstName }: { firstName: string }) => firstName)).toEqual(['Bob']);
    expect((await send('POST', `/contacts/imports/${body.id}/undo`, {})).status).toBe(409);
    const stranger = await anAgent(app, await aCompany(app));
    expect((await send('POST', `/contacts/imports/${body.id}/undo`, {}, stranger.as)).status).toBe(404);
  });

  it('reads vCards of three versions', async () => {
    const cards = `BEGIN:VCARD\r\nVERSION:3.0\r\nN:Stone;Ada;;;\r\nFN:Ada Stone\r\nitem1.EMAIL;TYPE=INTERNET:ada@exam\r\n ple.com\r\nTEL;TYPE=CELL:(512) 555-0123\r\nADR;TYPE=HOME:;;12 Oak St;Austin;TX;78704;USA\r\nCATEGORIES:vip,pool\r\nNOTE:Likes gardens\\, pools\r\nEND:VCARD
BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:N=C3=BA=C3=B1ez;Jos=\n=C3=A9\nTEL;CELL:5125550188\nEND:VCARD
BEGIN:VCARD\nVERSION:4.0\nFN:Chloé Roy\nTEL;VALUE=uri;TYPE="cell,voice":tel:+1-514-555-0123;ext=5\nEND:VCARD`;
    expect((await preview(cards)).body).toMatchObject({ format: 'vcard', counts: { new: 3, refused: 0 } });
    await add(cards);
    const [ada, jose, chloe] = (await leads()).toSorted((a: { id: number }, b: { id: number }) => a.id - b.id);
    expect(ada).toMatchObject({ lastName: 'Stone', email: 'ada@example.com', city: 'Austin', tags: ['vip', 'pool'] });
    expect(jose).toMatchObject({ firstName: 'José', lastName: 'Núñez', phone: '+15125550188' });
    expect(chloe).toMatchObject({ firstName: 'Chloé', lastName: 'Roy', phone: '+15145550123' });
  });

  it('rejects a file without contacts and a mapping to a missing column', async () => {
    expect((await preview('')).status).toBe(400);
    expect((await preview('a,b\n')).status).toBe(400);
    const { status, body } = await preview(csv, { email: 'Mail' });
    expect([status, body.fields[0].field]).toEqual([400, 'mapping.email']);
  });

  const people = Number(process.env.LINTEL_IMPORT_ROWS ?? 300);
  it(`adds ${people} contacts in one request`, { timeout: 0 }, async () => {
    const rows = Array.from(
      { length: people },
      (_, at) => `Ada${at},Stone${at},a${at}@example.com,+1512${2_000_000 + at}`,
    );
    const started = performance.now();
    const { body } = await add(`First name,Last name,Email,Phone\n${rows.join('\n')}`);
    if (process.env.LINTEL_FIGURES) console.log(`${people} contacts: ${performance.now() - started} ms`);
    expect(body.created).toBe(people);
  });
});

describe('the comparison of people', () => {
  it('finds the people of a labeled set of corrupted records with F1 of at least 0.97', () => {
    const { held, rows, labels } = corruptionSet(2_000);
    const { rows: planned } = planImport(rows, held);
    const found = planned.filter(({ sameAs }) => sameAs).length;
    const right = planned.filter(({ sameAs }, at) => sameAs && sameAs.contactId === labels[at]).length;
    const actual = labels.filter((label) => label !== null).length;
    const [precision, recall] = [right / found, right / actual];
    const f1 = (2 * precision * recall) / (precision + recall);
    if (process.env.LINTEL_FIGURES) console.log({ rows: rows.length, actual, found, precision, recall, f1 });
    expect(f1).toBeGreaterThanOrEqual(0.97);
  });
});
