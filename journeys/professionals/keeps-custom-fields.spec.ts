import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, people } from '../steps/people.ts';

test('an agent adds a custom field, fills it by an import, and changes it on the contact', { tag: '@phone' }, async ({
  page,
}) => {
  const mark = `${Date.now()}`;
  const label = `Move-in ${mark}`;
  await enter(page, people.agent);
  await openPage(page, '/crm?open=fields');
  const screen = page.getByRole('dialog', { name: 'Custom fields' });
  await screen.getByRole('button', { name: 'New field' }).click();
  const form = page.getByRole('dialog', { name: 'New field' });
  await form.getByLabel('Name').fill(label);
  await form.getByLabel('Type').selectOption('Date');
  expect(await accessibilityViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(screen.getByText(label)).toBeVisible();

  await openPage(page, '/crm?open=import');
  const file = `First name,Last name,Email,${label}\nAda,Field${mark},ada.${mark}@example.org,2027-02-01`;
  const input = page.getByRole('dialog', { name: 'Import contacts' }).locator('input[type=file]');
  await input.setInputFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(page.getByLabel(label)).toHaveValue(label);
  await page.getByRole('button', { name: /^Import \d/ }).click();
  await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeVisible();

  const [lead] = await (await page.request.get(`/api/leads?search=Field${mark}`)).json();
  await openPage(page, `/crm?lead=${lead.id}`);
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page.getByLabel(label)).toHaveValue('2027-02-01');
  await page.getByLabel(label).fill('2027-03-01');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const value = async () =>
    (await (await page.request.get(`/api/leads/${lead.id}/fields`)).json()).find(
      (field: { label: string }) => field.label === label,
    )?.value;
  await expect.poll(value).toBe('2027-03-01');

  await openPage(page, '/crm?open=fields');
  await screen.getByRole('button', { name: `Delete ${label}` }).click();
  const question = page.getByRole('dialog', { name: `Delete ${label}` });
  await expect(question).toContainText('1 contact');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(screen.getByText(label)).toBeHidden();
  await expect.poll(value).toBeUndefined();
});
