import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, newBuyer, people } from '../steps/people.ts';

/** An instant of the next week at 10 AM in Austin, on a working day. */
function nextMorning(): string {
  const at = new Date(Date.now() + 7 * 86_400_000);
  while (at.getUTCDay() % 6 === 0) at.setUTCDate(at.getUTCDate() + 1);
  return `${at.toISOString().slice(0, 10)}T16:00:00.000Z`;
}

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

test('a lead of the company is claimed and called on the phone', { tag: '@phone-only' }, async ({
  page,
  otherPage: company,
}) => {
  const name = `Lea${Date.now()}`;
  await enter(company, people.reseller);
  await enter(page, people.agent);
  const routing = await (await company.request.get('/api/reseller/routing')).json();
  await company.request.put('/api/reseller/routing', { data: { ...routing, mode: 'first_to_claim', rules: [] } });
  const lead = { firstName: name, lastName: 'Marsh', phones: ['512 555 0142'], city: 'Austin' };
  const consent = { channel: 'call', basis: 'inquiry', proof: 'Wrote to us', givenAt: new Date().toISOString() };
  expect((await company.request.post('/api/reseller/leads', { data: lead })).ok()).toBe(true);
  await company.request.put('/api/reseller/routing', { data: routing });

  await openPage(page, people.agent.home);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: `Claim ${name}` }).click();
  await expect(page.getByRole('button', { name: `Claim ${name}` })).toBeHidden();
  const [claimed] = await (await page.request.get(`/api/leads?search=${name}`)).json();
  await page.request.post(`/api/leads/${claimed.id}/consents`, { data: consent });
  await openPage(page, `/crm?lead=${claimed.id}`);
  const panel = page.getByRole('dialog', { name: `${name} Marsh` });
  await panel.getByRole('link', { name: `Call ${name} Marsh` }).click();
  await page.getByRole('button', { name: 'Reached' }).click();
  await expect(panel.getByText('Call: Reached')).toBeVisible();
  await expect(panel.getByText('Contacted', { exact: true }).first()).toBeVisible();
});

test('a client’s showing is confirmed, the agent gives the feedback on one that took place, and records the offer', {
  tag: '@phone-only',
}, async ({ page, otherPage: client }) => {
  test.slow();
  await enter(page, people.agent);
  await enter(client, await newBuyer(client.request));
  const found = await (await client.request.get('/api/professionals?type=agent&q=Naomi+Sinclair')).json();
  const naomi = found.find(({ lastName }: { lastName: string }) => lastName === 'Sinclair');
  const shared = ['email', 'phone', 'saved_homes', 'journey'];
  await client.request.post(`/api/professionals/${naomi.id}/connect`, { data: { shared, consent: true } });
  const { person: me } = await (await client.request.get('/api/session')).json();

  await openPage(page, people.agent.home);
  await page
    .getByRole('link', { name: /^Answer: Ada/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  const leadOf = async () =>
    (await (await page.request.get('/api/leads?search=Ada&sort=newest')).json()).find(
      ({ buyerId }: { buyerId: number }) => buyerId === me.id,
    );
  await expect.poll(async () => (await leadOf())?.leadSource).toBe('request');

  const [home] = await (await page.request.get('/api/agent/recent-properties')).json();
  await page.request.post('/api/buyer-agreements', {
    data: { clientId: me.id, signedOn: day(-1), expiresOn: day(90) },
  });
  const showing = { professionalId: naomi.id, kind: 'showing', listingId: home.id, times: [nextMorning()] };
  const asked = await client.request.post('/api/appointments', { data: { ...showing, timeZone: 'America/Chicago' } });
  expect(asked.ok(), await asked.text()).toBe(true);
  await openPage(page, people.agent.home);
  await page.getByText('Times to confirm').first().waitFor();
  await page
    .getByRole('link', { name: /^Answer: Ada/ })
    .first()
    .click();
  const row = page.getByRole('listitem').filter({ hasText: 'Showing with Ada' }).first();
  await row
    .getByRole('button', { name: /confirm/i })
    .first()
    .click();
  await expect(row.getByText('Confirmed', { exact: true })).toBeVisible();
  const { id } = await leadOf();
  await openPage(page, `/crm?lead=${id}`);
  await expect(page.getByText('Showing: Confirmed')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await openPage(page, people.agent.home);
  const missing = page.getByRole('button', { name: 'Add feedback' });
  await missing.first().waitFor();
  const open = await missing.count();
  await missing.first().click();
  const feedback = page.getByRole('dialog', { name: /^Feedback on/ });
  await feedback.getByText('Very', { exact: true }).click();
  await feedback.getByLabel('Comment (optional)').fill('Would like to see it again');
  expect(await accessibilityViolations(page)).toEqual([]);
  await feedback.getByRole('button', { name: 'Save feedback' }).click();
  await expect(missing).toHaveCount(open - 1);

  await openPage(page, `/crm?lead=${id}`);
  await page.getByRole('link', { name: 'Purchase journey' }).click();
  await page.getByRole('button', { name: 'Add an offer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an offer' });
  await dialog.getByLabel('Home').fill('12 Elm Street, Austin');
  await dialog.getByLabel('Offer price (optional)').fill('600000');
  await dialog.getByRole('button', { name: 'Add offer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '12 Elm Street, Austin' })).toBeVisible();
});
