import type { APIRequestContext } from '@playwright/test';

/** Waits for the newest email to an address with this text. */
export async function emailTo(request: APIRequestContext, email: string, words: RegExp): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { letters } = await (await request.get(`/api/dev/outbox?to=${encodeURIComponent(email)}`)).json();
    for (const { id } of letters as { id: string }[]) {
      const { text } = await (await request.get(`/api/dev/outbox/${id}`)).json();
      if (words.test(text)) return text;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No email to ${email} contains ${words}`);
}

/** Path of one of our pages in the newest email to an address. */
export async function linkTo(request: APIRequestContext, email: string, page: string): Promise<string> {
  const link = new RegExp(`https?:\\S+/${page}\\?token=[^\\s]+`);
  const { pathname, search } = new URL(link.exec(await emailTo(request, email, link))![0]);
  return pathname + search;
}
