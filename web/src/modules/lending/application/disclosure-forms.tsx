import { m } from '@lintel/messages';
import { Delivery, type Disclosure, methods, NewDisclosure, products } from '@lintel/server/lending';
import type { z } from 'zod';
import { callApi } from '../../../api/client.ts';
import { CheckField, NumberField, SelectField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { todayHere } from '../../../ui/time/moment.ts';
import { lendingKey } from '../calls.ts';
import { disclosureWords, methodWords } from '../words.ts';

const kinds = { US: ['loan_estimate', 'revised_estimate', 'closing_disclosure'], CA: ['ca_disclosure'] } as const;
const productWords = {
  fixed: m.lending__product_fixed,
  adjustable: m.lending__product_adjustable,
  interest_only: m.lending__product_interest_only,
};
const methodOptions = methods.map((value) => ({ value, label: methodWords[value]() }));

/** A Closing Disclosure states what a later one is compared with; a revised estimate states the day of the change. */
export function DisclosureForm({ id, country, onDone }: { id: number; country: 'US' | 'CA'; onDone: () => void }) {
  const { confirm } = useAction({ refetch: [lendingKey] });
  const form = useForm<z.input<typeof NewDisclosure>, NewDisclosure>({
    schema: NewDisclosure,
    start: { kind: kinds[country][0], sentOn: todayHere(), method: 'electronic', product: 'fixed' },
    async send(disclosure) {
      await callApi((api) => api.lending.disclose({ id, ...disclosure }));
      await confirm({ title: m.lending__recorded() });
      onDone();
    },
    failed: m.lending__could_not_record(),
  });
  const kind = form.watch('kind');
  return (
    <Form form={form} label={m.lending__record_disclosure()}>
      <SelectField
        form={form}
        name="kind"
        label={m.lending__disclosure()}
        options={kinds[country].map((value) => ({ value, label: disclosureWords[value]() }))}
      />
      {kind === 'revised_estimate' && (
        <TextField form={form} name="changedOn" type="date" optional label={m.lending__changed_on()} />
      )}
      <TextField
        form={form}
        name="sentOn"
        type="date"
        optional
        label={kind === 'revised_estimate' ? m.lending__sent_on_if_sent() : m.lending__sent_on()}
      />
      <SelectField form={form} name="method" label={m.lending__sent_by()} options={methodOptions} />
      <TextField form={form} name="receivedOn" type="date" optional label={m.lending__received_on()} />
      {kind === 'closing_disclosure' && (
        <>
          <NumberField form={form} name="aprPercent" label={m.lending__apr_percent()} step="0.001" />
          <SelectField
            form={form}
            name="product"
            label={m.lending__product()}
            options={products.map((value) => ({ value, label: productWords[value]() }))}
          />
          <CheckField form={form} name="prepaymentPenalty" label={m.lending__prepayment_penalty()} />
          <CheckField form={form} name="irregular" label={m.lending__irregular()} />
        </>
      )}
      <div>
        <Submit form={form} pending={m.lending__saving()}>
          {m.lending__record()}
        </Submit>
      </div>
    </Form>
  );
}

/** The delivery of a recorded disclosure. */
export function DeliveryForm({ disclosure, onDone }: { disclosure: Disclosure; onDone: () => void }) {
  const { id, sentOn, method, receivedOn } = disclosure;
  const { confirm } = useAction({ refetch: [lendingKey] });
  const form = useForm<z.input<typeof Delivery>, Delivery>({
    schema: Delivery,
    start: { sentOn: sentOn ?? todayHere(), method, ...(receivedOn !== null && { receivedOn }) },
    async send(delivery) {
      await callApi((api) => api.lending.deliverDisclosure({ id, ...delivery }));
      await confirm({ title: m.lending__saved() });
      onDone();
    },
    failed: m.lending__could_not_record(),
  });
  return (
    <Form form={form} label={disclosureWords[disclosure.kind]()}>
      <TextField form={form} name="sentOn" type="date" label={m.lending__sent_on()} />
      <SelectField form={form} name="method" label={m.lending__sent_by()} options={methodOptions} />
      <TextField form={form} name="receivedOn" type="date" optional label={m.lending__received_on()} />
      <div>
        <Submit form={form} pending={m.lending__saving()}>
          {m.lending__save()}
        </Submit>
      </div>
    </Form>
  );
}
