import { m } from '@lintel/messages';
import type { Billing } from '@lintel/server/billing';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Failure, reasonOf } from '../../../api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { saveTaxId } from '../calls.ts';
import { billingQuery } from '../queries.ts';

/** The tax ID printed on invoices. */
export function TaxIdForm({ customer }: { customer: Billing['customer'] }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(customer.taxId ?? '');
  const { act, pending, error } = useAction({ failed: null });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    await act(
      () => saveTaxId(typed.trim()),
      (changed) => {
        client.setQueryData(billingQuery.queryKey, (before) => before && { ...before, customer: changed });
        return { title: m.billing__saved_it_will_appear_on() };
      },
    );
  };
  const bad = error instanceof Failure ? error.fields.find(({ field }) => field === 'taxId') : undefined;
  const name = customer.country === 'CA' ? m.billing__gst_hst_number() : m.billing__tax_id_ein();
  return (
    <section aria-labelledby="on-bills" className="lintel grid gap-4 p-4 md:p-6">
      <h3 id="on-bills" className="text-22">
        {m.billing__billing_details()}
      </h3>
      <p className="text-14 text-soft">
        {[customer.name, customer.unparsedAddress, customer.stateOrProvince, customer.postalCode]
          .filter(Boolean)
          .join(', ')}
      </p>
      <form onSubmit={(event) => void save(event)} noValidate className="flex max-w-120 flex-wrap items-start gap-2">
        <div className="min-w-50 flex-1">
          <Field
            label={name}
            help={m.billing__optional_use_letters_numbers_spaces()}
            value={typed}
            maxLength={40}
            error={bad ? m.billing__the_number({ rule: bad.rule }) : error ? reasonOf(error) : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" kind="secondary" pending={pending} className="mt-6">
          {m.billing__save()}
        </Button>
      </form>
    </section>
  );
}
