import { m } from '@lintel/messages';
import { pricedPrograms } from '@lintel/mortgage';
import type { ProductLine } from '@lintel/server/lending';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { signIn } from '../../../ui/format.ts';
import { loanWords, percent, programWords } from '../pricing/program-words.ts';
import { ToolField } from '../tools/tool-field.tsx';
import { LOANS_MAX, loanOf, type Typed, type TypedLoan } from './terms.ts';

/** The loans that are compared; a mortgage agent adds them from the rate sheet. */
export function LoanRows(props: {
  typed: Typed;
  products: readonly ProductLine[];
  onChange: (loans: readonly TypedLoan[]) => void;
}) {
  const { typed, onChange } = props;
  const { loans, country } = typed;
  const programs: readonly string[] = pricedPrograms[country];
  const products = props.products.filter(({ program }) => programs.includes(program));
  const put = (at: number, change: Partial<TypedLoan>) =>
    onChange(loans.map((loan, each) => (each === at ? { ...loan, ...change } : loan)));
  return (
    <div className="grid gap-3">
      {loans.map((loan, at) => {
        const cell = (field: 'years' | 'rate' | 'points' | 'fees', label: string, step: string) => (
          <ToolField
            label={label}
            step={step}
            unit={field === 'fees' ? signIn(country) : undefined}
            value={loan[field]}
            onValue={(value) => put(at, { [field]: value })}
          />
        );
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: a loan has no identity beyond its position
            key={at}
            className="relative grid min-w-0 grid-cols-2 items-end gap-3 border-b border-line pb-3 sm:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))_auto]"
          >
            <legend className="mb-1 text-14 font-semibold">{m.lending__loan_number({ number: at + 1 })}</legend>
            <div className="max-[23rem]:col-span-2">
              <Select
                label={m.lending__program()}
                value={loan.program}
                onChange={({ target }) => put(at, { program: target.value as TypedLoan['program'] })}
                options={pricedPrograms[country].map((value) => ({ value, label: programWords[value]() }))}
              />
            </div>
            {cell('years', country === 'US' ? m.lending__term_in_years() : m.lending__years_of_the_rate(), '1')}
            {cell('rate', m.lending__note_rate_percent(), '0.125')}
            {cell('points', m.lending__points_percent(), '0.125')}
            {cell('fees', m.lending__lender_fees(), '1')}
            <Button
              kind="quiet"
              size="icon"
              className="max-sm:absolute max-sm:top-0 max-sm:right-0"
              aria-label={m.lending__remove_loan({ number: at + 1 })}
              unavailable={loans.length === 1 ? m.lending__keep_one_loan() : undefined}
              onClick={() => onChange(loans.filter((_, each) => each !== at))}
            >
              <Trash2 aria-hidden size={16} strokeWidth={1.5} />
            </Button>
          </fieldset>
        );
      })}
      {loans.length < LOANS_MAX && (
        <div className="flex flex-wrap items-end gap-3">
          <Button
            kind="secondary"
            onClick={() => {
              const { line: _, ...last } = loans.at(-1)!;
              onChange([...loans, last]);
            }}
          >
            <Plus aria-hidden size={16} strokeWidth={1.5} /> {m.lending__add_loan()}
          </Button>
          {products.length > 0 && (
            <Select
              label={m.lending__add_from_rate_sheet()}
              quiet
              value=""
              onChange={({ target }) => target.value && onChange([...loans, loanOf(products[Number(target.value)]!)])}
              options={[
                { value: '', label: m.lending__add_from_rate_sheet() },
                ...products.map((line, at) => ({
                  value: String(at),
                  label: `${loanWords(line)}, ${percent(line.rate)}`,
                })),
              ]}
            />
          )}
        </div>
      )}
    </div>
  );
}
