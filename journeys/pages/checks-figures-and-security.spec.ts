import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { openPage } from '../steps/open-page.ts';
import { publicPages } from '../steps/pages.ts';

interface Figure {
  metric: string;
  value: number;
}

test('every figure on the front page equals the API’s count', async ({ page, request }) => {
  // Concurrent sign-ups: a figure may be the earlier or the later one.
  const before = await countedFigures(request);
  await openPage(page, '/');
  const shown = await page.locator('main data[data-metric]').evaluateAll((places) =>
    places.map((place) => ({
      metric: (place as HTMLElement).dataset.metric!,
      value: Number((place as HTMLDataElement).value),
      text: place.textContent,
    })),
  );
  const after = await countedFigures(request);
  expect(new Set(shown.map(({ metric }) => metric)).size).toBeGreaterThanOrEqual(5);
  for (const { metric, value, text } of shown) {
    expect(value, metric).toBeGreaterThanOrEqual(Math.min(before[metric]!, after[metric]!));
    expect(value, metric).toBeLessThanOrEqual(Math.max(before[metric]!, after[metric]!));
    expect(text, metric).toBe(value.toLocaleString('en-US'));
  }
  const { total } = await (
    await request.post('/api/hypersearch/nlp', {
      data: { query: await page.locator('figure p').first().textContent() },
    })
  ).json();
  await expect(page.getByRole('figure').getByRole('link', { name: /homes? now$/ })).toHaveText(
    `See ${total.toLocaleString('en-US')} homes now`,
  );
});

async function countedFigures(request: APIRequestContext): Promise<Record<string, number>> {
  const { figures } = (await (await request.get('/api/network/figures')).json()) as { figures: Figure[] };
  return Object.fromEntries(figures.map(({ metric, value }) => [metric, value]));
}

test('two requests for a page return the same page', async ({ request }) => {
  // Concurrent sign-ups may change a figure between two requests, but not each time.
  for (const [name, path] of Object.entries(await publicPages(request)))
    await expect(async () => {
      const [once, again] = [await (await request.get(path)).text(), await (await request.get(path)).text()];
      expect(steady(once), name).toBe(steady(again));
      expect(once.length, name).toBeGreaterThan(2_000);
    }).toPass({ timeout: 10_000 });
});

/** Removes intended differences: the nonce of the security policy, and response times. */
const steady = (html: string): string =>
  html
    .replaceAll(/nonce="([^"]+)"/.exec(html)?.[1] ?? 'no nonce', 'nonce')
    .replaceAll(/\b(processingTime|dataUpdatedAt|asOf|updatedAt|u):("[^"]*"|[\d.]+)/g, '$1')
    .replaceAll(/datetime="[^"]*"/gi, 'time')
    .replaceAll(/Processed in (<!-- -->)?[\d.]+(<!-- -->)? ms/g, 'Read and counted');

test('the security policy allows no foreign script and applies to every page', async ({ request }) => {
  for (const [name, path] of Object.entries(await publicPages(request))) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, name).toMatch(/script-src [^;]*'nonce-/);
    expect(policy, name).not.toMatch(/script-src[^;]*('unsafe-inline'|'unsafe-eval'|https?:\/\/)/);
    expect(headers['x-content-type-options'], name).toBe('nosniff');
  }
});

test('text typed by a person is shown and never run', async ({ page }) => {
  const hostile = '<img src=x onerror="document.title=1"> house in Austin </script><script>document.title=2</script>';
  await openPage(page, `/hypersearch?${new URLSearchParams({ q: hostile, text: '<b>pool</b>' })}`);
  await expect(page.getByRole('textbox', { name: 'Describe the home you’re looking for' })).toHaveValue(hostile);
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  expect(['1', '2']).not.toContain(await page.title());
});
