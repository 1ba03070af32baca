import { m } from '@lintel/messages';
import type { Billing } from '@lintel/server/billing';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Failure } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { saveTaxId } from './calls.ts';
import { billingQuery, whyOf } from './queries.ts';

/** The tax ID printed on invoices. */
export function TaxIdForm({ customer }: { customer: Billing['customer'] }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(customer.taxId ?? '');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setError(undefined);
    try {
      const changed = await saveTaxId(typed.trim());
      client.setQueryData(billingQuery.queryKey, (before) => before && { ...before, customer: changed });
      showToast({ title: m.billing__saved_it_will_appear_on() });
    } catch (cause) {
      const bad = cause instanceof Failure ? cause.fields.find(({ field }) => field === 'taxId') : undefined;
      setError(bad ? m.billing__the_number({ rule: bad.rule }) : whyOf(cause));
    }
    setPending(false);
  };
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
            error={error}
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
