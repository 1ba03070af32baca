import { Select } from '../../../ui/field.tsx';
import { type InputName, transferPlaces } from './cost-inputs.ts';
import { frequencyNames } from './frequency-names.ts';
import type { FieldsProps } from './number-field.tsx';

const yesNo = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

const choices: readonly { name: InputName; label: string; options: readonly { value: string; label: string }[] }[] = [
  {
    name: 'compounding',
    label: 'Kind of rate',
    options: [
      { value: 'half-yearly', label: 'Fixed, compounded half-yearly' },
      { value: 'monthly', label: 'Variable, compounded monthly' },
    ],
  },
  {
    name: 'frequency',
    label: 'Paid',
    options: Object.entries(frequencyNames).map(([value, label]) => ({ value, label })),
  },
  {
    name: 'insured',
    label: 'Mortgage insurance',
    options: [
      { value: 'no', label: 'Only where it must be' },
      { value: 'yes', label: 'Insured in any case' },
    ],
  },
  { name: 'firstTime', label: 'First-time buyer', options: yesNo },
  { name: 'newlyBuilt', label: 'Newly built home', options: yesNo },
  {
    name: 'ownDown',
    label: 'Down payment from',
    options: [
      { value: 'yes', label: 'Own money, a gift or a sale' },
      { value: 'no', label: 'Borrowed money' },
    ],
  },
  { name: 'place', label: 'Place, for land transfer tax', options: transferPlaces },
];

/** The loans and closings of Canada. */
export function CaFields({ read, change }: FieldsProps) {
  return choices.map(({ name, label, options }) => (
    <Select
      key={name}
      label={label}
      value={read.inputs[name]}
      options={options}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  ));
}
