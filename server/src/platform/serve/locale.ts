import { isLocale } from '@lintel/messages/runtime';

const cookie = /(?:^|;\s*)locale=([\w-]+)/;

/** Returns the locale that the `locale` cookie names, or undefined when it names none that has messages. */
export const localeOfCookie = (headers: Headers): string | undefined =>
  [cookie.exec(headers.get('cookie') ?? '')?.[1]].find(isLocale);

/** Returns the first language of a visitor's browser that has messages: `fr` of `fr-CA,en;q=0.8`. Undefined when there is none. */
export function localeOfLanguages(headers: Headers): string | undefined {
  const tags = (headers.get('accept-language') ?? '').slice(0, 500).split(',');
  return tags.map((tag) => tag.split(/[;-]/)[0]!.trim()).find(isLocale);
}

/** Returns an account's language when it has messages. */
export const localeOfAccount = (language: string): string | undefined => [language].find(isLocale);
