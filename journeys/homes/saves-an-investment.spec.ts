import { expect, test } from '../house/visitor.ts';
import { barriers } from '../steps/barriers.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, newBuyer } from '../steps/people.ts';

test('a buyer saves two ROI analyses, compares them, and undoes a removal', async ({ page }) => {
  await enter(page, await newBuyer(page.request));
  await openPage(page, '/roi-analysis?name=Duplex&rent=2900&expenses=9000');
  await page.getByRole('button', { name: 'Save analysis' }).click();
  const saved = page.getByRole('table', { name: 'Saved analyses' });
  await expect(saved.getByRole('row')).toHaveCount(2);

  await page.getByLabel('Name', { exact: true }).fill('Duplex, lower rent');
  await page.getByLabel('Monthly rent').fill('2500');
  await page.getByRole('button', { name: 'Save analysis' }).click();
  await expect(saved.getByRole('row')).toHaveCount(3);
  await expect(saved.getByRole('row').nth(1)).toContainText('Duplex');
  await saved.getByRole('button', { name: /^Monthly cash flow/ }).click();
  await expect(saved.getByRole('row').nth(1)).toContainText('Duplex, lower rent');
  expect(await barriers(page)).toEqual([]);

  await saved.getByRole('button', { name: 'Remove “Duplex”' }).click();
  await expect(saved.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved.getByRole('row')).toHaveCount(3);
  await saved.getByRole('button', { name: 'Duplex', exact: true }).click();
  await expect(page.getByLabel('Monthly rent')).toHaveValue('2900');
});
