import type { Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';
import { openPage } from '../steps/open-page.ts';
import { publicPages, withMap } from '../steps/pages.ts';
import { openFilters } from '../steps/search.ts';

const controls = 'button:visible, [role=tab]:visible, summary:visible';

/** Everything a person could notice: content, URL, focus, clipboard. */
const noticed = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      location.href,
      // The focus on the pressed control is no reaction; the focus on a field is.
      document.activeElement?.matches('input, textarea, select') && document.activeElement.outerHTML,
      [...document.querySelectorAll('input, textarea, select')].map((field) => (field as HTMLInputElement).value),
      scrollY,
    ].join('\n'),
  );

/** Indexes of the controls outside the header and the footer, which are the same on every page. */
const ofPageAlone = (page: Page): Promise<number[]> =>
  page
    .locator(controls)
    .evaluateAll((all) =>
      all.flatMap((control, index) =>
        control.closest('header, footer') && !control.closest('main, [role=dialog]') ? [] : [index],
      ),
    );

/** Indexes of all controls. */
const all = async (page: Page): Promise<number[]> => [...Array(await page.locator(controls).count()).keys()];

/** Names and states of the controls, which show whether the page is as on a fresh visit. */
const controlsOf = (page: Page): Promise<string> =>
  page
    .locator(controls)
    .evaluateAll((all) => all.map((each) => `${each.ariaLabel ?? each.textContent} ${each.ariaPressed}`).join('\n'));

/**
 * Presses a control and returns whether a person could notice anything. A dialog whose script arrives late may cover the
 * control: the page is opened again then.
 */
async function reacts(page: Page, index: number, open: () => Promise<void>): Promise<boolean> {
  let asked = false;
  page.once('request', () => {
    asked = true;
  });
  const before = await noticed(page);
  const control = page.locator(controls).nth(index);
  await control.click({ timeout: 5_000 }).catch(async () => {
    await open();
    await control.click();
  });
  return expect
    .poll(async () => asked || (await noticed(page)) !== before, { timeout: 2_000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
}

/**
 * Presses each of these controls and returns those that are nameless or change nothing. The page is opened again when
 * Escape does not bring its controls back, and before a control is called dead.
 */
async function deadControls(
  page: Page,
  open: () => Promise<void>,
  indexes: (page: Page) => Promise<number[]>,
): Promise<string[]> {
  // The print dialog of the browser is outside the page.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open();
  const [url, fresh] = [page.url(), await controlsOf(page)];
  const isFresh = async () => page.url() === url && (await controlsOf(page)) === fresh;
  const dead: string[] = [];
  for (const index of await indexes(page)) {
    if (!(await isFresh())) await open();
    const control = page.locator(controls).nth(index);
    const name = (await control.getAttribute('aria-label')) ?? (await control.textContent())!;
    if (name.trim() === '') dead.push(`number ${index + 1} has no name`);
    if (await saysWhyNot(page, index)) continue;
    if (!(await reacts(page, index, open))) {
      await open();
      if (!(await reacts(page, index, open))) dead.push(`“${name}” changes nothing`);
    }
    await page.keyboard.press('Escape');
  }
  return dead;
}

/** A disabled or current control may change nothing when it says so. */
async function saysWhyNot(page: Page, index: number): Promise<boolean> {
  const control = page.locator(controls).nth(index);
  const [disabled, described, here] = await Promise.all(
    ['aria-disabled', 'aria-describedby', 'aria-selected'].map((name) => control.getAttribute(name)),
  );
  const current = (await control.getAttribute('aria-current')) ?? (await control.getAttribute('aria-pressed'));
  return (disabled === 'true' && described !== null) || here === 'true' || current === 'true';
}

test.describe('no control is dead', () => {
  test.describe.configure({ timeout: 90_000 });
  const signUps = ['sign-up of buyers', 'sign-up of companies'];
  const others = ['HyperSearch', 'your results', 'nothing found by filters', 'home', 'missing page'];
  for (const name of ['front door', ...others, ...signUps])
    test(name, { tag: name === 'front door' ? '@phone' : [] }, async ({ page, request, pageErrors, context }) => {
      pageErrors.expectStatus(404);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const path = (await publicPages(request))[name]!;
      const open = async () => void (await openPage(page, path));
      expect(await deadControls(page, open, name === 'front door' ? all : ofPageAlone)).toEqual([]);
    });

  test('map', async ({ page }) => {
    const open = async () => {
      await openPage(page, withMap);
      await expect(
        page.getByRole('button', { name: /homes, zoom in$|^(CA|US)?\$[\d,.]+\w? home/ }).first(),
      ).toBeVisible();
    };
    await open();
    const marks = page.getByRole('button', { name: /homes, zoom in$|^(CA|US)?\$[\d,.]+\w? home|^Zoom/ });
    for (const mark of (await marks.all()).slice(0, 4)) {
      const before = await noticed(page);
      await mark.click();
      await expect.poll(() => noticed(page)).not.toBe(before);
      await open();
    }
  });

  test('Advanced Filters', async ({ page, request }) => {
    await openPage(page, (await publicPages(request))['your results']!);
    const drawer = await openFilters(page);
    const types = drawer.getByRole('group', { name: 'Type of home' });
    for (const box of await types.getByRole('checkbox').all()) {
      const was = await box.isChecked();
      await box.click();
      expect(await box.isChecked(), (await box.getAttribute('aria-label')) ?? '').toBe(!was);
    }
    await drawer.getByRole('button', { name: 'Clear changes' }).click();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
  });
});
