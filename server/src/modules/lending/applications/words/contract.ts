import { m } from '@lintel/messages';
import type { ApplicationStatus } from '../statuses/contract.ts';

export const statusWords: Record<ApplicationStatus, () => string> = {
  pending: m.lending__status_pending,
  submitted: m.lending__status_submitted,
  in_progress: m.lending__status_in_progress,
  under_review: m.lending__status_under_review,
  approved: m.lending__status_approved,
  rejected: m.lending__status_rejected,
  withdrawn: m.lending__status_withdrawn,
};

export const loanEventKinds = [
  'started',
  'edited',
  'status',
  'condition',
  'disclosure',
  'dates',
  'rate_lock',
  'letter',
  'co_borrower',
] as const;
type LoanEventKind = (typeof loanEventKinds)[number];

const eventWords: Record<LoanEventKind, () => string> = {
  started: m.lending__event_started,
  edited: m.lending__event_edited,
  status: m.lending__event_status,
  condition: m.lending__event_condition,
  disclosure: m.lending__event_disclosure,
  dates: m.lending__event_dates,
  rate_lock: m.lending__event_rate_lock,
  letter: m.lending__event_letter,
  co_borrower: m.lending__co_borrower,
};

const coBorrowerWords = {
  invited: m.lending__co_borrower_was_invited,
  joined: m.lending__co_borrower_has_joined,
  signed: m.lending__co_borrower_has_signed,
  removed: m.lending__co_borrower_has_left,
};

/** Names the event, such as “Status: Approved”. */
export function eventText({ kind, detail }: { kind: LoanEventKind; detail: string | null }): string {
  const words: Record<string, () => string> =
    kind === 'status' ? statusWords : kind === 'co_borrower' ? coBorrowerWords : {};
  const status = detail === null ? null : (words[detail]?.() ?? detail);
  return status === null || kind === 'edited' || kind === 'dates' || kind === 'disclosure'
    ? eventWords[kind]()
    : `${eventWords[kind]()}: ${status}`;
}
