import { m } from '@lintel/messages';
import type { ClockKind } from '@lintel/mortgage';

const names: Record<ClockKind, () => string> = {
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

export const clockName = (kind: ClockKind): string => names[kind]();
