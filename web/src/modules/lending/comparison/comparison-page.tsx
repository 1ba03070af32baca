import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { signIn } from '../../../ui/format.ts';
import { termsQuery } from '../../affordability/estimates/index.ts';
import { rateSheetQuery } from '../calls.ts';
import { CountryChoice, StateSelect } from '../tools/place-fields.tsx';
import { ToolField } from '../tools/tool-field.tsx';
import { ToolPage } from '../tools/tool-page.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { LoanRows } from './loan-rows.tsx';
import { defaultsOf, problemOf, searchOf, type Typed, unknownBorrower } from './terms.ts';
import { useComparison } from './use-comparison.ts';

const none = [] as const;

/** Two to five loans side by side. The address holds the loans and never the borrower. */
export function ComparisonPage(props: {
  start: Typed;
  /** The visitor is a mortgage agent, who can take loans from the own rate sheet. */
  hasSheet: boolean;
  onSearch: (search: Record<string, string>) => void;
}) {
  const [typed, setTyped] = useState(props.start);
  const [borrower, setBorrower] = useState(unknownBorrower);
  const { data: market } = useQuery(termsQuery);
  const { data: sheets } = useQuery({ ...rateSheetQuery, enabled: props.hasSheet });
  const loans = useComparison(typed, borrower, sheets?.sheet?.adjustments ?? none, market);
  const problem = problemOf(typed);
  const { onSearch } = props;
  useEffect(() => {
    if (typed !== props.start && loans.length === typed.loans.length)
      onSearch(
        searchOf(
          typed,
          loans.map(({ product }) => product),
        ),
      );
  }, [typed, loans, props.start, onSearch]);
  const change = (changed: Partial<Typed>) => setTyped({ ...typed, ...changed });
  const field = (name: 'price' | 'down' | 'amortization' | 'horizon', label: string) => (
    <ToolField
      label={label}
      unit={name === 'price' || name === 'down' ? signIn(typed.country) : undefined}
      value={typed[name]}
      onValue={(value) => change({ [name]: value })}
    />
  );
  const about = (name: 'income' | 'debts' | 'score' | 'tax', label: string) => (
    <ToolField
      label={label}
      unit={name === 'score' ? undefined : signIn(typed.country)}
      value={borrower[name]}
      onValue={(value) => setBorrower({ ...borrower, [name]: value })}
    />
  );
  const mark = (name: 'firstTimeBuyer' | 'veteran' | 'rural', label: string) => (
    <div className="col-span-2">
      <Checkbox
        label={label}
        checked={borrower[name]}
        onChange={({ target }) => setBorrower({ ...borrower, [name]: target.checked })}
      />
    </div>
  );
  return (
    <ToolPage title={m.lending__rate_comparison()}>
      <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3 lg:grid-cols-6">
        <CountryChoice value={typed.country} onChange={(country) => setTyped(defaultsOf(country))} />
        <StateSelect country={typed.country} value={typed.state} onChange={(state) => change({ state })} />
        {field('price', m.lending__home_price())}
        {field('down', m.lending__down_payment())}
        {typed.country === 'CA' && field('amortization', m.lending__repaid_in_years())}
        {field('horizon', m.lending__years_you_keep_it())}
      </div>
      <LoanRows typed={typed} products={sheets?.sheet?.products ?? none} onChange={(next) => change({ loans: next })} />
      {problem ? (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      ) : (
        loans.length > 0 && <ComparisonTable loans={loans} country={typed.country} />
      )}
      <fieldset className="grid grid-cols-2 items-end gap-4 sm:grid-cols-4" data-print="no">
        <legend className="mb-2 text-14 font-semibold">{m.lending__check_eligibility()}</legend>
        {about('income', m.lending__income_a_year())}
        {about('debts', m.lending__debts_a_month())}
        {about('score', m.lending__credit_score())}
        {about('tax', m.lending__property_tax_a_year())}
        {mark('firstTimeBuyer', m.lending__first_time_buyer())}
        {typed.country === 'US' && mark('veteran', m.lending__can_use_va())}
        {typed.loans.some(({ program }) => program === 'usda') && mark('rural', m.lending__home_is_rural())}
      </fieldset>
      <p className="text-14 text-soft">
        {typed.country === 'US' ? m.lending__apr_note() : m.lending__annual_equivalent_note()}
      </p>
    </ToolPage>
  );
}
