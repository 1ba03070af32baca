import { m } from '@lintel/messages';
/** A company that must keep records of a purchase: its kind, and its state or province. */
export interface RecordKeeper {
  country: 'US' | 'CA';
  /** Two letters. */
  stateOrProvince: string;
  agentType: 'real_estate' | 'mortgage';
}

interface Rule {
  id: string;
  applies(company: RecordKeeper): boolean;
  months: number;
  /** The legal start of the period, in words; see `retentionPeriodOf` for how it is determined here. */
  from: string;
  source: string;
}

/**
 * Legal retention periods of companies (feature map 4.8). When several rules apply, the longest wins. A state without
 * an entry has no known rule, and nothing is retained against the owner's will.
 */
export const retentionRules: readonly Rule[] = [
  {
    id: 'CA-ON trade file',
    applies: ({ stateOrProvince }) => stateOrProvince === 'ON',
    months: 72,
    get from() {
      return m.documents__the_completion_of_the_trade();
    },
    source: 'RECO, 2018 (O. Reg. 579/05; to be confirmed under TRESA)',
  },
  {
    id: 'CA-BC file',
    applies: ({ stateOrProvince }) => stateOrProvince === 'BC',
    months: 84,
    get from() {
      return m.documents__the_end_of_the_transaction();
    },
    source: 'BCFSA, record keeping for real estate and mortgage services; stored in British Columbia',
  },
  {
    id: 'CA-QC register',
    applies: ({ stateOrProvince }) => stateOrProvince === 'QC',
    months: 72,
    get from() {
      return m.documents__the_final_closing_of_the();
    },
    source: 'OACIQ, registers and records of brokerages',
  },
  {
    id: 'CA FINTRAC',
    applies: ({ country }) => country === 'CA',
    months: 60,
    get from() {
      return m.documents__the_last_transaction();
    },
    source: 'PCMLTFA; mortgage sector since 11 October 2024',
  },
  {
    id: 'US-CA transaction file',
    applies: ({ country, stateOrProvince, agentType }) =>
      country === 'US' && stateOrProvince === 'CA' && agentType === 'real_estate',
    months: 36,
    get from() {
      return m.documents__closing_or_the_listing_where();
    },
    source: 'California Business and Professions Code § 10148',
  },
  {
    id: 'US credit application',
    applies: ({ country, agentType }) => country === 'US' && agentType === 'mortgage',
    months: 25,
    get from() {
      return m.documents__the_notice_of_the_decision();
    },
    source: 'ECOA, 12 CFR 1002.12(b)',
  },
];

/**
 * Returns the end date, and the rule, for keeping a document relied on at `day` (ISO); undefined without a
 * known rule.
 */
export function keptUntil(company: RecordKeeper, day: string): { until: string; by: string } | undefined {
  const [longest] = retentionRules.filter((rule) => rule.applies(company)).toSorted((a, b) => b.months - a.months);
  return longest && { until: monthsAfter(day, longest.months), by: longest.id };
}

/** A purchase of the owner, as far as it affects their documents. Days are ISO. */
export interface Trade {
  /** Null unless the buyer reports the closing. */
  closedOn: string | null;
  /** It may still close. */
  open: boolean;
}

export interface RetentionPeriod {
  from: 'approval' | 'open_purchase' | 'closing';
  until: string;
}

/**
 * Returns how long a document approved on a day (ISO) is kept by a rule, given the owner's purchases. The period
 * begins with the first closing after the approval: no event named by the laws is later. While a purchase is open the
 * period has not begun and the document is kept; `until` is then the earliest end. Without a purchase the period
 * begins with the approval.
 */
export function retentionPeriodOf(
  rule: string,
  approvedOn: string,
  trades: readonly Trade[],
): RetentionPeriod | undefined {
  const months = monthsOf(rule);
  if (months === undefined) return undefined;
  const [closing] = trades.flatMap(({ closedOn }) => (closedOn && closedOn >= approvedOn ? [closedOn] : [])).toSorted();
  if (closing) return { from: 'closing', until: monthsAfter(closing, months) };
  const from = trades.some(({ open }) => open) ? 'open_purchase' : 'approval';
  return { from, until: monthsAfter(approvedOn, months) };
}

/** Months of a rule; undefined for a rule that this version does not know. */
export const monthsOf = (rule: string | null): number | undefined =>
  retentionRules.find(({ id }) => id === rule)?.months;

/** Returns the same day some months later; the last of the month when it has no such day. */
function monthsAfter(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
