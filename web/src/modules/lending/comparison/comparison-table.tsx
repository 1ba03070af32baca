import { m } from '@lintel/messages';
import type { Country, ProductViolation } from '@lintel/mortgage';
import type { ReactNode } from 'react';
import { decimal, exactMoney, money } from '../../../ui/format.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { cureSentence, ruleSentence } from '../../affordability/estimates/index.ts';
import { loanWords, percent } from '../pricing/program-words.ts';
import type { Compared } from './use-comparison.ts';

interface Measure {
  label: string;
  of: (loan: Compared) => ReactNode;
  /** Marks the lowest value. */
  size?: (loan: Compared) => number | null;
}

/** Loans side by side: one column each, one row for each figure. */
export function ComparisonTable({ loans, country }: { loans: readonly Compared[]; country: Country }) {
  const currency = country === 'CA' ? 'CAD' : 'USD';
  const exact = (cents: number) => exactMoney(cents / 100, currency);
  const whole = (cents: number) => money(Math.round(cents / 100), currency);
  const measures: Measure[] = [
    { label: m.lending__rate(), of: ({ product }) => percent(product.ratePercent) },
    {
      label: m.lending__payment_a_month(),
      of: ({ flow }) => exact(flow.paymentCents),
      size: ({ flow }) => flow.paymentCents,
    },
    {
      label: m.lending__mortgage_insurance(),
      of: ({ flow }) => (flow.insuranceCents[0] ? exact(flow.insuranceCents[0]) : '–'),
    },
    {
      label: country === 'US' ? m.lending__apr() : m.lending__annual_equivalent(),
      of: ({ aprPercent }) => (aprPercent === null ? '–' : percent(aprPercent)),
      size: ({ aprPercent }) => aprPercent,
    },
    {
      label: m.lending__points_and_fees(),
      of: ({ flow, product }) => (
        <>
          {whole(flow.upFrontCents)}
          <span className="block text-12 text-soft">
            {m.lending__points_of({ points: decimal(product.pointsPercent) })}
          </span>
        </>
      ),
    },
    {
      label: m.lending__total_cost(),
      of: ({ costCents, costYears }) => (
        <>
          {whole(costCents)}
          <span className="block text-12 text-soft">{m.lending__over_years({ years: costYears })}</span>
        </>
      ),
      size: ({ costCents }) => (new Set(loans.map(({ costYears }) => costYears)).size === 1 ? costCents : null),
    },
    { label: m.lending__break_even(), of: ({ breakEven }) => breakEvenWords(breakEven) },
    {
      label: m.lending__fits(),
      of: ({ eligibility: { violations, cures } }) =>
        violations.length === 0 ? (
          m.lending__fits_yes()
        ) : (
          <span className="inline-block max-w-64 text-left whitespace-normal">
            {violations.map((violation) => (
              <span key={violation.rule} className="block text-danger">
                {violationWords(violation, currency)}
              </span>
            ))}
            {cures[0] && (
              <span className="block">
                {cures[0].kind === 'credit_score'
                  ? m.lending__cure_score({ score: cures[0].to })
                  : cureSentence(cures[0], currency)}
              </span>
            )}
          </span>
        ),
    },
  ];
  return (
    <DataTable
      caption={m.lending__loans_side_by_side()}
      quietCaption
      rows={measures}
      keyOf={({ label }) => label}
      columns={[
        { head: m.lending__figure(), cell: ({ label }) => <span className="font-medium">{label}</span> },
        ...loans.map((loan, at) => ({
          head: m.lending__loan_head({ number: at + 1, loan: loanWords(loan.product) }),
          numeric: true,
          cell: ({ of, size }: Measure) => (
            <span className={isLowest(loan, loans, size) ? 'font-semibold text-primary' : undefined}>{of(loan)}</span>
          ),
        })),
      ]}
    />
  );
}

function isLowest(loan: Compared, loans: readonly Compared[], size: Measure['size']): boolean {
  const own = size?.(loan);
  if (own == null || loans.length < 2) return false;
  return loans.every((other) => (size?.(other) ?? Number.POSITIVE_INFINITY) >= own);
}

function breakEvenWords(month: number | null | undefined): string {
  if (month === undefined) return m.lending__lowest_at_closing();
  if (month === null) return m.lending__never_breaks_even();
  return m.lending__after_months({ count: month });
}

function violationWords({ rule, limit, actual }: ProductViolation, currency: 'USD' | 'CAD'): string {
  const amount = (cents: number) => money(Math.round(cents / 100), currency);
  switch (rule) {
    case 'va_service':
      return m.lending__va_needs_service();
    case 'lender_ltv':
      return m.lending__ltv_above_limit({ limit: decimal(limit), actual: decimal(actual) });
    case 'lender_score':
      return m.lending__score_below_limit({ limit });
    case 'lender_loan_min':
      return m.lending__loan_below_limit({ limit: amount(limit) });
    case 'lender_loan_max':
      return m.lending__loan_above_limit({ limit: amount(limit) });
    default:
      return ruleSentence({ rule, limit, actual }, currency);
  }
}
