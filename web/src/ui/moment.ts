/** `Nov 21, 2026, 3:04 PM`, in the zone of whoever reads it. For what the browser alone draws: the server does not know the zone. */
export const moment = (iso: string): string =>
  momentFormat()
    .format(new Date(iso))
    .replace(/[\u2009\u202f\u00a0]/g, ' ');

/** `Nov 21, 2026` of an instant, likewise. */
export const dayHere = (iso: string): string => dayFormat().format(new Date(iso));

/** Made at the first use: the zone of the server is nobody's. */
const once = (options: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined;
  return () => {
    made ??= new Intl.DateTimeFormat('en-US', options);
    return made;
  };
};
const momentFormat = once({ dateStyle: 'medium', timeStyle: 'short' });
const dayFormat = once({ dateStyle: 'medium' });
