import type { Timeline } from '../src/clocks/timeline.ts';

/*
 * A second implementation of the clocks, written apart from the first: it numbers days from a table of each year instead
 * of stepping over instants, has its own holidays, and counts by filtering lists of days.
 */

const lengths = (year: number) => [31, leap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const leap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const two = (value: number) => String(value).padStart(2, '0');

/** Every day from 2023 to 2034 in order; January 1, 2023 was a Sunday. */
const days: { iso: string; weekday: number; year: number; month: number; day: number }[] = [];
for (let year = 2023; year <= 2034; year++)
  for (const [month, length] of lengths(year).entries())
    for (let day = 1; day <= length; day++)
      days.push({
        iso: `${year}-${two(month + 1)}-${two(day)}`,
        weekday: days.length % 7,
        year,
        month: month + 1,
        day,
      });
const positions = new Map(days.map(({ iso }, at) => [iso, at]));
const at = (iso: string) => positions.get(iso)!;

/** Easter by Gauss's rule with its two exceptions. */
function easter(year: number): number {
  const [a, b, c] = [year % 19, year % 4, year % 7];
  const d = (19 * a + 24) % 30;
  const e = (2 * b + 4 * c + 6 * d + 5) % 7;
  let april = d + e - 9;
  if (april === 26) april = 19;
  if (april === 25 && d === 28 && e === 6 && a > 10) april = 18;
  return april >= 1 ? at(`${year}-04-${two(april)}`) : at(`${year}-03-${two(31 + april)}`);
}

const nthOf = (year: number, month: number, weekday: number, n: number) =>
  days.findIndex((d) => d.year === year && d.month === month && d.weekday === weekday && Math.ceil(d.day / 7) === n);

function usLegal(year: number): number[] {
  const may = days.findLastIndex((d) => d.year === year && d.month === 5 && d.weekday === 1);
  return [
    ...['01-01', '06-19', '07-04', '11-11', '12-25'].map((each) => at(`${year}-${each}`)),
    ...[
      nthOf(year, 1, 1, 3),
      nthOf(year, 2, 1, 3),
      may,
      nthOf(year, 9, 1, 1),
      nthOf(year, 10, 1, 2),
      nthOf(year, 11, 4, 4),
    ],
  ];
}

function caHolidays(year: number, province: string): number[] {
  const fixed: Record<string, string[]> = {
    ON: ['01-01', '07-01', '12-25', '12-26'],
    QC: ['01-01', '06-24', '07-01', '12-25'],
    BC: ['01-01', '07-01', '09-30', '11-11', '12-25'],
    AB: ['01-01', '07-01', '11-11', '12-25'],
    NS: ['01-01', '07-01', '12-25'],
  };
  const victoria = days.findLastIndex((d) => d.year === year && d.month === 5 && d.weekday === 1 && d.day <= 24);
  const base = fixed[province]!.map((each) => at(`${year}-${each}`));
  const moved = base.filter((each) => days[each]!.weekday === 0).map((each) => each + 1);
  const labour = nthOf(year, 9, 1, 1);
  const floating: Record<string, number[]> = {
    ON: [nthOf(year, 2, 1, 3), victoria, nthOf(year, 10, 1, 2)],
    QC: [victoria, nthOf(year, 10, 1, 2)],
    BC: [nthOf(year, 2, 1, 3), victoria, nthOf(year, 8, 1, 1), nthOf(year, 10, 1, 2)],
    AB: [nthOf(year, 2, 1, 3), victoria, nthOf(year, 10, 1, 2)],
    NS: [nthOf(year, 2, 1, 3)],
  };
  return [...base, ...moved, labour, easter(year) - 2, ...floating[province]!];
}

const years = Array.from({ length: 12 }, (_, i) => 2023 + i);
const legal = new Set(years.flatMap(usLegal));
const mondays = new Set([...legal].filter((each) => days[each]!.weekday === 0).map((each) => each + 1));

type Counts = (position: number) => boolean;
const precise: Counts = (p) => days[p]!.weekday !== 0 && !legal.has(p);
const openOn =
  (saturdays: boolean): Counts =>
  (p) =>
    days[p]!.weekday !== 0 && (saturdays || days[p]!.weekday !== 6) && !legal.has(p) && !mondays.has(p);
const closedIn = new Map<string, Set<number>>();
const banking = (province: string): Counts => {
  if (!closedIn.has(province)) closedIn.set(province, new Set(years.flatMap((year) => caHolidays(year, province))));
  return (p) => ![0, 6].includes(days[p]!.weekday) && !closedIn.get(province)!.has(p);
};

const window = Array.from({ length: 60 }, (_, i) => i + 1);
const after = (from: string, n: number, counts: Counts) =>
  n === 0 ? from : days[window.map((i) => at(from) + i).filter(counts)[n - 1]!]!.iso;
const before = (from: string, n: number, counts: Counts) =>
  days[window.map((i) => at(from) - i).filter(counts)[n - 1]!]!.iso;
const plain = (from: string, n: number) => days[at(from) + n]!.iso;

interface Sent {
  sentOn: string;
  method: string;
  receivedOn?: string | undefined;
}
function got({ sentOn, method, receivedOn }: Sent): string {
  const presumed = method === 'in_person' ? sentOn : after(sentOn, 3, precise);
  return [presumed, receivedOn ?? presumed].sort()[0]!;
}

/** Each clock as `kind day done`, in alphabetical order. */
export function secondClocks(timeline: Timeline, saturdays: boolean, state: string): string[] {
  const out: string[] = [];
  const put = (kind: string, on: string, done?: string) => out.push(`${kind} ${on} ${done ?? '-'}`);
  const { closingOn: closing, lock } = timeline;
  if (lock) {
    let end = plain(lock.lockedOn, lock.days);
    for (const { days: more } of lock.extensions) end = plain(end, more);
    put(timeline.country === 'US' ? 'rate_lock_expires' : 'rate_hold_expires', end);
  }
  if (closing) put('closing', closing);
  if (timeline.country === 'CA') {
    const banks = banking(state);
    const { acceptedOn, conditionDays, conditionsOn } = timeline;
    const due =
      conditionsOn ?? (acceptedOn && conditionDays !== undefined ? after(acceptedOn, conditionDays, banks) : undefined);
    if (due) put('conditions_due', due, timeline.conditionsClearedOn);
    if (closing) put('disclosure_due', before(closing, 2, banks), timeline.disclosure?.sentOn);
    return out.sort();
  }
  const open = openOn(saturdays);
  const {
    sixFactsOn,
    completeOn,
    decidedOn,
    loanEstimate: estimate,
    changes,
    closingDisclosures: sent,
    terms,
  } = timeline;
  if (sixFactsOn) put('loan_estimate_due', after(sixFactsOn, 3, open), estimate?.sentOn);
  if (estimate) {
    put('loan_estimate_received', got(estimate));
    put('signing_after_estimate', after(estimate.sentOn, 7, precise));
    put('estimate_expires', after(estimate.sentOn, 10, open), timeline.intentOn);
  }
  for (const change of changes) put('revised_estimate_due', after(change.on, 3, open), change.revised?.sentOn);
  const lastChange = changes[changes.length - 1];
  if (closing && lastChange)
    put('revised_estimate_last', before(closing, 4, precise), lastChange.revised && got(lastChange.revised));
  if (completeOn) put('decision_notice_due', plain(completeOn, 30), decidedOn);
  // Rates have three decimals; compared as whole thousandths.
  const differs = (one: (typeof sent)[number] | NonNullable<typeof terms>, two: typeof one) =>
    Math.abs(Math.round(one.aprPercent * 1000 - two.aprPercent * 1000)) > (two.irregular ? 250 : 125) ||
    one.product !== two.product ||
    (!one.prepaymentPenalty && two.prepaymentPenalty);
  let start = sent[0];
  for (const each of sent.slice(1)) if (differs(start!, each)) start = each;
  if (closing) {
    put('closing_disclosure_mailed', before(closing, 6, precise), start?.sentOn);
    put('closing_disclosure_due', before(closing, 3, precise), start && got(start));
  }
  if (start) put('signing_after_disclosure', after(got(start), 3, precise));
  if (start && terms && closing && differs(start, terms)) put('corrected_disclosure_due', before(closing, 3, precise));
  return out.sort();
}
