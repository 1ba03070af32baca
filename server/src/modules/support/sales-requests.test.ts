import { HOUR_MS } from '@lintel/geo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { confirmAddress, resellerSignUp } from '../signups/sign-ups.fixture.ts';
import { tickets } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.context.events.start();
});
afterAll(() => app.stop());

it('a company that signs up for a custom plan and confirms its address gets one support question with a reply time', async () => {
  const sent = resellerSignUp({ expectedAgentCount: 240, subscriptionTier: 'custom', acceptAutoRenewal: false });
  expect((await app.request('POST', '/api/reseller-signup', sent)).status).toBe(200);
  await app.request('POST', '/api/reseller-signup', sent);
  await confirmAddress(app, sent.email);
  const { db } = app.context.database;
  const asked = () => db.select().from(tickets).where(eq(tickets.email, sent.email));
  await vi.waitFor(async () => expect(await asked()).toHaveLength(1), { timeout: 5_000 });
  const [ticket] = await asked();
  expect(ticket).toMatchObject({ userType: 'reseller', message: expect.stringContaining('240 agents') });
  expect(ticket!.answerDueAt.getTime() - ticket!.createdAt.getTime()).toBe(6 * HOUR_MS);
});
