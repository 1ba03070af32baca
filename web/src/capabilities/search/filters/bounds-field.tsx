import type { Field as FieldName } from '@lintel/hypersearch/facts';
import { Field } from '../../../ui/field.tsx';
import { fieldForms } from '../vocabulary.ts';

interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

const numberIn = (input: HTMLInputElement): number | undefined =>
  input.value === '' || Number.isNaN(input.valueAsNumber) || input.valueAsNumber < 0 ? undefined : input.valueAsNumber;

/** From and to of one field. An empty end is open. */
export function BoundsField(props: {
  field: FieldName;
  bounds: Bounds | undefined;
  onChange: (bounds: Bounds) => void;
}) {
  const { field, bounds = {}, onChange } = props;
  const { label, unit, step } = fieldForms[field];
  const wrongWay = bounds.min !== undefined && bounds.max !== undefined && bounds.min > bounds.max;
  const input = { type: 'number', inputMode: 'decimal', min: 0, step: step < 1 ? 'any' : 1 } as const;
  return (
    <fieldset>
      <legend className="mb-1 text-14 font-medium">
        {label}
        {unit && <span className="font-normal text-soft">, {unit}</span>}
      </legend>
      <div className="grid grid-cols-2 gap-3">
        <Field
          {...input}
          quiet
          label={`${label}, at least`}
          placeholder="At least"
          value={bounds.min ?? ''}
          onChange={(event) => onChange({ ...bounds, min: numberIn(event.target) })}
        />
        <Field
          {...input}
          quiet
          label={`${label}, at most`}
          placeholder="At most"
          value={bounds.max ?? ''}
          error={wrongWay ? 'Less than the lower end: no home can fit' : undefined}
          onChange={(event) => onChange({ ...bounds, max: numberIn(event.target) })}
        />
      </div>
    </fieldset>
  );
}
