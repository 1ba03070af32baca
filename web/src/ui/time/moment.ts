/**
 * Formats `Nov 21, 2026, 3:04 PM` in the reader's time zone. Only for content rendered in the browser: the server does
 * not know the zone.
 */
export const moment = (iso: string): string =>
  momentFormat()
    .format(new Date(iso))
    .replace(/[\u2009\u202f\u00a0]/g, ' ');

/** Formats an instant as `Nov 21, 2026`, in the reader's time zone. */
export const dayHere = (iso: string): string => dayFormat().format(new Date(iso));

/** Today where the reader is, as an ISO day. */
export function todayHere(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Created at first use, because the server's time zone is never the reader's. */
const once = (options: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined;
  return () => {
    made ??= new Intl.DateTimeFormat('en-US', options);
    return made;
  };
};
const momentFormat = once({ dateStyle: 'medium', timeStyle: 'short' });
const dayFormat = once({ dateStyle: 'medium' });
