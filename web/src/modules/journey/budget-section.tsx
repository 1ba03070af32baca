import { m } from '@lintel/messages';
import { TypedBudget } from '@lintel/server/journey';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { MoneyField } from '../../ui/form/fields.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { money, signOf } from '../../ui/format.ts';
import { useAction } from '../../ui/hooks/use-action.ts';
import { showToast } from '../../ui/toast/toast.ts';
import type { Journey } from './calls.ts';
import { journeyKey } from './calls.ts';

/** The maximum price and whether the purchase is paid without a loan. The first two steps depend on both. */
export function BudgetSection({ journey, onChanged }: { journey: Journey; onChanged: () => void }) {
  const { budgetMaxCents, currency, paysCash, personId } = journey;
  const [editing, setEditing] = useState(false);
  const { act, pending } = useAction({ refetch: [journeyKey] });
  return (
    <section id="budget" aria-labelledby="budget-title" className="grid scroll-mt-4 content-start gap-4">
      <h2 id="budget-title" className="text-22">
        {m.journey__budget()}
      </h2>
      {budgetMaxCents !== null && !editing ? (
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <p>
            {m.journey__up_to()}{' '}
            <span className="font-display text-28 font-semibold tabular-nums">
              {money(budgetMaxCents / 100, currency)}
            </span>
          </p>
          <Button kind="quiet" size="sm" onClick={() => setEditing(true)}>
            {m.journey__change()}
          </Button>
        </div>
      ) : (
        <BudgetForm
          journey={journey}
          onSaved={() => {
            setEditing(false);
            onChanged();
          }}
          onCancel={editing ? () => setEditing(false) : undefined}
        />
      )}
      <Checkbox
        label={m.journey__im_paying_without_a_loan()}
        checked={paysCash === true}
        disabled={pending}
        onChange={({ target }) =>
          void act(() => callApi((api) => api.journey.cash({ id: personId, paysCash: target.checked })), {
            title: target.checked ? m.journey__youre_paying_without_a_loan() : m.journey__youre_paying_with_a_loan(),
          })
        }
      />
    </section>
  );
}

function BudgetForm(props: { journey: Journey; onSaved: () => void; onCancel: (() => void) | undefined }) {
  const { journey, onSaved, onCancel } = props;
  const form = useForm({
    schema: TypedBudget,
    start: journey.budgetMaxCents === null ? {} : { budget: journey.budgetMaxCents / 100 },
    async send({ budget }: { budget: number }) {
      await callApi((api) => api.journey.budget({ id: journey.personId, budgetMaxCents: Math.round(budget * 100) }));
      showToast({
        title: m.journey__budget_saved(),
        description: m.journey__up_to_2({ budget: money(budget, journey.currency) }),
      });
      onSaved();
    },
  });
  return (
    <Form form={form} label={m.journey__budget()}>
      <MoneyField
        form={form}
        name="budget"
        unit={signOf(journey.currency)}
        label={m.journey__highest_price({ currency: journey.currency })}
        help={m.journey__professionals_see_it_only_if()}
        required
      />
      <div className="flex flex-wrap gap-2">
        <Submit form={form} pending={m.journey__saving()}>
          {m.journey__save_budget()}
        </Submit>
        {onCancel && (
          <Button kind="secondary" onClick={onCancel}>
            {m.journey__cancel()}
          </Button>
        )}
      </div>
    </Form>
  );
}
