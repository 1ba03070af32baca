import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, people } from '../steps/people.ts';

test('an agent imports contacts, merges two that are one person, and undoes the merge', { tag: '@phone' }, async ({
  page,
}) => {
  const mark = `${Date.now()}`;
  const email = `ada.${mark}@example.org`;
  const file = `First name,Last name,Email,City\nAda,Stone${mark},${email},Austin`;
  await enter(page, people.agent);
  await openPage(page, '/crm?open=import');
  const screen = page.getByRole('dialog', { name: 'Import contacts' });
  await screen
    .locator('input[type=file]')
    .setInputFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  expect(await accessibilityViolations(page)).toEqual([]);
  await screen.getByRole('button', { name: /^Import \d/ }).click();
  await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeVisible();

  const leads = async () => (await (await page.request.get(`/api/leads?search=Stone${mark}`)).json()).length;
  await expect.poll(leads).toBe(1);
  const twin = { firstName: 'A.', lastName: `Stone${mark}`, emails: [email] };
  expect((await page.request.post('/api/leads', { data: twin })).ok()).toBe(true);
  await openPage(page, '/crm?open=duplicates');
  const group = page
    .getByRole('listitem')
    .filter({ hasText: `Stone${mark}` })
    .first();
  await group.getByRole('button', { name: /^Merge/ }).click();
  await expect.poll(leads).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(leads).toBe(2);
});
