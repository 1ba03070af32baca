import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './house/visitor.ts';
import { openPage } from './steps/open-page.ts';
import { publicPages, withMap } from './steps/pages.ts';
import { openChip, openFilters } from './steps/search.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Violations of WCAG 2.2 AA that stop or hinder people. */
async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}) at ${target.join(' ')}`));
}

/** Sheets slide in and half-opaque text has too little contrast: wait until nothing moves. */
const atRest = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== 'running'));

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme} mode no barrier stands`, { tag: '@phone' }, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('on any public page', async ({ page, request, faults }) => {
      test.setTimeout(90_000);
      faults.expectStatus(404);
      for (const [name, path] of Object.entries(await publicPages(request))) {
        await openPage(page, path);
        await atRest(page);
        expect.soft(await barriers(page), name).toEqual([]);
      }
    });

    test('in an open chip, in Advanced Filters and on the map', async ({ page, request }) => {
      await openPage(page, (await publicPages(request))['homes found']!);
      await openChip(page, /^Pool/);
      await atRest(page);
      expect.soft(await barriers(page), 'chip').toEqual([]);
      await page.keyboard.press('Escape');

      await openFilters(page);
      await atRest(page);
      expect.soft(await barriers(page), 'Advanced Filters').toEqual([]);

      await openPage(page, withMap);
      await expect(page.getByRole('button', { name: /homes, show closer$|^Home for / }).first()).toBeVisible();
      expect.soft(await barriers(page), 'map').toEqual([]);
    });
  });
