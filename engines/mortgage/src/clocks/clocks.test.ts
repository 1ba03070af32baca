import { describe, expect, it } from 'vitest';
import { secondClocks } from '../../test/second-clocks.ts';
import { addDays, type Calendar } from './business-days.ts';
import { type ClockKind, clocksOf, nextClock, urgencyOf } from './clocks.ts';
import { lockHistory } from './lock-history.ts';
import type { CaTimeline, Delivery, DisclosedTerms, Timeline, UsTimeline } from './timeline.ts';

const texas: Calendar = { region: { country: 'US', state: 'TX' }, opensOnSaturdays: false };
const ontario: Calendar = { region: { country: 'CA', state: 'ON' }, opensOnSaturdays: false };
const us = (fields: Partial<UsTimeline>): UsTimeline => ({
  country: 'US',
  changes: [],
  closingDisclosures: [],
  ...fields,
});
const find = (timeline: Timeline, kind: ClockKind, calendar = texas) =>
  clocksOf(timeline, calendar).find((clock) => clock.kind === kind);
const on = (timeline: Timeline, kind: ClockKind, calendar = texas) => find(timeline, kind, calendar)?.on;
const terms: DisclosedTerms = { aprPercent: 6.5, irregular: false, product: 'fixed', prepaymentPenalty: false };

describe('clocks in the USA', () => {
  it('counts the Loan Estimate over Thanksgiving in days on which the office is open, and says what it skipped', () => {
    const clock = find(us({ sixFactsOn: '2026-11-24' }), 'loan_estimate_due');
    expect(clock?.on).toBe('2026-11-30');
    expect(clock?.arithmetic).toEqual({
      ...{ on: '2026-11-30', from: '2026-11-24', days: 3, basis: 'open' },
      skipped: [
        { day: '2026-11-26', why: 'holiday', name: 'Thanksgiving Day' },
        { day: '2026-11-28', why: 'saturday' },
        { day: '2026-11-29', why: 'sunday' },
      ],
    });
    expect(on(us({ sixFactsOn: '2026-11-24' }), 'loan_estimate_due', { ...texas, opensOnSaturdays: true })).toBe(
      '2026-11-28',
    );
  });

  it('counts waiting periods over Saturdays and over days on which a holiday is only observed', () => {
    const sentOn = '2026-07-01';
    // Independence Day is Saturday, July 4; the observed Friday is a business day of this rule.
    expect(
      on(us({ closingDisclosures: [{ sentOn, method: 'in_person', ...terms }] }), 'signing_after_disclosure'),
    ).toBe('2026-07-06');
    expect(on(us({ loanEstimate: { sentOn, method: 'mail' } }), 'signing_after_estimate')).toBe('2026-07-10');
  });

  it('presumes receipt three business days after mailing, and takes a proven earlier one', () => {
    const mailed: Delivery = { sentOn: '2026-11-23', method: 'mail' };
    expect(on(us({ loanEstimate: mailed }), 'loan_estimate_received')).toBe('2026-11-27');
    expect(on(us({ loanEstimate: { ...mailed, receivedOn: '2026-11-24' } }), 'loan_estimate_received')).toBe(
      '2026-11-24',
    );
    expect(on(us({ loanEstimate: { ...mailed, method: 'in_person' } }), 'loan_estimate_received')).toBe('2026-11-23');
  });

  it.each([
    ['an APR 0.125 points higher', { aprPercent: 6.625 }, '2026-11-06'],
    ['an APR 0.126 points higher', { aprPercent: 6.626 }, '2026-11-12'],
    ['an APR 0.126 points lower', { aprPercent: 6.374 }, '2026-11-12'],
    ['an irregular loan’s APR 0.25 points higher', { aprPercent: 6.75, irregular: true }, '2026-11-06'],
    ['an irregular loan’s APR 0.251 points higher', { aprPercent: 6.751, irregular: true }, '2026-11-12'],
    ['another product', { product: 'adjustable' }, '2026-11-12'],
    ['a prepayment penalty', { prepaymentPenalty: true }, '2026-11-12'],
  ])('restarts the three days only beyond tolerance: %s', (_, change, expected) => {
    const first = { sentOn: '2026-11-03', method: 'in_person', ...terms } as const;
    const second = { ...first, sentOn: '2026-11-07', ...change };
    expect(on(us({ closingDisclosures: [first, second] }), 'signing_after_disclosure')).toBe(expected);
  });

  it('requires a corrected disclosure when today’s terms are beyond tolerance, and flags a closing that is too early', () => {
    const closingDisclosures = [{ sentOn: '2026-11-03', method: 'mail', ...terms } as const];
    const timeline = us({ closingDisclosures, closingOn: '2026-11-09', terms: { ...terms, aprPercent: 7 } });
    expect(find(timeline, 'corrected_disclosure_due')).toMatchObject({ on: '2026-11-05', reasons: ['apr'] });
    expect(find(timeline, 'signing_after_disclosure')).toMatchObject({ on: '2026-11-10', isViolated: true });
  });

  it('gives 30 calendar days for the notice of the decision, and adds extensions to the end of a rate lock', () => {
    expect(on(us({ completeOn: '2028-01-31' }), 'decision_notice_due')).toBe('2028-03-01');
    const lock = { lockedOn: '2028-02-01', days: 28, extensions: [{ on: '2028-02-20', days: 7 }] };
    expect(on(us({ lock }), 'rate_lock_expires')).toBe('2028-03-07');
  });
});

describe('clocks in Canada', () => {
  it('counts a financing condition in banking days of the province', () => {
    const timeline: CaTimeline = { country: 'CA', acceptedOn: '2026-12-23', conditionDays: 3 };
    // Christmas and Boxing Day, which is a Saturday, do not count.
    expect(on(timeline, 'conditions_due', ontario)).toBe('2026-12-29');
    expect(on({ ...timeline, conditionsOn: '2026-12-30' }, 'conditions_due', ontario)).toBe('2026-12-30');
  });

  it('ends a rate hold by calendar days and requires the disclosure two business days before signing', () => {
    const timeline: CaTimeline = {
      country: 'CA',
      closingOn: '2027-01-04',
      lock: { lockedOn: '2026-09-15', days: 120, extensions: [] },
    };
    expect(on(timeline, 'rate_hold_expires', ontario)).toBe('2027-01-13');
    expect(on(timeline, 'disclosure_due', ontario)).toBe('2026-12-30');
  });
});

describe('the next clock', () => {
  it('is the earliest that is open and binds, with its urgency', () => {
    const timeline = us({
      sixFactsOn: '2026-11-02',
      loanEstimate: { sentOn: '2026-11-03', method: 'electronic' },
      completeOn: '2026-11-10',
    });
    const next = nextClock(clocksOf({ ...timeline, intentOn: '2026-11-04' }, texas))!;
    expect(next.kind).toBe('decision_notice_due');
    expect(['2026-12-06', '2026-12-07', '2026-12-10', '2026-12-11'].map((day) => urgencyOf(next, day).urgency)).toEqual(
      [...['later', 'soon', 'today', 'overdue']],
    );
  });
});

/** Seeded pseudo-random numbers. */
function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const upTo = (n: number) => Math.floor(next() * n);
  return {
    upTo,
    chance: (share: number) => next() < share,
    among: <T>(list: readonly T[]): T => list[upTo(list.length)]!,
  };
}

const CASES = Number(process.env.LINTEL_DRAWS ?? 1_000);
it(`agrees with a second implementation on ${CASES} random timelines`, { timeout: 60_000 }, () => {
  const { upTo, chance, among } = seededRandom(71);
  const maybe = <T>(make: () => T): T | undefined => (chance(0.7) ? make() : undefined);
  for (let i = 0; i < CASES; i++) {
    // Around holidays, 29 February and changes of the clocks as often as on any day.
    const anchor = among([
      '2024-02-20',
      '2028-02-15',
      '2026-11-15',
      '2026-12-15',
      '2027-06-10',
      '2026-06-25',
      '2027-03-05',
      '2030-10-25',
    ]);
    const start = addDays(anchor, upTo(chance(0.5) ? 20 : 360));
    const later = (days: number) => addDays(start, upTo(days));
    const delivery = (): Delivery => {
      const sentOn = later(40);
      return {
        sentOn,
        method: among(['in_person', 'electronic', 'mail'] as const),
        receivedOn: chance(0.3) ? addDays(sentOn, upTo(6)) : undefined,
      };
    };
    const drawn = (): DisclosedTerms => ({
      aprPercent: (6_000 + among([0, 125, 126, 250, 251, upTo(1_000)])) / 1_000,
      irregular: chance(0.3),
      product: among(['fixed', 'fixed', 'adjustable']),
      prepaymentPenalty: chance(0.2),
    });
    const lock = maybe(() => ({
      lockedOn: start,
      days: among([15, 30, 45, 60, 120]),
      extensions: Array.from({ length: upTo(3) }, () => ({ on: later(60), days: among([5, 7, 15]) })),
    }));
    const closingOn = maybe(() => addDays(start, 20 + upTo(60)));
    const state = among(['ON', 'QC', 'BC', 'AB', 'NS']);
    const country = among(['US', 'US', 'CA'] as const);
    const timeline: Timeline =
      country === 'US'
        ? {
            ...{ country, lock, closingOn, sixFactsOn: maybe(() => start), completeOn: maybe(() => later(20)) },
            ...{ decidedOn: maybe(() => later(50)), loanEstimate: maybe(delivery), intentOn: maybe(() => later(20)) },
            changes: Array.from({ length: upTo(3) }, () => ({ on: later(40), revised: maybe(delivery) })),
            closingDisclosures: Array.from({ length: upTo(4) }, () => ({ ...delivery(), ...drawn() })),
            terms: maybe(drawn),
          }
        : {
            ...{ country, lock, closingOn, acceptedOn: maybe(() => start), conditionDays: maybe(() => 1 + upTo(12)) },
            ...{
              conditionsOn: chance(0.2) ? later(20) : undefined,
              conditionsClearedOn: maybe(() => later(20)),
              disclosure: maybe(delivery),
            },
          };
    const opensOnSaturdays = chance(0.4);
    const calendar = { region: { country, state: country === 'US' ? 'TX' : state }, opensOnSaturdays };
    const first = clocksOf(timeline, calendar)
      .map(({ kind, on: day, doneOn }) => `${kind} ${day} ${doneOn ?? '-'}`)
      .toSorted();
    expect(first, JSON.stringify({ timeline, calendar })).toEqual(secondClocks(timeline, opensOnSaturdays, state));
  }
});

describe('the history of a rate lock', () => {
  it('ends with the clock, and costs what a calculation in whole numbers costs, for random locks', () => {
    let seed = 11;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let at = 0; at < CASES; at++) {
      const thousandths = Array.from({ length: random(4) }, () => random(10_001));
      const lock = {
        ...{ lockedOn: `2027-0${1 + random(9)}-1${random(10)}`, days: 1 + random(90) },
        extensions: thousandths.map((points, turn) => ({
          ...{ on: '2027-03-01', days: 1 + random(30) },
          ...(turn % 2 ? { amountCents: points } : { points: points / 1_000 }),
        })),
      };
      const loanCents = random(200_000_000);
      const { endsOn, extensions, costCents } = lockHistory(lock, loanCents);
      expect(endsOn).toBe(on(us({ lock }), 'rate_lock_expires'));
      expect(extensions.map((extension) => extension.costCents)).toEqual(
        thousandths.map((points, turn) =>
          turn % 2 ? points : Number((BigInt(loanCents) * BigInt(points) * 2n + 100_000n) / 200_000n),
        ),
      );
      expect(costCents).toBe(extensions.reduce((sum, extension) => sum + extension.costCents!, 0));
    }
  });

  it('knows no cost of points while the amount of the loan is unknown', () => {
    const lock = { lockedOn: '2027-01-01', days: 30, extensions: [{ on: '2027-01-20', days: 7, points: 0.25 }] };
    expect(lockHistory(lock, undefined)).toMatchObject({ costCents: 0, extensions: [{ costCents: undefined }] });
  });
});
