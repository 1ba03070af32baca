import { m } from '@lintel/messages';
import type { Frequency } from '@lintel/mortgage';
import { useState } from 'react';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { signIn } from '../../../ui/format.ts';
import { ToolField } from '../tools/tool-field.tsx';
import { frequencyOptions } from './frequency-options.ts';
import { CalculatorResult } from './result.tsx';
import { defaults, problemOf, type Typed, termsOf } from './terms.ts';

/** Payment, interest and loan to value, with the schedule by year; Canada compounds half-yearly. */
export function MortgageCalculator({ start = defaults, onTyped }: { start?: Typed; onTyped?: (typed: Typed) => void }) {
  const [typed, setTyped] = useState(start);
  const change = (changed: Partial<Typed>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    onTyped?.(next);
  };
  const terms = termsOf(typed);
  const problem = problemOf(terms);
  const field = (name: 'price' | 'down' | 'rate' | 'years' | 'extra', label: string, step?: string) => (
    <ToolField
      label={label}
      step={step}
      unit={name === 'rate' || name === 'years' ? undefined : signIn(typed.country)}
      value={typed[name]}
      onValue={(value) => change({ [name]: value })}
    />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <form className="grid grid-cols-2 content-start gap-4" onSubmit={(event) => event.preventDefault()}>
        <div className="col-span-2">
          <Choice
            legend={m.lending__country()}
            options={[
              { value: 'US', label: m.lending__usa() },
              { value: 'CA', label: m.lending__canada() },
            ]}
            value={typed.country}
            onChange={(country) => change({ country })}
          />
        </div>
        {field('price', m.lending__home_price())}
        {field('down', m.lending__down_payment())}
        {field('rate', m.lending__interest_rate(), '0.1')}
        {field('years', m.lending__term_in_years())}
        <div className="col-span-2 grid gap-4">
          <Select
            label={m.lending__payment_frequency()}
            value={typed.frequency}
            onChange={({ target }) => change({ frequency: target.value as Frequency })}
            options={frequencyOptions()}
          />
          {field('extra', m.lending__extra_each_payment())}
        </div>
      </form>
      {problem ? (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      ) : (
        <CalculatorResult terms={terms} />
      )}
    </div>
  );
}
