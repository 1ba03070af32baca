import { m } from '@lintel/messages';
import { pricedPrograms } from '@lintel/mortgage';
import { AdjustmentLine, ProductLine } from '@lintel/server/lending';
import type { z } from 'zod';
import { MoneyField, NumberField, SelectField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { programWords } from './program-words.ts';

const programOptions = () =>
  [...pricedPrograms.US, ...pricedPrograms.CA].map((value) => ({ value, label: programWords[value]() }));

/** The values of a line that are stated: an empty field is no limit. */
const stated = <T extends object>(line: T): Partial<{ [Key in keyof T]: NonNullable<T[Key]> }> =>
  Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null)) as never;

/** A product of a rate sheet. */
export function ProductForm(props: { line: ProductLine | undefined; onSave: (line: ProductLine) => Promise<unknown> }) {
  const form = useForm<Partial<z.input<typeof ProductLine>>, ProductLine>({
    schema: ProductLine,
    start: props.line ? stated(props.line) : { program: 'conventional', termYears: 30, points: 0, fees: 0 },
    send: props.onSave,
    failed: m.lending__could_not_publish(),
  });
  return (
    <Form form={form} label={m.lending__product()}>
      <div className="grid grid-cols-2 items-start gap-4">
        <SelectField form={form} name="program" label={m.lending__program()} options={programOptions()} />
        <NumberField form={form} name="termYears" label={m.lending__years_of_the_rate()} />
        <NumberField form={form} name="rate" label={m.lending__note_rate_percent()} step="0.001" />
        <NumberField form={form} name="points" label={m.lending__points_percent()} step="0.125" />
        <MoneyField form={form} name="fees" label={m.lending__lender_fees()} />
        <NumberField form={form} name="ltvMax" label={m.lending__highest_ltv()} step="0.01" />
        <MoneyField form={form} name="loanMin" label={m.lending__smallest_loan()} />
        <MoneyField form={form} name="loanMax" label={m.lending__highest_loan()} />
        <NumberField form={form} name="scoreMin" label={m.lending__lowest_score()} />
      </div>
      <div>
        <Submit form={form} pending={m.lending__saving()}>
          {m.lending__save_and_publish()}
        </Submit>
      </div>
    </Form>
  );
}

/** A change of rate or points in a band of loan to value and credit scores. */
export function AdjustmentForm(props: {
  line: AdjustmentLine | undefined;
  onSave: (line: AdjustmentLine) => Promise<unknown>;
}) {
  const form = useForm<Partial<z.input<typeof AdjustmentLine>>, AdjustmentLine>({
    schema: AdjustmentLine,
    start: props.line
      ? stated(props.line)
      : { ltvAbove: 80, ltvAtMost: 90, scoreFrom: 620, scoreTo: 679, rate: 0, points: 0 },
    send: props.onSave,
    failed: m.lending__could_not_publish(),
  });
  return (
    <Form form={form} label={m.lending__adjustment()}>
      <div className="grid grid-cols-2 items-start gap-4">
        <div className="col-span-2">
          <SelectField
            form={form}
            name="program"
            optional
            label={m.lending__program()}
            options={[{ value: '', label: m.lending__every_program() }, ...programOptions()]}
          />
        </div>
        <NumberField form={form} name="ltvAbove" label={m.lending__ltv_above()} step="0.01" />
        <NumberField form={form} name="ltvAtMost" label={m.lending__ltv_at_most()} step="0.01" />
        <NumberField form={form} name="scoreFrom" label={m.lending__score_from()} />
        <NumberField form={form} name="scoreTo" label={m.lending__score_to()} />
        <NumberField form={form} name="rate" label={m.lending__added_to_rate()} step="0.001" />
        <NumberField form={form} name="points" label={m.lending__added_to_points()} step="0.125" />
      </div>
      <div>
        <Submit form={form} pending={m.lending__saving()}>
          {m.lending__save_and_publish()}
        </Submit>
      </div>
    </Form>
  );
}
