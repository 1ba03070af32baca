import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/harness.ts';
import { aBuyer, aCompany, aPerson } from '../test/people.ts';
import { aMember } from './modules/accounts/browser.fixture.ts';
import { endUserSignUp } from './modules/signups/sign-ups.fixture.ts';
import { emailOutbox } from './platform/email/email-outbox.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { LINTEL_TRUST_PROXY: 'true', LINTEL_PUBLIC_URL: 'https://lintel.example' } });
});
afterAll(() => app.stop());

const evil = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-server': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-original-host': 'evil.example',
  forwarded: 'host=evil.example;proto=https',
};

/** `fetch` writes the header Host by itself. */
function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((done, fail) => {
    const sent = { ...evil, ...headers, ...(body ? { 'content-type': 'application/json' } : {}) };
    request(app.url + path, { method, headers: sent }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      done(`${response.statusCode} ${JSON.stringify(response.headers)} ${Buffer.concat(parts)}`);
    })
      .once('error', fail)
      .end(body && JSON.stringify(body));
  });
}

it('never uses a client’s Host header in an email, redirect or response', async () => {
  await aPerson(app, 'wholesaler');
  const [buyer, company, member] = [await aBuyer(app), await aCompany(app), await aMember(app)];
  const words = { fullName: 'Ada', subject: 'A code', message: 'Where?' };
  const answers = [
    await send('POST', '/api/end-user-signup', endUserSignUp({ email: 'new@example.com' })),
    await send('POST', '/api/forgot-password', { email: member.email }),
    await send('POST', '/api/support/tickets', { ...words, email: 'asker@example.com' }),
    await send('POST', '/api/shared-list/invitations', { email: 'friend@example.com' }, buyer.as),
    await send(
      'POST',
      '/api/reseller/invitations',
      { email: 'agent@example.com', agentType: 'real_estate' },
      company.as,
    ),
    await send('POST', '/api/sign-in', { email: member.email, password: 'correct horse' }),
  ];
  for (const path of [
    '/api/docs',
    '/api/openapi.json',
    '/api/nothing',
    '//evil.example/api',
    '/api/verify-email',
    '/healthz',
  ])
    answers.push(await send('GET', path));
  for (const answer of answers) expect(answer).not.toMatch(/evil\.example(?!\/api)/);
  await expect
    .poll(() =>
      app.context.database.db
        .select()
        .from(emailOutbox)
        .then((all) => all.length),
    )
    .toBeGreaterThan(4);
  for (const { recipient, subject, text, html } of await app.context.database.db.select().from(emailOutbox)) {
    expect(`${subject} ${text} ${html}`, recipient).not.toContain('evil.example');
    for (const [link] of text.matchAll(/https?:\/\/[^\s]+/g)) expect(link).toMatch(/^https:\/\/lintel\.example\//);
  }
});
