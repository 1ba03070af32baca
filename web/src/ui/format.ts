/** Locales are fixed by the thing shown, never by the machine: server and browser must write the same. */
const moneyFormats = {
  USD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
  CAD: new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 }),
};

export type Currency = keyof typeof moneyFormats;

const exactFormats = {
  USD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
  CAD: new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' }),
};

/** `$485,000`, in the manner of the currency's own country. */
export const money = (amount: number, currency: Currency): string => moneyFormats[currency].format(amount);

/** `$2,939.29`: to the cent, where parts must add up. */
export const exactMoney = (amount: number, currency: Currency): string => exactFormats[currency].format(amount);

/** `$485k`, `$1.25M`: for pins and chips, where there is little room. */
export function shortMoney(amount: number): string {
  const sign = amount < 0 ? '−' : '';
  const size = Math.abs(amount);
  if (size >= 999_500) return `${sign}$${trimmed(size / 1_000_000, size >= 9_995_000 ? 1 : 2)}M`;
  if (size >= 1_000) return `${sign}$${trimmed(size / 1_000, 0)}k`;
  return `${sign}$${trimmed(size, 0)}`;
}

const trimmed = (value: number, digits: number) => Number(value.toFixed(digits)).toString();

/** `12,400` */
export const whole = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 0 });

/** `2.5`, `0.25`: at most two decimals, none that say nothing. */
export const decimal = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** A share 0–1 as `37%`. */
export const percent = (share: number): string =>
  share.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 0 });

/** `1 home`, `2,310 homes` */
export const counted = (count: number, one: string, many: string): string =>
  `${whole(count)} ${count === 1 ? one : many}`;

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `Nov 20, 2026`, from a day (`2026-11-20`) or an instant, which is shown by its day in UTC. */
export const day = (iso: string): string => dayFormat.format(new Date(iso));

/** `Nov 2026`, from `2026-11`. */
export const month = (iso: string): string => monthFormat.format(new Date(`${iso.slice(0, 7)}-01T00:00:00Z`));

/** `Sat, Nov 21, 1:00 – 3:00 PM CST`: an opening in the time of the place itself. */
export function timeRange(startsAt: string, endsAt: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  return plainSpaces(format.formatRange(new Date(startsAt), new Date(endsAt)));
}

/** `Sat, Nov 21, 1–3 PM`: the same in few words, for badges. */
export const openingHours = (startsAt: string, endsAt: string, timeZone: string): string =>
  timeRange(startsAt, endsAt, timeZone)
    .replaceAll(':00', '')
    .replace(' – ', '–')
    .replace(/ [A-Z]{3,4}$/, '');

/** Engines differ in the thin and narrow spaces they put into ranges and times. */
const plainSpaces = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');
