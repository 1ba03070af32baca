import type { Frequency } from '@lintel/mortgage';

export const frequencyNames: Readonly<Record<Frequency, string>> = {
  monthly: 'Monthly',
  'semi-monthly': 'Twice a month',
  'bi-weekly': 'Every two weeks',
  'accelerated-bi-weekly': 'Every two weeks, accelerated',
  weekly: 'Every week',
  'accelerated-weekly': 'Every week, accelerated',
};
