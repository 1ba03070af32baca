import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { openPage } from '../steps/open-page.ts';

const texts = [
  { path: '/terms-of-service', id: 'terms', title: 'Terms of Service' },
  { path: '/privacy-policy', id: 'privacy', title: 'Privacy Policy' },
];

for (const { path, id, title } of texts)
  test(`the ${title} are shown in the current version and in older ones`, { tag: '@phone' }, async ({
    page,
    request,
  }) => {
    const text = await (await request.get(`/api/legal/${id}`)).json();
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(`version ${text.version}`).first()).toBeVisible();
    const headings = page.getByRole('article').getByRole('heading', { level: 2 });
    await expect(headings).toHaveText(text.sections.map((section: { heading: string }) => section.heading));
    await expect(headings).toHaveCount(12);
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').last().click();
    await expect(headings.last()).toBeInViewport();

    const older = text.versions.find(({ state }: { state: string }) => state === 'past');
    const versions = page.getByRole('navigation', { name: 'Versions' });
    await versions.getByRole('link', { name: older.version, exact: true }).click();
    await expect(page.getByText(/^This version was in effect from/)).toBeVisible();
    await page.getByRole('link', { name: 'Read the current version' }).click();
    await expect(page.getByText(/^In effect since/).first()).toBeVisible();

    await versions.getByRole('link', { name: `Changes since version ${older.version}` }).click();
    await expect(page.locator('ins').nth(3)).toBeVisible();
    await expect(page.locator('del').nth(3)).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

test('an unknown version returns 404', async ({ page, pageErrors }) => {
  pageErrors.expectStatus(404);
  const response = await page.goto('/terms-of-service?version=2001-01');
  expect(response!.status()).toBe(404);
});
