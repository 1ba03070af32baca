import { NewRate, productLabels, rateProducts } from '@lintel/server/rates';
import { useQueryClient } from '@tanstack/react-query';
import { NumberField, SelectField, TextField } from '../../../../ui/form/fields.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { Submit } from '../../../../ui/form/submit.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { showToast } from '../../../../ui/toast.ts';
import { askRates, ratesKey } from './calls.ts';

const products = rateProducts.map((value) => ({ value, label: productLabels[value] }));

/** Enters a rate. One of the same product and day is replaced. */
export function RateForm() {
  const client = useQueryClient();
  const form = useForm({
    schema: NewRate,
    start: {
      product: 'us_fixed_30y',
      effectiveOn: new Date().toISOString().slice(0, 'yyyy-mm-dd'.length),
      source: 'Freddie Mac PMMS',
    },
    async send(rate) {
      await askRates((rates) => rates.add(rate));
      await client.invalidateQueries({ queryKey: ratesKey });
      showToast({ title: 'Rate saved', description: 'Monthly costs use it within a few seconds.' });
    },
  });
  return (
    <Form form={form} label="Enter a rate">
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_8rem_11rem_minmax(0,1fr)_auto]">
        <SelectField form={form} name="product" label="Product" options={products} />
        <NumberField form={form} name="percent" label="Rate (%)" step="any" placeholder="6.36" />
        <TextField form={form} name="effectiveOn" label="Day" type="date" />
        <TextField form={form} name="source" label="Source" maxLength={120} />
        <div className="lg:pt-6">
          <Submit form={form} pending="Saving…">
            Save rate
          </Submit>
        </div>
      </div>
    </Form>
  );
}
