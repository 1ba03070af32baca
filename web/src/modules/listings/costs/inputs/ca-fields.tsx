import { m } from '@lintel/messages';
import { Select } from '../../../../ui/fields/field.tsx';
import { type InputName, transferPlaces } from './cost-inputs.ts';
import { frequencyNames } from './frequency-names.ts';
import type { FieldsProps } from './number-field.tsx';

const yesNo = [
  {
    value: 'no',
    get label() {
      return m.listings__no();
    },
  },
  {
    value: 'yes',
    get label() {
      return m.listings__yes();
    },
  },
];

const choices: readonly { name: InputName; label: string; options: readonly { value: string; label: string }[] }[] = [
  {
    name: 'compounding',
    get label() {
      return m.listings__rate_type();
    },
    options: [
      {
        value: 'half-yearly',
        get label() {
          return m.listings__fixed_compounded_half_yearly();
        },
      },
      {
        value: 'monthly',
        get label() {
          return m.listings__variable_compounded_monthly();
        },
      },
    ],
  },
  {
    name: 'frequency',
    get label() {
      return m.listings__paid();
    },
    options: Object.entries(frequencyNames).map(([value, label]) => ({ value, label })),
  },
  {
    name: 'insured',
    get label() {
      return m.listings__mortgage_insurance_2();
    },
    options: [
      {
        value: 'no',
        get label() {
          return m.listings__only_if_required();
        },
      },
      {
        value: 'yes',
        get label() {
          return m.listings__always();
        },
      },
    ],
  },
  {
    name: 'firstTime',
    get label() {
      return m.listings__first_time_buyer();
    },
    options: yesNo,
  },
  {
    name: 'newlyBuilt',
    get label() {
      return m.listings__newly_built_home();
    },
    options: yesNo,
  },
  {
    name: 'ownDown',
    get label() {
      return m.listings__source_of_down_payment();
    },
    options: [
      {
        value: 'yes',
        get label() {
          return m.listings__your_own_money_a_gift();
        },
      },
      {
        value: 'no',
        get label() {
          return m.listings__borrowed_money();
        },
      },
    ],
  },
  {
    name: 'place',
    get label() {
      return m.listings__location_for_land_transfer_tax();
    },
    options: transferPlaces,
  },
];

/** Loan and closing fields for Canada. */
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
