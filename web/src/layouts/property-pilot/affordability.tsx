import { m } from '@lintel/messages';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { askQuestion } from '../../modules/assistant/index.ts';
import { Button } from '../../ui/button.tsx';
import { groupedAmount, MoneyInput } from '../../ui/fields/money-input.tsx';
import { ownCurrency, signOf } from '../../ui/format.ts';

/** Asks the assistant which price fits an income; it shows its assumptions and answers follow-up questions. */
export function Affordability({ onAsk }: { onAsk: () => void }) {
  const client = useQueryClient();
  const [income, setIncome] = useState('');
  const [debts, setDebts] = useState('');
  const [down, setDown] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(income === '');
    if (income === '') return;
    const parts = [
      m.property_pilot__how_much_house_can_i({ income: groupedAmount(income) }),
      debts && m.property_pilot__with_a_month_in_debts({ debts: groupedAmount(debts) }),
      down && m.property_pilot__and_down({ down: groupedAmount(down) }),
    ];
    askQuestion(client, `${parts.filter(Boolean).join(' ')}?`);
    onAsk();
  };
  return (
    <section aria-labelledby="pilot-costs" className="lintel p-4 md:p-6">
      <h2 id="pilot-costs" className="text-22">
        {m.property_pilot__what_you_can_afford()}
      </h2>
      <p className="mt-1 max-w-measure text-14 text-soft">{m.property_pilot__this_is_an_estimate_based()}</p>
      <form noValidate onSubmit={submit} className="mt-4 grid items-start gap-4 sm:grid-cols-3">
        <MoneyInput
          label={m.property_pilot__yearly_income_before_tax()}
          unit={signOf(ownCurrency())}
          value={income}
          error={missing ? m.property_pilot__enter_your_income() : undefined}
          onAmount={setIncome}
        />
        <MoneyInput
          label={m.property_pilot__monthly_debt_payments()}
          unit={signOf(ownCurrency())}
          value={debts}
          onAmount={setDebts}
        />
        <MoneyInput
          label={m.property_pilot__down_payment()}
          unit={signOf(ownCurrency())}
          value={down}
          onAmount={setDown}
        />
        <Button type="submit" className="justify-self-start sm:col-span-3">
          {m.property_pilot__calculate()}
        </Button>
      </form>
    </section>
  );
}
