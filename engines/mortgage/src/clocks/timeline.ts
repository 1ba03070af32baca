import type { Day } from './business-days.ts';

export type DeliveryMethod = 'in_person' | 'electronic' | 'mail';

/** A disclosure as it was provided to the borrower. */
export interface Delivery {
  sentOn: Day;
  method: DeliveryMethod;
  /** Day of proven receipt; without it, anything but delivery in person counts as received three business days later. */
  receivedOn?: Day | undefined;
}

/** The terms of which a change starts a new waiting period. */
export interface DisclosedTerms {
  aprPercent: number;
  /** A loan with irregular payments or advances has the wider tolerance. */
  irregular: boolean;
  /** Such as `fixed`, `adjustable`, `interest_only`. */
  product: string;
  prepaymentPenalty: boolean;
}

/** More days of a lock. Its cost is an amount or a percentage of the loan, as the lender states it. */
export interface LockExtension {
  on: Day;
  days: number;
  amountCents?: number | undefined;
  points?: number | undefined;
}

export interface RateLock {
  lockedOn: Day;
  days: number;
  extensions: readonly LockExtension[];
}

interface Common {
  lock?: RateLock | undefined;
  closingOn?: Day | undefined;
}

/** Events of an application in the USA. */
export interface UsTimeline extends Common {
  country: 'US';
  /** Day on which the six facts were complete: name, income, SSN, address, estimated value, loan amount. */
  sixFactsOn?: Day | undefined;
  /** Day on which the lender had everything it needs for a decision. */
  completeOn?: Day | undefined;
  decidedOn?: Day | undefined;
  loanEstimate?: Delivery | undefined;
  /** Day on which the borrower said that they want to proceed. */
  intentOn?: Day | undefined;
  /** Revised Loan Estimates and the days of the changes that led to them. */
  changes: readonly { on: Day; revised?: Delivery | undefined }[];
  /** Closing Disclosures, the oldest first. */
  closingDisclosures: readonly (Delivery & DisclosedTerms)[];
  /** The terms of today, when they are known. */
  terms?: DisclosedTerms | undefined;
}

/** Events of an application in Canada. */
export interface CaTimeline extends Common {
  country: 'CA';
  /** Day of the accepted offer. */
  acceptedOn?: Day | undefined;
  /** Days of the financing condition, or its date. */
  conditionDays?: number | undefined;
  conditionsOn?: Day | undefined;
  conditionsClearedOn?: Day | undefined;
  disclosure?: Delivery | undefined;
}

export type Timeline = UsTimeline | CaTimeline;
