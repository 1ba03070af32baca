/** Formats `Nov 21, 2026, 3:04 PM CST` in the person's time zone, or else the browser's. */
export const momentIn = (iso: string, timeZone: string | null): string =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone ? { timeZone } : {}),
  })
    .format(new Date(iso))
    .replace(/\u202f/g, ' ');
