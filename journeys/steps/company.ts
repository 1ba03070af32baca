import type { APIRequestContext, Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import { asCompany } from './sign-up.ts';

/** Opens the desk of the sample network's company, signed in as its owner. */
export async function openCompanyDesk(page: Page, search = ''): Promise<void> {
  await asCompany(page.request);
  await openPage(page, `/reseller-dashboard${search}`);
}

/** The newest letter to an address that says this, once it was sent. */
export async function letterTo(request: APIRequestContext, email: string, words: RegExp): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { letters } = await (await request.get(`/api/dev/outbox?to=${encodeURIComponent(email)}`)).json();
    for (const { id } of letters as { id: string }[]) {
      const { text } = await (await request.get(`/api/dev/outbox/${id}`)).json();
      if (words.test(text)) return text;
    }
    await new Promise((rested) => setTimeout(rested, 200));
  }
  throw new Error(`No letter to ${email} says ${words}`);
}
