import type { Option } from '../../../ui/field.tsx';
import { statesOf } from '../../network/index.ts';

const notSaid: Option = { value: '', label: 'Not sure yet' };

export const employments: readonly Option[] = [
  notSaid,
  { value: 'employed', label: 'Employed' },
  { value: 'self_employed', label: 'Self-employed' },
  { value: 'retired', label: 'Retired' },
  { value: 'other', label: 'Something else' },
];

const loans = {
  US: [
    notSaid,
    { value: 'conventional', label: 'Conventional loan' },
    { value: 'fha', label: 'FHA loan' },
    { value: 'va', label: 'VA loan' },
    { value: 'usda', label: 'USDA loan' },
    { value: 'jumbo', label: 'Jumbo loan' },
    { value: 'cash', label: 'Cash, no loan' },
  ],
  CA: [
    notSaid,
    { value: 'insured', label: 'Insured mortgage (under 20% down)' },
    { value: 'conventional', label: 'Conventional mortgage' },
    { value: 'cash', label: 'Cash, no mortgage' },
  ],
} satisfies Record<'US' | 'CA', Option[]>;

export const loansOf = (country: 'US' | 'CA'): readonly Option[] => loans[country];

export const placesOf = (country: 'US' | 'CA'): readonly Option[] => [
  notSaid,
  ...statesOf([country === 'US' ? 'USA' : 'Canada']),
];
