import type { Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, people } from '../steps/people.ts';

const DAY_MS = 86_400_000;
const two = (value: number) => String(value).padStart(2, '0');
const tomorrow = () => {
  const at = new Date(Date.now() + DAY_MS);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
};
const slot = (page: Page, start: string) => page.locator(`[data-slot="${start}"]`);

test('an agent proposes a time to a client from a free slot of the calendar, by pointer and by keyboard', async ({
  page,
}) => {
  await enter(page, people.agent);
  const { clients } = await (await page.request.get('/api/connections?state=connected')).json();
  const { name } = clients[0].buyer;
  const day = tomorrow();
  await openPage(page, `/calendar?view=day&day=${day}`);
  await slot(page, `${day}T14:30`).click();
  const form = page.getByRole('dialog', { name: 'New appointment' });
  await expect(form.getByLabel('Time 1')).toHaveValue(`${day}T14:30`);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await slot(page, `${day}T09:00`).focus();
  await page.keyboard.press('ArrowDown');
  await expect(slot(page, `${day}T09:30`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Time 1')).toHaveValue(`${day}T09:30`);
  const client = form.getByRole('combobox', { name: 'Client' });
  await expect(client).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Propose times' }).click();
  await expect(form.getByText('Choose a client from the list')).toBeVisible();
  await client.fill(name);
  await page.getByRole('option', { name }).first().click();
  await form.getByLabel('Time 1').press('Enter');
  await expect(form).toBeHidden();
  const entry = page.getByRole('button', { name: new RegExp(`${name}.*9:30 AM`) });
  await expect(entry.first()).toBeVisible();
});
