import { m } from '@lintel/messages';
import type { Country, ProductViolation } from '@lintel/mortgage';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/fields/field.tsx';
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

/** Loans side by side: one column each, one row for each figure; on phones one loan at a time. */
export function ComparisonTable({ loans, country }: { loans: readonly Compared[]; country: Country }) {
  const measures = measuresOf(loans, country);
  return (
    <>
      <div className="max-md:hidden print:block">
        <SideBySide loans={loans} measures={measures} />
      </div>
      <div className="md:hidden print:hidden">
        <OneByOne loans={loans} measures={measures} />
      </div>
    </>
  );
}

function measuresOf(loans: readonly Compared[], country: Country): Measure[] {
  const currency = country === 'CA' ? 'CAD' : 'USD';
  const exact = (cents: number) => exactMoney(cents / 100, currency);
  const whole = (cents: number) => money(Math.round(cents / 100), currency);
  return [
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
}

interface Shown {
  loans: readonly Compared[];
  measures: readonly Measure[];
}

const headOf = ({ product }: Compared, at: number): string =>
  m.lending__loan_head({ number: at + 1, loan: loanWords(product) });

function SideBySide({ loans, measures }: Shown) {
  return (
    <DataTable
      caption={m.lending__loans_side_by_side()}
      quietCaption
      rows={measures}
      keyOf={({ label }) => label}
      columns={[
        { head: m.lending__figure(), cell: ({ label }) => <span className="font-medium">{label}</span> },
        ...loans.map((loan, at) => ({
          head: headOf(loan, at),
          numeric: true,
          cell: ({ of, size }: Measure) => (
            <span className={isLowest(loan, loans, size) ? 'font-semibold text-primary' : undefined}>{of(loan)}</span>
          ),
        })),
      ]}
    />
  );
}

/** One loan with all its figures; the lowest of all loans says so. */
function OneByOne({ loans, measures }: Shown) {
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, loans.length - 1);
  const loan = loans[at]!;
  return (
    <section aria-label={m.lending__loans_one_at_a_time()} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Select
        label={m.lending__loan()}
        value={String(at)}
        onChange={({ target }) => setChosen(Number(target.value))}
        options={loans.map((each, number) => ({ value: String(number), label: headOf(each, number) }))}
      />
      <dl className="lintel grid px-4">
        {measures.map(({ label, of, size }) => (
          <div key={label} className="grid grid-cols-2 items-baseline gap-3 border-b border-line py-2 last:border-0">
            <dt className="text-14 text-soft">{label}</dt>
            <dd className="min-w-0 text-right tabular-nums">
              {of(loan)}
              {isLowest(loan, loans, size) && (
                <span className="block text-12 font-semibold text-primary">
                  {m.lending__lowest_of({ count: loans.length })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-2 gap-2">
        <Button
          kind="secondary"
          unavailable={at === 0 ? m.lending__this_is_the_first() : undefined}
          onClick={() => setChosen(at - 1)}
        >
          {m.lending__previous_loan()}
        </Button>
        <Button
          kind="secondary"
          unavailable={at === loans.length - 1 ? m.lending__this_is_the_last() : undefined}
          onClick={() => setChosen(at + 1)}
        >
          {m.lending__next_loan()}
        </Button>
      </div>
    </section>
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
    case 'usda_area':
      return m.lending__rural_not_known();
    case 'usda_income':
      return m.lending__income_above_usda({ limit: amount(limit), actual: amount(actual) });
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
