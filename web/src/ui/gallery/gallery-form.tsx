import { Choices } from '../form/choices.tsx';
import { CheckField, NumberField, PhoneField, SelectField, TextareaField, TextField } from '../form/fields.tsx';
import { Form } from '../form/form.tsx';
import { ErrorSummary, Submit } from '../form/submit.tsx';
import type { FormPlan } from '../form/use-form.ts';
import { useForm } from '../form/use-form.ts';
import { showToast } from '../toast/toast.ts';

interface Values {
  name: string;
  phone: string;
  rooms: number | undefined;
  country: string;
  kind: string;
  markets: string[];
  note: string;
  agreed: boolean;
}

const start: Values = {
  name: '',
  phone: '',
  rooms: undefined,
  country: '',
  kind: '',
  markets: [],
  note: '',
  agreed: false,
};

const rules: { [Field in keyof Values]?: [(values: Values) => boolean, string] } = {
  name: [({ name }) => name.length > 1, 'First name must be at least 2 characters'],
  rooms: [({ rooms }) => rooms === undefined || (rooms >= 1 && rooms <= 10), 'must be from 1 to 10'],
  kind: [({ kind }) => kind !== '', 'Please select a kind'],
  markets: [({ markets }) => markets.length > 0, 'Please select at least one country'],
  agreed: [({ agreed }) => agreed, 'You must accept the terms and conditions'],
};

/** Placeholder for a contract schema. */
const schema: FormPlan<Values, Values>['schema'] = {
  '~standard': {
    version: 1,
    vendor: 'gallery',
    validate: (values) => {
      const issues = Object.entries(rules)
        .filter(([, [holds]]) => !holds(values as Values))
        .map(([field, [, message]]) => ({ message, path: [field] }));
      return issues.length > 0 ? { issues } : { value: values as Values };
    },
  },
};

export function GalleryForm() {
  const form = useForm({
    schema,
    start,
    send: async (_, key) => showToast({ title: 'Sent once', description: `Key ${key}` }),
  });
  return (
    <Form form={form} className="grid w-full max-w-120 gap-5">
      <TextField form={form} name="name" label="First name" autoComplete="given-name" />
      <PhoneField form={form} name="phone" label="Phone" />
      <NumberField form={form} name="rooms" label="Bedrooms (optional)" min={1} max={10} />
      <SelectField form={form} name="country" label="Country" options={[{ value: 'USA', label: 'USA' }]} />
      <Choices
        form={form}
        name="kind"
        legend="Kind"
        options={[
          { value: 'one', label: 'One', detail: 'What choosing it means' },
          { value: 'two', label: 'Two', unavailable: 'Why it cannot be chosen' },
        ]}
      />
      <Choices
        several
        form={form}
        name="markets"
        legend="Markets"
        options={[
          { value: 'USA', label: 'USA' },
          { value: 'Canada', label: 'Canada' },
        ]}
      />
      <TextareaField form={form} name="note" label="Note (optional)" help="Several lines" />
      <CheckField form={form} name="agreed" label="I agree" />
      <ErrorSummary form={form} />
      <Submit form={form} pending="Sending…">
        Send
      </Submit>
    </Form>
  );
}
