/** Business hours: Monday to Friday, 9 to 17 o'clock, in somebody's time zone. Holidays are not known. */
const OPENS = 9;
const CLOSES = 17;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Business hours that passed from one moment to another in a time zone, as `America/Chicago`. */
export function businessHoursBetween(from: Date, until: Date, timeZone: string): number {
  let hours = 0;
  for (const [opens, closes] of businessDays(from, timeZone)) {
    if (opens >= until.getTime()) break;
    hours += Math.max(0, Math.min(closes, until.getTime()) - Math.max(opens, from.getTime())) / HOUR_MS;
  }
  return hours;
}

/** The moment at which so many business hours have passed. */
export function afterBusinessHours(from: Date, hours: number, timeZone: string): Date {
  let left = hours * HOUR_MS;
  for (const [opens, closes] of businessDays(from, timeZone)) {
    const begins = Math.max(opens, from.getTime());
    if (closes <= begins) continue;
    if (begins + left <= closes) return new Date(begins + left);
    left -= closes - begins;
  }
  throw new Error('There is a business day within every week');
}

/** Opening and closing of each business day from that of a moment on, for ten years. */
function* businessDays(from: Date, timeZone: string): Generator<[number, number]> {
  const [year, month, date] = dayOf(from, timeZone);
  for (let at = 0; at < 3_650; at += 1) {
    const day = new Date(Date.UTC(year, month - 1, date) + at * DAY_MS);
    if (day.getUTCDay() === 0 || day.getUTCDay() === 6) continue;
    yield [momentOf(day, OPENS, timeZone), momentOf(day, CLOSES, timeZone)];
  }
}

function dayOf(moment: Date, timeZone: string): [number, number, number] {
  const text = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
  return text.split('-').map(Number) as [number, number, number];
}

/** When the clocks of a zone show an hour of a day. Looked at twice: the first guess may lie beyond a change of time. */
function momentOf(day: Date, hour: number, timeZone: string): number {
  const wall = day.getTime() + hour * HOUR_MS;
  const guess = wall - offsetAt(wall, timeZone);
  return wall - offsetAt(guess, timeZone);
}

/** Milliseconds by which the clocks of a zone are ahead of UTC. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')!.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000 : 0;
}
