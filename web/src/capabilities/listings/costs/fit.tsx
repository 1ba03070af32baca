import type { Costs, Purchase } from '@lintel/mortgage';
import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { type Currency, money, signOf } from '../../../ui/format.ts';
import { CaFit } from './ca-fit.tsx';
import { UsFit } from './us-fit.tsx';

/** What a household has and owes, in cents a month. */
export interface Means {
  incomeCents: number;
  debtsCents: number;
  heatCents: number;
}

/** Whether the costs fit an income: arithmetic on what is typed here, which leaves the page neither in a link nor to a server. */
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
      <p className="max-w-measure text-14">
        Arithmetic on what you type, not advice, not an approval and not an offer of credit. Nothing typed here is
        stored, sent or put into the link.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
        <Money label={`Income before tax (${sign} a year)`} value={income} onChange={setIncome} />
        <Money
          label={`Debts beside the home (${sign} a month)`}
          help="Loans, cards, support: what must be paid"
          value={debts}
          onChange={setDebts}
        />
        {!american && (
          <Money
            label={`Heating (${sign} a month)`}
            help={`${money(120, currency)} is an assumption`}
            value={heat}
            onChange={setHeat}
          />
        )}
      </div>
      {means.incomeCents === 0 ? (
        <p className="text-14 text-soft">Write an income to see the shares.</p>
      ) : purchase.country === 'US' ? (
        <UsFit {...props} purchase={purchase} means={means} />
      ) : (
        <CaFit {...props} purchase={purchase} means={means} />
      )}
    </div>
  );
}

const cents = (typed: string): number => {
  const value = Number(typed.replace(/CA|US|[\s,$]/g, ''));
  return Number.isFinite(value) && value > 0 ? Math.round(Math.min(value, 1e9) * 100) : 0;
};

function Money(props: { label: string; help?: string; value: string; onChange: (value: string) => void }) {
  const { label, help, value, onChange } = props;
  const bad = value.trim() !== '' && !/^(CA|US)?[\d\s,.$]*$/.test(value);
  return (
    <Field
      label={label}
      help={help}
      error={bad ? 'Write a number, like 1,250' : undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
