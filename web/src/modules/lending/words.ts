import { m } from '@lintel/messages';
import type { ApplicationStatus, Clock, Condition, Disclosure, Letter } from '@lintel/server/lending';

export { eventText, statusWords } from '@lintel/server/lending/words';

export const statusTones = {
  pending: 'plain',
  submitted: 'info',
  in_progress: 'info',
  under_review: 'primary',
  approved: 'good',
  rejected: 'danger',
  withdrawn: 'plain',
} as const satisfies Record<ApplicationStatus, string>;

/** The button that moves an application to a status. */
export const moveWords: Record<ApplicationStatus, () => string> = {
  pending: m.lending__status_pending,
  submitted: m.lending__submit_application,
  in_progress: m.lending__start_work,
  under_review: m.lending__send_to_review,
  approved: m.lending__approve,
  rejected: m.lending__reject,
  withdrawn: m.lending__withdraw,
};

export const clockWords: Record<Clock['kind'], () => string> = {
  loan_estimate_due: m.lending__clock_loan_estimate_due,
  loan_estimate_received: m.lending__clock_loan_estimate_received,
  estimate_expires: m.lending__clock_estimate_expires,
  signing_after_estimate: m.lending__clock_signing_after_estimate,
  revised_estimate_due: m.lending__clock_revised_estimate_due,
  revised_estimate_last: m.lending__clock_revised_estimate_last,
  decision_notice_due: m.lending__clock_decision_notice_due,
  closing_disclosure_mailed: m.lending__clock_closing_disclosure_mailed,
  closing_disclosure_due: m.lending__clock_closing_disclosure_due,
  corrected_disclosure_due: m.lending__clock_corrected_disclosure_due,
  signing_after_disclosure: m.lending__clock_signing_after_disclosure,
  rate_lock_expires: m.lending__clock_rate_lock_expires,
  rate_hold_expires: m.lending__clock_rate_hold_expires,
  conditions_due: m.lending__clock_conditions_due,
  disclosure_due: m.lending__clock_disclosure_due,
  closing: m.lending__clock_closing,
};

export const urgencyTones = {
  overdue: 'danger',
  today: 'danger',
  soon: 'warning',
  later: 'plain',
} as const satisfies Record<Clock['urgency'], string>;

/** “3 days left”, “today”, “2 days overdue”. */
export function daysWords({ daysLeft }: Pick<Clock, 'daysLeft'>): string {
  if (daysLeft === 0) return m.lending__today();
  if (daysLeft === 1) return m.lending__tomorrow();
  return daysLeft > 0 ? m.lending__days_left({ days: daysLeft }) : m.lending__days_overdue({ days: -daysLeft });
}

const basisWords: Record<Clock['arithmetic']['basis'], () => string> = {
  calendar: m.lending__basis_calendar,
  open: m.lending__basis_open,
  precise: m.lending__basis_precise,
  banking: m.lending__basis_banking,
};

const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
export const dayWords = (iso: string): string => day.format(new Date(`${iso}T00:00:00Z`));

/** “3 business days after Mon, Nov 23; not counted: Thu, Nov 26 (Thanksgiving Day), Sat, Nov 28”. */
export function arithmeticWords({ arithmetic: { from, days, basis, skipped } }: Clock): string {
  if (days === 0) return m.lending__as_agreed();
  const around = { days: Math.abs(days), basis: basisWords[basis](), from: dayWords(from) };
  const counted = days > 0 ? m.lending__counted_after(around) : m.lending__counted_before(around);
  if (skipped.length === 0) return counted;
  const left = skipped.map(({ day: skippedDay, name }) =>
    name ? `${dayWords(skippedDay)} (${name})` : dayWords(skippedDay),
  );
  return `${counted}; ${m.lending__not_counted({ days: left.join(' · ') })}`;
}

export const conditionWords: Record<Condition['status'], () => string> = {
  open: m.lending__condition_open,
  received: m.lending__condition_received,
  cleared: m.lending__condition_cleared,
  waived: m.lending__condition_waived,
};
export const conditionTones = {
  open: 'warning',
  received: 'info',
  cleared: 'good',
  waived: 'plain',
} as const satisfies Record<Condition['status'], string>;

export const disclosureWords: Record<Disclosure['kind'], () => string> = {
  loan_estimate: m.lending__clock_loan_estimate_due,
  revised_estimate: m.lending__clock_revised_estimate_due,
  closing_disclosure: m.lending__closing_disclosure,
  ca_disclosure: m.lending__clock_disclosure_due,
};

export const methodWords: Record<Disclosure['method'], () => string> = {
  in_person: m.lending__in_person,
  electronic: m.lending__electronic,
  mail: m.lending__mail,
};

export const letterWords: Record<Letter['status'], () => string> = {
  valid: m.lending__letter_valid,
  expired: m.lending__letter_expired,
  revoked: m.lending__letter_is_revoked,
  license_lapsed: m.lending__letter_license_lapsed,
};
