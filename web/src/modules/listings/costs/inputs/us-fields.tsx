import { m } from '@lintel/messages';
import { Select } from '../../../../ui/fields/field.tsx';
import { type FieldsProps, NumberField } from './number-field.tsx';

/** Loan fields for the United States. */
export function UsFields({ read, change }: FieldsProps) {
  const { inputs } = read;
  const conventional = inputs.loan !== 'fha';
  return (
    <>
      <Select
        label={m.listings__loan_type()}
        value={conventional ? 'conventional' : 'fha'}
        options={[
          { value: 'conventional', label: m.listings__conventional() },
          { value: 'fha', label: 'FHA' },
        ]}
        onChange={(event) => change({ loan: event.target.value })}
      />
      {conventional && (
        <NumberField
          read={read}
          change={change}
          name="pmi"
          label={m.listings__mortgage_insurance_pmi_of_the()}
          help={m.listings__if_you_leave_this_empty()}
        />
      )}
    </>
  );
}
