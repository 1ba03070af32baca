import { m } from '@lintel/messages';
import type { Costs, Purchase } from '@lintel/mortgage';
import { useState } from 'react';
import { MoneyInput } from '../../../../ui/fields/money-input.tsx';
import { type Currency, money, signOf } from '../../../../ui/format.ts';
import { CaFit } from './ca-fit.tsx';
import { UsFit } from './us-fit.tsx';

/** Checks whether the costs fit an income. The values entered here are neither sent to a server nor put in a link. */
export function Fit(props: { purchase: Purchase; costs: Costs; currency: Currency; today: string }) {
  const { purchase, currency } = props;
  const sign = signOf(currency);
  const [income, setIncome] = useState('');
  const [debts, setDebts] = useState('0');
  const [heat, setHeat] = useState('120');
  const american = purchase.country === 'US';
  const means = { incomeCents: Math.round(cents(income) / 12), debtsCents: cents(debts), heatCents: cents(heat) };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="max-w-measure text-14">{m.listings__these_results_are_calculated_from()}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
        <MoneyInput label={m.listings__income_before_tax_a_year({ sign })} value={income} onAmount={setIncome} />
        <MoneyInput
          label={m.listings__other_debt_payments_a_month({ sign })}
          help={m.listings__required_payments_on_loans_cards()}
          value={debts}
          onAmount={setDebts}
        />
        {!american && (
          <MoneyInput
            label={m.listings__heating_a_month({ sign })}
            help={m.listings__we_assume({ money: money(120, currency) })}
            value={heat}
            onAmount={setHeat}
          />
        )}
      </div>
      {means.incomeCents === 0 ? (
        <p className="text-14 text-soft">{m.listings__enter_an_income_to_see()}</p>
      ) : purchase.country === 'US' ? (
        <UsFit {...props} purchase={purchase} means={means} />
      ) : (
        <CaFit {...props} purchase={purchase} means={means} />
      )}
    </div>
  );
}

const cents = (typed: string): number => Math.round(Math.min(Number(typed), 1e9) * 100);
