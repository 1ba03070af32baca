import { type Calendar, type Counted, count, type Day, daysBetween } from './business-days.ts';
import {
  CLOSING_DISCLOSURE_DAYS,
  governing,
  MAIL_DAYS,
  type Redisclosure,
  received,
  redisclosureOf,
} from './disclosures.ts';
import type { CaTimeline, RateLock, Timeline, UsTimeline } from './timeline.ts';

export const clockKinds = [
  'loan_estimate_due',
  'loan_estimate_received',
  'estimate_expires',
  'signing_after_estimate',
  'revised_estimate_due',
  'revised_estimate_last',
  'decision_notice_due',
  'closing_disclosure_mailed',
  'closing_disclosure_due',
  'corrected_disclosure_due',
  'signing_after_disclosure',
  'rate_lock_expires',
  'rate_hold_expires',
  'conditions_due',
  'disclosure_due',
  'closing',
] as const;
export type ClockKind = (typeof clockKinds)[number];

/** The rule of each clock, as cited. */
export const clockSources: Record<ClockKind, string> = {
  loan_estimate_due: '12 CFR 1026.19(e)(1)(iii)(A)',
  loan_estimate_received: '12 CFR 1026.19(e)(1)(iv)',
  estimate_expires: '12 CFR 1026.19(e)(3)(iv)(E)',
  signing_after_estimate: '12 CFR 1026.19(e)(1)(iii)(B)',
  revised_estimate_due: '12 CFR 1026.19(e)(4)(i)',
  revised_estimate_last: '12 CFR 1026.19(e)(4)(ii)',
  decision_notice_due: '12 CFR 1002.9(a)(1)(i)',
  closing_disclosure_mailed: '12 CFR 1026.19(f)(1)(iii)',
  closing_disclosure_due: '12 CFR 1026.19(f)(1)(ii)',
  corrected_disclosure_due: '12 CFR 1026.19(f)(2)(ii)',
  signing_after_disclosure: '12 CFR 1026.19(f)(1)(ii)',
  rate_lock_expires: 'Rate lock agreement',
  rate_hold_expires: 'Rate hold of the lender',
  conditions_due: 'Agreement of purchase and sale',
  disclosure_due: 'SOR/2021-181, s. 54; O. Reg. 191/08, s. 21: two business days before signing',
  closing: 'Purchase agreement',
};

export interface Clock {
  kind: ClockKind;
  /** `deadline` must be met, `earliest` is the first allowed day, `expiry` ends something. */
  role: 'deadline' | 'earliest' | 'expiry';
  on: Day;
  arithmetic: Counted;
  /** Day on which the deadline was met. */
  doneOn?: Day;
  /** Changes that started the wait of a corrected disclosure. */
  reasons?: readonly Redisclosure[];
  /** The planned closing is before the first allowed day. */
  isViolated?: boolean;
}

/** Every clock of a timeline with its arithmetic, the earliest first; one that was met stays, with its day. */
export function clocksOf(timeline: Timeline, calendar: Calendar): Clock[] {
  const clocks = timeline.country === 'US' ? usClocks(timeline, calendar) : caClocks(timeline, calendar);
  const { lock, closingOn } = timeline;
  if (lock) clocks.push(lockClock(lock, timeline.country, calendar));
  if (closingOn) clocks.push(deadline('closing', given(closingOn, calendar)));
  for (const clock of clocks)
    if (clock.kind.startsWith('signing_') && closingOn !== undefined) clock.isViolated = closingOn < clock.on;
  const order = (kind: ClockKind) => clockKinds.indexOf(kind);
  return clocks.toSorted((one, other) =>
    one.on < other.on ? -1 : one.on > other.on ? 1 : order(one.kind) - order(other.kind),
  );
}

/** The first clock that is neither met nor a mere permission. */
export const nextClock = (clocks: readonly Clock[]): Clock | undefined =>
  clocks.find(({ role, doneOn }) => role !== 'earliest' && doneOn === undefined);

export type Urgency = 'overdue' | 'today' | 'soon' | 'later';

/** Days until a clock ends, and how urgent that is: 3, 1 and 0 days before it the agent is notified. */
export function urgencyOf({ on }: Pick<Clock, 'on'>, today: Day): { days: number; urgency: Urgency } {
  const days = daysBetween(today, on);
  return { days, urgency: days < 0 ? 'overdue' : days === 0 ? 'today' : days <= 3 ? 'soon' : 'later' };
}

const deadline = (kind: ClockKind, arithmetic: Counted, doneOn?: Day): Clock => ({
  ...{ kind, role: 'deadline', on: arithmetic.on, arithmetic },
  ...(doneOn !== undefined && { doneOn }),
});
const earliest = (kind: ClockKind, arithmetic: Counted): Clock => ({ ...deadline(kind, arithmetic), role: 'earliest' });

/** A revised Loan Estimate must be received four business days before the signing. */
const REVISED_ESTIMATE_DAYS = 4;

function usClocks(timeline: UsTimeline, calendar: Calendar): Clock[] {
  const { sixFactsOn, completeOn, decidedOn, loanEstimate, intentOn, changes, closingOn } = timeline;
  const clocks: Clock[] = [];
  if (sixFactsOn)
    clocks.push(deadline('loan_estimate_due', count(sixFactsOn, 3, 'open', calendar), loanEstimate?.sentOn));
  if (loanEstimate) {
    const expires = count(loanEstimate.sentOn, 10, 'open', calendar);
    clocks.push(
      earliest('loan_estimate_received', received(loanEstimate, calendar)),
      earliest('signing_after_estimate', count(loanEstimate.sentOn, 7, 'precise', calendar)),
      { ...deadline('estimate_expires', expires, intentOn), role: 'expiry' },
    );
  }
  for (const { on, revised } of changes)
    clocks.push(deadline('revised_estimate_due', count(on, 3, 'open', calendar), revised?.sentOn));
  if (closingOn && changes.length > 0) {
    const last = changes.at(-1)!.revised;
    const doneOn = last && received(last, calendar).on;
    clocks.push(
      deadline('revised_estimate_last', count(closingOn, -REVISED_ESTIMATE_DAYS, 'precise', calendar), doneOn),
    );
  }
  if (completeOn) clocks.push(deadline('decision_notice_due', count(completeOn, 30, 'calendar', calendar), decidedOn));
  return [...clocks, ...closingClocks(timeline, calendar)];
}

function closingClocks({ closingDisclosures, closingOn, terms }: UsTimeline, calendar: Calendar): Clock[] {
  const found = governing(closingDisclosures);
  const receivedOn = found && received(found.disclosure, calendar).on;
  const clocks: Clock[] = [];
  if (closingOn) {
    const mailed = count(closingOn, -(CLOSING_DISCLOSURE_DAYS + MAIL_DAYS), 'precise', calendar);
    const due = count(closingOn, -CLOSING_DISCLOSURE_DAYS, 'precise', calendar);
    clocks.push(
      deadline('closing_disclosure_mailed', mailed, found?.disclosure.sentOn),
      deadline('closing_disclosure_due', due, receivedOn),
    );
  }
  if (!found) return clocks;
  const wait = count(receivedOn!, CLOSING_DISCLOSURE_DAYS, 'precise', calendar);
  clocks.push({ ...earliest('signing_after_disclosure', wait), reasons: found.reasons });
  const reasons = terms ? redisclosureOf(found.disclosure, terms) : [];
  if (reasons.length > 0 && closingOn)
    clocks.push({
      ...deadline('corrected_disclosure_due', count(closingOn, -CLOSING_DISCLOSURE_DAYS, 'precise', calendar)),
      reasons,
    });
  return clocks;
}

function caClocks(timeline: CaTimeline, calendar: Calendar): Clock[] {
  const { acceptedOn, conditionDays, conditionsOn, conditionsClearedOn, disclosure, closingOn } = timeline;
  const clocks: Clock[] = [];
  const due =
    conditionsOn !== undefined
      ? given(conditionsOn, calendar)
      : acceptedOn !== undefined && conditionDays !== undefined
        ? count(acceptedOn, conditionDays, 'banking', calendar)
        : undefined;
  if (due) clocks.push(deadline('conditions_due', due, conditionsClearedOn));
  if (closingOn) clocks.push(deadline('disclosure_due', count(closingOn, -2, 'banking', calendar), disclosure?.sentOn));
  return clocks;
}

/** The end of a lock or hold. An extension adds its days to the end, not to the day on which it was agreed. */
function lockClock({ lockedOn, days, extensions }: RateLock, country: 'US' | 'CA', calendar: Calendar): Clock {
  const whole = days + extensions.reduce((sum, extension) => sum + extension.days, 0);
  const arithmetic = count(lockedOn, whole, 'calendar', calendar);
  return { ...deadline(country === 'US' ? 'rate_lock_expires' : 'rate_hold_expires', arithmetic), role: 'expiry' };
}

/** A date that an agreement names. */
const given = (on: Day, calendar: Calendar): Counted => count(on, 0, 'calendar', calendar);
