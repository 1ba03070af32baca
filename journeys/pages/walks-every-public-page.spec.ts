import type { Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { accessibilityViolations, waitForAnimations } from '../steps/accessibility.ts';
import { openPage } from '../steps/open-page.ts';
import { publicPages, withMap } from '../steps/pages.ts';
import { schemes } from '../steps/schemes.ts';
import { openChip, openFilters } from '../steps/search.ts';

const mapMark = (page: Page) =>
  page.getByRole('button', { name: /homes, zoom in$|^(CA|US)?\$[\d,.]+\w? home/ }).first();

/** Returns the targets of `#` links that are not on the page. */
const lostAnchors = (page: Page): Promise<string[]> =>
  page
    .locator('a[href^="#"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href')!.slice(1))
        .filter((id) => id === '' || !document.getElementById(id)),
    );

async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  await waitForAnimations(page);
  const width = await page.evaluate(() => document.scrollingElement!.scrollWidth);
  expect.soft(width, `${name} at 320 pixels`).toBeLessThanOrEqual(320);
  await page.setViewportSize(size);
}

/** `faults` of the fixture adds: no error in the console, no failed request, no call to another site. */
for (const { colorScheme, tag } of schemes)
  test.describe(`in ${colorScheme} mode`, { tag: [...tag] }, () => {
    test.use({ colorScheme });

    test('every public page is accessible, has a target for each anchor, fits 320 pixels, and stays free of errors while a person scrolls', async ({
      page,
      request,
      pageErrors,
    }) => {
      test.setTimeout(150_000);
      pageErrors.expectStatus(404);
      for (const [name, path] of Object.entries(await publicPages(request))) {
        await openPage(page, path);
        await waitForAnimations(page);
        expect.soft(await accessibilityViolations(page), name).toEqual([]);
        if (name !== 'missing page') expect.soft(await lostAnchors(page), name).toEqual([]);
        await page.mouse.wheel(0, 20_000);
        await expectNoSidewaysScroll(page, name);
        await page.waitForLoadState('networkidle');
      }
    });

    test('an open chip, Advanced Filters and the map are accessible', async ({ page, request }) => {
      await openPage(page, (await publicPages(request))['your results']!);
      await openChip(page, /^Pool/);
      await waitForAnimations(page);
      expect.soft(await accessibilityViolations(page), 'chip').toEqual([]);
      await page.keyboard.press('Escape');

      await openFilters(page);
      await waitForAnimations(page);
      expect.soft(await accessibilityViolations(page), 'Advanced Filters').toEqual([]);

      await openPage(page, withMap);
      await expect(mapMark(page)).toBeVisible();
      expect.soft(await accessibilityViolations(page), 'map').toEqual([]);
      await expectNoSidewaysScroll(page, 'map');
    });
  });
