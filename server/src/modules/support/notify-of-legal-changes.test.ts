import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aPerson } from '../../../test/people.ts';
import { emailOutbox } from '../../platform/email/email-outbox.tables.ts';
import { credentials } from '../accounts/tables.ts';
import { comingVersions, legalVersion } from '../legal/index.ts';
import { notifyOfLegalChanges } from './notify-of-legal-changes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const services = { publicUrl: 'https://lintel.example', email: undefined };

/** Creates a person with a password, like everyone who signed up. */
async function aMember(...about: Parameters<typeof aPerson> extends [unknown, ...infer Rest] ? Rest : never) {
  const person = await aPerson(app, ...about);
  const own = { userId: person.id, accountId: String(person.id), providerId: 'credential', password: 'a hash' };
  await app.context.database.db.insert(credentials).values(own);
  return person;
}

it('emails everyone with a confirmed address about an upcoming version once, including people who join later', async () => {
  const { db } = app.context.database;
  const day = '2026-10-15';
  const coming = comingVersions(day);
  expect(coming.map(({ id, version, state }) => [id, version, state])).toEqual([
    ['terms', '2026-11', 'coming'],
    ['privacy', '2026-11', 'coming'],
  ]);
  const [terms] = coming;
  const first = await aMember('end_user');
  await aMember('agent', { emailVerified: false });
  await aPerson(app, 'end_user');
  await notifyOfLegalChanges(app.context, services, [terms!]);
  await notifyOfLegalChanges(app.context, services, [terms!]);
  const late = await aMember('reseller');
  await notifyOfLegalChanges(app.context, services, [terms!]);
  const sent = await db.select().from(emailOutbox);
  expect(sent.map((mail) => mail.recipient)).toEqual([first.email, late.email]);
  expect(sent[0]!.subject).toBe('Changes to our Terms of Service on 2026-11-01');
  expect(sent[0]!.text).toContain('https://lintel.example/terms-of-service?version=2026-11&compare=2025-01');
});

it('sends nothing about versions already in effect', () => {
  expect(comingVersions('2026-11-01')).toEqual([]);
  expect(legalVersion('terms', '2026-11', '2026-09-30')).toBeUndefined();
});
