import { expect, test } from './house/visitor.ts';
import { barriers } from './steps/barriers.ts';
import { openPage } from './steps/open-page.ts';
import { enter, people } from './steps/people.ts';

test('an agent imports contacts, merges two that are one person, and undoes the merge', { tag: '@phone' }, async ({
  page,
}) => {
  const mark = `${Date.now()}`;
  const file = `First name,Last name,Email,Phone,City\nAda,Stone${mark},ada.${mark}@example.org,,Austin\nA.,Stone${mark},,512 555 0199,Austin\nMrs Ada,Stone${mark},ada.${mark}+homes@example.org,,Dallas`;
  await enter(page, people.agent);
  await openPage(page, '/crm?open=import');
  const screen = page.getByRole('dialog', { name: 'Import contacts' });
  await screen
    .locator('input[type=file]')
    .setInputFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  expect(await barriers(page)).toEqual([]);
  await screen.getByRole('button', { name: /^Import \d/ }).click();
  await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeVisible();

  const leads = async () => (await (await page.request.get(`/api/leads?search=Stone${mark}`)).json()).length;
  const imported = await leads();
  expect(imported).toBeGreaterThan(1);
  await openPage(page, '/crm?open=duplicates');
  const group = page
    .getByRole('listitem')
    .filter({ hasText: `Stone${mark}` })
    .first();
  await group.getByRole('button', { name: /^Merge/ }).click();
  await expect.poll(leads).toBeLessThan(imported);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(leads).toBe(imported);
});
