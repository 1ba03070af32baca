import { expect, test } from './house/visitor.ts';
import { atRest, barriers } from './steps/barriers.ts';
import { openPage } from './steps/open-page.ts';
import { publicPages, withMap } from './steps/pages.ts';
import { schemes } from './steps/schemes.ts';
import { openChip, openFilters } from './steps/search.ts';

for (const { colorScheme, tag } of schemes)
  test.describe(`the pages are accessible in ${colorScheme} mode`, { tag: [...tag] }, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('every public page', async ({ page, request, faults }) => {
      test.setTimeout(150_000);
      faults.expectStatus(404);
      for (const [name, path] of Object.entries(await publicPages(request))) {
        await openPage(page, path);
        await atRest(page);
        expect.soft(await barriers(page), name).toEqual([]);
      }
    });

    test('an open chip, Advanced Filters and the map', async ({ page, request }) => {
      await openPage(page, (await publicPages(request))['your results']!);
      await openChip(page, /^Pool/);
      await atRest(page);
      expect.soft(await barriers(page), 'chip').toEqual([]);
      await page.keyboard.press('Escape');

      await openFilters(page);
      await atRest(page);
      expect.soft(await barriers(page), 'Advanced Filters').toEqual([]);

      await openPage(page, withMap);
      await expect(
        page.getByRole('button', { name: /homes, zoom in$|^(CA|US)?\$[\d,.]+\w? home/ }).first(),
      ).toBeVisible();
      expect.soft(await barriers(page), 'map').toEqual([]);
    });
  });
