import { m } from '@lintel/messages';
import type { Option } from '../../../ui/fields/field.tsx';
import { statesOf } from '../../signups/index.ts';

const notStated: Option = {
  value: '',
  get label() {
    return m.documents__not_sure_yet();
  },
};

export const employments: readonly Option[] = [
  notStated,
  {
    value: 'employed',
    get label() {
      return m.documents__employed();
    },
  },
  {
    value: 'self_employed',
    get label() {
      return m.documents__self_employed();
    },
  },
  {
    value: 'retired',
    get label() {
      return m.documents__retired();
    },
  },
  {
    value: 'other',
    get label() {
      return m.documents__something_else();
    },
  },
];

const loans = {
  US: [
    notStated,
    {
      value: 'conventional',
      get label() {
        return m.documents__conventional_loan();
      },
    },
    {
      value: 'fha',
      get label() {
        return m.documents__fha_loan();
      },
    },
    {
      value: 'va',
      get label() {
        return m.documents__va_loan();
      },
    },
    {
      value: 'usda',
      get label() {
        return m.documents__usda_loan();
      },
    },
    {
      value: 'jumbo',
      get label() {
        return m.documents__jumbo_loan();
      },
    },
    {
      value: 'cash',
      get label() {
        return m.documents__cash_no_loan();
      },
    },
  ],
  CA: [
    notStated,
    {
      value: 'insured',
      get label() {
        return m.documents__insured_mortgage_under_20_down();
      },
    },
    {
      value: 'conventional',
      get label() {
        return m.documents__conventional_mortgage();
      },
    },
    {
      value: 'cash',
      get label() {
        return m.documents__cash_no_mortgage();
      },
    },
  ],
} satisfies Record<'US' | 'CA', Option[]>;

export const loansOf = (country: 'US' | 'CA'): readonly Option[] => loans[country];

export const placesOf = (country: 'US' | 'CA'): readonly Option[] => [
  notStated,
  ...statesOf([country === 'US' ? 'USA' : 'Canada']),
];
