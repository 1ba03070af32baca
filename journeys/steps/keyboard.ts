import type { Locator, Page } from '@playwright/test';

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator, limit = 60): Promise<void> {
  for (let presses = 0; presses < limit; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} was not reached with ${limit} presses of Tab`);
}

/** Fills fields in order with Tab and keys only; `true` checks a box. */
export async function typeInto(page: Page, answers: Record<string, string | true>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    const field = page.getByLabel(label, { exact: true });
    await tabTo(page, field);
    if (answer === true) await page.keyboard.press('Space');
    else await page.keyboard.type(answer);
  }
}

export async function pressButton(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }));
  await page.keyboard.press('Enter');
}
