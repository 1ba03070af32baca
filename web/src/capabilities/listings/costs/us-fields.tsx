import { Select } from '../../../ui/field.tsx';
import { type FieldsProps, NumberField } from './number-field.tsx';

/** The loans of the United States. */
export function UsFields({ read, change }: FieldsProps) {
  const { inputs } = read;
  const conventional = inputs.loan !== 'fha';
  return (
    <>
      <Select
        label="Kind of loan"
        value={conventional ? 'conventional' : 'fha'}
        options={[
          { value: 'conventional', label: 'Conventional' },
          { value: 'fha', label: 'FHA' },
        ]}
        onChange={(event) => change({ loan: event.target.value })}
      />
      {conventional && (
        <NumberField
          read={read}
          change={change}
          name="pmi"
          label="Mortgage insurance, PMI (% of the loan a year)"
          help="Open: 0.3 to 1% by the share borrowed, an assumption. None up to 80% of the price."
        />
      )}
    </>
  );
}
