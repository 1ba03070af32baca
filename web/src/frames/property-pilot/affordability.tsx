import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask } from '../../capabilities/assistant/index.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

const digits = (typed: string): string => typed.replace(/[^\d]/g, '').slice(0, 9);
const grouped = (typed: string): string => (typed === '' ? '' : Number(typed).toLocaleString('en-US'));

/** Which price fits an income: asked of the assistant, which shows its assumptions and can be asked on. */
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
      `How much house can I afford on $${grouped(income)} a year`,
      debts && `with $${grouped(debts)} a month in debts`,
      down && `and $${grouped(down)} down`,
    ];
    ask(client, `${parts.filter(Boolean).join(' ')}?`);
    onAsk();
  };
  return (
    <section aria-labelledby="pilot-costs" className="lintel p-4 md:p-6">
      <h2 id="pilot-costs" className="text-22">
        Which price fits
      </h2>
      <p className="mt-1 max-w-measure text-14 text-soft">
        Arithmetic by the usual limits of lenders: no approval, and no lender sees it. The answer stands in your
        conversation, and you can erase that.
      </p>
      <form noValidate onSubmit={submit} className="mt-4 grid items-start gap-4 sm:grid-cols-3">
        <Field
          label="Income before tax, a year ($)"
          inputMode="numeric"
          value={grouped(income)}
          error={missing ? 'Please write an income' : undefined}
          onChange={(event) => setIncome(digits(event.target.value))}
        />
        <Field
          label="Debts a month ($)"
          inputMode="numeric"
          value={grouped(debts)}
          onChange={(event) => setDebts(digits(event.target.value))}
        />
        <Field
          label="Down payment ($)"
          inputMode="numeric"
          value={grouped(down)}
          onChange={(event) => setDown(digits(event.target.value))}
        />
        <Button type="submit" className="justify-self-start sm:col-span-3">
          Work it out
        </Button>
      </form>
    </section>
  );
}
