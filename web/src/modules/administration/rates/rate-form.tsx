import { m } from '@lintel/messages';
import { NewRate, productLabels, rateProducts } from '@lintel/server/rates';
import { NumberField, SelectField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { fetchRates, ratesKey } from './calls.ts';

const products = rateProducts.map((value) => ({ value, label: productLabels[value] }));

/** Adds a rate. Replaces one of the same product and day. */
export function RateForm() {
  const { confirm } = useAction({ refetch: [ratesKey] });
  const form = useForm({
    schema: NewRate,
    start: {
      product: 'us_fixed_30y',
      effectiveOn: new Date().toISOString().slice(0, 'yyyy-mm-dd'.length),
      source: m.network__freddie_mac_pmms(),
    },
    async send(rate) {
      await fetchRates((rates) => rates.add(rate));
      await confirm({ title: m.network__rate_saved(), description: m.network__monthly_costs_will_use_it() });
    },
  });
  return (
    <Form form={form} label={m.network__enter_a_rate()}>
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-2 lg:grid-cols-[minmax(0,2fr)_8rem_11rem_minmax(0,1fr)_auto]">
        <div className="max-lg:col-span-2">
          <SelectField form={form} name="product" label={m.network__product()} options={products} />
        </div>
        <NumberField form={form} name="percent" label={m.network__rate()} step="any" placeholder="6.36" />
        <TextField form={form} name="effectiveOn" label={m.network__date()} type="date" />
        <TextField form={form} name="source" label={m.network__source()} maxLength={120} />
        <div className="pt-6">
          <Submit form={form} pending={m.network__saving()}>
            {m.network__save_rate()}
          </Submit>
        </div>
      </div>
    </Form>
  );
}
