import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { LenderSheet, type OwnLenderSheet } from '@lintel/server/matching';

export type OwnSheet = NonNullable<(typeof OwnLenderSheet)['_output']>;

/** One rate being edited; `key` identifies its row. */
export interface RateDraft {
  key: number;
  product: string;
  termYears: string;
  rate: string;
  points: string;
}

/** A lender sheet being edited; an empty string means "not stated". */
export interface SheetDraft {
  type: string;
  approvalDays: string;
  processingDays: string;
  preApprovalMinutes: string;
  digitalWorkflow: string;
  apiIntegration: string;
  /** One per line. */
  benefits: string;
  rates: RateDraft[];
}

const text = (value: number | boolean | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

export const draftOf = (sheet: OwnSheet | null): SheetDraft => ({
  type: sheet?.type ?? 'mortgage_brokerage',
  approvalDays: text(sheet?.approvalDays),
  processingDays: text(sheet?.processingDays),
  preApprovalMinutes: text(sheet?.preApprovalMinutes),
  digitalWorkflow: text(sheet?.digitalWorkflow),
  apiIntegration: text(sheet?.apiIntegration),
  benefits: sheet?.benefits.join('\n') ?? '',
  // Rates of a rate sheet are no part of the profile.
  rates: (sheet?.ratesFromSheet ? [] : (sheet?.rates ?? [])).map((one, key) => ({
    ...{ key, product: one.product, termYears: text(one.termYears) },
    ...{ rate: text(one.rate), points: text(one.points) },
  })),
});

const number = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));
const yesNo = (chosen: string): boolean | null => (chosen === '' ? null : chosen === 'true');

type Sheet = (typeof LenderSheet)['_output'];

/** Validates the draft. Returns the sheet, or the errors by field path such as `rates.0.rate`. */
export function readDraft(draft: SheetDraft): { sheet: Sheet } | { wrong: Record<string, string> } {
  const read = LenderSheet.safeParse({
    type: draft.type,
    approvalDays: number(draft.approvalDays),
    processingDays: number(draft.processingDays),
    preApprovalMinutes: number(draft.preApprovalMinutes),
    digitalWorkflow: yesNo(draft.digitalWorkflow),
    apiIntegration: yesNo(draft.apiIntegration),
    benefits: draft.benefits
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    rates: draft.rates.map(({ product, termYears, rate, points }) => ({
      ...{ product, termYears: number(termYears), rate: number(rate), points: number(points) ?? 0 },
    })),
  });
  const wrong: Record<string, string> = {};
  for (const { path } of read.error?.issues ?? []) {
    // A list has one error for the whole field; a rate has one per cell.
    const field = path[0] === 'benefits' ? 'benefits' : path.join('.');
    wrong[field] ??= rules[String(path.at(-1))] ?? rules[String(path[0])] ?? m.matching__check_this_field();
  }
  const keys = draft.rates.map(({ product, termYears }) => `${product} ${Number(termYears)}`);
  for (const [at, key] of keys.entries())
    if (keys.indexOf(key) < at) wrong[`rates.${at}.termYears`] ??= m.matching__this_loan_and_term_is();
  return read.success && Object.keys(wrong).length === 0 ? { sheet: read.data } : { wrong };
}

const rules: Record<string, string> = texts({
  approvalDays: m.matching__enter_0_to_365_days,
  processingDays: m.matching__enter_0_to_365_days,
  preApprovalMinutes: m.matching__enter_whole_minutes_from_1,
  benefits: m.matching__enter_up_to_10_lines,
  rates: m.matching__add_up_to_30_rates,
  termYears: m.matching__enter_whole_years_from_1,
  rate: m.matching__enter_0_to_30_percent,
  points: m.matching__enter_5_to_10_percent,
});
