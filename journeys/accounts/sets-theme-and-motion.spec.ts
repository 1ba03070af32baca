import { expect, test } from '../setup/test.ts';
import { openPage } from '../steps/open-page.ts';
import { publicPages } from '../steps/pages.ts';
import { openFilters } from '../steps/search.ts';

test('the chosen dark mode persists, and the next page is dark before any script runs', async ({
  page,
  browser,
  baseURL,
}) => {
  await openPage(page, '/');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await paper()).toBe(dark);

  const unscripted = await browser.newContext({
    baseURL: baseURL!,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const bare = await unscripted.newPage();
  for (const path of ['/', '/hypersearch', '/signup']) {
    await bare.goto(path);
    await expect(bare.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
  await unscripted.close();

  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  expect(await paper()).toBe(light);
});

test('a system preference for dark mode is followed', async ({ page }) => {
  await openPage(page, '/');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await paper()).not.toBe(light);
});

test('a preference for reduced motion is followed', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, (await publicPages(request))['your results']!);
  await openFilters(page);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 20)
      .map((animation) => (animation.effect as KeyframeEffect).target?.className),
  );
  expect(moving).toEqual([]);
  const slow = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      const longest = Math.max(...`${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat));
      return longest > 0.02 ? [element.className] : [];
    }),
  );
  expect(slow).toEqual([]);
});

test('the sentence finds homes without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Describe the home you’re looking for' }).fill('condo in Toronto');
  // Without script the button stays marked as unavailable, but it submits.
  await page.getByRole('button', { name: 'HyperSearch' }).click({ force: true });
  await expect(page.getByText(/^[\d,]+ properties found$/)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(9);
  await context.close();
});
