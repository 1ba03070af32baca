import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aBuyer, aCompany, anAgent, type TestAgent, type TestCompany } from '../../../../test/people.ts';
import { contactsData } from '../personal-data.ts';
import { contacts } from '../tables.ts';
import type { FieldValue } from './contract.ts';
import { contactFieldValues } from './fields.tables.ts';

let app: TestApp;
let company: TestCompany;
let agent: TestAgent;
let colleague: TestAgent;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  company = await aCompany(app);
  [agent, colleague] = [await anAgent(app, company), await anAgent(app, company)];
});
afterAll(() => app.stop());

const send = (method: string, path: string, body?: object, as = agent.as) =>
  app.request(method, `/api${path}`, body, as);
const addField = async (label: string, kind: string, choices: string[] = [], as = agent.as): Promise<number> => {
  const { body } = await send('POST', '/contacts/fields', { label, kind, choices }, as);
  return body.find((field: { label: string }) => field.label === label).id;
};
const addContact = async (fields: object = {}, as = agent.as): Promise<number> =>
  (await send('POST', '/leads', { firstName: 'Ada', ...fields }, as)).body.id;
const set = (id: number, values: object[], as = agent.as) => send('PUT', `/leads/${id}/fields`, { values }, as);
const valuesOf = async (id: number) =>
  Object.fromEntries(
    (await send('GET', `/leads/${id}/fields`)).body.map(({ label, value }: FieldValue) => [label, value]),
  );

describe('a custom field', () => {
  it('stores a value of its kind, in one form, and empties it', async () => {
    const [text, number, date, choice] = [
      await addField('School', 'text'),
      await addField('Bedrooms', 'number'),
      await addField('Move in', 'date'),
      await addField('Financing', 'choice', ['Cash', 'Loan']),
    ];
    const id = await addContact();
    const given = [
      { fieldId: text, value: ' Barton Hills ' },
      { fieldId: number, value: '1,200.50' },
      { fieldId: date, value: '7/4/2026' },
      { fieldId: choice, value: 'cash' },
    ];
    expect((await set(id, given)).status).toBe(200);
    expect(await valuesOf(id)).toEqual({
      ...{ School: 'Barton Hills', Bedrooms: '1200.5', 'Move in': '2026-07-04', Financing: 'Cash' },
    });
    await set(id, [{ fieldId: text, value: '' }]);
    expect(await valuesOf(id)).toMatchObject({ School: null, Bedrooms: '1200.5' });
    const wrong = { [number]: 'many', [date]: '2026-02-30', [choice]: 'Gold' };
    for (const [fieldId, value] of Object.entries(wrong))
      expect((await set(id, [{ fieldId: Number(fieldId), value }])).body.fields[0].field).toBe('values.0.value');
  });

  it('of a company is on the contacts of all its agents, and one of an agent on their own only', async () => {
    const shared = await addField('Region', 'text', [], company.as);
    const own = await addField('School', 'text');
    const labels = async (as: Record<string, string>) =>
      (await send('GET', '/contacts/fields', undefined, as)).body.map(({ label }: { label: string }) => label);
    expect([await labels(agent.as), await labels(colleague.as), await labels(company.as)]).toEqual([
      ...[['Region', 'School'], ['Region'], ['Region']],
    ]);
    const id = await addContact({}, colleague.as);
    expect((await set(id, [{ fieldId: shared, value: 'North' }], colleague.as)).status).toBe(200);
    expect((await set(id, [{ fieldId: own, value: 'North' }], colleague.as)).status).toBe(400);
    for (const as of [agent.as, colleague.as])
      expect((await send('DELETE', `/contacts/fields/${shared}`, undefined, as)).status).toBe(404);
    const stranger = await anAgent(app, await aCompany(app));
    expect((await set(id, [], stranger.as)).status).toBe(404);
  });

  it('has a name of its own and choices that are in use, and there are at most twenty', async () => {
    const field = await addField('Financing', 'choice', ['Cash', 'Loan']);
    expect((await send('POST', '/contacts/fields', { label: 'financing', kind: 'text' })).status).toBe(400);
    const unfair = { label: 'Household', kind: 'choice', choices: ['Adults', 'No children'] };
    expect((await send('POST', '/contacts/fields', unfair)).body.fields[0].field).toBe('choices');
    expect((await send('POST', '/contacts/fields', { label: 'Pet', kind: 'choice', choices: ['Dog'] })).status).toBe(
      400,
    );
    await set(await addContact(), [{ fieldId: field, value: 'Loan' }]);
    const choices = { label: 'Paid by', choices: ['Cash', 'Gift'] };
    expect((await send('PUT', `/contacts/fields/${field}`, choices)).status).toBe(409);
    choices.choices.push('Loan');
    expect((await send('PUT', `/contacts/fields/${field}`, choices)).body[0]).toMatchObject({ ...choices, used: 1 });
    for (let at = 1; at < 20; at++) await addField(`Field ${at}`, 'text');
    expect((await send('POST', '/contacts/fields', { label: 'One more', kind: 'text' })).status).toBe(429);
  });

  it('is filled by an import from the column of its name, completes a known contact, and refuses a wrong value', async () => {
    const school = await addField('School', 'text');
    await addField('Move in', 'date');
    const known = await addContact({ emails: ['ada@example.com'] });
    await set(known, [{ fieldId: school, value: 'Barton Hills' }]);
    const file = [
      'First name,Email,school,When',
      'Ada,ada@example.com,Zilker,2026-07-04',
      'Bea,bea@example.com,Travis,2026-08-01',
      'Cleo,cleo@example.com,,soon',
    ].join('\n');
    const { body } = await send('POST', '/contacts/imports/preview', { file });
    expect(body.fields).toEqual({ [school]: 'school' });
    const moveIn = (await send('GET', '/contacts/fields')).body[1].id;
    const fields = { [school]: 'school', [moveIn]: 'When' };
    const { body: added } = await send('POST', '/contacts/imports', { file, fields, fileName: 'a.csv' });
    expect(added).toMatchObject({ created: 1, completed: 1, refused: 1 });
    // A value that the contact has stays.
    expect(await valuesOf(known)).toEqual({ School: 'Barton Hills', 'Move in': '2026-07-04' });
    const [bea] = (await send('GET', '/leads?search=Bea')).body;
    expect(await valuesOf(bea.id)).toEqual({ School: 'Travis', 'Move in': '2026-08-01' });
    const unknown = { file, fields: { 999999: 'school' } };
    expect((await send('POST', '/contacts/imports/preview', unknown)).status).toBe(400);
  });

  it('is exported with the contact, and an import of the file adds the same contact', async () => {
    const school = await addField('School', 'text');
    const fields = { lastName: 'Stone, Jr.', emails: ['a@example.com', 'b@example.com'], phones: ['+15125550142'] };
    const id = await addContact({ ...fields, budget: 450_000, tags: ['vip', 'pool'] });
    await set(id, [{ fieldId: school, value: '=Zilker' }]);
    await addContact({ firstName: 'Other', tags: ['cold'] });
    const { body: file } = await send('GET', '/contacts/export.csv?tag=vip');
    const { body: preview } = await send('POST', '/contacts/imports/preview', { file });
    expect([preview.counts, preview.fields]).toEqual([
      { new: 0, complete: 0, known: 1, refused: 0 },
      { [school]: 'School' },
    ]);
    expect(file).toContain("'=Zilker");
    await send('DELETE', `/leads/${id}`);
    await send('POST', '/contacts/imports', { file, fileName: 'a.csv' });
    const [again] = (await send('GET', '/leads?tag=vip')).body;
    expect(again).toMatchObject({ ...fields, budget: 450_000, tags: ['vip', 'pool'] });
    const stranger = await anAgent(app, await aCompany(app));
    expect((await send('GET', '/contacts/export.csv', undefined, stranger.as)).body.trim().split('\n')).toHaveLength(1);
  });

  it('moves with a merge where the kept contact has no value, and back with its undo', async () => {
    const [school, child] = [await addField('School', 'text'), await addField('Bedrooms', 'number')];
    const [kept, absorbed] = [await addContact(), await addContact()];
    await set(kept, [{ fieldId: school, value: 'Zilker' }]);
    await set(absorbed, [
      { fieldId: school, value: 'Travis' },
      { fieldId: child, value: '2' },
    ]);
    const { body: merge } = await send('POST', '/contacts/merges', { keptId: kept, absorbedId: absorbed });
    expect(await valuesOf(kept)).toEqual({ School: 'Zilker', Bedrooms: '2' });
    await send('POST', `/contacts/merges/${merge.id}/undo`);
    expect([await valuesOf(kept), await valuesOf(absorbed)]).toEqual([
      { School: 'Zilker', Bedrooms: null },
      { School: 'Travis', Bedrooms: '2' },
    ]);
  });

  it('is exported for the person of the contact, and its values are erased with them', async () => {
    const { db } = app.context.database;
    const school = await addField('School', 'text');
    const id = await addContact();
    await set(id, [{ fieldId: school, value: 'Zilker' }]);
    const buyer = await aBuyer(app);
    await db.update(contacts).set({ buyerId: buyer.id }).where(eq(contacts.id, id));
    const exported = (await contactsData.rows(db, buyer.id)) as { fieldValues: object[] };
    expect(exported.fieldValues).toEqual([{ field: 'School', value: 'Zilker' }]);
    await db.transaction((tx) => contactsData.erase!(tx, buyer.id));
    expect(await db.select().from(contactFieldValues)).toEqual([]);
  });
});
